import { isApiError, MESSAGES, type ApiError } from '@platebook/api-client';
import { serverSentence } from '../language/server-errors.ts';
import { words } from './query.messages.ts';

export type FailureView = {
  /** `second_step`: the client requires two-step sign-in, which the reader has not set up. */
  readonly kind: 'permission' | 'second_step' | 'not_found' | 'failed';
  readonly title: string;
  /** What it means for the books. */
  readonly meaning: string;
  readonly canRetry: boolean;
  readonly code?: string;
  readonly requestId?: string;
};

/**
 * What a failed reading says to a person: what happened, what it means for the books, whether to try again. `fallback` is
 * the sentence for what has none of its own: a bug, what was thrown and is no error at all, or an answer of the server
 * without one.
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

/** What the server asks to wait before it is tried again, in seconds (`Retry-After`); 0 where it does not say. */
export function waitAfter(error: unknown): number {
  return isApiError(error) ? (error.retryAfterSeconds ?? 0) : 0;
}

/** `meaning` of a failed action, unless the sentence over it has said that nothing was done. */
export function unlessStated(title: string, meaning: string): string | undefined {
  return SAYS_NOTHING_WAS_DONE.test(title) ? undefined : meaning;
}

/** In both languages. */
const SAYS_NOTHING_WAS_DONE =
  /\bNothing (?:\w+ )*was \w+|\bwas not saved\b|\bRien n’a (?:\S+ )?été \p{L}+|\bn’a pas été enregistré/u;

/** The sentence of a failed action, for a message beside it. */
export function failureTitle(error: unknown, fallback?: string): string {
  return toFailureView(error, fallback).title;
}

/** Whether the address names something by an id that none can have: nothing was typed into a field. */
function isOfAddress({ code, operation, fields }: ApiError): boolean {
  const isOfPath = fields.length > 0 && fields.every(({ path }) => path.startsWith('path.'));
  return code === 'validation_failed' && operation === 'read' && isOfPath;
}

/** The API client puts these in the place of a message that the server did not send. */
function isWithoutSentence({ message }: ApiError): boolean {
  return WITHOUT_SENTENCE.has(message);
}

const WITHOUT_SENTENCE: ReadonlySet<string> = new Set([
  MESSAGES.requestFailed,
  MESSAGES.apiRequestFailed,
  MESSAGES.apiError,
]);

const KINDS: Record<number, FailureView['kind']> = { 403: 'permission', 404: 'not_found' };
