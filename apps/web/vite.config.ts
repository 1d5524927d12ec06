import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { addressList } from './src/build/address-list.ts';
import { chunkFileName, filesToPreload, FIRST_VISIT_CHUNKS } from './src/build/chunks.ts';
import { compressAssets } from './src/build/compress-assets.ts';
import { keepLastRelease } from './src/build/keep-last-release.ts';
import { publicPages } from './src/build/public-pages.ts';
import { routerForProduction } from './src/build/router-for-production.ts';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000';

/** `WORKSPACE_PACKAGES=dist` builds against what the packages publish, to prove that what they publish works. */
const readsSource = process.env.WORKSPACE_PACKAGES !== 'dist';

export default defineConfig({
  resolve: readsSource ? { conditions: ['@platebook/source', ...defaultClientConditions] } : {},
  plugins: [
    react(),
    vanillaExtractPlugin(),
    themeScript(),
    addressList(),
    publicPages({
      conditions: [...(readsSource ? ['@platebook/source'] : []), ...defaultServerConditions],
    }),
    routerForProduction(),
    keepLastRelease(),
    compressAssets(),
  ],
  server: {
    port: 5173,
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/auth': server,
      '/docs': server,
      '/dev': server,
      // Drawn by the server, from the last build.
      '^/(fr(/.*)?|blog(/.*)?|survey(/.*)?|book-demo|support|terms|privacy|sitemap\\.xml|robots\\.txt)?$':
        server,
    },
  },
  // `keepLastRelease` clears the folder: tabs that are open still ask for files of the release before.
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    emptyOutDir: false,
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: filesToPreload },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: { groups: FIRST_VISIT_CHUNKS },
      },
    },
  },
});

/**
 * Serves the kit's theme script as a blocking file in the head, so that a stored dark theme does not flash light and
 * the content security policy needs no exception for an inline script.
 */
function themeScript(): Plugin {
  const path = new URL('../../packages/ui/src/themes/theme-init.js', import.meta.url);
  const fileName = 'theme-init.js';
  return {
    name: 'platebook-theme-script',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(readFileSync(path));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
    },
  };
}
