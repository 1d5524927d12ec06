import type { StorePayout } from '@platebook/accounting';

export type MissingWeek = {
  readonly store_name: string;
  readonly platform: StorePayout['platform'];
  /** A Monday. */
  readonly week_starts_on: string;
};

const SHOWN_MAX = 20;
const DAY_MS = 86_400_000;

/**
 * Weeks between a store's first and last payout on a platform without a payout: a report was probably not uploaded. At
 * most 20.
 */
export function missingWeeks(payouts: readonly StorePayout[]): MissingWeek[] {
  const paid = new Map<
    string,
    { name: string; platform: StorePayout['platform']; weeks: Set<number> }
  >();
  for (const { platform, storeId, storeName, payoutOn } of payouts) {
    const key = `${platform} ${storeId}`;
    const store = paid.get(key) ?? { name: storeName, platform, weeks: new Set() };
    store.weeks.add(weekOf(payoutOn));
    paid.set(key, store);
  }
  return [...paid.values()]
    .flatMap(({ name, platform, weeks }) =>
      between(weeks).map((week) => ({
        store_name: name,
        platform,
        week_starts_on: new Date(week * 7 * DAY_MS + MONDAY_MS).toISOString().slice(0, 10),
      })),
    )
    .slice(0, SHOWN_MAX);
}

/** The first Monday after the epoch: January 5, 1970. */
const MONDAY_MS = 4 * DAY_MS;

function weekOf(day: string): number {
  return Math.floor((Date.parse(`${day}T00:00:00Z`) - MONDAY_MS) / (7 * DAY_MS));
}

function between(weeks: ReadonlySet<number>): number[] {
  const first = Math.min(...weeks);
  const last = Math.max(...weeks);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (week) => !weeks.has(week),
  );
}
