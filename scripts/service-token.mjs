// npm run auth:token: builds what is stale, then prints a service token. --hours=N, one unless given.
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
await import('../apps/server/dist/service-token.js');
