// npm run platebook -- …: the command line from this checkout, built first when it is stale.
import { ensureInstalled, requireNode } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
// What the command prints is its own: set-up speaks on stderr only.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
ensureInstalled();
try {
  // The first administrator is made by a program of the server's.
  const local = process.argv[2] === 'admin' && process.argv[3] === 'create' ? ['apps/server'] : [];
  await buildStale(['apps/cli', ...local]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.stdout.write = write;
// Paths are the user's, not the repository's: npm runs scripts from the root.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import('../apps/cli/bin/platebook.js');
