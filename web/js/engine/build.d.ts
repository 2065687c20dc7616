/** What the build writes about itself into build.js, beside the page's modules. */
export interface Lock {
  info: Record<string, string>;
  packages: Record<string, { file_name: string; sha256: string }>;
}

export const BUILD: {
  /** One number for every file of this version; names the snapshot that fits it. */
  id: string;
  version: string;
  /** Whether the one-file edition, tonk.html, lies beside index.html. */
  single: boolean;
  /** Folders and files, relative to build.js. */
  runtime: string;
  stdlib: string;
  packages: string;
  lock: Lock;
  /** Bytes of each file that a boot downloads, uncompressed, by file name. */
  sizes: Record<string, number>;
};
