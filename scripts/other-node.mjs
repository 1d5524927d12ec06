// Other Node versions for running the tests, downloaded as npm packages and cached beside its other caches.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm, root } from './install.mjs';

/** The folder of a Node major version: the running one's, or the newest at download time (once, about 50 MB). */
export function folderOfNode(major) {
  if (major === Number(process.versions.node.split('.')[0])) {
    return dirname(process.execPath);
  }
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', '.cache', `node-${major}`);
  const bin = join(folder, 'node_modules', name, 'bin');
  if (existsSync(join(bin, 'node'))) {
    return bin;
  }
  mkdirSync(folder, { recursive: true });
  const { status } = npm([
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefix',
    folder,
    `${name}@${major}`,
  ]);
  if (status !== 0) {
    throw new Error(`Node ${major} could not be fetched; npm says why above.`);
  }
  return bin;
}
