import { DatabaseError } from 'pg';

/**
 * Why the database, or the disk, could not do something that is no fault of whoever asked:
 * - `busy`: it has too much to do, or somebody else holds what was asked for;
 * - `away`: it is stopped, starting, or not to be reached;
 * - `full`: its disk has no room left;
 * - `read_only`: it takes no changes.
 */
export type Outage = 'busy' | 'away' | 'full' | 'read_only';

/** Codes and classes of codes; PostgreSQL's manual, appendix A. */
const BY_CODE: readonly (readonly [RegExp, Outage])[] = [
  // disk_full, configuration_limit_exceeded (such as temp_file_limit)
  [/^(53100|53400)$/, 'full'],
  // read_only_sql_transaction
  [/^25006$/, 'read_only'],
  // out_of_memory, too_many_connections; query_canceled, deadlock_detected, lock_not_available, serialization_failure,
  // transaction_timeout
  [/^(53...|57014|40P01|55P03|40001|25P04)$/, 'busy'],
  // A shutdown, a crash, a start, a session that ended; connections; io_error; a database that is not to be connected to.
  [/^(57P0.|08...|58030|28...|3D000|55000)$/, 'away'],
];

/** Errors of the system, by `code`. */
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

/** What pg and its pool throw without a code. */
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

/** Source files of PostgreSQL that report what the system said of a file of its own; the rights of a role are checked elsewhere. */
const OF_FILES = /^(md|fd|copydir|slru|smgr|buffile|relmapper|xlog\w*)\.c$/;
const INSUFFICIENT_PRIVILEGE = '42501';

/** What of these an error stands for; null for one that is none of them. */
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

/** Whether no connection to the database is to be had, so that whatever else is asked of it fails in the same way. */
export function isOutOfReach(error: unknown): boolean {
  const outage = outageOf(error);
  return outage === 'away' || (outage !== null && !(error instanceof DatabaseError));
}

function outageOfDatabase({ code = '', file = '' }: DatabaseError): Outage | null {
  if (code === INSUFFICIENT_PRIVILEGE) {
    // What PostgreSQL makes of EACCES, EPERM and EROFS.
    return OF_FILES.test(file) ? 'read_only' : null;
  }
  return BY_CODE.find(([codes]) => codes.test(code))?.[1] ?? null;
}
