import { defineConfig } from 'tsup';
import server from './tsup.config.ts';

/** What CommonJS modules find beside themselves has to be made for them in a module. */
const BESIDE = [
  "import { createRequire as createRequireHere } from 'node:module';",
  "import { dirname as dirnameHere } from 'node:path';",
  "import { fileURLToPath as pathHere } from 'node:url';",
  'const require = createRequireHere(import.meta.url);',
  'const __filename = pathHere(import.meta.url);',
  'const __dirname = dirnameHere(__filename);',
].join('\n');

/**
 * Programs of the fault harness, each whole in one file: a trial starts them a hundred times, and a start that reads a file
 * for each module of each library takes three times as long.
 */
export default defineConfig({
  ...(server as object),
  entry: [],
  clean: false,
  sourcemap: false,
  silent: true,
  // What is not JavaScript stays where it is.
  noExternal: [/^(?!@node-rs\/|pg-native)/],
  banner: { js: BESIDE },
});
