import type { Plan, Subscription } from '../api/entities.ts';
import { formatCount } from '../format/counted.ts';
import { words } from './plan-limits.messages.ts';

type Counted = keyof Subscription['usage'];

/** What a plan limits: label and formatted count. */
export function limitedThings(): readonly {
  readonly id: Counted;
  readonly label: string;
  readonly count: (count: number) => string;
}[] {
  return [
    { id: 'clients', label: words.clients, count: words.clientCount },
    { id: 'stores', label: words.stores, count: words.storeCount },
    { id: 'channels', label: words.channels, count: words.channelCount },
    { id: 'users', label: words.people, count: words.personCount },
  ];
}

/** What a plan limits, with current usage. */
export function usageOf({ usage, limits }: Pick<Subscription, 'usage' | 'limits'>) {
  return limitedThings().map(({ id, label }) => ({
    label,
    used: usage[id],
    limit: limits[id],
  }));
}

/** "36 months", "No limit". */
export function historyWords(months: number | null): string {
  return months === null ? words.noLimit : words.months(months);
}

/** Formats an amount: "$49.00". */
export type MoneyFormat = (cents: number, format: { currency: Plan['currency'] }) => string;

/** "$49.00 a month"; null if free. */
export function priceWords(
  { price_cents: cents, currency, interval }: Pick<Plan, 'price_cents' | 'currency' | 'interval'>,
  format: MoneyFormat,
): string | null {
  return cents === null ? null : words.price(format(cents, { currency }), interval);
}

/** Usage beyond a plan's limits, one sentence each. */
export function overLimits(
  { usage }: Pick<Subscription, 'usage'>,
  { name, limits }: Pick<Plan, 'name' | 'limits'>,
): string[] {
  return limitedThings().flatMap(({ id, count }) => {
    const limit = limits[id];
    return limit === null || usage[id] <= limit
      ? []
      : [words.over(count(usage[id]), name, formatCount(limit))];
  });
}
