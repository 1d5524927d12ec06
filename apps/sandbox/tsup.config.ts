import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    reports: 'src/reports/index.ts',
    generate: 'src/generate.ts',
    'write-demo': 'src/write-demo.ts',
    start: 'src/start.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  clean: true,
  dts: false,
});
