// Writes a package's type declarations into its `dist`: those that `npm run types` makes, from the compiler that checks them.
// Run in the package's folder, after its JavaScript is built.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './install.mjs';

const folder = process.cwd();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@typescript/native/bin/tsc'), '-b', folder],
  { stdio: 'inherit' },
);
if (status === 0) {
  cpSync(join(root, 'node_modules/.cache/tsc', basename(folder)), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !/[/\\]testing$|\.(test|test-d|stories)\.d\.ts$/.test(path),
  });
}
process.exitCode = status ?? 1;
