import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/bin.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  splitting: false,
  removeNodeProtocol: false,
  dts: false,
  // One file, no node_modules at run time, and no build of the accounting package before this one.
  noExternal: [/.*/],
  onSuccess: 'node bin/platebook.js help --man dist/man --quiet',
  esbuildOptions(options) {
    options.conditions = ['@platebook/source', 'module'];
  },
  banner: {
    // commander is CommonJS and asks for Node's own modules with require().
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});
