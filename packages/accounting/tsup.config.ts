import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/workpapers/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  clean: true,
  sourcemap: true,
});
