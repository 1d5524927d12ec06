import { existsSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = ['src/index.ts', 'src/workpapers/index.ts'].filter((entry) => existsSync(entry));

export default defineConfig({
  entry: entries,
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
