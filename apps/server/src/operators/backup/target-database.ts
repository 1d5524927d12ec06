import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { outliveCut } from '../../db/outlive-cut.ts';
import { RefusedError } from '../program/refused-error.ts';

const APPLICATION = 'platebook-backup';

/**
 * A separate session on a database, without a statement time-out, which writes values in a format that every PostgreSQL
 * reads.
 */
export async function withClient<Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...config, application_name: APPLICATION });
  outliveCut(client);
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC';
       set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
       set bytea_output = 'hex'`,
    );
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database name of a connection. */
export function databaseNameOf({ connectionString, database }: ClientConfig): string {
  return connectionString === undefined
    ? (database ?? '')
    : decodeURIComponent(new URL(connectionString).pathname.slice(1));
}

/**
 * The name prefix of the databases that a restore fills next to this one; PostgreSQL's names are limited to 63 bytes.
 */
export function besideStem(present: string): string {
  return `${present.slice(0, 30)}_restore_`;
}

/** The maintenance database, for creating, renaming and dropping others. */
export function onMaintenance(config: ClientConfig): ClientConfig {
  return onDatabase(config, 'postgres');
}

/** The same server and user, another database. */
function onDatabase(config: ClientConfig, name: string): ClientConfig {
  if (config.connectionString === undefined) {
    return { ...config, database: name };
  }
  const url = new URL(config.connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return { ...config, connectionString: url.href };
}

export type TargetState = {
  readonly database: string;
  readonly isEmpty: boolean;
  /** Platebook processes that are connected to it now. */
  readonly sessions: number;
};

/** The current contents of the database that a backup would be restored to. */
export function inspectTarget(config: ClientConfig): Promise<TargetState> {
  return withClient(config, async (client) => {
    const { rows } = await client.query<Omit<TargetState, 'sessions'>>(
      `select current_database()::text as database, not exists (
          select from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname in ('public', 'pgboss', 'partitions') and c.relkind in ('r', 'p', 'v', 'm')
            -- What an extension brought is not ours.
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        ) as "isEmpty"`,
    );
    const [state] = rows;
    if (state === undefined) {
      throw new Error('The database did not say its name.');
    }
    return { ...state, sessions: await countSessions(client) };
  });
}

/** Connections of servers and workers to this session's database. */
export async function countSessions(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
      where datname = current_database() and application_name like 'platebook%' and application_name <> $1`,
    [APPLICATION],
  );
  return Number(rows[0]?.count);
}

/** Creates a database with the same collation and encoding as the given one. */
export async function createBeside(config: ClientConfig, name: string): Promise<ClientConfig> {
  await withClient(config, async (client) => {
    const { rows } = await client.query<{ encoding: string; collate: string; ctype: string }>(
      `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype
        from pg_database where datname = current_database() and datlocprovider = 'c'`,
    );
    const [locale] = rows;
    // For another locale provider it uses the server's default.
    const as =
      locale === undefined
        ? ''
        : ` template template0 encoding ${client.escapeLiteral(locale.encoding)}
            lc_collate ${client.escapeLiteral(locale.collate)} lc_ctype ${client.escapeLiteral(locale.ctype)}`;
    await client
      .query(`create database ${client.escapeIdentifier(name)}${as}`)
      .catch((cause: unknown) => {
        throw new RefusedError(
          'refused',
          `No database can be created beside "${databaseNameOf(config)}" (${messageOf(cause)}). Create an empty one, let DATABASE_URL name it, and restore into that.`,
          { cause },
        );
      });
  });
  return onDatabase(config, name);
}

export async function dropDatabase(config: ClientConfig, name: string): Promise<void> {
  await withClient(config, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });
}

/** Renames one database to the name of another, which gets a third. Rejected while anybody is connected to either. */
export async function swapDatabases(
  config: ClientConfig,
  {
    present,
    next,
    previous,
  }: { readonly present: string; readonly next: string; readonly previous: string },
): Promise<void> {
  await withClient(onMaintenance(config), async (client) => {
    const rename = (from: string, to: string) =>
      client.query(
        `alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`,
      );
    await rename(present, previous).catch((cause: unknown) => {
      throw new RefusedError(
        'refused',
        `"${present}" cannot make room (${messageOf(cause)}). Stop every process of Platebook and restore again; nothing was changed.`,
        { cause },
      );
    });
    try {
      await rename(next, present);
    } catch (error) {
      await rename(previous, present);
      throw error;
    }
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
