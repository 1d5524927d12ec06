import type { Named } from './requests.ts';

/**
 * The few operations for which a tenant with one of everything is in the wrong state: what to remove first. Rows are
 * restored after the cell.
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
  // The same entry exists since the tenant was filled.
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

/** POST operations that act on existing objects, or call external services: they create nothing here. */
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

/** The errors with which an operation may reject the contract's example after authorizing the caller. */
export const REFUSED_BY_STATE: Readonly<Record<string, readonly string[]>> = {
  // The examples contain a password, link or code that nobody has here.
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
  // The installation's broadcast was sent.
  cancelBroadcast: ['broadcast_not_scheduled'],
  // Only a failed run can be retried.
  retryImport: ['import_not_retryable'],
  // Nothing of the file that was read waits for a decision.
  decideColumns: ['column_not_open'],
  retrySyncRun: ['run_not_retryable'],
  // A file was read and none of its entries is mapped.
  approveSyncRun: ['run_not_approvable'],
  cancelSyncRun: ['run_not_cancellable'],
  // The pending mapping is one of Uber Eats.
  confirmDoorDashStoreMapping: ['pending_mapping_not_found'],
  refreshPlatformStores: ['platform_not_connected'],
  // A batch is for clients of its caller, and its key was used when they were filled.
  previewBatch: ['client_access_denied'],
  createBatch: ['client_access_denied', 'batch_conflict'],
  // A caller without a client has no batch, and the others' are over.
  getBatch: ['batch_not_found'],
  downloadBatchResults: ['batch_not_found'],
  pauseBatch: ['batch_not_found', 'batch_conflict'],
  resumeBatch: ['batch_not_found', 'batch_conflict'],
  cancelBatch: ['batch_not_found', 'batch_conflict'],
  retryBatch: ['batch_not_found', 'batch_conflict'],
  undoBatch: ['batch_not_found', 'batch_conflict'],
  // Entries wait for their accounts, and no books are connected.
  postEntries: ['books_not_connected'],
  undoEntry: ['books_not_connected'],
  postEntryAgain: ['entry_not_reversed'],
  resolveEntry: ['entry_not_ambiguous'],
  undoSyncRun: ['run_not_undoable'],
  // The contract requires no target, since which one is needed follows from the scope.
  createAdminNotification: ['validation_failed'],
  createUserTenant: ['profile_complete'],
  // Administrators created it when their objects were looked up.
  createAdminPlan: ['plan_exists'],
  // Nobody here has shown a second factor, and the one that everybody enrolled during the look-up has this name.
  createFactor: ['mfa_factor_name_conflict', 'insufficient_aal'],
  // Without the second step a session can neither start another challenge nor remove its factor.
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
  // The first line of the log is the server's own, from which nothing is withheld.
  revealLogLine: ['log_line_not_found'],
  // Operators created it before administrators do.
  createBlogPost: ['blog_slug_taken'],
  // The pages of the web app may not be built where this runs.
  previewBlogPost: ['preview_unavailable'],
  // The matrix uploads a report.
  createBlogImage: ['image_type_unknown'],
  cancelBlogPostSchedule: ['blog_post_not_scheduled'],
  // It is a draft.
  endBanner: ['banner_not_published'],
};

/** Tables in which the other tenant of the matrix has no row: personal ones, and those this server does not use. */
export const EMPTY_PLACES: readonly string[] = [
  'access_requests.user_id',
  'dataflow_events.tenant_id',
  'dataflow_events.user_id',
  'flow_states.user_id',
  'invitation_redemptions.user_id',
  // Operators run ledger verifications, only in the cells.
  'ledger_verifications.tenant_id',
  'one_time_tokens.user_id',
  'operation_events.tenant_id',
  'operation_events.user_id',
  'system_staff.user_id',
];

/** Operations that respond from memory, also with the database unavailable. */
export const WITHOUT_DATABASE: readonly string[] = [
  'getHealth',
  'getAuthHealth',
  'getAuthSettings',
  'createSsoSession',
  'createAuthorization',
  // Their examples are not signed, which is checked first.
  'createQuickBooksEvent',
  'createUberEatsEvent',
  'createPaymentEvent',
];

/** GET operations that write nevertheless. */
export const WRITING_READS: readonly string[] = [
  'verifyLink',
  'sendReauthentication',
  // The export is recorded in the audit log before the first event is sent.
  'downloadDataflowEvents',
  'downloadAnalytics',
];

/** Parameters sent beyond those that the contract requires, so that the request reaches the database. */
export const ASKED_WITH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  verifyLink: { token: 'a'.repeat(43), type: 'signup' },
};

/** Streams that last as long as their reader. */
export const ENDLESS: readonly string[] = ['streamLiveEvents'];

/** Anybody may leave a tenant; only its owner may remove others. */
export const FINER_THAN_LEVELS: Readonly<Record<string, readonly string[]>> = {
  deleteMember: ['permission_error', 'last_owner'],
  // The administrator of the matrix is the only one.
  deleteStaffMember: ['last_administrator'],
  // An upload is private to its creator.
  getUpload: ['upload_not_found'],
  sendUploadPart: ['upload_not_found'],
  importUpload: ['upload_not_found', 'upload_incomplete'],
  deleteUpload: ['upload_not_found'],
  // A ticket is visible to its author and the client's managers; a file is attached to one's own message.
  getSupportTicket: ['support_ticket_not_found'],
  updateSupportTicket: ['support_ticket_not_found'],
  readSupportTicket: ['support_ticket_not_found'],
  createSupportMessage: ['support_ticket_not_found'],
  createSupportAttachment: ['support_message_not_found'],
  downloadSupportAttachment: ['support_attachment_not_found'],
};

/**
 * Operations that read the caller's level again: under the lock that a change of owners needs, or because each part of
 * their response belongs to an operation with its own level.
 */
export const LEVEL_READ_AGAIN: readonly string[] = [
  'updateMember',
  'deleteMember',
  'updateOwnership',
  'getSetup',
  'getHome',
  'getActivity',
];

/** Writes to a tenant from outside: an access request, or a trial that counts what it reads. */
export const WRITES_TO_OTHERS: Readonly<Record<string, readonly string[]>> = {
  createAccessRequest: ['access_requests', 'audit_log', 'audit_heads'],
  // A trial's result for each file is a row of that file's tenant.
  createReportFormatTrial: ['report_format_trial_files'],
};
