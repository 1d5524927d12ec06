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

const LOCK_NOT_AVAILABLE = '55P03';

/** A row that somebody else held for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}
