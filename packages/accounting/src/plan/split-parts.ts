import { endOfMonth, parseDate } from '@internationalized/date';
import type { DaySlice, FacetSum, IsoDate, StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { compareComponents } from './component-order.ts';
import type { FiscalPeriod, PlanOptions } from './plan-options.ts';
import { unionRows } from './row-sets.ts';

/** The share of a payout that one entry books. */
export type Part = {
  /** `2026-03`, `2026-03-31` or `all`: see `JournalEntry.slice`. */
  readonly slice: string;
  readonly date: IsoDate;
  readonly firstOn: IsoDate;
  readonly lastOn: IsoDate;
  readonly netCents: Cents;
  /** One element per component, column, factor and file. */
  readonly facets: readonly FacetSum[];
  readonly memoTaxes: NonNullable<DaySlice['memoTaxes']>;
};

/** Splits a payout chronologically by basis and options. Every day is in exactly one part. */
export function splitParts(payout: StorePayout, options: PlanOptions): Part[] {
  const groups = new Map<string, { period: FiscalPeriod; days: DaySlice[] }>();
  for (const day of payout.days) {
    const period = periodOfDay(day.on, payout, options);
    const group = groups.get(period.label);
    if (group === undefined) {
      groups.set(period.label, { period, days: [day] });
    } else {
      group.days.push(day);
    }
  }
  return [...groups.values()].map(({ period, days }) => toPart(payout, period, days));
}

/** The calendar month of a day: `2026-03`, ending on its last day. */
export function calendarMonth(on: IsoDate): FiscalPeriod {
  return { label: on.slice(0, 7), endOn: endOfMonth(parseDate(on)).toString() };
}

function periodOfDay(on: IsoDate, payout: StorePayout, options: PlanOptions): FiscalPeriod {
  if (options.basis === 'cash') {
    return { label: 'all', endOn: payout.payoutOn };
  }
  if (options.by === 'day') {
    return { label: on, endOn: on };
  }
  if (options.split === 'none') {
    return { label: 'all', endOn: payout.periodEndOn };
  }
  return (options.periodOf ?? calendarMonth)(on);
}

function toPart(payout: StorePayout, period: FiscalPeriod, days: readonly DaySlice[]): Part {
  const firstOn = days[0]?.on ?? payout.periodStartOn;
  const lastOn = days.at(-1)?.on ?? payout.periodEndOn;
  return {
    slice: period.label,
    date: partDate(payout, period, lastOn),
    firstOn,
    lastOn,
    netCents: toCents(days.reduce((sum, day) => sum + day.netCents, 0)),
    facets: mergeFacets(days.flatMap((day) => day.sums)),
    memoTaxes: days.flatMap((day) => day.memoTaxes ?? []),
  };
}

/** A period before the payout's last one is dated on its own last day; the last one on the payout's end. */
function partDate(payout: StorePayout, period: FiscalPeriod, lastOn: IsoDate): IsoDate {
  if (period.label === 'all' || period.endOn <= payout.periodEndOn) {
    return period.endOn;
  }
  return lastOn > payout.periodEndOn ? lastOn : payout.periodEndOn;
}

function mergeFacets(facets: readonly FacetSum[]): FacetSum[] {
  const merged = new Map<string, FacetSum[]>();
  for (const facet of facets) {
    const key = [facet.component, facet.column, facet.factor, facet.file.sha256].join('\u0000');
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, [facet]);
    } else {
      known.push(facet);
    }
  }
  return [...merged.values()].map((same) => mergeSame(same)).sort(compareFacets);
}

function compareFacets(left: FacetSum, right: FacetSum): number {
  const byComponent = compareComponents(left.component, right.component);
  if (byComponent !== 0) {
    return byComponent;
  }
  if (left.column !== right.column) {
    return left.column < right.column ? -1 : 1;
  }
  if (left.factor !== right.factor) {
    return right.factor - left.factor;
  }
  return left.file.sha256 < right.file.sha256 ? -1 : 1;
}

function mergeSame(same: readonly FacetSum[]): FacetSum {
  const [first] = same;
  if (first === undefined) {
    throw new Error('A merged facet has at least one part.');
  }
  return {
    ...first,
    cents: toCents(same.reduce((sum, facet) => sum + facet.cents, 0)),
    rows: unionRows(same.map((facet) => facet.rows)),
  };
}
