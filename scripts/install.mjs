// Installs the locked dependencies when they are missing or older than package-lock.json.
// Uses Node's own modules only: on a fresh clone there is nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLocked, lockSync } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs npm with the npm that started us, so that `npm start` and a bare `node scripts/…` do the same. */
export function npm(args, options = {}) {
  const npmCli = process.env.npm_execpath;
  const command = npmCli === undefined ? 'npm' : process.execPath;
  const all = npmCli === undefined ? args : [npmCli, ...args];
  return spawnSync(command, all, { cwd: root, stdio: 'inherit', ...options });
}

/** Whether node_modules holds every package that package-lock.json requires on this machine, in its version. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) {
    return false;
  }
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional === true ||
      entry.link === true ||
      (installed[path]?.version === entry.version && existsSync(join(root, path))),
  );
}

/** Exits with a sentence when this Node cannot run the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits) {
    process.stderr.write(
      `Platebook needs Node 20.19 or newer, or 22.12 or newer; this is ${process.version}. Install a current Node and run the same command again.\n`,
    );
    process.exit(1);
  }
}

/** Makes node_modules match package-lock.json; does nothing when it already does. Waits for a command that is doing so. */
export function ensureInstalled() {
  if (!isLocked() && isInstalled()) {
    return;
  }
  const release = lockSync();
  if (!isInstalled()) {
    install();
  }
  release();
}

function install() {
  process.stdout.write('Installing dependencies (once, about a minute)…\n');
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.status !== 0) {
    process.stderr.write(
      'The dependencies could not be installed; npm says why above. Nothing was started.\n',
    );
    process.exit(result.status ?? 1);
  }
}
