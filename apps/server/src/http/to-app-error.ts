import { isInvalidText } from '../db/conflicts.ts';
import { outageOf } from '../db/outage.ts';
import { AppError } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { fieldError } from './field-errors.ts';
import { refusalOfOutage } from './outage-refusal.ts';

/** Maps a thrown value to its error response; anything unknown is a bug, `unexpected_error`, with it as the cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    return thrown;
  }
  const outage = outageOf(thrown);
  if (outage !== null) {
    return refusalOfOutage(outage, thrown);
  }
  if (isInvalidText(thrown)) {
    // Ids are validated by the contract, so the only mistyped text that gets this far is in a made-up cursor.
    return new AppError('validation_failed', {
      errors: [fieldError('query.cursor', 'not_a_cursor')],
      cause: thrown,
    });
  }
  return new AppError(refusalCode(thrown), { cause: thrown });
}

/** Errors of Express's body parser and router. */
const HTTP_ERRORS: Readonly<Record<string, ErrorCode>> = {
  'entity.parse.failed': 'malformed_json',
  'entity.too.large': 'body_too_large',
  'encoding.unsupported': 'unsupported_media_type',
  'charset.unsupported': 'unsupported_media_type',
  'request.size.invalid': 'malformed_json',
  'request.aborted': 'malformed_json',
};

function refusalCode(thrown: unknown): ErrorCode {
  if (thrown instanceof URIError) {
    return 'route_not_found';
  }
  const type = (thrown as { type?: unknown } | null)?.type;
  return (typeof type === 'string' ? HTTP_ERRORS[type] : undefined) ?? 'unexpected_error';
}
