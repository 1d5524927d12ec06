import type { BooksEntry } from '../api/entities.ts';
import { totals as words } from './total-in-words.messages.ts';

type Amounts = Pick<BooksEntry, 'net_cents' | 'debit_cents' | 'currency'>;

/** How an amount is written for the reader. */
export type WriteMoney = (cents: number, currency: BooksEntry['currency']) => string;

/** The amount of an entry in cents: its part of the net deposit; of one written by hand the sum of its debits. */
export function entryAmountCents({
  net_cents,
  debit_cents,
}: Pick<BooksEntry, 'net_cents' | 'debit_cents'>): number {
  return net_cents ?? debit_cents;
}

/** What entries come to, each currency for itself: "$4,067.62 and CA$120.00". */
export function totalInWords(entries: readonly Amounts[], money: WriteMoney): string {
  const sums = new Map<BooksEntry['currency'], number>();
  for (const entry of entries) {
    const { currency } = entry;
    sums.set(currency, (sums.get(currency) ?? 0) + entryAmountCents(entry));
  }
  return words.and([...sums].map(([currency, cents]) => money(cents, currency)));
}
