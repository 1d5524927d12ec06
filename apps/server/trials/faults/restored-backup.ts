import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Copies a database between two transactions. Its users lose their sessions, and reconnect. */
export async function takeBackup(of: ClientConfig): Promise<{ readonly name: string }> {
  const name = `${of.database ?? ''}_backup`;
  await alone(of, (admin) => admin.query(`create database ${name} template ${of.database ?? ''}`));
  return { name };
}

/** Replaces the database with a backup of it. */
export async function restoreBackup(
  of: ClientConfig,
  { name }: { readonly name: string },
): Promise<void> {
  await alone(of, async (admin) => {
    await admin.query(`drop database ${of.database ?? ''}`);
    await admin.query(`alter database ${name} rename to ${of.database ?? ''}`);
  });
}

/** Runs work on a database without other sessions. */
async function alone(
  { database = '', ...server }: ClientConfig,
  work: (admin: Client) => Promise<unknown>,
): Promise<void> {
  const admin = new Client({ ...server, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(`alter database ${database} allow_connections false`);
    await admin.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
      [database],
    );
    await work(admin);
    await admin.query(`alter database ${database} allow_connections true`);
  } finally {
    await admin.end();
  }
}
