import type { Identity, PayoutWaterfallProps } from '@platebook/ui';
import type { Payout } from '../../../shared/api/entities.ts';

/** A payout's waterfall as the kit draws it. */
export function toWaterfall({
  currency,
  waterfall,
  sentence,
  identities_hold,
}: Payout): Omit<PayoutWaterfallProps, 'title'> {
  return {
    currency,
    sentence,
    sound: identities_hold && !waterfall.some(({ unmapped }) => unmapped),
    steps: waterfall.map((step) => ({
      id: step.step,
      label: step.label,
      amountCents: step.amount_cents,
      fromCents: step.from_cents,
      toCents: step.total_cents,
      shareBasisPoints: step.share_basis_points,
      accounts: step.accounts,
      unmapped: step.unmapped,
    })),
  };
}

/** A payout's identities as the kit lists them. */
export function toIdentities({ identities }: Pick<Payout, 'identities'>): Identity[] {
  return identities.map(({ id, holds, difference_cents, break_kind }) => ({
    id,
    holds,
    differenceCents: difference_cents,
    breakKind: BREAK_KINDS[break_kind ?? ''],
  }));
}

const BREAK_KINDS: Record<string, Identity['breakKind']> = {
  'cutoff-before': 'cutoff-before',
  'cutoff-after': 'cutoff-after',
  unexplained: 'unexplained',
};
