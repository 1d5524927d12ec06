import { randomBytes } from 'node:crypto';
import { chown, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Home } from './home.ts';
import { isAlive } from './postmaster.ts';
import { run } from './run.ts';

export const SUPERUSER = 'platebook';

/** Inside PGDATA, so that the password appears in the same rename as the cluster it belongs to. */
const PASSWORD_FILE = 'platebook-password';

/**
 * Creates the cluster if there is none. Of two concurrent processes the first rename wins, and both continue with that
 * cluster.
 */
export async function ensureCluster(home: Home, binaries: string): Promise<void> {
  const files = await filesIn(home.dataFolder);
  if (files.includes('PG_VERSION')) {
    return;
  }
  if (files.length > 0) {
    throw new EmbeddedPostgresError(
      `The database folder ${home.dataFolder} is not whole: it has no PG_VERSION. Restore it from a backup, or set DATA_DIR to another folder. Nothing was replaced.`,
    );
  }
  await removeAbandonedHalves(home);
  const half = `${home.dataFolder}.tmp.${process.pid}.${randomBytes(4).toString('hex')}`;
  const passwordFile = `${half}.password`;
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (home.account !== null) {
    await chown(passwordFile, home.account.uid, home.account.gid);
  }
  await initdb({ home, binaries, half, passwordFile });
  await rename(passwordFile, join(half, PASSWORD_FILE));
  await rename(half, home.dataFolder).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '')) {
      throw error;
    }
  });
}

/** Empty if there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      return [];
    }
    throw error;
  });
}

async function initdb({
  home,
  binaries,
  half,
  passwordFile,
}: {
  home: Home;
  binaries: string;
  half: string;
  passwordFile: string;
}): Promise<void> {
  const result = await run(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${half}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
      '--no-instructions',
    ],
    { account: home.account, cwd: home.base },
  );
  if (result.code !== 0) {
    await rm(half, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its files in ${home.base}: ${result.output}`,
    );
  }
}

async function removeAbandonedHalves(home: Home): Promise<void> {
  for (const name of await readdir(home.base)) {
    const pid = /^data\.tmp\.(\d+)\./.exec(name)?.[1];
    if (pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid))) {
      await rm(join(home.base, name), { recursive: true, force: true });
    }
  }
}

export async function readPassword(home: Home): Promise<string> {
  const file = join(home.dataFolder, PASSWORD_FILE);
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `The database folder ${home.dataFolder} has no readable ${PASSWORD_FILE}; it was not made by Platebook or belongs to another user.`,
      { cause },
    );
  });
}
