import type { ClientBase } from 'pg';

export type Table = {
  /** With its schema; both are plain identifiers. */
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
};

/** Maintained by the migrations themselves; listed in the manifest. */
const BOOKKEEPING = 'schema_migrations';

/** Every table of the product with its columns, by name; a partitioned table is one table. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select 'public.' || c.relname as name, array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relname <> $1
      order by c.relname`,
    [BOOKKEEPING],
  );
  return rows;
}

/** The table of jobs; null if no server has started on this database yet. */
export async function findJobs(
  client: ClientBase,
): Promise<{ readonly table: Table; readonly version: number } | null> {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(a.attname::text order by a.attnum) as columns from pg_attribute a
      where a.attrelid = to_regclass('pgboss.job') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      having count(*) > 0`,
  );
  const columns = rows[0]?.columns;
  if (columns === undefined) {
    return null;
  }
  const { rows: versions } = await client.query<{ version: number }>(
    'select version from pgboss.version',
  );
  return { table: { name: 'pgboss.job', columns }, version: Number(versions[0]?.version) };
}

/** Quoted for the statements below; all names come from the catalog or from a checked manifest. */
export function columnsOf({ columns }: Pick<Table, 'columns'>): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

export type Sequence = {
  readonly table: string;
  readonly column: string;
  /** Its last value; null if it was never used. */
  readonly last: string | null;
};

/** The state of the sequences behind numbered columns. */
export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column,
        pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of rows) {
    const { rows: values } = await client.query<{ last: string | null }>(
      'select pg_sequence_last_value($1::regclass)::text as last',
      [sequence],
    );
    sequences.push({ table, column, last: values[0]?.last ?? null });
  }
  return sequences;
}

export async function setSequences(
  client: ClientBase,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { table, column, last } of sequences) {
    if (last !== null) {
      await client.query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint)', [
        `public.${table}`,
        column,
        last,
      ]);
    }
  }
}

/** The months of the operation events' partitions; null if there are none. */
export async function monthsOfEvents(
  client: ClientBase,
): Promise<{ readonly first: string; readonly months: number } | null> {
  const { rows } = await client.query<{ first: string | null; months: number | null }>(
    `select to_char(min(occurred_at) at time zone 'UTC', 'YYYY-MM-01') as first,
        (extract(year from max(occurred_at) at time zone 'UTC') * 12
          + extract(month from max(occurred_at) at time zone 'UTC')
          - extract(year from min(occurred_at) at time zone 'UTC') * 12
          - extract(month from min(occurred_at) at time zone 'UTC') + 1)::integer as months
      from operation_events`,
  );
  const [found] = rows;
  return found === undefined || found.first === null || found.months === null
    ? null
    : { first: found.first, months: found.months };
}

/**
 * The tables of which this user might not see all rows: forced row-level security applies to the owner too, unless a
 * policy for this very user shows every row.
 */
export async function tablesSeenInPart(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and row_security_active(c.oid)
        and not exists (
          select from pg_policies p
          where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'PERMISSIVE'
            and p.cmd = 'ALL' and p.qual = 'true' and current_user = any (p.roles))
      order by 1`,
  );
  return rows.map(({ name }) => name);
}
