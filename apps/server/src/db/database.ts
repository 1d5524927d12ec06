import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Logger } from '../platform/logger.ts';
import { createBackendPriority } from './backend-priority.ts';
import { inBulk } from './bulk.ts';
import type { BulkTransaction } from './bulk.ts';
import { discardReadOnly } from './discard-read-only.ts';
import { outliveCut } from './outlive-cut.ts';
import { createPatience } from './patience.ts';
import type { Patience } from './patience.ts';
import type { Tables } from './tables.ts';
import { BEGIN, BEGIN_READ, READ, TransactionClient, hadOnlyRead } from './transaction-client.ts';

/** The handle for statements of one open transaction. */
export type Transaction = Kysely<Tables>;

declare const membershipChecked: unique symbol;

/** Proof that the caller is a member of the tenant; created only by `grantTenantScope`. */
export type TenantScope = {
  readonly tenantId: string;
  readonly userId: string;
  /** The request or job that acts, for the audit log. */
  readonly requestId: string;
  /** The tenants an API token is limited to; null for all of the user's. */
  readonly reach: readonly string[] | null;
  readonly [membershipChecked]: true;
};

export type Database = {
  readonly pool: Pool;
  /**
   * Runs as the database owner, bypassing row-level security: sign-in, migrations' bookkeeping, jobs before they know
   * their tenant.
   */
  readonly asOwner: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Like `asOwner`, for reads without a transaction. Its statements are prepared. */
  readonly readAsOwner: <Result>(read: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs as the application role, limited to this user's rows across tenants. */
  readonly asUser: <Result>(
    userId: string,
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Like `asUser`, for a single read statement, which is prepared. */
  readonly readAsUser: <Result>(
    userId: string,
    read: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Runs as the application role, scoped to one tenant. */
  readonly inTenant: <Result>(
    scope: TenantScope,
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Like `inTenant`, on a connection that supports `COPY`, for bulk work. */
  readonly inBulk: <Result>(
    scope: TenantScope,
    work: (tx: BulkTransaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Sets the priority `nice` on this process's current and future database backends, if possible. */
  readonly lowerPriority: (nice: number) => void;
  /** Reconnects to this port from now on. */
  readonly followTo: (port: number) => void;
  readonly close: () => Promise<void>;
};

const INT8_OID = 20;
const DATE_OID = 1082;
const STATEMENT_TIMEOUT_MS = 10_000;
/** For a file with many rows. */
const BULK_TIMEOUT_MS = 300_000;

/** Parses bigint as a number: money in cents fits, and anything larger is an error instead of a rounded amount. */
export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The integer ${text} does not fit a number exactly.`);
  }
  return value;
}

/** A calendar day must not become an instant in the server's time zone, so it stays text. */
const keepText = (text: string): string => text;

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8_OID]: parseSafeInteger,
  [DATE_OID]: keepText,
};

const parserOf: typeof types.getTypeParser = (
  oid: Parameters<typeof types.getTypeParser>[0],
  format?: 'text' | 'binary',
) => PARSERS[oid] ?? types.getTypeParser(oid, format);

export function openDatabase(config: PoolConfig, log: Logger): Database {
  const pool = new Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'platebook',
    Client: TransactionClient,
    // Sends statements without waiting for the previous result.
    pipeline: true,
    types: {
      getTypeParser: parserOf,
    },
    ...config,
  });
  // An idle connection may be cut at any time; the pool replaces it, but without a listener the error would end the
  // process.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost.'));
  // The pool does not listen for errors of a connection that is checked out.
  pool.on('connect', outliveCut);
  discardReadOnly(pool);
  const bulk = openBulkPool(config, log);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const patiently = createPatience();
  const transact = inTransactions(kysely, patiently);
  return {
    pool,
    asOwner: (work) => transact(BEGIN, work),
    readAsOwner: (read) => transact(READ, read),
    asUser: async (userId, work) =>
      transact(`${BEGIN}${DROP_ROLE}; ${setting('app.user_id', userId)}`, work),
    readAsUser: async (userId, read) =>
      transact(`${BEGIN_READ}${DROP_ROLE}; ${setting('app.user_id', userId)}`, read),
    inTenant: async ({ tenantId, userId, reach }, work) =>
      transact(
        `${BEGIN}${DROP_ROLE}; ${setting('app.tenant_id', tenantId)}; ${setting('app.user_id', userId)}${reachSetting(reach)}`,
        work,
      ),
    inBulk: (scope, work) =>
      inBulk(() => patiently(() => bulk.connect(), isNothingDone), scope, work),
    followTo: (port) => {
      // New connections use these options.
      pool.options.port = port;
      bulk.options.port = port;
    },
    lowerPriority: createBackendPriority([pool, bulk], log),
    close: async () => {
      await Promise.all([kysely.destroy(), bulk.end()]);
    },
  };
}

function openBulkPool(config: PoolConfig, log: Logger): Pool {
  const bulk = new Pool({
    max: 2,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 10_000,
    statement_timeout: BULK_TIMEOUT_MS,
    application_name: 'platebook bulk',
    types: { getTypeParser: parserOf },
    ...config,
  });
  bulk.on('error', (error) => log.warn({ err: error }, 'A bulk connection was lost.'));
  bulk.on('connect', outliveCut);
  discardReadOnly(bulk);
  return bulk;
}

const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');
const DROP_ROLE = 'set local role platebook_app';

function setting(name: 'app.tenant_id' | 'app.user_id', value: string): string {
  return `set local ${name} = '${checkedUuid(name, value)}'`;
}

function reachSetting(reach: TenantScope['reach']): string {
  return reach === null
    ? ''
    : `; set local app.reach = '{${reach.map((id) => checkedUuid('app.reach', id)).join(',')}}'`;
}

function checkedUuid(name: string, value: string): string {
  // Sent in one round trip with `begin`, where parameters are not possible.
  if (!/^[0-9a-f-]{36}$/.test(value)) {
    throw new TypeError(`${name} must be a UUID.`);
  }
  return value;
}

type Transact = <Result>(
  preamble: string,
  work: (tx: Transaction) => Promise<Result>,
) => Promise<Result>;

/** A failed connect has sent no statement. */
const isNothingDone = () => true;

/**
 * When the database is unavailable, a transaction that had not begun, or had only read, is retried once it is back; one
 * that may have changed something is never retried.
 */
function inTransactions(kysely: Kysely<Tables>, patiently: Patience): Transact {
  return (preamble, work) => {
    let hasBegun = false;
    const attempt = () => {
      hasBegun = false;
      return kysely.connection().execute(async (connection) => {
        hasBegun = true;
        await connection.executeQuery(CompiledQuery.raw(preamble));
        try {
          const result = await work(connection);
          await connection.executeQuery(COMMIT);
          return result;
        } catch (error) {
          // The connection itself may have failed; the first error is the one that explains.
          await connection.executeQuery(ROLLBACK).catch(() => undefined);
          throw error;
        }
      });
    };
    return patiently(attempt, (error) => !hasBegun || hadOnlyRead(error));
  };
}

/**
 * Creates a scope for a tenant whose membership has just been read. Only the access check may call this, and jobs,
 * which act for the tenant in their own row.
 */
export function grantTenantScope(
  tenantId: string,
  userId: string,
  requestId: string,
  reach: TenantScope['reach'] = null,
): TenantScope {
  return { tenantId, userId, requestId, reach } as TenantScope;
}
