import type { Pool } from 'pg';

/** The columns by which a table's rows belong to a tenant or a user. */
export type Ownership = { readonly table: string; readonly column: string };

/** Whose rows: a tenant and the people who are only in it. */
export type Whose = { readonly tenantId: string; readonly userIds: readonly string[] };

const SNAPSHOT = 'contract_snapshot';

/**
 * Snapshots every row, and records from then on which tables are written to, so that restoring after a request only
 * touches those few.
 */
export async function watchRows(pool: Pool): Promise<void> {
  await pool.query(`
    drop schema if exists ${SNAPSHOT} cascade;
    create schema ${SNAPSHOT};
    create table ${SNAPSHOT}.touched (name text not null);
    create function ${SNAPSHOT}.touch() returns trigger language plpgsql security definer as $$
      begin insert into ${SNAPSHOT}.touched values (tg_table_name); return null; end $$;
    create function ${SNAPSHOT}.restore() returns void language plpgsql as $$
      declare touched_table text; kept text;
      begin
        -- Neither references nor these triggers may see rows come and go.
        set local session_replication_role = replica;
        for touched_table in select distinct name from ${SNAPSHOT}.touched loop
          execute format('delete from public.%1$I', touched_table);
          -- Columns that follow from others are computed anew.
          select string_agg(quote_ident(attname), ', ') into kept from pg_attribute
            where attrelid = format('public.%I', touched_table)::regclass and attnum > 0
              and not attisdropped and attgenerated = '';
          execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from ${SNAPSHOT}.%1$I',
            touched_table, kept);
        end loop;
        delete from ${SNAPSHOT}.touched;
        set local session_replication_role = origin;
      end $$;
    do $$
      declare watched text;
      begin
        for watched in select tablename from pg_tables where schemaname = 'public' loop
          execute format('create table ${SNAPSHOT}.%1$I as table public.%1$I', watched);
          execute format('create or replace trigger zz_touched after insert or update or delete on public.%1$I
            for each statement execute function ${SNAPSHOT}.touch()', watched);
        end loop;
      end $$;
    grant usage on schema ${SNAPSHOT} to platebook_app`);
}

/** Restores every table that was written to since the last time. */
export async function restoreRows(pool: Pool): Promise<void> {
  await pool.query(`select ${SNAPSHOT}.restore()`);
}

export async function touchedTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from ${SNAPSHOT}.touched order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Every table with an owner column, including tenants and people themselves. */
export async function ownedTables(pool: Pool): Promise<Ownership[]> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(`
    select c.table_name, c.column_name from information_schema.columns c
      join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
     where c.table_schema = 'public'
       and (c.column_name in ('tenant_id', 'user_id', 'chain_id', 'owner_id')
            or c.column_name = 'id' and c.table_name in ('tenants', 'users', 'profiles'))
     order by c.table_name, c.column_name`);
  return rows.map((row) => ({ table: row.table_name, column: row.column_name }));
}

/** A hash of all rows of a tenant and its people, by table; equal if nothing of theirs has changed. */
export async function hashRows(
  pool: Pool,
  tables: readonly Ownership[],
  { tenantId, userIds }: Whose,
): Promise<Readonly<Record<string, string>>> {
  if (tables.length === 0) {
    return {};
  }
  const parts = tables.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place, count(*) || ' rows ' ||
              coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
         from public.${table} t where t.${column}::text = any($1)`,
  );
  const { rows } = await pool.query<{ place: string; hash: string }>(parts.join(' union all '), [
    [tenantId, ...userIds],
  ]);
  return Object.fromEntries(rows.map(({ place, hash }) => [place, hash]));
}

/**
 * Where two results of {@link hashRows} differ, by name, including a place that only one of them has. The order of keys
 * is irrelevant: a `union all` returns its parts in whatever order its workers finish.
 */
export function changedPlaces(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((place) => before[place] !== after[place])
    .sort();
}

/**
 * Texts in rows of one tenant and its people and in no others (canaries): a response that contains one has leaked
 * something of theirs.
 */
export async function canariesOf(
  pool: Pool,
  tables: readonly Ownership[],
  { tenantId, userIds }: Whose,
): Promise<string[]> {
  const theirs = new Set<string>();
  const others = new Set<string>();
  for (const table of new Set(tables.map((one) => one.table))) {
    // A stranger's request for access to their tenant is theirs, too.
    const columns = tables.filter((one) => one.table === table).map(({ column }) => `t.${column}`);
    const { rows } = await pool.query<{ row: unknown; is_theirs: boolean }>(
      `select to_jsonb(t) as row, array[${columns.join('::text, ')}::text] && $1::text[] as is_theirs
         from public.${table} t`,
      [[tenantId, ...userIds]],
    );
    for (const { row, is_theirs: isTheirs } of rows) {
      for (const text of textsIn(row)) {
        (isTheirs ? theirs : others).add(text);
      }
    }
  }
  return [...theirs].filter((text) => !others.has(text));
}

/** Long enough not to match by chance; without columns a server never returns and without the bytes of files. */
const LEAST_LENGTH = 8;
const MOST_LENGTH = 400;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.length >= LEAST_LENGTH && value.length <= MOST_LENGTH && !isInstant(value)) {
      yield value;
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      yield* textsIn(part);
    }
  }
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(text);
}

/** How many rows of each table differ from the snapshot, including new and deleted ones. */
export async function countChanges(
  pool: Pool,
  tables: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const parts = tables.map(
    (table) => `
      select '${table}' as name,
        (select count(*) from (select t::text from public.${table} t
           except all select t::text from ${SNAPSHOT}.${table} t) added)
        + (select count(*) from (select t::text from ${SNAPSHOT}.${table} t
           except all select t::text from public.${table} t) gone) as changes`,
  );
  const { rows } = await pool.query<{ name: string; changes: number }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, changes }) => [name, changes]));
}
