import type { FieldErrorCode } from '@platebook/api-client/french';
import type { ErrorSpec } from './error-spec.ts';
import { BOOKS_ERRORS } from './errors-of-books.ts';
import { OPERATORS_ERRORS } from './errors-of-operators.ts';
import { SITE_ERRORS } from './errors-of-site.ts';

/** Spec 8. */
const PERMISSION_MESSAGE =
  'Insufficient permissions. Please check client context or contact administrator.';

/** Every refusal this API knows: the code is the key, so status and message cannot disagree with it. */
export const ERRORS = {
  not_authenticated: { status: 401, message: 'Authentication failed. Please log in again.' },
  session_expired: { status: 401, message: 'Your session has expired. Please log in again.' },
  invalid_credentials: { status: 400, message: 'Invalid email or password.' },
  email_not_confirmed: {
    status: 400,
    message: 'Please verify your email address before logging in.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  permission_error: { status: 403, message: PERMISSION_MESSAGE },
  token_access_insufficient: {
    status: 403,
    message: "This API token doesn't allow that. Sign in, or create a token that can write.",
  },
  second_step_required: {
    status: 403,
    message: 'Enter the code from your authenticator app to continue.',
  },
  second_step_setup_required: {
    status: 403,
    message:
      'This client requires two-step sign-in. Set it up in your security settings, then open the client again.',
  },
  token_second_step_missing: {
    status: 403,
    message:
      'This client requires two-step sign-in. Create a new API token in a session where you signed in with a code.',
  },
  client_access_denied: { status: 403, message: PERMISSION_MESSAGE },
  view_only: {
    status: 403,
    message: "You're viewing this client as support. You can't change anything.",
  },
  view_access_ended: {
    status: 403,
    message: "The client doesn't let support view its pages, or no longer does.",
  },

  validation_failed: { status: 400, message: 'Some fields need attention.' },
  malformed_json: { status: 400, message: "The body isn't valid JSON." },
  unsupported_media_type: {
    status: 415,
    message: "This content type isn't accepted here.",
  },
  body_too_large: { status: 413, message: 'The body is larger than 256 kB.' },
  route_not_found: { status: 404, message: "There's nothing at this address." },
  form_of_other_site: {
    status: 403,
    message: 'This form was sent from another site. Nothing was saved.',
  },
  method_not_allowed: { status: 405, message: "This address doesn't accept that method." },

  account_exists: {
    status: 409,
    message: 'An account with this email or phone already exists. Log in, or reset the password.',
  },
  invite_code_invalid: {
    status: 400,
    message:
      "This invite code can't be used. Check it, or ask whoever gave it to you for a new one.",
  },
  invite_code_required: { status: 400, message: 'An invite code is required to register.' },
  weak_password: { status: 400, message: 'Choose a longer or less common password.' },
  same_password: { status: 400, message: 'The new password must be different from the old one.' },
  current_password_invalid: { status: 400, message: "The current password isn't right." },
  user_session_not_found: { status: 404, message: 'Session not found' },
  api_token_not_found: { status: 404, message: 'API token not found' },
  tenant_not_empty: {
    status: 409,
    message: 'This tenant still has stores, imports or other members. Remove them first.',
  },
  profile_complete: { status: 409, message: 'Your registration is already complete.' },
  limit_reached: {
    status: 409,
    message: "Your plan doesn't include more of these. Change the plan, or remove one first.",
  },
  client_archived: { status: 409, message: 'This client is archived. Restore it first.' },
  setting_invalid: { status: 400, message: "This setting can't be used." },
  platform_store_not_found: {
    status: 404,
    message: 'No store is matched to that platform store.',
  },
  store_inactive: { status: 409, message: 'This store is deactivated.' },
  member_not_found: { status: 404, message: 'Member not found' },
  last_owner: { status: 409, message: 'A tenant needs an owner. Transfer ownership first.' },
  already_member: { status: 409, message: 'This person is already a member.' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  invitation_not_pending: {
    status: 409,
    message: 'This invitation was accepted, revoked or has expired.',
  },
  invitation_invalid: {
    status: 400,
    message: "You can't use this invitation. It may have expired. Ask for a new one.",
  },
  invitation_for_other: {
    status: 403,
    message: 'This invitation is for another email address. Sign in with that one.',
  },
  access_request_not_found: { status: 404, message: 'Access request not found' },
  access_request_decided: { status: 409, message: 'This access request was already decided.' },
  account_not_found: {
    status: 404,
    message: 'Nobody has an account with this email. Ask them to register first.',
  },
  staff_member_not_found: {
    status: 404,
    message: "This person doesn't have access to the admin portal.",
  },
  last_administrator: {
    status: 409,
    message: 'An installation needs a System Administrator. Grant the level to someone else first.',
  },
  report_column_not_found: {
    status: 404,
    message: 'No report of this platform has a column with this name.',
  },
  report_header_known: {
    status: 409,
    message: 'The reports with this column already recognize this header.',
  },
  report_formats_unchanged: {
    status: 409,
    message: "Reports are already read like this. There's nothing to publish.",
  },
  report_formats_changed: {
    status: 409,
    message: 'A newer version was published in the meantime. Try your changes again.',
  },
  report_format_effects: {
    status: 409,
    message:
      'Files that can be read today would be read differently, or no longer. Accept that to publish.',
  },
  tenant_not_found: { status: 404, message: 'Tenant not found' },
  plan_not_found: { status: 404, message: 'Plan not found' },
  plan_exists: { status: 409, message: 'Another plan has this code.' },
  plan_version_outdated: {
    status: 409,
    message: "There's a later version of this plan. Change that one.",
  },
  default_plan_needed: {
    status: 409,
    message: 'New tenants need a plan to start on. Make another plan the default instead.',
  },
  checkout_not_found: { status: 404, message: 'Checkout not found' },
  subscription_not_cancellable: {
    status: 409,
    message: "There's no paid subscription to cancel.",
  },
  subscription_not_changeable: {
    status: 409,
    message: "This plan can't be changed in place. Pay for the plan you want instead.",
  },
  subscription_not_resumable: {
    status: 409,
    message: "The plan isn't canceled, so there's nothing to resume.",
  },
  plan_preview_outdated: {
    status: 409,
    message: 'This preview is out of date. Nothing was charged. Check the amounts again.',
  },
  payment_declined: {
    status: 409,
    message: 'The payment was declined. Nothing was changed. Use another payment method.',
  },
  payer_not_changeable: {
    status: 409,
    message:
      "You can change who pays only for a paid plan that isn't canceled, until two days before it renews.",
  },
  not_the_payer: {
    status: 403,
    message: 'Someone else pays for this client. Only they can see and change the payment method.',
  },
  payment_provider_unavailable: {
    status: 503,
    message: "We couldn't reach the payment provider. Nothing was charged. Try again in a moment.",
  },
  signature_invalid: { status: 400, message: "This event's signature isn't valid." },

  client_not_found: { status: 404, message: 'Client not found' },
  tenant_has_client: { status: 409, message: 'This tenant already has a client.' },
  client_not_empty: {
    status: 409,
    message: 'This client still has stores or imports. Delete its stores first.',
  },
  store_not_found: { status: 404, message: 'Store not found' },
  store_name_taken: { status: 409, message: 'Another store has this name.' },
  channel_not_found: { status: 404, message: 'Channel not found' },
  channel_exists: {
    status: 409,
    message:
      'This store already has a channel on that platform, or another store has that platform store ID.',
  },
  pending_mapping_not_found: { status: 404, message: 'Pending store mapping not found' },
  pending_mapping_decided: {
    status: 409,
    message: 'This store mapping was already decided. Reload the list.',
  },
  not_ready: { status: 503, message: "The server can't serve requests yet." },
  service_unavailable: {
    status: 503,
    message: 'The server is busy or stopping. Please try again in a moment.',
  },
  uploads_busy: {
    status: 503,
    message:
      "Too many files are being uploaded at once. This one wasn't stored. Try again in a few seconds.",
  },
  request_too_slow: {
    status: 408,
    message:
      'The data stopped arriving, so this request was ended. Check your connection and send it again.',
  },
  storage_full: {
    status: 503,
    message:
      'The disk of the server is full, so this was not saved. Nothing saved earlier is lost. Try again once whoever runs the server has made room on it.',
  },
  storage_read_only: {
    status: 503,
    message:
      'The server can only read at the moment, so this was not saved. Nothing saved earlier is lost. Try again in a minute; if it stays so, tell whoever runs the server.',
  },
  /** Every error of this API: the code is the key, so that status and message always match it. */
  unexpected_error: { status: 500, message: 'An unexpected error occurred' },
  ...BOOKS_ERRORS,
  ...OPERATORS_ERRORS,
  ...SITE_ERRORS,
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof ERRORS;

/** A field at fault: its sentence in English, and the code and values that the sentence is made of. */
export type FieldError = {
  readonly path: string;
  readonly message: string;
  readonly code: FieldErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
};

type Extra = {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the table's sentence, where this case can say more. */
  readonly message?: string;
  readonly cause?: unknown;
};

/** An expected refusal. Anything else that is thrown is a bug and is answered with `unexpected_error`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, { errors = [], headers = {}, message, cause }: Extra = {}) {
    super(message ?? ERRORS[code].message, { cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.errors = errors;
    this.headers = headers;
  }
}
