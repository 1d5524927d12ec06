// npm run bench -- NAME [options]: runs one of the benchmarks under bench/, on fresh builds of what it measures.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode, root } from './install.mjs';
import { buildStale } from './stale.mjs';

/** What each benchmark needs built. */
const NEEDS = {
  accounting: ['packages/accounting', 'apps/sandbox'],
  cli: ['apps/cli'],
  api: ['apps/server'],
  broadcast: ['apps/server'],
  sync: ['apps/server', 'apps/sandbox'],
  uploads: ['apps/server', 'apps/sandbox'],
  ui: ['packages/ui', 'packages/machines'],
  web: ['apps/server', 'apps/web'],
};

requireNode();
ensureInstalled();
const [name = '', ...options] = process.argv.slice(2);
if (NEEDS[name] === undefined) {
  const known = readdirSync(join(root, 'bench')).filter((folder) => NEEDS[folder] !== undefined);
  process.stderr.write(`Usage: npm run bench -- NAME [options]\nBenchmarks: ${known.join(', ')}\n`);
  process.exitCode = 2;
} else {
  await buildStale(NEEDS[name]);
  const { run } = await import(pathToFileURL(join(root, 'bench', name, 'bench.mjs')).href);
  process.exitCode = await run(options);
}
