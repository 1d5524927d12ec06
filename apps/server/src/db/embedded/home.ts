import { createHash } from 'node:crypto';
import { access, chown, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataDirError } from '../../platform/data-dir.ts';
import { exists } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { run } from './run.ts';
import type { Account } from './run.ts';

export type Home = {
  /** Holds the cluster, its log and, where needed, a copy of the binaries. */
  readonly base: string;
  /** PGDATA. */
  readonly dataFolder: string;
  readonly account: Account;
  /** Set if the database could not live in the requested data folder. */
  readonly movedFrom: string | null;
};

/**
 * PostgreSQL refuses to run as root; these are the accounts it drops to: the first that exists and can reach the
 * folder.
 */
const ACCOUNTS_FOR_ROOT = ['postgres', 'nobody'];

/**
 * Picks the folder and the account for the cluster. An ordinary user keeps both. Root hands the folder to an account
 * that can reach it; if a parent folder is closed to others, the cluster moves to `/var/lib/platebook`.
 */
export async function findHome(
  dataDir: string,
  { isRoot = process.getuid?.() === 0, fallbackRoot = '/var/lib/platebook' } = {},
): Promise<Home> {
  const base = join(dataDir, 'postgres');
  await makeWritableFolder(dataDir, base);
  if (!isRoot) {
    await checkOwner(base);
    return { base, dataFolder: join(base, 'data'), account: null, movedFrom: null };
  }
  const moved = join(fallbackRoot, createHash('sha256').update(base).digest('hex').slice(0, 16));
  const candidates = await accountsFor(base, moved);
  for (const folder of [base, moved]) {
    await makePrivateFolder(folder);
    for (const account of candidates) {
      if (await handOver(folder, account)) {
        return {
          base: folder,
          dataFolder: join(folder, 'data'),
          account,
          movedFrom: folder === base ? null : base,
        };
      }
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and neither ${ACCOUNTS_FOR_ROOT.join(' nor ')} can use ${base} or ${moved}. ` +
      'Start Platebook as an ordinary user, or set DATABASE_URL.',
  );
}

async function makePrivateFolder(folder: string): Promise<void> {
  // Separately, because a recursive mkdir would restrict the parents too, which the account has to traverse.
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Throws `DataDirError` if the cluster's folder is not writable, including a file system remounted read-only. */
async function makeWritableFolder(dataDir: string, base: string): Promise<void> {
  try {
    await makePrivateFolder(base);
    const data = join(base, 'data');
    const { uid } = await stat(base);
    if (process.getuid === undefined || [0, uid].includes(process.getuid())) {
      await access((await exists(data)) ? data : base, constants.W_OK);
    }
  } catch (cause) {
    throw dataDirError(dataDir, cause);
  }
}

async function checkOwner(base: string): Promise<void> {
  const { uid } = await stat(base);
  if (process.getuid !== undefined && uid !== process.getuid()) {
    throw new EmbeddedPostgresError(
      `The database folder ${base} belongs to another user. Start as that user or as root, or choose another DATA_DIR.`,
    );
  }
}

async function accountsFor(...folders: string[]): Promise<NonNullable<Account>[]> {
  const known = await passwdAccounts();
  for (const folder of folders) {
    // A cluster keeps its owner, so that they can start it again without root.
    const data = join(folder, 'data');
    const owner = (await exists(data)) ? await stat(data) : null;
    if (owner !== null && owner.uid !== 0) {
      const name = known.find((account) => account.uid === owner.uid)?.name ?? String(owner.uid);
      return [{ name, uid: owner.uid, gid: owner.gid }];
    }
  }
  return ACCOUNTS_FOR_ROOT.flatMap((name) => known.filter((account) => account.name === name));
}

async function passwdAccounts(): Promise<NonNullable<Account>[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name !== undefined && uid !== undefined && gid !== undefined
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
}

async function handOver(folder: string, account: NonNullable<Account>): Promise<boolean> {
  await chown(folder, account.uid, account.gid);
  const probe = await run('/bin/sh', ['-c', 'cd "$0" && test -w . && test -x .', folder], {
    account,
    cwd: '/',
  });
  return probe.code === 0;
}
