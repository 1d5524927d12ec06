import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { fieldError } from './field-errors.ts';

/** The canonical name of the time zone in a body's field; Node's list decides which IANA names exist. */
export function knownTimeZone(
  timeZone: string,
  path: string,
  code: ErrorCode = 'validation_failed',
): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new AppError(code, {
      errors: [fieldError(path, 'not_a_time_zone')],
      cause,
    });
  }
}
