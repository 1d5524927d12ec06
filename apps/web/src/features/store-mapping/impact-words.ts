import type { components } from '@platebook/api-client';
import { counted } from '../../shared/format/counted.ts';

type Impact = components['schemas']['StoreRemapImpact'];

/** What a remap touches, and what it leaves as it is. */
export function impactWords(
  { posted_entries: posted, waiting_entries: waiting, payouts }: Impact,
  { unlinks }: { readonly unlinks: boolean },
): string {
  return [
    posted === 0
      ? 'Nothing has been posted for this store yet.'
      : `${counted(posted, 'posted entry', 'posted entries')} ${posted === 1 ? 'stays' : 'stay'} unchanged.`,
    waiting === 0
      ? null
      : `${counted(waiting, 'waiting entry', 'waiting entries')} will be recalculated.`,
    unlinks
      ? 'Later payouts are on hold until you match the store again.'
      : payouts === 0
        ? 'The new store has no payouts since then.'
        : `${counted(payouts, 'payout', 'payouts')} from the new store will belong to it.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
