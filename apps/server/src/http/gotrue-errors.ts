import { ERRORS } from './errors.ts';
import type { ErrorCode } from './errors.ts';

type ErrorSpec = { readonly status: number; readonly message: string; readonly code?: string };

/** GoTrue's own codes and sentences, on which its clients depend. */
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
  weak_password: { status: 422, message: 'Password is too weak' },
  same_password: {
    status: 422,
    message: 'New password should be different from the old password.',
  },
  current_password_required: {
    status: 400,
    message: 'Current password required when setting new password.',
  },
  current_password_invalid: {
    status: 400,
    message: 'Current password is not correct.',
  },
  reauthentication_needed: {
    status: 400,
    message: 'Password update requires reauthentication',
  },
  reauthentication_not_valid: {
    status: 422,
    message: 'Nonce has expired or is invalid',
  },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  user_already_exists: { status: 422, message: 'User already registered' },
  email_exists: {
    status: 422,
    message: 'A user with this email address has already been registered',
  },
  phone_exists: {
    status: 422,
    message: 'A user with this phone number has already been registered',
  },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  link_expired: {
    status: 403,
    message: 'Email link is invalid or has expired',
    code: 'otp_expired',
  },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 422, message: 'invalid flow state, flow state has expired' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
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
  conflict: {
    status: 409,
    message: 'Too many concurrent token refresh requests on the same session or refresh token',
  },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: {
    status: 403,
    message: 'invalid JWT: unable to parse or verify signature, token is malformed or has expired',
  },
  not_admin: { status: 403, message: 'User not allowed' },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  banned_session: { status: 403, message: 'User is banned', code: 'user_banned' },
  no_such_user: { status: 404, message: 'User not found', code: 'user_not_found' },
  insufficient_aal: {
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  factor_needs_aal2: {
    status: 403,
    message: 'AAL2 required to enroll a new factor',
    code: 'insufficient_aal',
  },
  unenroll_needs_aal2: {
    status: 422,
    message: 'AAL2 required to unenroll verified factor',
    code: 'insufficient_aal',
  },
  recovery_codes_need_aal2: {
    status: 403,
    message: 'AAL2 required to generate recovery codes',
    code: 'insufficient_aal',
  },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_challenge_not_found: {
    status: 422,
    message: 'MFA factor with the provided challenge ID not found',
    code: 'mfa_factor_not_found',
  },
  mfa_factor_name_conflict: {
    status: 422,
    message: 'A factor with this friendly name for this user already exists',
  },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_challenge_expired: {
    status: 422,
    message:
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  mfa_ip_address_mismatch: {
    status: 422,
    message: 'Challenge and verify IP addresses mismatch.',
  },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  mfa_verified_factor_exists: {
    status: 422,
    message: 'Recovery codes are already enrolled for this user, use regenerate to rotate them',
  },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    message: 'At least one other verified factor is required to generate recovery codes',
  },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  provider_disabled: { status: 400, message: 'Provider is not enabled' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  request_entity_too_large: { status: 413, message: 'Request body too large' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  over_email_send_rate_limit: { status: 429, message: 'Email rate limit exceeded' },
  over_sms_send_rate_limit: { status: 429, message: 'SMS rate limit exceeded' },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  service_unavailable: { status: 503, message: 'The server is busy. Please try again.' },
  request_timeout: {
    status: 504,
    message: 'Processing this request timed out, please retry after a moment.',
  },
  storage_full: { status: 503, message: ERRORS.storage_full.message },
  storage_read_only: { status: 503, message: ERRORS.storage_read_only.message },
} as const satisfies Record<string, ErrorSpec>;

export type GoTrueErrorKey = keyof typeof GOTRUE_ERRORS;

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

type Extra = ErrorOptions & {
  /** Replaces the table's sentence if GoTrue is more specific. */
  readonly message?: string;
  /** Why a password is weak. */
  readonly reasons?: readonly WeakPasswordReason[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** An error of a call under `/auth/v1`. */
export class GoTrueError extends Error {
  override name = 'GoTrueError';
  readonly key: GoTrueErrorKey;
  readonly code: string;
  readonly status: number;
  readonly reasons: readonly WeakPasswordReason[] | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(key: GoTrueErrorKey, { message, reasons, headers = {}, ...options }: Extra = {}) {
    const spec: ErrorSpec = GOTRUE_ERRORS[key];
    super(message ?? spec.message, options);
    this.key = key;
    this.code = spec.code ?? key;
    this.status = spec.status;
    this.reasons = reasons ?? null;
    this.headers = headers;
  }
}

/** Maps the errors of our HTTP layer to GoTrue's. */
export const GOTRUE_FOR: Partial<Record<ErrorCode, GoTrueErrorKey>> = {
  validation_failed: 'validation_failed',
  malformed_json: 'bad_json',
  unsupported_media_type: 'bad_json',
  body_too_large: 'request_entity_too_large',
  route_not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  rate_limited: 'over_request_rate_limit',
  service_unavailable: 'service_unavailable',
  not_ready: 'service_unavailable',
  request_too_slow: 'request_timeout',
  storage_full: 'storage_full',
  storage_read_only: 'storage_read_only',
};

const NEW_SHAPE_FROM = '2024-01-01';

/** The body in the shape that the caller's `X-Supabase-Api-Version` requests. */
export function presentGoTrueError(
  error: GoTrueError,
  apiVersion: string | undefined,
  errorId: string,
) {
  const isNew = apiVersion !== undefined && apiVersion >= NEW_SHAPE_FROM;
  return {
    headers: {
      ...error.headers,
      'x-sb-error-code': error.code,
      ...(isNew ? { 'x-supabase-api-version': NEW_SHAPE_FROM } : {}),
    },
    body: {
      ...(isNew
        ? { code: error.code, message: error.message }
        : {
            code: error.status,
            error_code: error.code,
            msg: error.message,
            ...(error.status >= 500 ? { error_id: errorId } : {}),
          }),
      ...(error.reasons === null ? {} : { weak_password: { reasons: error.reasons } }),
    },
  };
}
