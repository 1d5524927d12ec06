// npm run platebook -- …: the command line from this checkout, built first when it is stale.
import { ensureInstalled, requireNode } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
// What the command prints is its own: set-up speaks on stderr only.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
ensureInstalled();
try {
  // What is done on the server's machine is done by programs of the server's.
  const [, , group, action] = process.argv;
  const isLocal =
    ['backup', 'restore', 'keys'].includes(group) || (group === 'admin' && action === 'create');
  const local = isLocal ? ['apps/server'] : [];
  await buildStale(['apps/cli', ...local]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.stdout.write = write;
// Paths are the user's, not the repository's: npm runs scripts from the root.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import('../apps/cli/bin/platebook.js');
