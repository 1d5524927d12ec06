import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseError } from 'pg';
import type { Client, ClientConfig } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { RefusedError } from '../program/refused-error.ts';
import { isDraftOf } from './archive-writer.ts';
import { isBackupName } from './backup-files.ts';
import { explainFile } from './damaged.ts';
import { ifUnowned } from './ownership.ts';
import { besideStem, onMaintenance, withClient } from './target-database.ts';

/** A leftover without an owner is kept this long: its owner may be on another database server. */
const YOUNG_MS = 10 * 60_000;

const OBJECT_IN_USE = '55006';

/** What a killed backup or restore left behind: an archive file, or a database. */
export type Leftover = {
  readonly kind: 'file' | 'database';
  readonly name: string;
  /** False if it is in use, or may be: it changed in the last ten minutes. */
  readonly is_removed: boolean;
};

type Deps = { readonly clientConfig: ClientConfig; readonly clock: Clock };

/**
 * Removes unfinished archives of `folder` and of `out`, a file elsewhere, and databases of unfinished restores, unless
 * a live process owns them. Returns what it found.
 */
export async function removeLeftovers(
  deps: Deps,
  { folder, out }: { readonly folder: string; readonly out?: string | undefined },
): Promise<Leftover[]> {
  const files = [
    ...(await draftsIn(folder, isBackupName)),
    ...(out === undefined ? [] : await draftsIn(dirname(out), (name) => name === basename(out))),
  ];
  const removed =
    files.length === 0
      ? []
      : await withClient(deps.clientConfig, (client) =>
          inTurn([...new Set(files)], (file) => removeFile(client, file, deps.clock)),
        );
  const databases = await withClient(deps.clientConfig, unfinishedDatabases);
  return databases.length === 0
    ? removed
    : withClient(onMaintenance(deps.clientConfig), async (client) => [
        ...removed,
        ...(await inTurn(databases, (database) => removeDatabase(client, database, deps.clock))),
      ]);
}

async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Leftover>,
): Promise<Leftover[]> {
  const done: Leftover[] = [];
  for (const item of items) {
    done.push(await work(item));
  }
  return done;
}

async function draftsIn(folder: string, isOurs: (name: string) => boolean): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => isDraftOf(name, isOurs)).map((name) => join(folder, name));
  } catch (error) {
    const explained = explainFile(folder, 'read', error);
    if (explained instanceof RefusedError && explained.kind === 'not_found') {
      return [];
    }
    throw explained;
  }
}

async function removeFile(client: Client, file: string, clock: Clock): Promise<Leftover> {
  const isRemoved = await ifUnowned(client, basename(file), async () => {
    const { mtimeMs } = await stat(file);
    const isOld = clock.now().getTime() - mtimeMs > YOUNG_MS;
    if (isOld) {
      await rm(file, { force: true });
    }
    return isOld;
  });
  return { kind: 'file', name: file, is_removed: isRemoved };
}

type Unfinished = { readonly name: string; readonly startedAt: Date };

/** Those that a restore creates next to this database, of the same user. Their names contain the time. */
async function unfinishedDatabases(client: Client): Promise<Unfinished[]> {
  const { rows: present } = await client.query<{ name: string }>(
    'select current_database()::text as name',
  );
  const stem = besideStem(present[0]?.name ?? '');
  const { rows } = await client.query<{ name: string }>(
    `select datname::text as name from pg_database
      where starts_with(datname, $1) and pg_has_role(datdba, 'member') order by datname`,
    [stem],
  );
  return rows.flatMap(({ name }) => {
    const startedAt = startOf(name.slice(stem.length));
    return startedAt === null ? [] : [{ name, startedAt }];
  });
}

/** 20261126t101417z. */
function startOf(stamp: string): Date | null {
  const [, day = '', time = ''] = /^(\d{8})t(\d{6})z$/.exec(stamp) ?? [];
  const text = `${day.replace(/^(.{4})(..)/, '$1-$2-')}T${time.replace(/^(..)(..)/, '$1:$2:')}Z`;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}

async function removeDatabase(
  client: Client,
  { name, startedAt }: Unfinished,
  clock: Clock,
): Promise<Leftover> {
  const isRemoved = await ifUnowned(client, name, async () => {
    if (clock.now().getTime() - startedAt.getTime() <= YOUNG_MS) {
      return false;
    }
    try {
      // Without force: a connected session is using it.
      await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
      return true;
    } catch (error) {
      if (error instanceof DatabaseError && error.code === OBJECT_IN_USE) {
        return false;
      }
      throw error;
    }
  });
  return { kind: 'database', name, is_removed: isRemoved };
}
