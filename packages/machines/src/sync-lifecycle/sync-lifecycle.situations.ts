import type { PostingEntry } from '../posting/posting.types.ts';
import { NO_COUNTS } from './run-context.ts';
import type { SyncLifecycleSituation } from './run-situation.ts';
import type { RunCounts, RunState } from './sync-lifecycle.types.ts';

const IMPORTED: RunCounts = { ...NO_COUNTS, reports: 2 };
const RECOGNISED: RunCounts = { ...IMPORTED, reportsRecognised: 2 };
const CHECKED: RunCounts = {
  ...RECOGNISED,
  rows: 1204,
  rowsQuarantined: 1,
  payouts: 2,
  identitiesChecked: 12,
};
const PLANNED: RunCounts = { ...CHECKED, rowsQuarantined: 0, payoutsPlanned: 2, entries: 2 };

const march: PostingEntry = {
  key: 'k1',
  documentNumber: 'UE-260331-7QK2M',
  totalCents: 133_940,
  state: 'pending',
  externalId: null,
  reason: null,
};
const april: PostingEntry = {
  ...march,
  key: 'k2',
  documentNumber: 'UE-260405-3XW8P',
  totalCents: 218_415,
};
const posted = (entry: PostingEntry, externalId: string): PostingEntry => ({
  ...entry,
  state: 'posted',
  externalId,
});
const closed = 'The period is closed in QuickBooks. Open it, or post with a later date.';

const start: SyncLifecycleSituation['context'] = {
  blocked: [],
  unmapped: [],
  counts: NO_COUNTS,
  entries: [],
  unknownKey: null,
  stopAsked: false,
  failure: null,
};
const planned = { ...start, counts: PLANNED, entries: [march, april] };
const half = { ...planned, entries: [posted(march, '4711'), april] };
const both = { ...planned, entries: [posted(march, '4711'), posted(april, '4712')] };

/** One plausible situation per state of a run; used by stories and tests. */
export const SYNC_LIFECYCLE_SITUATIONS: Record<RunState, SyncLifecycleSituation> = {
  queued: { state: 'queued', context: start },
  fetching: { state: 'fetching', context: start },
  recognising: { state: 'recognising', context: { ...start, counts: IMPORTED } },
  checking: { state: 'checking', context: { ...start, counts: RECOGNISED } },
  planning: { state: 'planning', context: { ...start, counts: CHECKED } },
  blocked: {
    state: 'blocked',
    context: {
      ...start,
      counts: IMPORTED,
      blocked: [
        {
          file: 'payments-november.csv',
          reason: 'unknown_money_column',
          column: 'Kitchen levy',
          message:
            'The column "Kitchen levy" holds money and is not known. Nothing of this file was booked. Ask for the column to be added, then import the file again.',
        },
        {
          file: 'store-pauses.csv',
          reason: 'unsupported_report',
          message:
            'This is a list of store pauses, not a payment report. Nothing of it was booked. Download "Payment details" instead.',
        },
      ],
    },
  },
  needs_mapping: {
    state: 'needs_mapping',
    context: {
      ...start,
      counts: CHECKED,
      unmapped: [
        { line: 'Delivery advertising', amountCents: -4_000 },
        { line: 'Bag fee', amountCents: 1_150 },
      ],
    },
  },
  ready: { state: 'ready', context: planned },
  'posting.sending': { state: 'posting.sending', context: half },
  'posting.waiting': { state: 'posting.waiting', context: half },
  'posting.quarantine': { state: 'posting.quarantine', context: { ...half, unknownKey: 'k2' } },
  'posting.ambiguous': { state: 'posting.ambiguous', context: { ...half, unknownKey: 'k2' } },
  verifying: { state: 'verifying', context: both },
  posted: { state: 'posted', context: both },
  partial: {
    state: 'partial',
    context: {
      ...planned,
      entries: [{ ...march, state: 'refused', reason: closed }, posted(april, '4712')],
    },
  },
  cancelled: { state: 'cancelled', context: planned },
  failed: {
    state: 'failed',
    context: {
      ...half,
      unknownKey: 'k2',
      failure: {
        step: 'post',
        code: 'outcome_unknown',
        message: 'The books did not say whether an entry reached them',
        retryable: true,
      },
    },
  },
};
