import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const INVALID_TEXT = '22P02';

/** The unique index a statement ran into, or null when something else went wrong. */
export function brokenUniqueIndex(error: unknown): string | null {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION
    ? (error.constraint ?? '')
    : null;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}

/** Text that is not of the column's type, such as a cursor with a made-up id. */
export function isInvalidText(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === INVALID_TEXT;
}
