import type { components } from '@platebook/api-client';

type Impact = components['schemas']['StoreRemapImpact'];

/** What a remap touches, and what it leaves as it is. */
export function impactWords(
  { posted_entries: posted, waiting_entries: waiting, payouts }: Impact,
  { unlinks }: { readonly unlinks: boolean },
): string {
  return [
    posted === 0
      ? 'Nothing has been posted for this store yet.'
      : `${count(posted, 'posted entry', 'posted entries')} ${posted === 1 ? 'stays' : 'stay'} unchanged.`,
    waiting === 0
      ? null
      : `${count(waiting, 'waiting entry', 'waiting entries')} will be recalculated.`,
    unlinks
      ? 'Later payouts are on hold until you match the store again.'
      : payouts === 0
        ? 'The new store has no payouts since then.'
        : `${count(payouts, 'payout', 'payouts')} from the new store will belong to it.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
