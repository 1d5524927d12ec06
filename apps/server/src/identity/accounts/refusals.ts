import { AppError } from '../../http/errors.ts';
import type { ErrorCode } from '../../http/errors.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../http/gotrue-errors.ts';
import type { SignInRefusal } from '../auth/users/accounts.port.ts';

type Translation = Partial<Record<GoTrueErrorKey, ErrorCode>>;

/** The auth service's errors on either API, as errors of the envelope. */
const ENVELOPE_FOR: Translation = {
  validation_failed: 'validation_failed',
  weak_password: 'weak_password',
  same_password: 'same_password',
  current_password_invalid: 'current_password_invalid',
  current_password_required: 'current_password_invalid',
  // Somebody else changed it in the meantime: the password given is no longer the current one.
  conflict: 'current_password_invalid',
  invalid_credentials: 'invalid_credentials',
  over_request_rate_limit: 'rate_limited',
  over_email_send_rate_limit: 'rate_limited',
  over_sms_send_rate_limit: 'rate_limited',
  session_not_found: 'session_expired',
  user_not_found: 'session_expired',
  user_already_exists: 'account_exists',
  service_unavailable: 'service_unavailable',
  storage_full: 'storage_full',
  storage_read_only: 'storage_read_only',
};

/** The error for a caller of the envelope; anything but an auth error is returned unchanged. */
export function toAppError(thrown: unknown, special: Translation = {}): unknown {
  if (!(thrown instanceof GoTrueError)) {
    return thrown;
  }
  const code = special[thrown.key] ?? ENVELOPE_FOR[thrown.key];
  if (code === undefined) {
    return thrown;
  }
  return new AppError(code, {
    headers: thrown.headers,
    cause: thrown,
    ...(code === 'weak_password' || code === 'validation_failed'
      ? { message: toSentence(thrown.message) }
      : {}),
  });
}

function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Spec 8, auth mapping. A ban is not revealed to whoever tries the password. */
export function refuseSignIn(refusal: SignInRefusal): AppError {
  if (refusal.kind === 'rate_limited') {
    return new AppError('rate_limited', {
      headers: { 'retry-after': String(refusal.waitSeconds) },
    });
  }
  // "not confirmed": the same sentence for an address and a number.
  const isUnconfirmed =
    refusal.kind === 'email_not_confirmed' || refusal.kind === 'phone_not_confirmed';
  return new AppError(isUnconfirmed ? 'email_not_confirmed' : 'invalid_credentials');
}
