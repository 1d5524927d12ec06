import type { components } from '@platebook/api-client';

type Impact = components['schemas']['StoreRemapImpact'];

/** What a remap touches, and what it leaves as it is. */
export function impactWords(
  { posted_entries: posted, waiting_entries: waiting, payouts }: Impact,
  { unlinks }: { readonly unlinks: boolean },
): string {
  return [
    posted === 0
      ? 'Nothing of this store is in the books yet.'
      : `${count(posted, 'posted entry', 'posted entries')} ${posted === 1 ? 'stays' : 'stay'} as ${posted === 1 ? 'it is' : 'they are'}.`,
    waiting === 0
      ? null
      : `${count(waiting, 'entry that waits is', 'entries that wait are')} planned again.`,
    unlinks
      ? 'Its later payouts wait until the store is matched again.'
      : payouts === 0
        ? 'No payout of the new store has been read since.'
        : `${count(payouts, 'payout', 'payouts')} of the new store ${payouts === 1 ? 'is' : 'are'} its own then.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
