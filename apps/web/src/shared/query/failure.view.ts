import { isApiError, MESSAGES, type ApiError } from '@platebook/api-client';
import { serverSentence } from '../language/server-errors.ts';
import { words } from './query.messages.ts';

export type FailureView = {
  /** `second_step`: the client requires two-step sign-in, which the reader has not set up. */
  readonly kind: 'permission' | 'second_step' | 'not_found' | 'failed';
  readonly title: string;
  /** The effect on the books. */
  readonly meaning: string;
  readonly canRetry: boolean;
  readonly code?: string;
  readonly requestId?: string;
};

/**
 * A failed query's message: what happened, its effect on the books, whether to retry. `fallback` is used for errors
 * without a message: a bug, a thrown value that is no error, or a response without one.
 */
export function toFailureView(error: unknown, fallback?: string): FailureView {
  if (!isApiError(error)) {
    return {
      kind: 'failed',
      title: serverSentence(
        fallback ??
          (error instanceof Error
            ? MESSAGES.unexpectedErrorOccurred
            : MESSAGES.anUnknownErrorOccurred),
      ),
      meaning: words.nothingChanged,
      canRetry: true,
    };
  }
  if (isOfAddress(error)) {
    return {
      kind: 'not_found',
      title: words.nothingAtAddress,
      meaning: words.nothingChanged,
      canRetry: false,
    };
  }
  return {
    kind:
      error.code === 'second_step_setup_required'
        ? 'second_step'
        : (KINDS[error.status ?? 0] ?? 'failed'),
    title: isWithoutSentence(error)
      ? serverSentence(fallback ?? error.message)
      : serverSentence(error.message, error.code),
    meaning: words.nothingChanged,
    canRetry: error.classification.retryable,
    code: error.code,
    ...(error.requestId === null ? {} : { requestId: error.requestId }),
  };
}

/** The server's `Retry-After` in seconds; 0 without one. */
export function waitAfter(error: unknown): number {
  return isApiError(error) ? (error.retryAfterSeconds ?? 0) : 0;
}

/** A failed action's `meaning`, unless its title already says that nothing was done. */
export function unlessStated(title: string, meaning: string): string | undefined {
  return SAYS_NOTHING_WAS_DONE.test(title) ? undefined : meaning;
}

/** In both languages. */
const SAYS_NOTHING_WAS_DONE =
  /\bNothing (?:\w+ )*was \w+|\bwas not saved\b|\bRien n’a (?:\S+ )?été \p{L}+|\bn’a pas été enregistré/u;

/** A failed action's title, for an inline message. */
export function failureTitle(error: unknown, fallback?: string): string {
  return toFailureView(error, fallback).title;
}

/** Whether the error is about an impossible id in the address rather than a typed field. */
function isOfAddress({ code, operation, fields }: ApiError): boolean {
  const isOfPath = fields.length > 0 && fields.every(({ path }) => path.startsWith('path.'));
  return code === 'validation_failed' && operation === 'read' && isOfPath;
}

/** The API client's defaults for a missing server message. */
function isWithoutSentence({ message }: ApiError): boolean {
  return WITHOUT_SENTENCE.has(message);
}

const WITHOUT_SENTENCE: ReadonlySet<string> = new Set([
  MESSAGES.requestFailed,
  MESSAGES.apiRequestFailed,
  MESSAGES.apiError,
]);

const KINDS: Record<number, FailureView['kind']> = { 403: 'permission', 404: 'not_found' };
