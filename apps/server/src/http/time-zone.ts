import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** The zone's own name for what a field of the body names; Node's list decides which IANA names exist. */
export function knownTimeZone(
  timeZone: string,
  path: string,
  code: ErrorCode = 'validation_failed',
): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new AppError(code, {
      errors: [{ path, message: 'must be an IANA time zone, as in America/New_York' }],
      cause,
    });
  }
}
