import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // The declaration worker cannot read a composite project (TS6307).
  dts: { compilerOptions: { composite: false, incremental: false } },
});
