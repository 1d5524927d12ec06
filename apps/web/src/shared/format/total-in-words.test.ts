import { formatMoney, type Currency } from '@platebook/ui';
import { expect, test } from 'vitest';
import { totalInWords } from './total-in-words.ts';

const money = (cents: number, currency: Currency) => formatMoney(cents, { currency });
const american = { net_cents: 406_762, debit_cents: 510_000, currency: 'USD' } as const;
const canadian = { net_cents: 12_000, debit_cents: 12_000, currency: 'CAD' } as const;

test.each([
  ['one entry by its part of the deposit', [american], '$4,067.62'],
  ['entries of one currency together', [american, american], '$8,135.24'],
  ['what was written by hand by its debits', [{ ...american, net_cents: null }], '$5,100.00'],
  [
    'a reversal against what it reverses',
    [american, { ...american, net_cents: -406_762 }],
    '$0.00',
  ],
  ['each currency for itself', [american, canadian, american], '$8,135.24 and CA$120.00'],
  ['nothing by nothing', [], ''],
])('adds up %s', (_, entries, text) => {
  expect(totalInWords(entries, money)).toBe(text);
});
