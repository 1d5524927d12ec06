import type { ComponentKey } from '../model/components.ts';
import type { DaySlice, StorePayout } from '../model/reading.ts';
import { PLATFORM_NAMES } from '../plan/accounts.ts';
import { money, moneyFormula, text } from './sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';

type MonthSums = {
  readonly platform: StorePayout['platform'];
  readonly store: string;
  readonly month: string;
  readonly cents: [number, number, number, number];
};

/** What the form includes, before fees and refunds: sales, tax, tips, fees paid by the guest. */
const COUNTED: readonly (readonly ComponentKey[])[] = [
  ['gross_sales', 'markup'],
  ['sales_tax', 'delivery_fee_income_tax', 'bag_container_other_fees_tax', 'markup_tax'],
  ['tips'],
  ['delivery_fee_income', 'bag_container_other_fees'],
];

const COLUMNS = [
  { header: 'Platform', width: 12 },
  { header: 'Store', width: 24 },
  { header: 'Month', width: 10 },
  { header: 'Gross sales', width: 14 },
  { header: 'Tax', width: 14 },
  { header: 'Tips', width: 14 },
  { header: 'Customer fees', width: 14 },
  { header: 'Gross by our books', width: 18 },
  { header: 'Form 1099-K', width: 14 },
  { header: 'Difference', width: 14 },
];

/**
 * Gross amounts by month of sale, for comparison with the boxes of Form 1099-K: nothing is subtracted. The reader fills
 * in the form's own column; the difference is then calculated. United States payouts only.
 */
export function form1099kSheet(payouts: readonly StorePayout[]): Sheet {
  const sums = new Map<string, MonthSums>();
  for (const payout of payouts) {
    if (payout.currency === 'USD') {
      for (const day of payout.days) {
        addDay(sums, payout, day);
      }
    }
  }
  const months = [...sums.keys()].sort().flatMap((key) => sums.get(key) ?? []);
  const rows = months.map((month, index) => monthCells(month, index + 2));
  if (rows.length > 0) {
    rows.push(totalCells(months, rows.length + 1));
  }
  return { name: '1099-K schedule', columns: COLUMNS, rows };
}

function addDay(sums: Map<string, MonthSums>, payout: StorePayout, day: DaySlice): void {
  const month = day.on.slice(0, 7);
  const key = JSON.stringify([payout.platform, payout.storeId, month]);
  const found = sums.get(key) ?? {
    platform: payout.platform,
    store: payout.storeName,
    month,
    cents: [0, 0, 0, 0] as [number, number, number, number],
  };
  for (const facet of day.sums) {
    const place = COUNTED.findIndex((components) => components.includes(facet.component));
    if (place !== -1) {
      found.cents[place] = (found.cents[place] ?? 0) + facet.cents;
    }
  }
  sums.set(key, found);
}

function monthCells(sums: MonthSums, row: number): SheetCell[] {
  return [
    text(PLATFORM_NAMES[sums.platform]),
    text(sums.store),
    text(sums.month),
    ...sums.cents.map(money),
    moneyFormula(
      `SUM(D${row}:G${row})`,
      sums.cents.reduce((sum, cents) => sum + cents, 0),
    ),
    null,
    { formula: `IF(I${row}="","",ROUND(H${row}-I${row},2))`, value: '', format: 'money' },
  ];
}

function totalCells(months: readonly MonthSums[], last: number): SheetCell[] {
  const sum = (place: number): number =>
    months.reduce((total, month) => total + (month.cents[place] ?? 0), 0);
  const columns = ['D', 'E', 'F', 'G'];
  return [
    text('Total'),
    null,
    null,
    ...columns.map((column, place) => moneyFormula(`SUM(${column}2:${column}${last})`, sum(place))),
    moneyFormula(
      `SUM(H2:H${last})`,
      columns.reduce((total, _column, place) => total + sum(place), 0),
    ),
    moneyFormula(`SUM(I2:I${last})`, 0),
    null,
  ];
}
