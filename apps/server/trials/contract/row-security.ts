import type { PoolClient } from 'pg';
import type { World } from './world.ts';

/** A policy that lets the application role see, or write, rows of a tenant or a user. */
export type Policy = { readonly table: string; readonly name: string };

/**
 * Every permissive policy of the application role: each is one safeguard that could be missing. A restrictive one hides
 * rows from their own tenant, which has a test of its own.
 */
export async function policiesOf({ server }: World): Promise<Policy[]> {
  const { rows } = await server.database.pool.query<Policy>(`
    select tablename as table, policyname as name from pg_policies
     where schemaname = 'public' and 'platebook_app' = any(roles) and permissive = 'PERMISSIVE'
     order by tablename, policyname`);
  return rows;
}

type Reach = 'seen' | 'changed' | 'deleted' | 'added';

/**
 * The other tenant's rows that a request of ours could reach if every other check were missing: as the application
 * role, in our tenant, as our owner, without any condition in the statement.
 */
export async function rowsInReach(world: World, only?: string): Promise<string[]> {
  const client = await world.server.database.pool.connect();
  const found: string[] = [];
  try {
    for (const { table, column } of world.owned.filter(({ table }) => table === (only ?? table))) {
      for (const reach of await reachOf(client, world, { table, column })) {
        found.push(`${table}.${column} of the other tenant is ${reach}`);
      }
    }
  } finally {
    client.release();
  }
  return found;
}

type Place = { readonly table: string; readonly column: string };

async function reachOf(
  client: PoolClient,
  world: World,
  { table, column }: Place,
): Promise<Reach[]> {
  const theirs = `${column}::text = any('{${[world.them.tenantId, ...world.them.userIds].join(',')}}')`;
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1
        and has_column_privilege('platebook_app', 'public.' || table_name, column_name, 'update')`,
    [table],
  );
  const changeable = columns[0]?.name ?? column;
  const { rows: visible } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const written = visible[0]?.names ?? column;
  const attempts: Readonly<Record<Reach, string>> = {
    seen: `select from ${table} where ${theirs}`,
    changed: `update ${table} set ${changeable} = ${changeable} where ${theirs}`,
    deleted: `delete from ${table} where ${theirs}`,
    // Identity columns are copied explicitly; generated columns are computed again.
    added: `insert into ${table} (${written}) overriding system value
      select ${written} from contract_snapshot.${table} where ${theirs} limit 1`,
  };
  const reached: Reach[] = [];
  for (const [reach, statement] of Object.entries(attempts) as [Reach, string][]) {
    if (await doesSomething(client, world, statement)) {
      reached.push(reach);
    }
  }
  return reached;
}

/** An error from a policy or a missing grant is expected; any other error means it got past both. */
async function doesSomething(
  client: PoolClient,
  world: World,
  statement: string,
): Promise<boolean> {
  await client.query(`begin; grant usage on schema contract_snapshot to platebook_app;
    grant select on all tables in schema contract_snapshot to platebook_app;
    set local role platebook_app;
    set local app.tenant_id = '${world.ours['tenant']}'; set local app.user_id = '${world.ownerId}'`);
  try {
    const { rowCount } = await client.query(statement);
    return (rowCount ?? 0) > 0;
  } catch (error) {
    // A policy and a missing grant raise 42501; a duplicate key already got past both.
    return (error as { code?: string }).code !== '42501';
  } finally {
    await client.query('rollback');
  }
}

/** Whether a policy protects something that the table's other policies would let through. */
export async function isHolding(world: World, policy: Policy): Promise<boolean> {
  const others = (await policiesOf(world)).filter(
    ({ table, name }) => table === policy.table && name !== policy.name,
  );
  for (const opened of [[], others]) {
    const restores: (() => Promise<void>)[] = [];
    for (const other of opened) {
      restores.push(await dropGuard(world, other));
    }
    const withIt = await rowsInReach(world, policy.table);
    restores.push(await dropGuard(world, policy));
    const withoutIt = await rowsInReach(world, policy.table);
    for (const restore of restores.reverse()) {
      await restore();
    }
    if (withoutIt.length > withIt.length) {
      return true;
    }
  }
  return false;
}

/** Disables the policy; the returned function restores it. */
export async function dropGuard(
  { server }: World,
  { table, name }: Policy,
): Promise<() => Promise<void>> {
  const { pool } = server.database;
  const { rows } = await pool.query<{
    qual: string | null;
    with_check: string | null;
    cmd: string;
  }>(`select qual, with_check, cmd from pg_policies where tablename = $1 and policyname = $2`, [
    table,
    name,
  ]);
  const [before] = rows;
  const clauses = (qual: string | null, check: string | null): string =>
    `${qual === null ? '' : ` using (${qual})`}${check === null ? '' : ` with check (${check})`}`;
  const set = (qual: string | null, check: string | null) =>
    pool.query(`alter policy ${name} on ${table}${clauses(qual, check)}`);
  const open = (expression: string | null | undefined) =>
    expression === undefined || expression === null ? null : 'true';
  await set(open(before?.qual), open(before?.with_check));
  return async () => {
    await set(before?.qual ?? null, before?.with_check ?? null);
  };
}
