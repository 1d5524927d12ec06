import { ApiError, type FieldError } from '../errors/api-error.ts';
import { MESSAGES } from '../errors/messages.ts';
import type { FetchMiddleware } from './fetch-middleware.ts';
import { isJson } from './is-json.ts';

/**
 * Passes only good responses through: a call without a response, one that is refused, or one whose JSON is not the
 * contract's envelope rejects with an {@link ApiError}. An aborted call rejects as in `fetch`.
 *
 * `onPermissionDenied` is called on every 403.
 */
export function envelope(onPermissionDenied: (error: ApiError) => void): FetchMiddleware {
  return (next) => async (request) => {
    const { method } = request;
    const answer = await next(request).catch((cause: unknown) => {
      throw request.signal.aborted ? cause : toNetworkError(method, cause);
    });
    if (!answer.ok) {
      const error = await toRefusal(answer, method);
      if (answer.status === 403) {
        onPermissionDenied(error);
      }
      throw error;
    }
    if (await isMalformed(answer)) {
      throw new ApiError({
        message: MESSAGES.apiRequestFailed,
        status: answer.status,
        method,
        code: 'malformed_response',
      });
    }
    return answer;
  };
}

/** By `docs/adr/0008-errors-by-code.md`, an API response is well-formed only with a string status and a non-blank message. */
export function isWellFormed(body: unknown): body is { status: string; message: string } {
  return (
    isRecord(body) &&
    typeof body.status === 'string' &&
    typeof body.message === 'string' &&
    body.message.trim() !== ''
  );
}

function toNetworkError(method: string, cause: unknown): ApiError {
  return new ApiError({
    message: MESSAGES.network,
    status: null,
    method,
    code: 'network_error',
    cause,
  });
}

async function toRefusal(answer: Response, method: string): Promise<ApiError> {
  const body = await readJson(answer);
  return new ApiError({
    message: toMessage(answer.status, body),
    status: answer.status,
    method,
    code: textOf(body, 'code') ?? 'malformed_response',
    requestId: textOf(body, 'request_id') ?? answer.headers.get('x-request-id'),
    fields: toFields(body),
    retryAfterSeconds: toSeconds(answer.headers.get('retry-after')),
  });
}

/** Refusals with 403 that no permission resolves: the server's message says what does. */
const SECOND_STEP = /^(token_)?second_step_/;

/** 401 and 403 have fixed sentences; other refusals may carry message or detail. */
function toMessage(status: number, body: unknown): string {
  if (status === 403 && !SECOND_STEP.test(textOf(body, 'code') ?? '')) {
    return MESSAGES.insufficientPermissions;
  }
  const translated = textOf(body, 'message') ?? textOf(body, 'detail');
  if (translated !== null) {
    return translated;
  }
  return status === 401 ? MESSAGES.authenticationFailedLogInAgain : MESSAGES.requestFailed;
}

async function isMalformed(answer: Response): Promise<boolean> {
  if (isJson(answer)) {
    return !isWellFormed(await readJson(answer.clone()));
  }
  // A captive portal's sign-in page, or the app's own page for a path that does not exist.
  return (answer.headers.get('content-type') ?? '').includes('text/html');
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text());
  } catch {
    return null;
  }
}

function toFields(body: unknown): FieldError[] {
  if (!isRecord(body) || !Array.isArray(body.errors)) {
    return [];
  }
  return body.errors.flatMap((field: unknown) => {
    const path = textOf(field, 'path');
    const message = textOf(field, 'message');
    if (path === null || message === null) {
      return [];
    }
    const values = isRecord(field) && isRecord(field.values) ? field.values : {};
    return [{ path, message, code: textOf(field, 'code'), values }];
  });
}

function toSeconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function textOf(body: unknown, key: string): string | null {
  const value = isRecord(body) ? body[key] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
