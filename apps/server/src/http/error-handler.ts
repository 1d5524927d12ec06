import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from '../platform/logger.ts';
import type { Operation } from './contract.ts';
import { AppError } from './errors.ts';
import { GOTRUE_FOR, GoTrueError, presentGoTrueError } from './gotrue-errors.ts';
import type { GoTrueErrorKey } from './gotrue-errors.ts';
import { nameFields } from './named-fields.ts';
import { POSTGREST_FOR, PostgrestError, presentPostgrestError } from './postgrest-errors.ts';
import type { PostgrestCode } from './postgrest-errors.ts';
import type { PublicPages } from './public-pages.ts';
import { toAppError } from './to-app-error.ts';
import type { OperationValidators } from './validation.ts';

type Options = {
  readonly log: Logger;
  readonly validators: ReadonlyMap<string, OperationValidators>;
  /** For browsers that open an address; null gives them the same response as everyone else. */
  readonly publicPages: PublicPages | null;
};

/**
 * The single place that maps errors to responses. An unexpected error is a bug: it is logged once and reveals nothing
 * to the caller.
 */
export function handleErrors({ log, validators, publicPages }: Options): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const error = toRefusal(thrown);
    response.locals['errorCode'] = error.code;
    if (error.status >= 500) {
      log.error({ err: thrown, request_id: response.locals['requestId'] }, 'A request failed.');
    }
    if (response.headersSent) {
      next(thrown);
      return;
    }
    // Bytes of a rejected upload may still be on their way; the connection cannot be used for the next request.
    if (!request.complete && !isDiscarded(request)) {
      response.set('connection', 'close');
    }
    if (error.status === UNAVAILABLE_STATUS) {
      // A more specific error sets its own headers, which come after.
      response.set('retry-after', RETRY_AFTER_S);
    }
    if (request.path.startsWith('/auth/v1/')) {
      sendGoTrue(error, request.get('x-supabase-api-version'), response);
      return;
    }
    if (request.path.startsWith('/rest/v1/')) {
      sendPostgrest(error, response);
      return;
    }
    const envelope = () => sendEnvelope(error, response, { log, validators });
    if (publicPages === null || !opensPage(request)) {
      envelope();
      return;
    }
    sendPage(error.status, publicPages, request, response).catch((fault: unknown) => {
      log.error({ err: fault, request_id: response.locals['requestId'] }, 'No page says so.');
      envelope();
    });
  };
}

/** A browser that opens an address, or submits a form of a page, asks for HTML before anything else. */
function opensPage(request: Request): boolean {
  return (
    (request.method === 'GET' ||
      request.method === 'HEAD' ||
      request.is('application/x-www-form-urlencoded') !== false) &&
    !request.path.startsWith('/api/') &&
    request.accepts(['json', 'html']) === 'html'
  );
}

function sendPage(
  status: number,
  pages: PublicPages,
  request: Request,
  response: Response,
): Promise<void> {
  return status === NOT_FOUND_STATUS
    ? pages.answerNotFound(request, response)
    : pages.answerFailure(
        { status, requestId: String(response.locals['requestId']) },
        request,
        response,
      );
}

const NOT_FOUND_STATUS = 404;

/**
 * The rest of a rejected body is read and discarded up to this size: a client that is cut off while sending may not
 * read the response.
 */
const MOST_DISCARDED = 11 * 1024 * 1024;

function isDiscarded(request: Request): boolean {
  const length = Number(request.get('content-length') ?? Number.NaN);
  return !request.readableDidRead && length <= MOST_DISCARDED && !request.destroyed;
}

const UNAVAILABLE_STATUS = 503;
const RETRY_AFTER_S = '2';

type Refusal = AppError | GoTrueError | PostgrestError;

function sendGoTrue(error: Refusal, apiVersion: string | undefined, response: Response): void {
  const refusal = error instanceof GoTrueError ? error : new GoTrueError(goTrueKey(error));
  const { headers, body } = presentGoTrueError(
    refusal,
    apiVersion,
    String(response.locals['requestId']),
  );
  response
    .status(refusal.status)
    .set('cache-control', 'no-store')
    .set(error instanceof AppError ? error.headers : {})
    .set(headers)
    .json(body);
}

function goTrueKey(error: AppError | PostgrestError): GoTrueErrorKey {
  return (error instanceof AppError ? GOTRUE_FOR[error.code] : undefined) ?? 'unexpected_failure';
}

function sendPostgrest(error: Refusal, response: Response): void {
  const refusal =
    error instanceof PostgrestError
      ? error
      : new PostgrestError(postgrestCode(error), sentenceOf(error));
  response
    .status(refusal.status)
    .set('cache-control', 'no-store')
    .set(error instanceof AppError ? error.headers : {})
    .json(presentPostgrestError(refusal));
}

/** PostgREST uses one code for all of these. */
function sentenceOf(error: AppError | GoTrueError): { message?: string } {
  return error instanceof AppError && error.code.startsWith('storage_')
    ? { message: error.message }
    : {};
}

function postgrestCode(error: AppError | GoTrueError): PostgrestCode {
  return (error instanceof AppError ? POSTGREST_FOR[error.code] : undefined) ?? 'PGRSTX00';
}

function sendEnvelope(
  error: Refusal,
  response: Response,
  { log, validators }: Omit<Options, 'publicPages'>,
): void {
  const refusal =
    error instanceof AppError ? error : new AppError('unexpected_error', { cause: error });
  const { message, errors } = nameFields(refusal);
  const body = {
    status: 'error',
    message,
    data: null,
    code: refusal.code,
    request_id: String(response.locals['requestId']),
    errors,
  };
  const operation = response.locals['operation'] as Operation | undefined;
  const violation =
    operation === undefined ? null : validators.get(operation.id)?.answer?.(refusal.status, body);
  if (violation !== null && violation !== undefined) {
    log.error({ violation }, 'A refusal breaks openapi.yaml.');
    sendEnvelope(new AppError('unexpected_error', { message: violation }), response, {
      log,
      validators: new Map(),
    });
    return;
  }
  response.status(refusal.status).set('cache-control', 'no-store').set(refusal.headers).json(body);
}

function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof GoTrueError || thrown instanceof PostgrestError) {
    return thrown;
  }
  return toAppError(thrown);
}
