// Server parts that the benchmark uses from source.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';

const source = (path) => fileURLToPath(new URL(`../../apps/server/src/${path}`, import.meta.url));

let loaded = null;

/** `server-parts.mjs` bundled beside the server's own build, so that it resolves the same packages. */
export function bundled() {
  loaded ??= load();
  return loaded;
}

async function load() {
  const outfile = join(source('..'), 'dist', 'bench-parts.mjs');
  await build({
    stdin: {
      contents: `
        export { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
        export { startSystemPostgres } from './testing/system-postgres.ts';
        export { createLogger } from './platform/logger.ts';
        export { createPasswords } from './identity/auth/passwords/passwords.ts';
        export { createClientsService } from './clients/clients.service.ts';
        export { clientsRoutes } from './clients/clients.routes.ts';
      `,
      resolveDir: source('.'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    conditions: ['@platebook/source'],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
