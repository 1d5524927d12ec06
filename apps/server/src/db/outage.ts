import { DatabaseError } from 'pg';

/**
 * Why the database, or the disk, failed through no fault of the caller:
 * - `busy`: it is overloaded, or another transaction holds the lock;
 * - `away`: it is stopped, starting, or unreachable;
 * - `full`: its disk has no room left;
 * - `read_only`: it accepts no changes.
 */
export type Outage = 'busy' | 'away' | 'full' | 'read_only';

/** Error codes and classes; PostgreSQL manual, appendix A. */
const BY_CODE: readonly (readonly [RegExp, Outage])[] = [
  // disk_full, configuration_limit_exceeded (such as temp_file_limit)
  [/^(53100|53400)$/, 'full'],
  // read_only_sql_transaction
  [/^25006$/, 'read_only'],
  // out_of_memory, too_many_connections; query_canceled, deadlock_detected, lock_not_available, serialization_failure,
  // transaction_timeout
  [/^(53...|57014|40P01|55P03|40001|25P04)$/, 'busy'],
  // A shutdown, a crash, a start, a terminated session; connections; io_error; a database that does not accept
  // connections.
  [/^(57P0.|08...|58030|28...|3D000|55000)$/, 'away'],
];

/** Operating-system errors, by `code`. */
const BY_SYSTEM_CODE: Readonly<Record<string, Outage>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EMFILE: 'busy',
  ENFILE: 'busy',
};

/** Errors that pg and its pool throw without a code. */
const BY_MESSAGE: Readonly<Record<string, Outage>> = {
  'timeout exceeded when trying to connect': 'busy',
  'Connection terminated due to connection timeout': 'busy',
  'Query read timeout': 'busy',
  'Connection terminated': 'away',
  'Connection terminated unexpectedly': 'away',
  'Client has encountered a connection error and is not queryable': 'away',
  'Client was closed and is not queryable': 'away',
  'Cannot use a pool after calling end on the pool': 'away',
};

/** PostgreSQL source files that report OS errors on its own files; a role's privileges are checked elsewhere. */
const OF_FILES = /^(md|fd|copydir|slru|smgr|buffile|relmapper|xlog\w*)\.c$/;
const INSUFFICIENT_PRIVILEGE = '42501';

/** Classifies an error; null if it is not an outage. */
export function outageOf(error: unknown): Outage | null {
  if (error instanceof DatabaseError) {
    return outageOfDatabase(error);
  }
  if (!(error instanceof Error)) {
    return null;
  }
  const { code } = error as NodeJS.ErrnoException;
  return BY_SYSTEM_CODE[code ?? ''] ?? BY_MESSAGE[error.message] ?? null;
}

/** Whether no connection to the database is available, so that any other query would fail the same way. */
export function isOutOfReach(error: unknown): boolean {
  const outage = outageOf(error);
  return outage === 'away' || (outage !== null && !(error instanceof DatabaseError));
}

function outageOfDatabase({ code = '', file = '' }: DatabaseError): Outage | null {
  if (code === INSUFFICIENT_PRIVILEGE) {
    // PostgreSQL's mapping of EACCES, EPERM and EROFS.
    return OF_FILES.test(file) ? 'read_only' : null;
  }
  return BY_CODE.find(([codes]) => codes.test(code))?.[1] ?? null;
}
