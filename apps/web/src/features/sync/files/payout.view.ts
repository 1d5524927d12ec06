import type { Identity } from '@platebook/ui';
import type { Payout } from '../../../shared/api/entities.ts';

/** A payout's identities for the kit. */
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
