import type { BooksEntry } from '../api/entities.ts';
import { totals as words } from './total-in-words.messages.ts';

type Amounts = Pick<BooksEntry, 'net_cents' | 'debit_cents' | 'currency'>;

/** Formats an amount. */
export type WriteMoney = (cents: number, currency: BooksEntry['currency']) => string;

/** An entry's amount in cents: its part of the net deposit; for a manual entry the sum of its debits. */
export function entryAmountCents({
  net_cents,
  debit_cents,
}: Pick<BooksEntry, 'net_cents' | 'debit_cents'>): number {
  return net_cents ?? debit_cents;
}

/** The total of entries, by currency: "$4,067.62 and CA$120.00". */
export function totalInWords(entries: readonly Amounts[], money: WriteMoney): string {
  const sums = new Map<BooksEntry['currency'], number>();
  for (const entry of entries) {
    const { currency } = entry;
    sums.set(currency, (sums.get(currency) ?? 0) + entryAmountCents(entry));
  }
  return words.and([...sums].map(([currency, cents]) => money(cents, currency)));
}
