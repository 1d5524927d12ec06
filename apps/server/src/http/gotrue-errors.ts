import type { ErrorCode } from './errors.ts';

/** GoTrue's own codes and sentences; its clients decide by them. */
const GOTRUE_ERRORS = {
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  unsupported_grant_type: {
    status: 400,
    message: 'unsupported_grant_type',
    code: 'invalid_credentials',
  },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  phone_not_confirmed: { status: 400, message: 'Phone not confirmed' },
  user_banned: { status: 400, message: 'User is banned' },
  validation_failed: { status: 400, message: 'Request body or query is not valid' },
  refresh_token_malformed: {
    status: 400,
    message: 'Refresh token is not valid',
    code: 'validation_failed',
  },
  refresh_token_not_issued: {
    status: 400,
    message: 'Refresh token is not valid: Not Issued By This Server',
    code: 'validation_failed',
  },
  refresh_token_not_found: {
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: {
    status: 403,
    message: 'invalid JWT: unable to parse or verify signature, token is malformed or has expired',
  },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  request_entity_too_large: { status: 413, message: 'Request body too large' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  service_unavailable: { status: 503, message: 'The server is busy. Please try again.' },
} as const satisfies Record<string, { status: number; message: string; code?: string }>;

export type GoTrueErrorKey = keyof typeof GOTRUE_ERRORS;

/** A refusal of a call under `/auth/v1`. */
export class GoTrueError extends Error {
  override name = 'GoTrueError';
  readonly code: string;
  readonly status: number;

  constructor(key: GoTrueErrorKey, options: ErrorOptions = {}) {
    const spec: { status: number; message: string; code?: string } = GOTRUE_ERRORS[key];
    super(spec.message, options);
    this.code = spec.code ?? key;
    this.status = spec.status;
  }
}

/** How the refusals of our own HTTP layer are said in GoTrue's words. */
export const GOTRUE_FOR: Partial<Record<ErrorCode, GoTrueErrorKey>> = {
  validation_failed: 'validation_failed',
  malformed_json: 'bad_json',
  unsupported_media_type: 'bad_json',
  body_too_large: 'request_entity_too_large',
  route_not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  service_unavailable: 'service_unavailable',
  not_ready: 'service_unavailable',
};

const NEW_SHAPE_FROM = '2024-01-01';

/** The body in the shape the caller's `X-Supabase-Api-Version` asks for. */
export function presentGoTrueError(
  error: GoTrueError,
  apiVersion: string | undefined,
  errorId: string,
) {
  const isNew = apiVersion !== undefined && apiVersion >= NEW_SHAPE_FROM;
  return {
    headers: {
      'x-sb-error-code': error.code,
      ...(isNew ? { 'x-supabase-api-version': NEW_SHAPE_FROM } : {}),
    },
    body: isNew
      ? { code: error.code, message: error.message }
      : {
          code: error.status,
          error_code: error.code,
          msg: error.message,
          ...(error.status >= 500 ? { error_id: errorId } : {}),
        },
  };
}
