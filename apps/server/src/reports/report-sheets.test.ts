import { readReports, tradeMonths } from '@platebook/accounting';
import type { StorePayout, TradeMonth } from '@platebook/accounting';
import { beforeAll, expect, test } from 'vitest';
import { readDemo } from '../testing/report-uploads.ts';
import { missingWeeks } from './missing-weeks.ts';
import { reportSheet } from './report-sheets.ts';
import { sheetToCsv } from './sheet-csv.ts';

let payouts: readonly StorePayout[];

/** Payouts as they were paid, not split by month. */
function whole(paid: readonly StorePayout[] = payouts): TradeMonth[] {
  return paid.map((payout) => ({ month: payout.payoutOn.slice(0, 7), payout }));
}

beforeAll(async () => {
  const name = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
  payouts = readReports([{ name, bytes: await readDemo(name) }]).payouts;
});

function linesOf(kind: Parameters<typeof reportSheet>[0], months = whole()): string[][] {
  return sheetToCsv(reportSheet(kind, months).sheet)
    .trimEnd()
    .split('\r\n')
    .map((line) => (line.match(/"[^"]*"|[^,"]+|(?<=,|^)(?=,|$)/g) ?? []).map(unquoted));
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1) : cell;
}

/** The decimals of a column by its header, without the totals line. */
function column(lines: readonly string[][], header: string): number[] {
  const place = lines[0]?.indexOf(header) ?? -1;
  return lines.slice(1, -1).map((line) => Math.round(Number(line[place]) * 100));
}

function totalOf(lines: readonly string[][], header: string): number {
  const place = lines[0]?.indexOf(header) ?? -1;
  return Math.round(Number(lines.at(-1)?.[place]) * 100);
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

test('the steps of each payout add up to its net, and the totals line to the net of all', () => {
  const lines = linesOf('payout_summary');
  expect(lines).toHaveLength(payouts.length + 2);
  const first = lines[0]?.indexOf('Gross sales') ?? 0;
  for (const line of lines.slice(1)) {
    const amounts = line.slice(first).map((cell) => Math.round(Number(cell) * 100));
    expect(sum(amounts.slice(0, -1))).toBe(amounts.at(-1));
  }
  expect(totalOf(lines, 'Net payout')).toBe(sum(payouts.map(({ netCents }) => netCents)));
});

test('sales by store add up to the sales of the payouts, store by store', () => {
  const lines = linesOf('sales');
  expect(lines.slice(1, -1).map(([store]) => store)).toEqual(
    [...new Set(payouts.map(({ storeName }) => storeName))].sort(),
  );
  expect(sum(column(lines, 'Gross sales'))).toBe(
    sum(payouts.map(({ components }) => components.gross_sales ?? 0)),
  );
});

test('the take rate is fees divided by gross sales', () => {
  const lines = linesOf('fees');
  const [gross = 0] = column(lines, 'Gross sales');
  const [fees = 0] = column(lines, 'Total fees');
  const [commission = 0] = column(lines, 'Commission');
  expect(commission).toBeLessThan(0);
  expect(lines[1]?.at(-1)).toBe(`${((-fees * 100) / gross).toFixed(1)} %`);
});

test('the remaining tax is what was collected less what the platform remitted', () => {
  const lines = linesOf('tax');
  const collected = totalOf(lines, 'Tax collected');
  expect(collected).toBe(
    sum(payouts.map(({ components }) => components.sales_tax ?? 0)) +
      sum(payouts.map(({ components }) => components.delivery_fee_income_tax ?? 0)) +
      sum(payouts.map(({ components }) => components.bag_container_other_fees_tax ?? 0)) +
      sum(payouts.map(({ components }) => components.markup_tax ?? 0)),
  );
  expect(totalOf(lines, 'Tax left to the restaurant')).toBe(
    collected + totalOf(lines, 'Tax remitted by the platform'),
  );
});

test('only payouts with refunds, error charges or price adjustments are in that report', () => {
  const touched = payouts.filter(({ components }) =>
    [
      'order_error',
      'order_error_tax',
      'error_recovery',
      'error_recovery_tax',
      'price_adjustment',
      'price_adjustment_tax',
    ].some((key) => (components[key as 'order_error'] ?? 0) !== 0),
  );
  expect(reportSheet('refunds', whole()).rows).toBe(touched.length);
});

test('a store name that looks like a formula is text, also in the totals of two currencies', () => {
  const [payout] = payouts;
  if (payout === undefined) {
    throw new Error('The demo has a payout.');
  }
  const csv = sheetToCsv(
    reportSheet(
      'sales',
      whole([
        { ...payout, storeName: '=HYPERLINK("x")' },
        { ...payout, currency: 'CAD', storeName: 'Ontario, East' },
      ]),
    ).sheet,
  );
  const [, ontario, formula, ...totals] = csv.trimEnd().split('\r\n').sort();
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain('"Ontario, East"');
  expect([ontario, formula].length + totals.length).toBe(4);
  expect(csv.split('\r\n').filter((line) => line.startsWith('Total,'))).toHaveLength(2);
});

test('a week across a month end is two lines by trade, which add up to the payout', () => {
  const lines = linesOf(
    'payout_summary',
    payouts.flatMap((payout) => tradeMonths(payout)),
  );
  const month = lines[0]?.indexOf('Month') ?? -1;
  expect([...new Set(lines.slice(1, -1).map((line) => line[month] ?? ''))].sort()).toEqual([
    '2026-03',
    '2026-04',
  ]);
  for (const header of ['Gross sales', 'Commission', 'Net payout']) {
    expect(totalOf(lines, header)).toBe(totalOf(linesOf('payout_summary'), header));
  }
});

test('the tax of a week across a month end is in both months by trade, and in the later by payout', () => {
  const monthsOf = (lines: readonly string[][]) =>
    lines.slice(1, -1).map((line) => [line[0], line[3]]);
  const stores = [...new Set(payouts.map(({ storeName }) => storeName))].sort();
  expect(monthsOf(linesOf('tax'))).toEqual(stores.map((store) => [store, '2026-04']));
  expect(
    monthsOf(
      linesOf(
        'tax',
        payouts.flatMap((payout) => tradeMonths(payout)),
      ),
    ),
  ).toEqual(
    stores.flatMap((store) => [
      [store, '2026-03'],
      [store, '2026-04'],
    ]),
  );
});

test('weeks without a payout between two payouts of a store are missing, others are not', () => {
  const [payout] = payouts;
  if (payout === undefined) {
    throw new Error('The demo has a payout.');
  }
  const paid = (payoutOn: string, storeId = 'a', storeName = 'A') => ({
    ...payout,
    payoutOn,
    storeId,
    storeName,
  });
  expect(
    missingWeeks([
      paid('2026-03-03'),
      paid('2026-03-10'),
      paid('2026-03-31'),
      paid('2026-03-09', 'b', 'B'),
      paid('2026-03-15', 'b', 'B'),
    ]),
  ).toEqual([
    { store_name: 'A', platform: payout.platform, week_starts_on: '2026-03-16' },
    { store_name: 'A', platform: payout.platform, week_starts_on: '2026-03-23' },
  ]);
});

test('every column has a French name, and every sheet name is valid in spreadsheets', () => {
  const named = (kind: Parameters<typeof reportSheet>[0], language: 'en-US' | 'fr-CA') => {
    const { sheet } = reportSheet(kind, whole(), language);
    return [sheet.name, ...sheet.columns.map(({ header }) => header)];
  };
  for (const kind of ['payout_summary', 'sales', 'fees', 'tax', 'refunds'] as const) {
    const french = named(kind, 'fr-CA');
    expect(french).toHaveLength(named(kind, 'en-US').length);
    expect(new Set(french).size).toBe(french.length);
    expect(french[0]?.length).toBeLessThanOrEqual(31);
  }
});
