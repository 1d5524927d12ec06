// npm run platebook -- …: the command line from this checkout, built first when it is stale.
import { ensureInstalled, requireNode } from './install.mjs';
import { buildStale } from './stale.mjs';

requireNode();
// The command's stdout is its own: set-up only writes to stderr.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
ensureInstalled();
try {
  // Commands on the server's machine run programs of the server.
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
// Paths are relative to the user's folder: npm runs scripts from the root.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import('../apps/cli/bin/platebook.js');
