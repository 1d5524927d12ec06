// npm run build: builds every stale workspace, or the ones named (`npm run build -- packages/ui`).
import { ensureInstalled, requireNode } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
ensureInstalled();
const named = process.argv.slice(2);
try {
  const built = await buildStale(named.length > 0 ? named : undefined);
  process.stdout.write(built.length > 0 ? 'Build finished.\n' : 'Everything is up to date.\n');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
