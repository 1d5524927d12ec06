import { AppError } from './errors.ts';

/** The zone's own name for what a field of the body names; Node's list decides which IANA names exist. */
export function knownTimeZone(timeZone: string, path: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new AppError('validation_failed', {
      errors: [{ path, message: 'must be an IANA time zone, as in America/New_York' }],
      cause,
    });
  }
}
