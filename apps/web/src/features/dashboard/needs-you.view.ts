import type { ImportSummary, PayoutSummary } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';

export type NeedsYouItem = {
  readonly id: string;
  readonly title: string;
  /** Why, and what it means for the books. */
  readonly reason: string;
  readonly href: string;
  readonly action: string;
};

const MOST = 5;

/** What waits for a person, most pressing first: imports that stopped, then payouts that are not ready. */
export function toNeedsYou(
  imports: readonly ImportSummary[],
  payouts: readonly PayoutSummary[],
): readonly NeedsYouItem[] {
  return [...imports.flatMap(fromImport), ...payouts.flatMap(fromPayout)].slice(0, MOST);
}

function fromImport({ id, state, file, failure, counts }: ImportSummary): NeedsYouItem[] {
  const href = `/dashboard/sync/imports/${id}`;
  if (state === 'failed') {
    const reason = `${failure?.message ?? 'It stopped.'} Your books are unchanged.`;
    return [{ id, href, title: file.name, reason, action: 'See why' }];
  }
  if (state === 'blocked') {
    const reason = 'Nothing of this file could be planned. Your books are unchanged.';
    return [{ id, href, title: file.name, reason, action: 'See why' }];
  }
  if (state === 'ready' && counts.rows_quarantined > 0) {
    const rows = counts.rows_quarantined;
    const reason = `${rows} ${rows === 1 ? 'row does' : 'rows do'} not add up and ${rows === 1 ? 'was' : 'were'} set aside.`;
    return [{ id, href, title: file.name, reason, action: 'Look at the rows' }];
  }
  return [];
}

function fromPayout(payout: PayoutSummary): NeedsYouItem[] {
  if (payout.status === 'ready') {
    return [];
  }
  const reasons = {
    needs_mapping: 'Holds money of a kind that has no account yet.',
    needs_review: 'A check does not hold; look before it is posted.',
  } as const;
  return [
    {
      id: payout.id,
      href: `/dashboard/sync/payouts/${payout.id}`,
      title: `${PLATFORM_NAMES[payout.platform]}, ${payout.platform_store_name}, paid ${formatDay(payout.payout_on)}`,
      reason: reasons[payout.status],
      action: 'Open the payout',
    },
  ];
}
