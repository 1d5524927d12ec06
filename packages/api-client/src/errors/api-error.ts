import {
  classifyError,
  toOperation,
  type ErrorClassification,
  type ErrorOperation,
} from './classify-error.ts';
import { MESSAGES } from './messages.ts';

/** A field of a request that the server refused. */
export type FieldError = {
  readonly path: string;
  /** In English. */
  readonly message: string;
  /** Identifies the sentence, with its values; null from a server that does not send them. */
  readonly code: string | null;
  readonly values: Readonly<Record<string, unknown>>;
};

export type ApiErrorDetails = {
  /** Defaults to `API Error` when blank. */
  readonly message: string;
  /** null without a response. */
  readonly status: number | null;
  readonly method: string;
  /** The contract's error code, or `network_error` and `malformed_response` for calls that never reached the server. */
  readonly code: string;
  readonly requestId?: string | null;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
};

/**
 * A failed call, with everything a person or an error report needs.
 *
 * @example
 * const call = { status: 429, method: 'GET', code: 'rate_limited', retryAfterSeconds: 30 };
 * const error = new ApiError({ ...call, message: 'Too many requests' });
 * error.classification.retryable; // true
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | null;
  readonly code: string;
  readonly operation: ErrorOperation;
  readonly classification: ErrorClassification;
  /** Identifies the call in the server's log; null without a response. */
  readonly requestId: string | null;
  /** The invalid fields, by JSON pointer. */
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | null;

  constructor(details: ApiErrorDetails) {
    super(details.message.trim() === '' ? MESSAGES.apiError : details.message, {
      cause: details.cause,
    });
    this.status = details.status;
    this.code = details.code;
    this.operation = toOperation(details.method);
    this.classification = classifyError({ status: this.status, operation: this.operation });
    this.requestId = details.requestId ?? null;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/**
 * Whether a caught error is a failed call rather than a bug.
 *
 * @example
 * await unwrap(call).catch((error: unknown) => (isApiError(error) ? error.requestId : null));
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
