import type { components } from '@platebook/api-client';
import type { OperationId } from '../../http/operations.ts';

export type Feature = components['schemas']['AnalyticsFeature'];

/** The operations by which people use a feature; what only looks at it is none of them. */
export const OPERATIONS_OF_FEATURES: Readonly<Record<Feature, readonly OperationId[]>> = {
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
};
