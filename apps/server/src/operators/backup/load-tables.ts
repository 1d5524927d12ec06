import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, ClientConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ReportProgress } from '../program/run-program.ts';
import { RefusedError } from '../program/refused-error.ts';
import { readParts } from './archive-reader.ts';
import type { DumpedTable, Manifest } from './manifest.ts';
import { rowsIn } from './manifest.ts';
import { columnsOf, findJobs, listTables, setSequences } from './tables.ts';
import { withClient } from './target-database.ts';

type Loading = {
  readonly path: string;
  readonly manifest: Manifest;
  readonly progress: ReportProgress;
  readonly signal: AbortSignal;
};

/**
 * Loads the rows into a database that has the tables of a backup and nothing else, in one transaction. Foreign keys are
 * dropped meanwhile and restored at the end, which checks every one of them; the privileges of the tables' owner
 * suffice. Then every table's row count is compared with the manifest.
 */
export async function loadTables(config: ClientConfig, loading: Loading): Promise<void> {
  const { manifest } = loading;
  await withClient(config, async (client) => {
    await checkTables(client, manifest);
    await client.query('begin');
    await emptyTables(client);
    await addMonths(client, manifest);
    const references = await dropReferences(client);
    const secured = await forcedTables(client);
    // The owner may not copy into a table with forced row-level security.
    await setForce(client, secured, 'no force');
    await setTriggers(client, 'disable');
    await copyRows(client, loading);
    await setTriggers(client, 'enable');
    await setForce(client, secured, 'force');
    await addReferences(client, references);
    await setSequences(client, manifest.sequences);
    await checkCounts(client, manifest);
    await client.query('commit');
  });
}

/** Every table and column of the backup must exist; a queue of another version may lack some. */
async function checkTables(client: Client, { tables }: Manifest): Promise<void> {
  const jobs = await findJobs(client);
  const known = new Map(
    [...(await listTables(client)), ...(jobs === null ? [] : [jobs.table])].map((table) => [
      table.name,
      new Set(table.columns),
    ]),
  );
  for (const { name, columns } of tables) {
    const missing = columns.find((column) => known.get(name)?.has(column) !== true);
    if (missing !== undefined) {
      throw new RefusedError(
        'refused',
        `This version of Platebook has no ${name}.${missing}. Restore with the version that made the backup, and start the newer one on it.`,
      );
    }
  }
}

/** Migrations fill some tables, such as plans; the backup's rows replace them. */
async function emptyTables(client: Client): Promise<void> {
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

async function addMonths(client: Client, { event_months: range }: Manifest): Promise<void> {
  if (range !== null) {
    await client.query('select add_operation_partitions($1::timestamptz, $2)', [
      `${range.first}T00:00:00Z`,
      range.months,
    ]);
  }
}

type Reference = { readonly table: string; readonly name: string; readonly definition: string };

async function dropReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
        pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'
      order by 1, 2`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  return rows;
}

async function addReferences(client: Client, references: readonly Reference[]): Promise<void> {
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

async function forcedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', 'public', relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function setForce(
  client: Client,
  tables: readonly string[],
  force: 'force' | 'no force',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${table} ${force} row level security`);
  }
}

/** Our triggers would react to old rows. */
async function setTriggers(client: Client, how: 'disable' | 'enable'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct format('%I.%I', 'public', c.relname) as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by 1`,
  );
  for (const { name } of rows) {
    await client.query(`alter table ${name} ${how} trigger user`);
  }
}

async function copyRows(
  client: Client,
  { path, manifest, progress, signal }: Loading,
): Promise<void> {
  const total = rowsIn(manifest);
  let done = 0;
  for await (const { table, part, rows } of readParts(path, manifest)) {
    signal.throwIfAborted();
    progress(done, total, table.name);
    const copy = client.query(copyFrom(`copy ${table.name} (${columnsOf(table)}) from stdin`));
    await pipeline(Readable.from([rows]), copy);
    done += part.rows;
  }
}

async function checkCounts(client: Client, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const rows = await countTable(client, table);
    if (rows !== table.rows) {
      throw new RefusedError(
        'check_failed',
        `${table.name} has ${rows} rows instead of ${table.rows}. Nothing was restored.`,
      );
    }
  }
}

async function countTable(client: Client, { name }: DumpedTable): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
  return Number(rows[0]?.count);
}
