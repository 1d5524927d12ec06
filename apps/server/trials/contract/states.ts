import type { Named } from './requests.ts';

/**
 * The few operations that a tenant with one of everything is in no state for: what to take away first. Rows are put back
 * after the cell.
 */
export const NEEDS: Readonly<Record<string, (named: Named) => string>> = {
  createChannel: ({ tenant }) => `delete from channels where tenant_id = '${tenant}'`,
  createStore: ({ tenant }) => `delete from stores where tenant_id = '${tenant}'`,
  createClient: ({ tenant }) => `delete from clients where tenant_id = '${tenant}'`,
  deleteClient: ({ tenant }) => emptied(tenant),
  checkConnection: ({ tenant }) => opened(tenant),
  pauseConnection: ({ tenant }) => opened(tenant),
  resumeConnection: ({ tenant }) => opened(tenant),
  deleteConnection: ({ tenant }) => opened(tenant),
  approveEntries: ({ tenant }) => opened(tenant),
  updateAccountMapping: ({ tenant }) => opened(tenant),
  importAccountMapping: ({ tenant }) => opened(tenant),
  repostEntries: ({ tenant }) => opened(tenant),
  checkDrift: ({ tenant }) => opened(tenant),
  // The same entry is there since the tenant was filled.
  createManualEntry: ({ tenant }) =>
    `update journal_entries set debit_cents = debit_cents + 1 where tenant_id = '${tenant}'`,
  unskipEntry: ({ tenant }) =>
    `update journal_entries set status = 'skipped' where tenant_id = '${tenant}'`,
  deleteTenant: ({ tenant }) =>
    `${emptied(tenant)}; delete from memberships where tenant_id = '${tenant}' and level <> 'user_owner'`,
};

function opened(tenant: string | undefined): string {
  return `update connections set status = 'connected' where tenant_id = '${tenant}'`;
}

function emptied(tenant: string | undefined): string {
  return ['postings', 'journal_entries', 'stores', 'payouts', 'sync_runs', 'report_files']
    .map((table) => `delete from ${table} where tenant_id = '${tenant}'`)
    .join('; ');
}

/** What is posted to a tenant and decides about what lies there, or asks the world outside: nothing comes of it here. */
export const NOT_CREATING: readonly string[] = [
  'restoreNotifications',
  'acceptConsent',
  'decideColumns',
  'createDoorDashConnection',
  'confirmUberEatsStoreMapping',
  'confirmDoorDashStoreMapping',
  'confirmExactStoreMappings',
  'ignoreStoreMapping',
  'remapStore',
  'undoStoreMappings',
  'refreshPlatformStores',
  'createStoreFromPlatformStore',
  'ignorePlatformStore',
  'createAccountMappingUndo',
  'createBooksAccount',
  'importAccountMapping',
  'importStoreMappings',
  'repostEntries',
  'approveEntries',
  'postEntries',
  'postEntryAgain',
  'skipEntry',
  'undoEntry',
  'markEntryPostedElsewhere',
  'resolveException',
  'changePlan',
  'changePayer',
  'createPaymentPortal',
];

/** What an operation refuses the contract's example for, once it has let the caller in. */
export const REFUSED_BY_STATE: Readonly<Record<string, readonly string[]>> = {
  // The examples hold somebody's password, link or code, which nobody has here.
  createToken: ['invalid_credentials'],
  login: ['invalid_credentials'],
  register: ['invite_code_invalid'],
  previewInvitation: ['invitation_invalid'],
  acceptInvitation: ['invitation_invalid'],
  updateMyPassword: ['current_password_invalid'],
  createPaymentEvent: ['signature_invalid'],
  createQuickBooksEvent: ['signature_invalid'],
  createUberEatsEvent: ['signature_invalid'],
  // This server has no provider to call.
  createConsent: ['provider_not_offered'],
  acceptConsent: ['provider_not_offered'],
  createDoorDashConnection: ['provider_not_offered'],
  checkConnection: ['provider_not_offered'],
  createBooksRefresh: ['books_not_connected'],
  createBooksAccount: ['books_not_connected'],
  createProfile: ['42501'],
  registerAuthUser: ['signup_disabled'],
  verifyLink: ['validation_failed'],
  verifyToken: ['otp_expired'],
  // Only a run that failed is started again.
  retryImport: ['import_not_retryable'],
  // Nothing of the file that was read waits for a decision.
  decideColumns: ['column_not_open'],
  retrySyncRun: ['run_not_retryable'],
  // A file was read and none of its entries is mapped.
  approveSyncRun: ['run_not_approvable'],
  cancelSyncRun: ['run_not_cancellable'],
  // The mapping that waits is one of Uber Eats.
  confirmDoorDashStoreMapping: ['pending_mapping_not_found'],
  refreshPlatformStores: ['platform_not_connected'],
  // A batch is for clients of its caller, and its key was used when they were filled.
  previewBatch: ['client_access_denied'],
  createBatch: ['client_access_denied', 'batch_conflict'],
  // Whoever has no client has no batch, and the others' are over.
  getBatch: ['batch_not_found'],
  downloadBatchResults: ['batch_not_found'],
  pauseBatch: ['batch_not_found', 'batch_conflict'],
  resumeBatch: ['batch_not_found', 'batch_conflict'],
  cancelBatch: ['batch_not_found', 'batch_conflict'],
  retryBatch: ['batch_not_found', 'batch_conflict'],
  undoBatch: ['batch_not_found', 'batch_conflict'],
  // Entries wait for their accounts, and there are no books to ask.
  postEntries: ['books_not_connected'],
  undoEntry: ['books_not_connected'],
  postEntryAgain: ['entry_not_reversed'],
  resolveEntry: ['entry_not_ambiguous'],
  undoSyncRun: ['run_not_undoable'],
  // The contract requires no target, since which one is needed follows from the scope.
  createAdminNotification: ['validation_failed'],
  createUserTenant: ['profile_complete'],
  // Administrators made it when they were asked what they have.
  createAdminPlan: ['plan_exists'],
  // Nobody here has shown a second factor, and what everybody enrolled when they were named has this name.
  createFactor: ['mfa_factor_name_conflict', 'insufficient_aal'],
  // Whoever owes the second step can neither begin another nor remove the one they have.
  createChallenge: ['mfa_factor_not_found'],
  deleteFactor: ['mfa_factor_not_found'],
  verifyFactor: ['mfa_factor_not_found'],
  verifyRecoveryCode: ['mfa_verification_failed'],
  getRecoveryCodes: ['mfa_factor_not_found'],
  createRecoveryCodes: ['insufficient_aal'],
  refreshRecoveryCodes: ['insufficient_aal'],
  updateSignInPolicy: ['second_step_setup_required'],
  deleteSubscription: ['subscription_not_cancellable'],
  // Nothing is paid for.
  previewPlanChange: ['subscription_not_changeable'],
  changePlan: ['subscription_not_changeable'],
  previewPayerChange: ['payer_not_changeable'],
  changePayer: ['payer_not_changeable'],
  resumeSubscription: ['subscription_not_resumable'],
  createPaymentPortal: ['subscription_not_changeable'],
  // The pages of the web app may not be built where this runs.
  previewBlogPost: ['preview_unavailable'],
  // What the matrix uploads is a report.
  createBlogImage: ['image_type_unknown'],
  cancelBlogPostSchedule: ['blog_post_not_scheduled'],
  // It is a draft.
  endBanner: ['banner_not_published'],
};

/** Where the other tenant of the matrix has no row: people's own, and what this server does not keep at all. */
export const EMPTY_PLACES: readonly string[] = [
  'access_requests.user_id',
  'dataflow_events.tenant_id',
  'dataflow_events.user_id',
  'flow_states.user_id',
  'invitation_redemptions.user_id',
  // Whoever runs the installation has ledgers verified, in the cells alone.
  'ledger_verifications.tenant_id',
  'one_time_tokens.user_id',
  'operation_events.tenant_id',
  'operation_events.user_id',
  'system_staff.user_id',
];

/** What is answered from what the program knows by itself, with the database away as well. */
export const WITHOUT_DATABASE: readonly string[] = [
  'getHealth',
  'getAuthHealth',
  'getAuthSettings',
  'createSsoSession',
  'createAuthorization',
  // Their examples are not signed, which is found out first.
  'createQuickBooksEvent',
  'createUberEatsEvent',
  'createPaymentEvent',
];

/** What is asked for with GET and writes something down all the same. */
export const WRITING_READS: readonly string[] = [
  'verifyLink',
  'sendReauthentication',
  // Who took the events is in the audit log before the first of them is sent.
  'downloadDataflowEvents',
  'downloadAnalytics',
];

/** What a request is asked with beside what the contract requires, so that it gets to the database. */
export const ASKED_WITH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  verifyLink: { token: 'a'.repeat(43), type: 'signup' },
};

/** Streams that go on for as long as somebody reads them. */
export const ENDLESS: readonly string[] = ['streamLiveEvents'];

/** Anybody may leave a tenant; only its owner may make others leave it. */
export const FINER_THAN_LEVELS: Readonly<Record<string, readonly string[]>> = {
  deleteMember: ['permission_error', 'last_owner'],
  // The administrator of the matrix is the only one.
  deleteStaffMember: ['last_administrator'],
  // An upload is its creator's alone.
  getUpload: ['upload_not_found'],
  sendUploadPart: ['upload_not_found'],
  importUpload: ['upload_not_found', 'upload_incomplete'],
  deleteUpload: ['upload_not_found'],
  // A ticket is its author's, and those who manage the client see it; a file goes to a message of one's own.
  getSupportTicket: ['support_ticket_not_found'],
  updateSupportTicket: ['support_ticket_not_found'],
  readSupportTicket: ['support_ticket_not_found'],
  createSupportMessage: ['support_ticket_not_found'],
  createSupportAttachment: ['support_message_not_found'],
  downloadSupportAttachment: ['support_attachment_not_found'],
};

/**
 * Operations that read the caller's level once more: under the lock that a change of owners needs, or because each part of
 * their answer is that of an operation with a level of its own.
 */
export const LEVEL_READ_AGAIN: readonly string[] = [
  'updateMember',
  'deleteMember',
  'updateOwnership',
  'getSetup',
  'getHome',
  'getActivity',
];

/** What is done to a tenant from outside: somebody asks to be let in, or a trial counts what it reads. */
export const WRITES_TO_OTHERS: Readonly<Record<string, readonly string[]>> = {
  createAccessRequest: ['access_requests', 'audit_log', 'audit_heads'],
  // What a trial found in each file is a row of whose file it is.
  createReportFormatTrial: ['report_format_trial_files'],
};

const ID_SAYS_IT =
  'The id beside it is of one row, which was looked up in its tenant, or among its person’s, before.';
const SAME_IN_BOTH = 'Both tenants of the matrix hold the same there, or nothing.';

const OF_EVERY_TENANT =
  'Those who run the installation ask, and are shown what is in every tenant; the tests of their pages have several.';
const SHOWN_UNNARROWED =
  'The cells show each condition in the same statement for a session that reads all clients; the test of all notifications narrows it to one.';
const ONE_OF_A_TENANT =
  'A tenant has one that holds at most, and the answer says nothing of whose it is; the test of it has two tenants.';

const ANY_COMES_FIRST =
  'It takes one row, and without the condition the database chooses which comes first.';

/** Conditions whose absence no cell shows, each with the reason; whatever else is not shown is a fault of the matrix. */
export const UNSHOWN_FILTERS: readonly { readonly because: string; readonly part: string }[] = [
  { because: 'The token that names the session is signed.', part: '"sessions"."user_id" = $2' },
  {
    because: 'The hash is of the person’s id and the code: no row of another person has it.',
    part: 'update "mfa_recovery_codes" set "used_at" = $1 where "user_id" = $2 and "code_sha256" = $3',
  },
  { because: ID_SAYS_IT, part: 'clients where tenant_id = $1 and id = $2' },
  {
    because: ID_SAYS_IT,
    part: 'from "audit_log" where "tenant_id" = $1 and "target_type" = $2 and "target_id" = $3',
  },
  { because: ID_SAYS_IT, part: 'update "stores"' },
  { because: ID_SAYS_IT, part: 'update "channels"' },
  { because: ID_SAYS_IT, part: 'update "access_requests"' },
  { because: ID_SAYS_IT, part: '"team_invitations" where "tenant_id" = $1 and "id" in' },
  { because: SAME_IN_BOTH, part: '"archived_at" is not null' },
  { because: SAME_IN_BOTH, part: 'select "time_zone", "currency" from "clients"' },
  { because: SAME_IN_BOTH, part: 'from "invitation_redemptions"' },
  { because: SAME_IN_BOTH, part: 'exists (select from memberships where tenant_id = $1' },
  { because: SAME_IN_BOTH, part: 'delete from "memberships"' },
  { because: SAME_IN_BOTH, part: 'from "tenant_settings"' },
  { because: SAME_IN_BOTH, part: 'select "choice" from "setup_choices"' },
  { because: SAME_IN_BOTH, part: 'from payment_events' },
  {
    because: 'Every ticket of the matrix is its owner’s, and this list is of what a User wrote.',
    part: '"support_tickets"."tenant_id" = $2 and "support_tickets"."opened_by" = $3',
  },
  { because: SAME_IN_BOTH, part: 'select "client_category" from "clients"' },
  { because: SAME_IN_BOTH, part: 'delete from "account_mappings"' },
  { because: SAME_IN_BOTH, part: 'select count(*) from payouts' },
  { because: ID_SAYS_IT, part: 'update notification_reads set dismissed_at = null' },
  {
    because:
      'Nobody else has read what is marked here; the test of all notifications has a colleague and a stranger name it.',
    part: 'update notification_reads reads set',
  },
  {
    because:
      'No tenant of the matrix requires two-step sign-in; the test of all notifications does.',
    part: 'mine where second_step_required',
  },
  { because: SHOWN_UNNARROWED, part: 'and memberships.tenant_id = any($2::uuid[])) readable' },
  { because: SHOWN_UNNARROWED, part: 'and client_id = $2)' },
  { because: ID_SAYS_IT, part: 'update notifications set created_at = $1, mailed_at = null' },
  {
    because:
      'Whoever runs the installation asks how many people it is for; the test of their notifications counts those of one of several tenants.',
    part: 'select "user_id" from "memberships" where "tenant_id" = $1 and "level" in',
  },
  { because: ID_SAYS_IT, part: 'from "support_messages" where "tenant_id" = $1 and "ticket_id"' },
  { because: ID_SAYS_IT, part: 'select "diagnostics" from "support_tickets" where "tenant_id"' },
  { because: ID_SAYS_IT, part: 'update "support_tickets"' },
  { because: OF_EVERY_TENANT, part: 'select "plan_code", "paid_state" from "subscriptions"' },
  { because: OF_EVERY_TENANT, part: 'select "provider", "status" from "connections"' },
  { because: OF_EVERY_TENANT, part: 'as "last" from "sync_runs"' },
  { because: OF_EVERY_TENANT, part: 'as "payouts" from "payouts"' },
  { because: OF_EVERY_TENANT, part: 'select identity ->>' },
  { because: OF_EVERY_TENANT, part: 'select count(*) as checked, count(fault) as broken' },
  { because: OF_EVERY_TENANT, part: 'from "ledger_verifications"' },
  { because: ONE_OF_A_TENANT, part: 'from "support_view_grants"' },
  { because: ONE_OF_A_TENANT, part: 'update "support_view_grants"' },
  { because: ID_SAYS_IT, part: 'update "batches"' },
  { because: ID_SAYS_IT, part: 'update "batch_items"' },
  { because: ID_SAYS_IT, part: 'from "batch_items" where "user_id" = $1 and "batch_id" in' },
  { because: ID_SAYS_IT, part: 'select "bytes" from "generated_reports"' },
  {
    because:
      'No books are connected to copy into; the test of account mapping copies from a stranger.',
    part: 'select "tenants"."second_step_required" from "memberships" inner join',
  },
  {
    because:
      'Everybody here has an app of the name that is asked for: the refusal takes back what was deleted. The test of second factors has two people with old ones.',
    part: 'delete from "mfa_factors" where "user_id" = $1 and "status" = $2 and "created_at" <',
  },
  { because: ANY_COMES_FIRST, part: 'select * from "subscriptions" where "tenant_id" = $1' },
  {
    because: ANY_COMES_FIRST,
    part: 'from "system_staff" inner join "users" on "users"."id" = "system_staff"."user_id" where',
  },
  {
    because: 'Only the log of the installation has changes of settings.',
    part: '"audit_log"."tenant_id" = $1 and "audit_log"."action" = $2',
  },
  { because: 'It locks more than it has to.', part: 'order by "user_id" for update' },
];
