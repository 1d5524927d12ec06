// Starts the built server on PORT, with the built sandbox on SANDBOX_PORT, a fresh database in a temporary folder and the
// demo in it, for the journeys.
// Prints the server's own lines; ends, and removes the folder, on SIGTERM or SIGINT.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '../../scripts/sandbox.mjs';

const server = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
if (!existsSync(server)) {
  process.stderr.write('The server is not built: run `npm run build` first.\n');
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), 'platebook-e2e-'));
// Started as root, the database runs as another user, who needs access to this folder.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

process.env.DATA_DIR = dataDir;
process.env.SEED_DEMO = '1';
// Other processes on the machine are no reason to lower the worker's priority.
process.env.WORKER_NICE ??= '0';
process.env.LOG_LEVEL ??= 'warn';
// All journeys come from one address.
process.env.INVITE_TRIES_PER_MINUTE ??= '1000';
process.env.AUTH_REQUESTS_PER_ADDRESS ??= '10000';
delete process.env.DATABASE_URL;
process.env.SANDBOX_URL = await startSandbox(process.env, { orNext: false });
// The simulated QuickBooks counts calls when it handles them. Delayed by two browsers, it could count more than ten
// calls in one second that were sent apart, and that company would pause for a minute. The limit per minute stays.
const limits = await fetch(`${process.env.SANDBOX_URL}/_sandbox/quickbooks/limits`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ perSecond: 100, perMinute: 500, batchesPerMinute: 40 }),
});
if (!limits.ok) {
  process.stderr.write(`The sandbox did not take its limits: ${limits.status}.\n`);
  process.exit(1);
}
await import(server);
