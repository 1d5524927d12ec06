import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  // In development workspace packages are read from source; a production build takes what they publish.
  resolve:
    command === 'serve' ? { conditions: ['@platebook/source', ...defaultClientConditions] } : {},
  plugins: [react(), vanillaExtractPlugin()],
  server: {
    port: 5173,
    host: '127.0.0.1',
    proxy: { '/api': server, '/auth': server, '/docs': server },
  },
  build: { target: 'es2022', sourcemap: true },
}));
