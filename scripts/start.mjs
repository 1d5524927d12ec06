// npm start: installs what is missing, builds what is stale, starts the sandbox where there is no provider, then becomes
// the server.
import { ensureInstalled, requireNode } from './install.mjs';
import { startSandbox, wantsSandbox } from './sandbox.mjs';
import { buildStale } from './stale.mjs';

requireNode();
ensureInstalled();
try {
  const withSandbox = wantsSandbox(process.env);
  await buildStale(['apps/server', 'apps/web', ...(withSandbox ? ['apps/sandbox'] : [])]);
  if (withSandbox) {
    process.env.SANDBOX_URL = await startSandbox(process.env, { orNext: true });
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../apps/server/dist/main.js');
