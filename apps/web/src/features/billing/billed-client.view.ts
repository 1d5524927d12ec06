import type { BilledClient, Plan, PlanChange } from '../../shared/api/entities.ts';
import type { MoneyFormat } from '../../shared/billing/plan-limits.ts';
import { formatCount } from '../../shared/format/counted.ts';
import { words } from './billing.messages.ts';

/** A client's plan status in a word or two. */
export function statusWords({ subscription }: BilledClient): string {
  const { state, cancels_at: endsAt } = subscription;
  switch (state) {
    case 'trial':
      return words.trial;
    case 'active':
      return endsAt === null ? words.active : words.canceled;
    case 'past_due':
      return words.pastDue;
    case 'expired':
      return words.expired;
    case 'cancelled':
      return words.ended;
    default:
      return state satisfies never;
  }
}

export function payerWords({ paid_by: paidBy }: BilledClient): string {
  return {
    client: words.paidByClient,
    you: words.paidByYou,
    somebody_else: words.paidByOther,
  }[paidBy];
}

/** "2 of 5"; only the number without a limit. */
export function usedOf(used: number, limit: number | null): string {
  return limit === null ? formatCount(used) : words.of(formatCount(used), formatCount(limit));
}

/** "$15.00, CA$49.00": the amount due now per currency; currencies are never added. */
export function dueByCurrency(changes: readonly PlanChange[], money: MoneyFormat): string {
  const sums = new Map<Plan['currency'], number>();
  for (const { to, due_now_cents: due } of changes) {
    sums.set(to.currency, (sums.get(to.currency) ?? 0) + due);
  }
  return [...sums].map(([currency, cents]) => money(cents, { currency })).join(', ');
}

/** The last twelve months, latest first: `2026-11`. */
export function lastMonths(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 7),
  );
}
