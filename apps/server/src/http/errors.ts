type ErrorSpec = {
  readonly status: number;
  readonly message: string;
};

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
    message: 'This API token does not allow that. Sign in, or make a token that may write.',
  },
  client_access_denied: { status: 403, message: PERMISSION_MESSAGE },

  validation_failed: { status: 400, message: 'Some fields need attention.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  unsupported_media_type: {
    status: 415,
    message: 'This content type is not accepted here.',
  },
  body_too_large: { status: 413, message: 'The body is larger than 256 kB.' },
  route_not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },

  account_exists: {
    status: 409,
    message: 'An account with this e-mail or phone already exists. Log in, or reset the password.',
  },
  invite_code_invalid: {
    status: 400,
    message:
      'This invite code cannot be used. Check it, or ask whoever gave it to you for a new one.',
  },
  invite_code_required: { status: 400, message: 'An invite code is required to register.' },
  weak_password: { status: 400, message: 'Choose a longer or less common password.' },
  same_password: { status: 400, message: 'The new password must differ from the old one.' },
  current_password_invalid: { status: 400, message: 'The current password is not right.' },
  user_session_not_found: { status: 404, message: 'Session not found' },
  api_token_not_found: { status: 404, message: 'API token not found' },
  tenant_not_empty: {
    status: 409,
    message: 'This tenant still has stores, imports or other members. Remove them first.',
  },
  profile_complete: { status: 409, message: 'Your registration is complete already.' },
  limit_reached: {
    status: 409,
    message: 'Your plan does not include more of these. Change the plan, or remove one first.',
  },
  client_archived: { status: 409, message: 'This client is archived. Restore it first.' },
  setting_invalid: { status: 400, message: 'This setting cannot be used.' },
  platform_store_not_found: {
    status: 404,
    message: 'No store is connected to that platform store.',
  },
  store_inactive: { status: 409, message: 'This store is deactivated.' },
  member_not_found: { status: 404, message: 'Member not found' },
  last_owner: { status: 409, message: 'A tenant needs an owner. Transfer the ownership first.' },
  already_member: { status: 409, message: 'This person is a member already.' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  invitation_not_pending: {
    status: 409,
    message: 'This invitation was accepted, revoked or has expired.',
  },
  invitation_invalid: {
    status: 400,
    message: 'This invitation cannot be used. It may have expired; ask for a new one.',
  },
  invitation_for_other: {
    status: 403,
    message: 'This invitation is for another e-mail address. Sign in with that one.',
  },
  access_request_not_found: { status: 404, message: 'Access request not found' },
  access_request_decided: { status: 409, message: 'This access request was decided already.' },
  plan_not_found: { status: 404, message: 'Plan not found' },
  checkout_not_found: { status: 404, message: 'Checkout not found' },
  subscription_not_cancellable: {
    status: 409,
    message: 'There is no paid subscription to cancel.',
  },
  payment_provider_unavailable: {
    status: 503,
    message: 'The payment provider does not answer. Nothing was charged; try again in a moment.',
  },
  signature_invalid: { status: 400, message: 'The signature of this event is not valid.' },

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
      'This store already has a channel on that platform, or another store has that platform store id.',
  },
  pending_mapping_not_found: { status: 404, message: 'Pending store mapping not found' },
  pending_mapping_decided: {
    status: 409,
    message: 'This store mapping was decided already. Read the list again.',
  },
  store_mapping_not_found: { status: 404, message: 'Store mapping not found' },
  store_mapping_in_use: {
    status: 409,
    message: 'Entries of this mapping are in the books. Remap the store from a day on instead.',
  },
  discovered_store_not_found: { status: 404, message: 'Platform store not found' },
  platform_store_unknown_not_found: {
    status: 404,
    message: 'The platform shows no store with this id. Ask it for its stores again.',
  },
  platform_store_mapped: {
    status: 409,
    message: 'This platform store stands for another store already. Unlink it there first.',
  },
  platform_not_connected: {
    status: 409,
    message: 'This platform is not connected. Connect it first, or upload its reports.',
  },
  tenant_id_required: { status: 400, message: 'tenant_id is required for connecting channel' },

  report_missing: { status: 400, message: 'Send one report file in the field "file".' },
  report_empty: {
    status: 400,
    message: 'The report file is empty. Export it again and upload that.',
  },
  report_incomplete: {
    status: 400,
    message:
      'The upload stopped before the file was complete. Nothing was stored; upload it again.',
  },
  too_many_reports: {
    status: 400,
    message: 'Send one report file at a time; a ZIP may hold several.',
  },
  report_too_large: {
    status: 413,
    message: 'The report is larger than 10 MB. Export a shorter period, or send the CSV as a ZIP.',
  },
  import_not_found: { status: 404, message: 'Import not found' },
  import_not_ready: {
    status: 409,
    message: 'This import has nothing to put into workpapers. Wait until it is ready.',
  },
  import_not_retryable: { status: 409, message: 'Only a failed import can be started again.' },
  run_not_found: { status: 404, message: 'Sync run not found' },
  run_not_retryable: {
    status: 409,
    message: 'Only a run that failed, was cancelled or has refused entries can be started again.',
  },
  run_not_approvable: {
    status: 409,
    message: 'No entry of this run is ready to be posted. Map what is open and review its entries.',
  },
  run_not_cancellable: { status: 409, message: 'This run has ended; nothing is left to stop.' },
  run_without_payouts: {
    status: 409,
    message: 'This run has nothing to put into workpapers. Wait until it has read its payouts.',
  },
  file_not_found: { status: 404, message: 'This run has no such file.' },
  payout_not_found: { status: 404, message: 'Payout not found' },
  entry_not_found: {
    status: 404,
    message: 'No entry of this payout has that document number under these options.',
  },
  books_entry_not_found: { status: 404, message: 'Entry not found' },
  entry_not_skippable: {
    status: 409,
    message: 'This entry was approved, posted or taken back already. Undo it instead.',
  },
  entry_not_skipped: { status: 409, message: 'This entry was not skipped.' },
  entry_not_posted: { status: 409, message: 'Only a posted entry can be taken back.' },
  undo_period_closed: {
    status: 409,
    message: 'The books are closed for that date. Reverse the entry today instead.',
  },
  entry_being_posted: {
    status: 409,
    message: 'Something is on its way to the books for this entry. Wait until it is done.',
  },
  entry_not_ambiguous: {
    status: 409,
    message: 'Nothing about this entry is in doubt: there is nothing to ask the books.',
  },
  nothing_to_post: {
    status: 409,
    message: 'None of these entries can be posted now. Each says why.',
  },
  run_not_undoable: {
    status: 409,
    message: 'This run has posted nothing that can be taken back now.',
  },
  posting_not_included: {
    status: 409,
    message: 'The trial or the plan has ended, so nothing is posted. Choose a plan to go on.',
  },
  client_posts_nothing: {
    status: 409,
    message: 'This client is kept without books. Change its category to post entries.',
  },
  books_not_connected: {
    status: 409,
    message: 'QuickBooks is not connected. Connect it on the QuickBooks page first.',
  },
  books_unavailable: {
    status: 503,
    message: 'QuickBooks does not answer. Nothing was changed; try again in a moment.',
  },
  manual_entry_unbalanced: {
    status: 400,
    message: 'Debits and credits of this entry differ. Correct the amounts.',
  },
  manual_entry_duplicate: {
    status: 409,
    message:
      'An entry of the same store, platform, day and amount is there already. Say that this one is meant to post both.',
  },
  manual_entry_account_unknown: {
    status: 400,
    message: 'These books have no such account. Refresh the accounts, or choose another.',
  },
  line_not_found: { status: 404, message: 'This entry has no such line.' },

  notification_not_found: { status: 404, message: 'Notification not found' },

  mapping_changed: {
    status: 409,
    message: 'Somebody changed this mapping meanwhile. Look at what is there now, then save again.',
  },
  mapping_change_not_found: { status: 404, message: 'Mapping change not found' },
  mapping_source_not_found: {
    status: 404,
    message: 'There is no client to copy from, or you may not see it.',
  },
  books_refused: { status: 409, message: 'QuickBooks refused this. Nothing was changed.' },

  connection_not_found: { status: 404, message: 'Connection not found' },
  connection_ended: { status: 409, message: 'This connection was ended. Connect again first.' },
  provider_not_offered: {
    status: 409,
    message:
      'This installation has no access to that provider yet. Upload its report files instead.',
  },
  provider_unavailable: {
    status: 503,
    message: 'The provider does not answer. Nothing was changed; try again in a moment.',
  },
  consent_invalid: {
    status: 400,
    message: 'This answer belongs to no open request of yours: it is too old, or was used. Connect again.',
  },
  wrong_company: {
    status: 409,
    message: 'This is another account than the one this client is connected to. Nothing was changed.',
  },
  realm_taken: {
    status: 409,
    message:
      'Another client is connected to these books. Books that two clients post into would hold everything twice; choose another company, or disconnect the other client first.',
  },
  connection_credentials_refused: {
    status: 400,
    message: 'DoorDash does not accept these credentials. Copy all three again from its developer portal.',
  },

  batch_not_found: { status: 404, message: 'Batch not found' },
  batch_conflict: {
    status: 409,
    message: 'The batch does not stand where this is possible. Look at it again.',
  },
  confirmation_required: {
    status: 409,
    message: 'This posts many entries. Type what the preview asks for to start it.',
  },
  generated_report_not_found: { status: 404, message: 'Report not found' },
  generated_report_not_ready: {
    status: 409,
    message: 'This report has no file. Generate it again.',
  },

  not_ready: { status: 503, message: 'The server cannot serve requests yet.' },
  service_unavailable: {
    status: 503,
    message: 'The server is busy or stopping. Please try again in a moment.',
  },
  /** Spec 8. */
  unexpected_error: { status: 500, message: 'An unexpected error occurred' },
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof ERRORS;

export type FieldError = { readonly path: string; readonly message: string };

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
