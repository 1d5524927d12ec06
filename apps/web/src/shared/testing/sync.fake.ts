import type {
  BooksEntry,
  BooksEntryDetail,
  ChannelSyncStatus,
  SyncRun,
  SyncRunDetail,
} from '../api/entities.ts';
import { importSummary, payoutSummary } from './answers.fake.ts';

/** An entry that is ready to be posted, as the server tells it in a list. */
export const booksEntry: BooksEntry = {
  id: 'e1',
  run_id: 'r1',
  payout_id: 'p1',
  store_id: 's1',
  store_name: 'Fishtown',
  channel_id: 'c1',
  platform: 'ubereats',
  kind: 'payout',
  document_number: 'UE-7K3Q9FAB-1108-1',
  entry_on: '2026-11-08',
  currency: 'USD',
  net_cents: 382_500,
  payout: {
    id: 'p1',
    payout_ref: 'UE-1',
    payout_on: '2026-11-10',
    net_cents: 382_500,
    status: 'ready',
    entry_counts: { total: 1, posted: 0 },
  },
  debit_cents: 510_000,
  status: 'ready',
  status_reason: null,
  findings: [],
  is_ambiguous: false,
  relates_to: null,
  approved_at: null,
  posted_at: null,
  verified_at: null,
  external_id: null,
  books_url: null,
  posted_elsewhere: null,
  posted_again_as: null,
  updated_at: '2026-11-21T09:00:01.000Z',
};

/** The same entry with everything about it. */
export const booksEntryDetail: BooksEntryDetail = {
  ...booksEntry,
  memo: 'Uber Eats payout UE-1',
  lines: [
    {
      account_id: '31',
      account_name: 'Clearing – Uber Eats',
      description: '',
      side: 'debit',
      amount_cents: 510_000,
      component: 'net_payout',
      class: null,
      department: null,
    },
    {
      account_id: null,
      account_name: 'No account yet',
      description: 'Sales of 2 – 8 Nov',
      side: 'credit',
      amount_cents: 510_000,
      component: 'gross_sales',
      class: 'Delivery',
      department: 'Fishtown',
    },
  ],
  identities: [{ id: 'I1', holds: true, difference_cents: 0, message: null }],
  attempts: [],
  posting: null,
  related: [],
  post_run_id: null,
  attachments: [],
};

/** A run that fetched a week and is ready to be approved. */
export const syncRun: SyncRun = {
  id: 'r1',
  tenant_id: 't1',
  kind: 'fetch',
  trigger: 'schedule',
  store_id: 's1',
  store_name: 'Fishtown',
  channel_id: 'c1',
  channel_type: 'ubereats',
  file: null,
  period_from: '2026-11-02',
  period_to: '2026-11-08',
  dry_run: false,
  state: 'ready',
  status: 'waiting',
  situation: {
    state: 'ready',
    blocked: [],
    unmapped: [],
    counts: importSummary.counts,
    entries: [],
    unknown_key: null,
    stop_asked: false,
    failure: null,
  },
  sequence: 5,
  requested_by: null,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:09.000Z',
  waits_until: null,
  finished_at: null,
};

/** The same run with what it read and planned. */
export const syncRunDetail: SyncRunDetail = {
  run: syncRun,
  files: [],
  platform_reports: [],
  reports: [],
  payouts: [payoutSummary],
  entries: {
    planned: 3,
    needs_mapping: 0,
    needs_review: 1,
    ready: 2,
    posting: 0,
    posted: 0,
    skipped: 0,
    failed: 0,
    reversed: 0,
  },
  approvable_entries: 2,
};

/** A channel that was fetched and is fetched again by itself. */
export const channelStatus: ChannelSyncStatus = {
  store_id: 's1',
  store_name: 'Fishtown',
  channel_id: 'c1',
  channel_type: 'ubereats',
  state: 'up_to_date',
  last_run: syncRun,
  working_run_id: null,
  last_payout_on: '2026-11-10',
  last_succeeded_at: '2026-11-21T09:00:09.000Z',
  schedule: { next_run_at: '2026-11-24T11:20:00.000Z', paused_at: null },
};
