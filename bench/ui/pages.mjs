// Benchmark pages: built for production, served, with statistics of several runs.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { build } from 'vite';

/** Builds one page of `here` as `page.js` and `page.css`, into a folder named after its file. */
export async function buildPage(here, folder, file) {
  const outDir = join(folder, basename(file, '.tsx'));
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(here, file),
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
}

export function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves what was built; a page is `/NAME/`. */
export async function serve(folder) {
  const answer = async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path.endsWith('/')) {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><html lang="en"><head><link rel="stylesheet" href="page.css"></head><body><div id="root"></div><script type="module" src="page.js"></script></body></html>',
      );
      return;
    }
    const body = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    response.end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
