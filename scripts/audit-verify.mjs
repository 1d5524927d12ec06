// npm run audit:verify: builds what is stale, then recomputes the audit log. Exit 0 when it holds, 10 when it does not.
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
await import('../apps/server/dist/audit-verify.js');
