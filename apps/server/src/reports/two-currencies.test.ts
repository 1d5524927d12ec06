import { toCents } from '@platebook/accounting';
import type { ComponentCents, StorePayout, TradeMonth } from '@platebook/accounting';
import { expect, test } from 'vitest';
import { reportSheet } from './report-sheets.ts';
import { sheetToCsv } from './sheet-csv.ts';
import type { SheetKind } from './sheet-words.ts';

type Over = Partial<StorePayout>;

/** A payout of these components, paid on the 7th for the week before. */
function paid(cents: ComponentCents<number>, over: Over = {}): TradeMonth {
  const components = Object.fromEntries(
    Object.entries(cents).map(([component, amount]) => [component, toCents(amount)]),
  ) as ComponentCents;
  const payout: StorePayout = {
    platform: 'ubereats',
    payoutRef: 'PR-1',
    payoutOn: '2026-04-07',
    storeId: 'store-1',
    storeName: 'Juniper',
    channel: 'Marketplace',
    currency: 'USD',
    periodStartOn: '2026-04-01',
    periodEndOn: '2026-04-05',
    netCents: toCents(Object.values(cents).reduce((sum, amount) => sum + amount, 0)),
    components,
    days: [],
    identities: [],
    memoTaxRemittedCents: toCents(0),
    unclassified: [],
    ...over,
  };
  return { month: payout.payoutOn.slice(0, 7), payout };
}

const SALE = { gross_sales: 10_000, sales_tax: 800, facilitator_tax_withheld: -800 } as const;
const CANADA = { currency: 'CAD', payoutRef: 'PR-CA', storeId: 'store-ca' } as const;

/** The lines below the header, and how many there are without totals. */
function linesOf(kind: SheetKind, months: readonly TradeMonth[]) {
  const { sheet, rows } = reportSheet(kind, months);
  const [, ...lines] = sheetToCsv(sheet).trimEnd().split('\r\n');
  return { lines, rows };
}

/** Paid in both currencies: 100.00 and 50.00 in one, 70.00 in the other. */
const BOTH: readonly TradeMonth[] = [
  paid({ ...SALE, commission: -3_000, ads_marketing: -500 }),
  paid(
    { gross_sales: 7_000, sales_tax: 910, commission: -1_400, commission_tax: -182 },
    { ...CANADA, platform: 'doordash', storeName: 'Érable' },
  ),
  paid({ gross_sales: 5_000, commission: -1_000 }, { payoutRef: 'PR-2' }),
];

test('sales in two currencies have two totals, neither with a cent of the other', () => {
  expect(linesOf('sales', BOTH)).toEqual({
    rows: 2,
    lines: [
      'Juniper,Uber Eats,USD,150.00,8.00,0.00,0.00,0.00,0.00,105.00',
      'Érable,DoorDash,CAD,70.00,9.10,0.00,0.00,0.00,0.00,63.28',
      'Total,,CAD,70.00,9.10,0.00,0.00,0.00,0.00,63.28',
      'Total,,USD,150.00,8.00,0.00,0.00,0.00,0.00,105.00',
    ],
  });
});

test('each total’s take rate uses its own currency, and a store without sales has none', () => {
  const unsold = paid({ commission: -200 }, { storeId: 'store-2', storeName: 'Olive' });
  expect(linesOf('fees', [...BOTH, unsold])).toEqual({
    rows: 3,
    lines: [
      'Juniper,Uber Eats,USD,150.00,-40.00,-5.00,0.00,-45.00,30.0 %',
      'Olive,Uber Eats,USD,0.00,-2.00,0.00,0.00,-2.00,',
      'Érable,DoorDash,CAD,70.00,-14.00,0.00,-1.82,-15.82,22.6 %',
      'Total,,CAD,70.00,-14.00,0.00,-1.82,-15.82,22.6 %',
      'Total,,USD,150.00,-42.00,-5.00,0.00,-47.00,31.3 %',
    ],
  });
});

test('a store paid in both currencies has one line for each', () => {
  const both = [paid(SALE), paid({ gross_sales: 2_500 }, { currency: 'CAD' })];
  expect(linesOf('sales', both).lines).toEqual([
    'Juniper,Uber Eats,CAD,25.00,0.00,0.00,0.00,0.00,0.00,25.00',
    'Juniper,Uber Eats,USD,100.00,8.00,0.00,0.00,0.00,0.00,100.00',
    'Total,,CAD,25.00,0.00,0.00,0.00,0.00,0.00,25.00',
    'Total,,USD,100.00,8.00,0.00,0.00,0.00,0.00,100.00',
  ]);
});

test('tax is by month within a currency: collected, remitted, remaining, and noted by the report', () => {
  const march = { payoutOn: '2026-03-31', memoTaxRemittedCents: toCents(120) };
  const months = [
    ...BOTH,
    paid({ gross_sales: 1_000, sales_tax: 80, facilitator_tax_withheld: -30 }, march),
  ];
  expect(linesOf('tax', months)).toEqual({
    rows: 3,
    lines: [
      'Juniper,Uber Eats,USD,2026-03,10.00,0.80,-0.30,0.50,1.20',
      'Juniper,Uber Eats,USD,2026-04,150.00,8.00,-8.00,0.00,0.00',
      'Érable,DoorDash,CAD,2026-04,70.00,9.10,0.00,9.10,0.00',
      'Total,,CAD,,70.00,9.10,0.00,9.10,0.00',
      'Total,,USD,,160.00,8.80,-8.30,0.50,1.20',
    ],
  });
});

test('payouts are listed in input order, and totaled by currency', () => {
  const week = '2026-04-01,2026-04-05,2026-04';
  const { lines, rows } = linesOf('payout_summary', BOTH);
  const ends = lines.map((line) => [line.split(',').slice(0, 9).join(), line.split(',').at(-1)]);
  expect(rows).toBe(3);
  expect(ends).toEqual([
    [`2026-04-07,Uber Eats,PR-1,Juniper,Marketplace,${week},USD`, '65.00'],
    [`2026-04-07,DoorDash,PR-CA,Érable,Marketplace,${week},CAD`, '63.28'],
    [`2026-04-07,Uber Eats,PR-2,Juniper,Marketplace,${week},USD`, '40.00'],
    ['Total,,,,,,,,CAD', '63.28'],
    ['Total,,,,,,,,USD', '105.00'],
  ]);
});

test('fully recovered error charges are listed with both amounts, in their currency', () => {
  const months = [
    paid({ ...SALE, order_error: -1_000, order_error_tax: -80 }),
    paid(
      { gross_sales: 7_000, order_error: -500, error_recovery: 500 },
      { ...CANADA, storeName: 'Érable' },
    ),
    paid(
      { gross_sales: 9_000, price_adjustment: 25, price_adjustment_tax: -25 },
      { payoutRef: 'PR-3' },
    ),
    paid({ gross_sales: 3_000 }, { payoutRef: 'PR-4' }),
  ];
  const { lines, rows } = linesOf('refunds', months);
  expect(rows).toBe(3);
  expect(lines.map((line) => line.split(',').toSpliced(3, 5).join())).toEqual([
    '2026-04-07,Uber Eats,PR-1,USD,100.00,-10.80,0.00,0.00',
    '2026-04-07,Uber Eats,PR-CA,CAD,70.00,-5.00,5.00,0.00',
    '2026-04-07,Uber Eats,PR-3,USD,90.00,0.00,0.00,0.00',
    'Total,,,CAD,70.00,-5.00,5.00,0.00',
    'Total,,,USD,190.00,-10.80,0.00,0.00',
  ]);
});

test('a report without matching payouts has no line and no total', () => {
  expect(linesOf('refunds', [paid({ gross_sales: 3_000 })])).toEqual({ rows: 0, lines: [] });
});

test('stores are sorted by name, a name before a longer one that starts with it', () => {
  const named = (storeName: string, storeId: string) => paid(SALE, { storeName, storeId });
  const months = [
    named('Juniper 2', 'b'),
    named('Olive', 'c'),
    named('Juniper', 'z'),
    named('Juniper', 'a'),
  ];
  const names = linesOf('sales', months).lines.map((line) => line.split(',')[0]);
  expect(names).toEqual(['Juniper', 'Juniper', 'Juniper 2', 'Olive', 'Total']);
});
