import type { WorldClock } from './clock.ts';
import type { ReportOptions } from '../reports/report-options.ts';
import { addDays, dayOf, daysBetween } from '../reports/calendar.ts';
import { generateWorld, type World, type WorldOptions } from '../reports/world.ts';

/** One merchant of a platform: what it sells follows from the seed, up to the day before the world's today. */
export type Merchant = {
  readonly id: string;
  readonly name: string;
  readonly trade: Omit<WorldOptions, 'days' | 'lastPeriodUnpaid'>;
  /** How its report files differ from the usual. */
  readonly print?: ReportOptions;
};

/** The merchant's world as it is now. Weeks that are not paid yet have no payout date and no reference. */
export function tradeSoFar({ trade }: Merchant, clock: WorldClock): World {
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const days = Math.max(1, daysBetween(dayOf(trade.firstDay), dayOf(today)));
  return generateWorld({ ...trade, days, lastPeriodUnpaid: true });
}

/** How many days lie between two ISO dates, both counted. */
export function daysIn(start: string, end: string): number {
  return daysBetween(dayOf(start), addDays(dayOf(end), 1));
}
