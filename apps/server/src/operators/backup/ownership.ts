import type { Client } from 'pg';

/** Takes an advisory lock that marks a thing as in use until the session of `client` ends, however its process ends. */
export async function own(client: Client, thing: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [keyOf(thing)]);
}

/** Runs `work` unless a session on the same database owns the thing, and prevents ownership meanwhile. */
export async function ifUnowned(
  client: Client,
  thing: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
    [keyOf(thing)],
  );
  if (rows[0]?.free !== true) {
    return false;
  }
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [keyOf(thing)]);
  }
}

function keyOf(thing: string): string {
  return `platebook_backup|${thing}`;
}
