import type { OperationId } from '../../http/operations.ts';

/** The operations by which people use a feature; what only looks at it is none of them. */
export const OPERATIONS_OF_FEATURES = {
  uploads: ['uploadReport', 'importUpload'],
  runs: ['triggerSync', 'retrySyncRun'],
  schedules: ['updateSyncSchedule'],
  postings: ['approveEntries', 'approveSyncRun', 'postEntries', 'postEntryAgain'],
  corrections: ['createEntryDraft', 'repostEntries'],
  undo: ['undoEntry', 'undoSyncRun', 'undoBatch'],
  manual_entries: ['createManualEntry'],
  posted_elsewhere: ['markEntryPostedElsewhere'],
  account_mapping: [
    'updateAccountMapping',
    'importAccountMapping',
    'createAccountMappingCopy',
    'createAccountMappingFromTemplate',
  ],
  store_matches: [
    'confirmUberEatsStoreMapping',
    'confirmDoorDashStoreMapping',
    'confirmExactStoreMappings',
    'importStoreMappings',
  ],
  batches: ['createBatch'],
  reports: ['createGeneratedReport'],
  workpapers: ['downloadImportWorkpapers', 'downloadPayoutWorkpapers', 'downloadSyncWorkpapers'],
  invitations: ['createInvitations'],
  api_tokens: ['createMyToken'],
  support: ['createSupportTicket'],
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;
export type Feature = keyof typeof OPERATIONS_OF_FEATURES;
