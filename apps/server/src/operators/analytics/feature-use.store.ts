import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { NO_TENANT } from '../dataflow/operation-events.store.ts';
import { within } from '../dataflow/stats.store.ts';
import type { Period } from '../dataflow/stats.store.ts';
import type { OperationId } from '../../http/operations.ts';

/** How often a feature was used successfully, by how many people, and for how many clients. */
export type FeatureUse = {
  readonly feature: Feature;
  readonly uses: number;
  readonly people: number;
  readonly clients: number;
};

/** Most used first; unused ones are last. */
export async function readFeatureUse(tx: Transaction, period: Period): Promise<FeatureUse[]> {
  const pairs = Object.entries(OPERATIONS_OF_FEATURES).flatMap(([feature, operations]) =>
    operations.map((operation) => ({ feature, operation })),
  );
  const features = pairs.map(({ feature }) => feature);
  const operations = pairs.map(({ operation }) => operation);
  const { rows } = await sql<FeatureUse>`
    select f.feature as "feature", count(e.span_id)::integer as "uses",
      count(distinct e.user_id)::integer as "people",
      (count(distinct e.tenant_id) filter (where e.tenant_id <> ${NO_TENANT}))::integer as "clients"
    from unnest(${features}::text[], ${operations}::text[]) as f (feature, operation)
    left join (
      select span_id, operation, user_id, tenant_id from operation_events
      where ${within(period)} and kind = 'request' and status = 'succeeded' and user_id is not null
        and operation = any(${operations}::text[])
    ) e on e.operation = f.operation
    group by 1 order by 2 desc, 1`.execute(tx);
  return rows;
}

/** The operations that count as using a feature; merely viewing it does not count. */
const OPERATIONS_OF_FEATURES = {
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
type Feature = keyof typeof OPERATIONS_OF_FEATURES;
