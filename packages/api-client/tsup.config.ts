import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'french/french': 'src/french/french.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
});
