import type { WorldClock } from './clock.ts';
import type { ReportOptions } from '../reports/report-options.ts';
import { addDays, dayOf, daysBetween } from '../reports/calendar.ts';
import { generateWorld, type World, type WorldOptions } from '../reports/world.ts';

/** A platform's merchant: its sales follow from the seed, up to the day before the world's today. */
export type Merchant = {
  readonly id: string;
  readonly name: string;
  readonly trade: Omit<WorldOptions, 'days' | 'lastPeriodUnpaid'>;
  /** How its report files differ from the default. */
  readonly print?: ReportOptions;
};

/** The merchant's current world. Unpaid weeks have no payout date and no reference. */
export function tradeSoFar({ trade }: Merchant, clock: WorldClock): World {
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const days = Math.max(1, daysBetween(dayOf(trade.firstDay), dayOf(today)));
  return generateWorld({ ...trade, days, lastPeriodUnpaid: true });
}

/** The number of days between two ISO dates, inclusive. */
export function daysIn(start: string, end: string): number {
  return daysBetween(dayOf(start), addDays(dayOf(end), 1));
}
