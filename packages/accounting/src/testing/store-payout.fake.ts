import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { DaySlice, FacetSum, RowSet, SourceFile, StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';

type MoneyKey = Exclude<ComponentKey, 'net_payout'>;

/** One row of an invented report: its day and what it adds to each component. */
export type FakeRow = {
  readonly on: string;
  readonly cents: ComponentCents<number>;
  /** For `other_unclassified`: the row's description. */
  readonly description?: string;
  readonly memoTax?: number;
};

export const FAKE_FILE: SourceFile = { name: 'payouts.csv', sha256: 'a'.repeat(64) };

/** Rows of one file as a set. */
export function rowsOf(rows: readonly number[], file: SourceFile = FAKE_FILE): RowSet {
  const ascending = [...rows].sort((left, right) => left - right);
  return {
    size: ascending.length,
    byFile: () => (ascending.length === 0 ? [] : [{ file, rows: ascending }]),
  };
}

/**
 * A payout as a reader would return it, from rows numbered 3, 4, … in the given order. The column of a component is its
 * capitalized name, so that tests need no platform's headers.
 */
export function fakePayout(rows: readonly FakeRow[], over: Partial<StorePayout> = {}): StorePayout {
  const days = [...new Set(rows.map((row) => row.on))].sort();
  const slices = days.map((on) => toSlice(on, rows));
  const sums = slices.flatMap((slice) => slice.sums);
  return {
    platform: 'ubereats',
    payoutRef: 'PR-1',
    payoutOn: '2026-04-07',
    storeId: 'store-1',
    storeName: 'Main Street',
    channel: 'Marketplace',
    currency: 'USD',
    periodStartOn: '2026-03-30',
    periodEndOn: '2026-04-05',
    netCents: toCents(sums.reduce((sum, facet) => sum + facet.cents, 0)),
    components: totals(sums),
    days: slices,
    identities: [],
    memoTaxRemittedCents: toCents(rows.reduce((sum, row) => sum + (row.memoTax ?? 0), 0)),
    unclassified: unclassifiedOf(rows),
    ...over,
  };
}

const HEADER_LINES = 2;

function columnOf(component: ComponentKey): string {
  const words = component.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toSlice(on: string, rows: readonly FakeRow[]): DaySlice {
  const found = new Map<MoneyKey, { cents: number; rows: number[] }>();
  const memo = { cents: 0, rows: [] as number[] };
  for (const [index, row] of rows.entries()) {
    if (row.on === on) {
      collect(found, row.cents, index + 1 + HEADER_LINES);
      if (row.memoTax !== undefined) {
        memo.cents += row.memoTax;
        memo.rows.push(index + 1 + HEADER_LINES);
      }
    }
  }
  const sums = [...found].map(([component, sum]): FacetSum => ({
    component,
    column: columnOf(component),
    factor: 1,
    cents: toCents(sum.cents),
    file: FAKE_FILE,
    rows: rowsOf(sum.rows),
  }));
  return {
    on,
    netCents: toCents(sums.reduce((total, facet) => total + facet.cents, 0)),
    sums,
    memoTaxes:
      memo.rows.length === 0
        ? []
        : [
            {
              column: 'Tax remitted',
              cents: toCents(memo.cents),
              file: FAKE_FILE,
              rows: rowsOf(memo.rows),
            },
          ],
  };
}

function collect(
  found: Map<MoneyKey, { cents: number; rows: number[] }>,
  cells: ComponentCents<number>,
  row: number,
): void {
  for (const [key, cents] of Object.entries(cells)) {
    const component = key as MoneyKey;
    const sum = found.get(component) ?? { cents: 0, rows: [] };
    if (cents !== 0) {
      sum.cents += cents;
      sum.rows.push(row);
      found.set(component, sum);
    }
  }
}

function totals(sums: readonly FacetSum[]): ComponentCents {
  const components: Partial<Record<MoneyKey, Cents>> = {};
  for (const facet of sums) {
    components[facet.component] = toCents((components[facet.component] ?? 0) + facet.cents);
  }
  return components;
}

function unclassifiedOf(rows: readonly FakeRow[]): StorePayout['unclassified'] {
  const found = new Map<
    string,
    { on: string; description: string; cents: number; rows: number[] }
  >();
  for (const [index, row] of rows.entries()) {
    const cents = row.cents.other_unclassified ?? 0;
    if (cents !== 0) {
      const description = row.description ?? 'Misc';
      const key = `${row.on}|${description}`;
      const item = found.get(key) ?? { on: row.on, description, cents: 0, rows: [] };
      item.cents += cents;
      item.rows.push(index + 1 + HEADER_LINES);
      found.set(key, item);
    }
  }
  return [...found.values()].map((item) => ({
    ...item,
    cents: toCents(item.cents),
    file: FAKE_FILE,
    rows: rowsOf(item.rows),
  }));
}
