// npm run bench -- ui [sizes|grid|toast]
// What one same page costs to load, built with the kit and with five other libraries; what 10,000 rows cost in its grid and
// in two others; what a toast costs while it stands there. Each comparison is one run.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureGrids, printGrids } from './grid.mjs';
import { measureSizes, printSizes } from './sizes.mjs';
import { measureToast, printToast } from './toast.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Runs the requested parts, all by default, and returns the exit code: 1 when a goal is missed. */
export async function run(args) {
  const known = { sizes, grid, toast };
  const parts = args.length === 0 ? Object.keys(known) : args;
  const unknown = parts.find((part) => known[part] === undefined);
  if (unknown !== undefined) {
    process.stderr.write(`Usage: npm run bench -- ui [${Object.keys(known).join('|')}]\n`);
    return 2;
  }
  ensureRivals();
  let met = true;
  for (const part of parts) {
    met = (await known[part]()) && met;
  }
  return met ? 0 : 1;
}

const sizes = () => inFolder(async (folder) => printSizes(await measureSizes(here, folder)));
const grid = () => inFolder(async (folder) => printGrids(await measureGrids(here, folder)));
const toast = () => inFolder(async (folder) => printToast(await measureToast(here, folder)));

async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-bench-ui-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The other libraries are installed beside this file, at the versions in its lock file. */
function ensureRivals() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const installed = Object.entries(dependencies).every(([name, version]) => {
    const file = join(here, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });
  if (!installed) {
    process.stdout.write('Installing the libraries to compare with…\n');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: here,
      stdio: 'inherit',
    });
  }
}
