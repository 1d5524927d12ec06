import { expect, test } from 'vitest';
import { planEntries } from '../../plan/plan-entries.ts';
import { plan } from '../../plan/plan-actions.ts';
import { toCsvBytes, type FakeRow } from '../../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { UBEREATS_US_53_COLUMNS } from '../../testing/ubereats-columns.fake.ts';
import { readReports } from '../session.ts';

const SALE: FakeRow = {
  ...UBEREATS_ORDER,
  'Sales (excl. tax)': '20',
  'Total payout': '20',
};

/** A file with one sale in each of these currencies, for one payout and store. */
function entriesIn(...currencies: readonly ('USD' | 'CAD')[]) {
  const rows = currencies.map((currency) => ({
    ...SALE,
    'Order ID': currency,
    'Currency Code': currency,
  }));
  const { payouts } = readReports([
    { name: 'week.csv', bytes: toCsvBytes(UBEREATS_US_53_COLUMNS, rows) },
  ]);
  return planEntries(payouts).entries;
}

test('a payout in two currencies is two payouts, and no two entries share a document number', () => {
  const entries = entriesIn('USD', 'CAD');
  expect(entries.map(({ currency, lines }) => [currency, lines[0]?.amountCents])).toEqual([
    ['CAD', 2_000],
    ['USD', 2_000],
  ]);
  expect(new Set(entries.map(({ documentNumber }) => documentNumber)).size).toBe(2);
});

test('a posted entry keeps its number when the other currency appears', () => {
  const booked = entriesIn('CAD').map((entry) => ({
    entry,
    state: 'posted' as const,
    untouched: true,
    reconciled: false,
  }));
  const actions = plan({ entries: entriesIn('USD', 'CAD') }, booked, { today: '2026-04-08' });
  expect(actions.map(({ kind, reason }) => `${kind}: ${reason}`)).toEqual([
    'skip: unchanged',
    'create: new',
  ]);
  expect(actions[0]?.documentNumber).toBe(booked[0]?.entry.documentNumber);
  expect(actions[1]?.documentNumber).not.toBe(booked[0]?.entry.documentNumber);
});
