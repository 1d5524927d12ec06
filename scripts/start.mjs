// npm start: installs what is missing, builds what is stale, then becomes the server.
import { ensureInstalled, requireNode } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
ensureInstalled();
try {
  await buildStale(['apps/server', 'apps/web']);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../apps/server/dist/main.js');
