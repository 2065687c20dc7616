/** Runs esbuild in the present folder with the options given as JSON; what it warns of is a fault too: node bundle.mjs OPTIONS. */

import { build } from "esbuild";

const { warnings } = await build({
  bundle: true,
  format: "esm",
  minify: true,
  legalComments: "none",
  logLevel: "warning",
  external: ["../fonts/*"], // of the styles
  target: "es2024",
  ...JSON.parse(process.argv[2]),
}).catch(() => process.exit(1)); // esbuild has said why
process.exitCode = warnings.length > 0 ? 1 : 0;
