import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
/** Text that is no UUID or number, no day, a day that does not exist. */
const INVALID_TEXTS = ['22P02', '22007', '22008'];

/** The unique index a statement ran into, or null when something else went wrong. */
export function brokenUniqueIndex(error: unknown): string | null {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
    ? (error.constraint ?? '')
    : null;
}

/** Text that is not of the column's type, such as a cursor with a made-up id. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof DatabaseError && INVALID_TEXTS.includes(error.code ?? '');
}

/** What pg's pool throws when no connection became free, or could be made, in time; it has no code of its own. */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

const LOCK_NOT_AVAILABLE = '55P03';
/** PostgreSQL has no connection left, ended a statement that waited too long, or undid one of two that waited for each other. */
const BUSY = ['53300', '57014', '40P01', LOCK_NOT_AVAILABLE];

/** The database could not do this now, nothing of it was done, and it may be asked again. */
export function isDatabaseBusy(error: unknown): boolean {
  return (
    (error instanceof Error && NO_CONNECTION.includes(error.message)) ||
    (error instanceof DatabaseError && BUSY.includes(error.code ?? ''))
  );
}

/** A row that somebody else held for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}
