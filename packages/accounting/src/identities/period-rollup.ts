import type { IdentityResult, IsoDate } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import type { Cents, Currency, Money } from '../money/cents.ts';

/** What one report says was paid on one day in one channel. */
export type PaidAmount<C extends Currency = Currency> = Money<C> & {
  readonly payoutOn: IsoDate;
  readonly channel: string;
};

/** I4 for one payout date and channel, with both sums in cents. */
export type RollUpResult = IdentityResult & {
  readonly payoutOn: IsoDate;
  readonly channel: string;
  readonly detailCents: Cents;
  readonly summaryCents: Cents;
};

/**
 * I4, period: the roll-up of detail rows is the summary, per payout date and channel, in one currency. A break is a cutoff
 * only at the edge of a report and only in its direction: the report that ends there is the one that has less. Detail exports
 * are cut by order date, so their first payout lacks the orders before it and their last one those after it.
 *
 * @returns One result per payout date and channel, ascending; the difference is detail less summary.
 *
 * @example
 * const paid = { payoutOn: '2026-04-07', channel: 'Marketplace', currency: 'USD' } as const;
 * const [result] = checkPeriodRollUp([{ ...paid, cents: toCents(500) }], [{ ...paid, cents: toCents(700) }]);
 * result?.differenceCents; // -200
 * result?.breakKind; // 'cutoff-before'
 */
export function checkPeriodRollUp<C extends Currency>(
  detail: readonly PaidAmount<C>[],
  summary: readonly PaidAmount<NoInfer<C>>[],
): RollUpResult[] {
  const sums = new Map<string, { on: IsoDate; channel: string; detail: number; summary: number }>();
  const sumOf = ({ payoutOn, channel }: PaidAmount) => {
    const key = JSON.stringify([payoutOn, channel]);
    const found = sums.get(key) ?? { on: payoutOn, channel, detail: 0, summary: 0 };
    sums.set(key, found);
    return found;
  };
  for (const paid of detail) {
    sumOf(paid).detail += paid.cents;
  }
  for (const paid of summary) {
    sumOf(paid).summary += paid.cents;
  }
  const edges = { detail: edgesOf(detail), summary: edgesOf(summary) };
  return [...sums.keys()].toSorted().flatMap((key) => {
    const sum = sums.get(key);
    if (sum === undefined) {
      return [];
    }
    const differenceCents = toCents(sum.detail - sum.summary);
    const result = {
      id: 'I4' as const,
      holds: differenceCents === 0,
      differenceCents,
      payoutOn: sum.on,
      channel: sum.channel,
      detailCents: toCents(sum.detail),
      summaryCents: toCents(sum.summary),
    };
    return differenceCents === 0 ? [result] : [{ ...result, breakKind: classifyBreak(sum, edges) }];
  });
}

type Edges = { readonly first: IsoDate; readonly last: IsoDate } | null;

function edgesOf(paid: readonly PaidAmount[]): Edges {
  const days = paid.map(({ payoutOn }) => payoutOn).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

function classifyBreak(
  sum: { readonly on: IsoDate; readonly detail: number; readonly summary: number },
  edges: { readonly detail: Edges; readonly summary: Edges },
): NonNullable<IdentityResult['breakKind']> {
  if (Math.abs(sum.detail) < Math.abs(sum.summary)) {
    return classifyEdge(sum.on, edges.detail);
  }
  // The detail has more: only payouts beyond the summary can be at its edge.
  return sum.summary === 0 ? classifyEdge(sum.on, edges.summary) : 'unexplained';
}

function classifyEdge(on: IsoDate, edges: Edges): NonNullable<IdentityResult['breakKind']> {
  if (edges === null) {
    return 'unexplained';
  }
  if (on <= edges.first) {
    return 'cutoff-before';
  }
  return on >= edges.last ? 'cutoff-after' : 'unexplained';
}
