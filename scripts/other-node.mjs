// Other versions of Node to run the tests with, fetched as packages of npm and kept beside its other caches.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm, root } from './install.mjs';

/** The folder of a Node of a major version: that of the running one, or the newest when it was fetched (once, about 50 MB). */
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
