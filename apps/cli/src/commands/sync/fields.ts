import type { components } from '@platebook/api-client';
import { withHeadings } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

export type SyncRun = components['schemas']['SyncRun'];
type ChannelStatus = components['schemas']['ChannelSyncStatus'];
type OwedOperation = components['schemas']['OwedOperation'];
type SyncReport = components['schemas']['SyncReport'];

/** What `sync` prints of a run; the names are those of the API. */
export const RUN_FIELDS: readonly Field<SyncRun>[] = [
  { name: 'id', heading: 'Id', of: ({ id }) => id },
  { name: 'created_at', heading: 'Started', of: ({ created_at }) => created_at },
  {
    name: 'store_name',
    heading: 'Store',
    dispensable: 1,
    of: ({ store_name, file }) => store_name ?? file?.name ?? null,
  },
  {
    name: 'channel_type',
    heading: 'Platform',
    dispensable: 2,
    of: ({ channel_type }) => channel_type,
  },
  { name: 'status', heading: 'Status', of: ({ status }) => status },
  { name: 'state', heading: 'State', dispensable: 3, of: ({ state }) => state },
  {
    name: 'entries',
    heading: 'Entries',
    dispensable: 4,
    of: ({ situation }) => situation.counts.entries,
  },
  { name: 'kind', of: ({ kind }) => kind },
  { name: 'trigger', of: ({ trigger }) => trigger },
  { name: 'period_from', of: ({ period_from }) => period_from },
  { name: 'period_to', of: ({ period_to }) => period_to },
  { name: 'dry_run', of: ({ dry_run }) => dry_run },
  { name: 'store_id', of: ({ store_id }) => store_id },
  { name: 'channel_id', of: ({ channel_id }) => channel_id },
  { name: 'payouts', of: ({ situation }) => situation.counts.payouts },
  { name: 'failure_code', of: ({ situation }) => situation.failure?.code ?? null },
  { name: 'failure', of: ({ situation }) => situation.failure?.message ?? null },
  { name: 'blocked', of: ({ situation }) => situation.blocked[0]?.message ?? null },
  { name: 'updated_at', of: ({ updated_at }) => updated_at },
  { name: 'finished_at', of: ({ finished_at }) => finished_at },
];

export const RUN_DETAILS: readonly Field<SyncRun>[] = withHeadings(RUN_FIELDS);

export const STATUS_FIELDS: readonly Field<ChannelStatus>[] = [
  { name: 'store_name', heading: 'Store', of: ({ store_name }) => store_name },
  { name: 'channel_type', heading: 'Platform', of: ({ channel_type }) => channel_type },
  { name: 'state', heading: 'State', of: ({ state }) => state },
  {
    name: 'last_payout_on',
    heading: 'Last payout',
    dispensable: 1,
    of: ({ last_payout_on }) => last_payout_on,
  },
  {
    name: 'next_run_at',
    heading: 'Next',
    dispensable: 2,
    of: ({ schedule }) => schedule.next_run_at,
  },
  { name: 'store_id', of: ({ store_id }) => store_id },
  { name: 'channel_id', of: ({ channel_id }) => channel_id },
  { name: 'last_run_id', of: ({ last_run }) => last_run?.id ?? null },
  { name: 'last_run_status', of: ({ last_run }) => last_run?.status ?? null },
  { name: 'working_run_id', of: ({ working_run_id }) => working_run_id },
  { name: 'last_succeeded_at', of: ({ last_succeeded_at }) => last_succeeded_at },
  { name: 'paused_at', of: ({ schedule }) => schedule.paused_at },
];

/** Either the time of the next attempt is set, or the action a person must take. */
export const OWED_FIELDS: readonly Field<OwedOperation>[] = [
  { name: 'document_number', heading: 'Entry', of: ({ document_number }) => document_number },
  { name: 'operation', heading: 'Operation', dispensable: 2, of: ({ operation }) => operation },
  { name: 'state', heading: 'State', of: ({ state }) => state },
  {
    name: 'next_attempt_at',
    heading: 'Next attempt',
    of: ({ next_attempt_at }) => next_attempt_at,
  },
  {
    name: 'action',
    heading: 'What to do',
    dispensable: 1,
    of: ({ next_attempt_at, last_error }) =>
      next_attempt_at === null ? (last_error?.action ?? null) : null,
  },
  { name: 'since', of: ({ since }) => since },
  { name: 'sends', of: ({ sends }) => sends },
  { name: 'asks', of: ({ asks }) => asks },
  { name: 'error_code', of: ({ last_error }) => last_error?.code ?? null },
  { name: 'error', of: ({ last_error }) => last_error?.message ?? null },
  { name: 'entry_id', of: ({ entry_id }) => entry_id },
];

export const REPORT_FIELDS: readonly Field<SyncReport>[] = withHeadings([
  { name: 'id', of: ({ run }) => run.id },
  { name: 'status', of: ({ run }) => run.status },
  { name: 'files', of: ({ files }) => files.map(({ name }) => name) },
  { name: 'payouts', of: ({ payouts }) => payouts.length },
  { name: 'entries', of: ({ proof }) => proof.entries },
  { name: 'entries_verified', of: ({ proof }) => proof.entries_verified },
  { name: 'identities_checked', of: ({ proof }) => proof.identities_checked },
  { name: 'identities_broken', of: ({ proof }) => proof.identities_broken },
  { name: 'debit_cents', of: ({ proof }) => proof.debit_cents },
  { name: 'credit_cents', of: ({ proof }) => proof.credit_cents },
  {
    name: 'findings',
    of: ({ findings }) =>
      findings.map(
        ({ platform_store_name: store, payout_on: on, finding }) =>
          `${store}, ${on}: ${finding.message}`,
      ),
  },
]);
