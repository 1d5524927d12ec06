// npm run uploads:sweep [-- --delete]: counts what the hourly sweep would delete, or deletes it now.
import { ensureInstalled, requireNode } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
ensureInstalled();
try {
  await buildStale(['apps/server']);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../apps/server/dist/uploads-sweep.js');
