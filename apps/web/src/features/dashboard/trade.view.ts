import type { ChartPoint, ChartSeries } from '@platebook/ui';
import type { SyncStatus } from '../../shared/api/entities.ts';
import { formatPeriod } from '../../shared/format/days.ts';
import { addDays } from '../../shared/format/today-in.ts';
import type { Home } from './home.queries.ts';
import { words } from './trade.messages.ts';

export type Trade = NonNullable<Home['trade']>;
export type TradeCurrency = Trade['totals'][number]['currency'];

/** Payouts are weekly; after this many days without one the client has none, or they are not being read. */
const STALE_AFTER_DAYS = 14;

/** The newest payout's day if the figures are outdated; null if they are current. */
export function staleSince({ to }: Pick<Trade, 'to'>, today: string): string | null {
  return addDays(to, STALE_AFTER_DAYS) < today ? to : null;
}

/** One chart per currency: gross sales and net deposits by week. */
export function trendOf(
  { weeks }: Pick<Trade, 'weeks'>,
  currency: TradeCurrency,
): { readonly points: ChartPoint[]; readonly series: ChartSeries[] } {
  const own = weeks.filter((week) => week.currency === currency);
  return {
    points: own.map(({ start_on: start, end_on: end, is_partial: partial }) => ({
      id: start,
      label: formatPeriod(start, end),
      partial,
    })),
    series: [
      {
        id: 'gross',
        label: words.gross,
        hue: 'gross',
        values: own.map(({ gross_sales_cents: cents }) => cents),
      },
      { id: 'net', label: words.net, hue: 'net', values: own.map(({ net_cents: cents }) => cents) },
    ],
  };
}

/** The client's last and next fetch across its channels (ISO instants). */
export function syncTimes({ channels }: Pick<SyncStatus, 'channels'>): {
  readonly last: string | null;
  readonly next: string | null;
} {
  const last = channels.flatMap(({ last_succeeded_at: at }) => at ?? []).sort();
  const next = channels
    .filter(({ schedule }) => schedule.paused_at === null)
    .flatMap(({ schedule: { next_run_at: at } }) => at ?? [])
    .sort();
  return { last: last.at(-1) ?? null, next: next[0] ?? null };
}
