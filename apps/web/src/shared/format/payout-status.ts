import type { EntryStatus, RunStatus } from '@platebook/ui';
import type { ImportSummary, PayoutSummary } from '../api/entities.ts';

/** A payout's status in the product's vocabulary. */
export function payoutStatus({ status }: Pick<PayoutSummary, 'status'>): {
  kind: 'entry';
  status: EntryStatus;
} {
  return { kind: 'entry', status };
}

const RUN_STATUS = {
  queued: 'queued',
  fetching: 'running',
  recognising: 'running',
  checking: 'running',
  planning: 'running',
  blocked: 'failed',
  needs_mapping: 'waiting',
  ready: 'succeeded',
  'posting.sending': 'running',
  'posting.waiting': 'waiting',
  'posting.quarantine': 'waiting',
  'posting.ambiguous': 'running',
  verifying: 'running',
  posted: 'succeeded',
  partial: 'partial',
  cancelled: 'cancelled',
  failed: 'failed',
} as const satisfies Record<ImportSummary['state'], RunStatus>;

/** An import's status in the product's vocabulary; ready with quarantined rows is partial. */
export function importStatus({ state, counts }: Pick<ImportSummary, 'state' | 'counts'>): {
  kind: 'run';
  status: RunStatus;
} {
  const isPartial = state === 'ready' && counts.rows_quarantined > 0;
  return { kind: 'run', status: isPartial ? 'partial' : RUN_STATUS[state] };
}
