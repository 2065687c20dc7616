/** Starts the page of the one-file edition: unpacks its modules and answers what it fetches from the file itself. */
(async () => {
  const ORIGIN = "https://tonk.invalid/";
  const text = (id) => document.getElementById(`tonk-${id}`).textContent;

  const unpacked = (packed) => {
    const bytes = Uint8Array.fromBase64?.(packed) ?? Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  };
  const blob = (content, type) => URL.createObjectURL(new Blob([content], { type }));

  const { main, files, worker } = await unpacked(text("page")).json();

  const elsewhere = window.fetch.bind(window);
  window.fetch = async (input, options) => {
    const address = String(input instanceof Request ? input.url : input);
    const path = address.startsWith(ORIGIN) ? address.slice(ORIGIN.length) : null;
    return path in files ? new Response(files[path]) : elsewhere(input, options);
  };

  globalThis.tonkFile = {
    startWorker(mode) {
      const started = new Worker(blob(worker.source, "text/javascript"), { name: mode });
      const parts = Object.fromEntries(worker.parts.map((path, index) => [path, text(`part-${index}`)]));
      started.postMessage({ module: worker.module, parts, origin: ORIGIN });
      return started;
    },
  };

  const first = { worker: globalThis.tonkFile.startWorker("usual"), said: [], failures: [] };
  first.worker.onmessage = (event) => first.said.push(event);
  first.worker.onerror = (event) => first.failures.push(event);
  globalThis.tonkFirst = first;

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href$="licences.html"]');
    if (!link) return;
    event.preventDefault();
    open(blob(files["licences.html"], "text/html"));
  });

  await import(blob(main, "text/javascript"));
})();
