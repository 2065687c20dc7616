/** What the build writes about itself into build.js, which the bundles hold; addresses are relative to them. */
export const BUILD: {
  /** One number for every file of this version; names the snapshot that fits it. */
  id: string;
  version: string;
  /** Whether the one-file edition, tonk.html, lies beside index.html. */
  single: boolean;
  /** The folder of Pyodide's own files. */
  runtime: string;
  /** The standard library and the engine's wheel; what ends in `.pack` is packed with gzip. */
  stdlib: string;
  wheel: string;
  /** What the wheel's download must be. */
  integrity: string;
  /** Pyodide's lock. */
  lock: { info: Record<string, string>; packages: object };
  /** Bytes of each file that a boot downloads, by file name without `.pack`. */
  sizes: Record<string, number>;
};
