/** Starts the worker of the one-file edition: a classic worker, for from a file browsers start no other. */

// Pyodide refuses classic workers, which it knows by a working importScripts; all it needs of a module worker is import().
self.importScripts = () => {
  throw new Error("This worker loads modules.");
};

self.onmessage = ({ data: { module, parts, origin } }) => {
  self.onmessage = null;
  const blob = (content) => URL.createObjectURL(new Blob([content], { type: "text/javascript" }));

  const part = async (address) => {
    const packed = parts[String(address).slice(origin.length)];
    if (packed === undefined) throw new TypeError(`${address} is not in this file.`);
    const bytes = Uint8Array.fromBase64?.(packed) ?? Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    const type = String(address).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": type } });
  };
  self.fetch = part;
  self.tonkFile = { loadModule: async (address) => import(blob(await (await part(address)).blob())) };

  import(blob(module));
};
