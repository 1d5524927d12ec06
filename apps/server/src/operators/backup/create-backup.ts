import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Client, ClientConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Clock } from '../../platform/clock.ts';
import { countSealed } from '../keys/sealed-places.ts';
import type { ReportProgress } from '../program/run-program.ts';
import { RefusedError } from '../program/refused-error.ts';
import { createArchive, draftOf, hashOf } from './archive-writer.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { countRows, inWholeRows } from './copy-rows.ts';
import { FORMAT, FORMAT_VERSION } from './manifest.ts';
import type { DumpedTable, Manifest, Part } from './manifest.ts';
import { own } from './ownership.ts';
import {
  columnsOf,
  findJobs,
  listSequences,
  listTables,
  monthsOfEvents,
  tablesSeenInPart,
} from './tables.ts';
import type { Table } from './tables.ts';
import { databaseNameOf, withClient } from './target-database.ts';

const pack = promisify(gzip);

/** Of rows, before compression. */
const PART_BYTES = 8 * 1024 * 1024;

/** Unfinished jobs; finished ones are of no use to a restored queue. */
const OPEN_JOBS = `state in ('created', 'retry', 'active')`;

type Deps = {
  readonly clientConfig: ClientConfig;
  readonly clock: Clock;
  /** The release that creates it. */
  readonly version: string;
  readonly progress: ReportProgress;
  readonly signal: AbortSignal;
};

/** What a backup would contain now. Throws `RefusedError` for a database without Platebook's tables. */
export function measureBackup(
  clientConfig: ClientConfig,
): Promise<{ readonly tables: number; readonly database_bytes: number }> {
  return withClient(clientConfig, async (client) => {
    await checkWhole(client);
    const { length } = await listTables(client);
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return { tables: length, database_bytes: Number(rows[0]?.bytes) };
  });
}

/**
 * Writes a consistent snapshot of the database into an archive, while the server keeps running. Sealed data stays
 * sealed. Leaves nothing behind on failure. Throws `RefusedError` for a database without Platebook's tables.
 */
export async function createBackup(deps: Deps, path: string): Promise<Manifest> {
  const draft = draftOf(path);
  return withClient(deps.clientConfig, async (client) => {
    await own(client, basename(draft));
    // Everything below sees the same snapshot.
    await client.query('begin isolation level repeatable read, read only');
    await checkWhole(client);
    const archive = await createArchive(path, draft);
    try {
      const manifest = await dump({ ...deps, client, archive });
      await archive.finish(manifest);
      return manifest;
    } catch (error) {
      await archive.discard();
      throw error;
    }
  });
}

async function checkWhole(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as found",
  );
  if (rows[0]?.found !== true) {
    throw new RefusedError('refused', 'The database is empty: there is nothing to back up.');
  }
  const partly = await tablesSeenInPart(client);
  if (partly.length > 0) {
    throw new RefusedError(
      'refused',
      `This user of the database does not see every row of ${partly.join(', ')}. Back up as the user that Platebook runs as.`,
    );
  }
}

type Dumping = Deps & { readonly client: Client; readonly archive: ArchiveWriter };

async function dump({ client, archive, ...deps }: Dumping): Promise<Manifest> {
  const createdAt = deps.clock.now().toISOString();
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  const { rows: about } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const jobs = await findJobs(client);
  const tables = await listTables(client);
  const dumped: DumpedTable[] = [];
  for (const table of jobs === null ? tables : [...tables, jobs.table]) {
    deps.signal.throwIfAborted();
    deps.progress(dumped.length, tables.length + 1, table.name);
    const where = table === jobs?.table ? ` where ${OPEN_JOBS}` : '';
    dumped.push(await dumpTable({ client, archive, ...deps }, table, where));
  }
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    created_at: createdAt,
    platebook: deps.version,
    postgres: about[0]?.version ?? '',
    database: databaseNameOf(deps.clientConfig),
    migrations,
    keys: await namesOfKeys(client),
    queue_version: jobs?.version ?? null,
    event_months: tables.some(({ name }) => name === 'public.operation_events')
      ? await monthsOfEvents(client)
      : null,
    sequences: await listSequences(client),
    tables: dumped,
  };
}

/** The ids of the keys that open the sealed data, in order. */
async function namesOfKeys(client: Client): Promise<string[]> {
  const sealed = await countSealed((text, values) => client.query(text, values));
  return [...new Set(sealed.map(({ kid }) => kid))].sort();
}

async function dumpTable(
  { client, archive, signal }: Dumping,
  table: Table,
  where: string,
): Promise<DumpedTable> {
  const parts: Part[] = [];
  // As a query, because a partitioned table cannot be copied by its name.
  const stream = client.query(
    copyTo(`copy (select ${columnsOf(table)} from ${table.name}${where}) to stdout`),
  );
  for await (const piece of inWholeRows(stream, PART_BYTES)) {
    signal.throwIfAborted();
    const bytes = await pack(piece);
    const file = `${table.name}/${String(parts.length + 1).padStart(6, '0')}.copy.gz`;
    await archive.add(file, bytes);
    parts.push({ file, rows: countRows(piece), bytes: bytes.length, sha256: hashOf(bytes) });
  }
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return { name: table.name, columns: [...table.columns], rows, parts };
}
