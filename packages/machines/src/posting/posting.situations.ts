import type { PostingEntry, PostingState, PostingSituation } from './posting.types.ts';

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

const start: PostingSituation['context'] = {
  reports: 0,
  recognised: 0,
  unmapped: [],
  entries: [],
  unknownKey: null,
  stopAsked: false,
  failure: null,
};
const planned = { ...start, reports: 2, recognised: 2, entries: [march, april] };
const half = { ...planned, entries: [posted(march, '4711'), april] };
const both = { ...planned, entries: [posted(march, '4711'), posted(april, '4712')] };

/** One believable situation for each state of a posting run: what stories show and tests read. */
export const POSTING_SITUATIONS: Record<PostingState, PostingSituation> = {
  queued: { state: 'queued', context: start },
  fetching: { state: 'fetching', context: start },
  recognising: { state: 'recognising', context: { ...start, reports: 2 } },
  checking: { state: 'checking', context: { ...start, reports: 2, recognised: 2 } },
  needs_mapping: {
    state: 'needs_mapping',
    context: {
      ...planned,
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
  undoing: { state: 'undoing', context: both },
  undone: {
    state: 'undone',
    context: {
      ...both,
      entries: both.entries.map((entry) => ({ ...entry, state: 'reversed' as const })),
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
