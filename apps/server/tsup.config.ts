import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/main.ts',
    'src/hash-program.ts',
    'src/worker-program.ts',
    'src/admin-backup.ts',
    'src/admin-create.ts',
    'src/admin-keys.ts',
    'src/audit-verify.ts',
    'src/service-token.ts',
    'src/uploads-sweep.ts',
  ],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  sourcemap: true,
  dts: false,
  // Our packages are read from source and bundled, so that the server needs no build but its own.
  noExternal: [/^@platebook\//],
  esbuildOptions(options) {
    options.conditions = ['@platebook/source'];
  },
});
