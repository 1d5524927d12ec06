import type { components } from '@platebook/api-client';
import { words } from './store-mapping.messages.ts';

type Impact = components['schemas']['StoreRemapImpact'];

/** What a remap affects, and what it leaves unchanged. */
export function impactWords(
  { posted_entries: posted, waiting_entries: waiting, payouts }: Impact,
  { unlinks }: { readonly unlinks: boolean },
): string {
  return [
    posted === 0 ? words.nothingPosted : words.stayUnchanged(posted),
    waiting === 0 ? null : words.willBeRecalculated(waiting),
    unlinks
      ? words.laterPayoutsHeld
      : payouts === 0
        ? words.noPayoutsSince
        : words.payoutsMove(payouts),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}
