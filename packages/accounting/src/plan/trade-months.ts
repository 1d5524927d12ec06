import type { ComponentCents } from '../model/components.ts';
import type { DaySlice, IsoDate, StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { compareComponents } from './component-order.ts';
import { calendarMonth } from './split-parts.ts';

/** A payout's trade in one calendar month. */
export type TradeMonth = {
  /** `2026-03`. */
  readonly month: string;
  /** The same payout with only this month's days: its amounts are their sums. */
  readonly payout: StorePayout;
};

/**
 * Splits a payout chronologically by the calendar month of its days, like its entries under accrual. Every day is in
 * exactly one month, so the months of a payout add up to it.
 *
 * @param within Limits the days to this inclusive range; all days without it.
 *
 * @example
 * tradeMonths(payout).map(({ month, payout: { netCents } }) => [month, netCents]);
 * // [['2026-03', 78200], ['2026-04', 250850]]
 */
export function tradeMonths(
  payout: StorePayout,
  within?: { readonly from: IsoDate; readonly to: IsoDate },
): TradeMonth[] {
  const months = new Map<string, DaySlice[]>();
  for (const day of daysOf(payout)) {
    if (within === undefined || (day.on >= within.from && day.on <= within.to)) {
      const { label } = calendarMonth(day.on);
      months.set(label, [...(months.get(label) ?? []), day]);
    }
  }
  return [...months]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([month, days]) => ({ month, payout: onlyDays(payout, days) }));
}

/** A payout without activity still belongs to the month it ends in. */
function daysOf({ days, periodEndOn }: StorePayout): readonly DaySlice[] {
  return days.length === 0 ? [{ on: periodEndOn, netCents: toCents(0), sums: [] }] : days;
}

function onlyDays(payout: StorePayout, days: readonly DaySlice[]): StorePayout {
  const on = new Set(days.map((day) => day.on));
  const traded = [...on].sort();
  return {
    ...payout,
    periodStartOn: traded[0] ?? payout.periodStartOn,
    periodEndOn: traded.at(-1) ?? payout.periodEndOn,
    netCents: sum(days.map(({ netCents }) => netCents)),
    components: addComponents(days),
    days,
    memoTaxRemittedCents: sum(
      days.flatMap(({ memoTaxes = [] }) => memoTaxes.map(({ cents }) => cents)),
    ),
    unclassified: payout.unclassified.filter((item) => on.has(item.on)),
  };
}

function addComponents(days: readonly DaySlice[]): ComponentCents {
  const totals = new Map<keyof ComponentCents, Cents>();
  for (const { component, cents } of days.flatMap(({ sums }) => sums)) {
    totals.set(component, toCents((totals.get(component) ?? 0) + cents));
  }
  return Object.fromEntries(
    [...totals]
      .filter(([, cents]) => cents !== 0)
      .sort(([left], [right]) => compareComponents(left, right)),
  );
}

function sum(cents: readonly Cents[]): Cents {
  return toCents(cents.reduce((total, one) => total + one, 0));
}
