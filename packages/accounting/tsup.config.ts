import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/workpapers/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // `composite` (needed by tsc -b) breaks tsup's dts worker.
  dts: {
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
  },
});
