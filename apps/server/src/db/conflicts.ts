import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
/** Text that is not a UUID or a number, not a date, or a date that does not exist. */
const INVALID_TEXTS = ['22P02', '22007', '22008'];

/** The unique index that a statement violated, or null for any other error. */
export function brokenUniqueIndex(error: unknown): string | null {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
    ? (error.constraint ?? '')
    : null;
}

/** Text that cannot be cast to the column's type, such as a cursor with a made-up id. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof DatabaseError && INVALID_TEXTS.includes(error.code ?? '');
}

const LOCK_NOT_AVAILABLE = '55P03';

/** A row lock that another transaction held for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}
