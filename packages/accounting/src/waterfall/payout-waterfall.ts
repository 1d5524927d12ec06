import type { ComponentKey } from '../model/components.ts';
import type { StorePayout } from '../model/reading.ts';
import type { Currency } from '../money/cents.ts';
import { planEntries } from '../plan/plan-entries.ts';
import type { EntryPlan } from '../plan/plan-entries.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { shareOf, summarize, writeSummary } from './summarize-waterfall.ts';
import type { WaterfallSummary } from './summarize-waterfall.ts';
import { WATERFALL_STEPS } from './waterfall-steps.ts';
import type { WaterfallStepId } from './waterfall-steps.ts';

/** One waterfall step: the sum of its components, and the running level after it. */
export type WaterfallStep = {
  readonly id: WaterfallStepId;
  readonly label: string;
  readonly components: readonly ComponentKey[];
  /** Signed by effect on the payout; the last step is the payout itself. */
  readonly amountCents: number;
  /** The running level before and after the step; the last step starts at 0. */
  readonly fromCents: number;
  readonly toCents: number;
  /** Signed share of gross sales in basis points (2500 = 25 %); `null` without sales. */
  readonly shareBasisPoints: number | null;
  /** The step's accounts, largest amount first; empty if the payout is blocked or a POS has booked it. */
  readonly accounts: readonly string[];
  /** Whether the step has money without an account. */
  readonly unmapped: boolean;
};

/** The way of a payout from gross sales to the money paid. Amounts are integer cents of `currency`. */
export type Waterfall = {
  readonly currency: Currency;
  readonly grossCents: number;
  readonly netCents: number;
  /** The amount that the components do not explain: 0 if every cent is accounted for. */
  readonly differenceCents: number;
  /** Gross sales first, the net payout last; empty steps are left out. */
  readonly steps: readonly WaterfallStep[];
  /** What was sold, what was kept in total and by part, what was paid, and whether every cent is accounted for. */
  readonly summary: WaterfallSummary;
  /** The summary in one sentence. */
  readonly sentence: string;
};

/** A payout's entries and what blocks them, as `planEntries` returns them for it alone. */
export type PlannedWaterfall = Pick<EntryPlan, 'entries' | 'blocked'>;

/**
 * Breaks one payout down from gross sales to the money paid, for the web page, the server and the workpapers.
 *
 * @param from The options to plan it with, or its entries if it is already planned.
 *
 * @example
 * payoutWaterfall(payout).sentence;
 * // 'No sales in this payout. Uber Eats paid $7.00 on Apr 7; every cent is accounted for.'
 */
export function payoutWaterfall(
  payout: StorePayout,
  from: Partial<PlanOptions> | { readonly plan: PlannedWaterfall } = {},
): Waterfall {
  const planned = 'plan' in from ? from.plan : planEntries([payout], { ...from, bankLeg: 'none' });
  const plan: PlannedWaterfall = {
    entries: planned.entries.filter(({ kind }) => kind !== 'bank_transfer' && kind !== 'reversal'),
    blocked: planned.blocked,
  };
  const grossCents = (payout.components.gross_sales ?? 0) + (payout.components.markup ?? 0);
  const unmappedCents = plan.blocked.some((blocked) => blocked.reason === 'unmapped_component')
    ? (payout.components.other_unclassified ?? 0)
    : null;
  const steps: WaterfallStep[] = [];
  let level = 0;
  for (const { id, label, components } of WATERFALL_STEPS) {
    const present = components.filter((key) => (payout.components[key] ?? 0) !== 0);
    const amountCents = present.reduce((sum, key) => sum + (payout.components[key] ?? 0), 0);
    if (id === 'gross_sales' || present.length > 0) {
      steps.push({
        id,
        label,
        components: present,
        amountCents,
        fromCents: level,
        toCents: level + amountCents,
        shareBasisPoints: shareOf(amountCents, grossCents),
        accounts: accountsOf(plan, present),
        unmapped: id === 'unclassified' && unmappedCents !== null,
      });
      level += amountCents;
    }
  }
  steps.push(netStep(payout, plan, grossCents));
  const differenceCents = payout.netCents - level;
  const summary = summarize(payout, { steps, grossCents, differenceCents, unmappedCents });
  return {
    currency: payout.currency,
    grossCents,
    netCents: payout.netCents,
    differenceCents,
    steps,
    summary,
    sentence: writeSummary(summary, payout),
  };
}

function netStep(payout: StorePayout, plan: PlannedWaterfall, grossCents: number): WaterfallStep {
  return {
    id: 'net_payout',
    label: 'Net payout',
    components: ['net_payout'],
    amountCents: payout.netCents,
    fromCents: 0,
    toCents: payout.netCents,
    shareBasisPoints: shareOf(payout.netCents, grossCents),
    accounts: accountsOf(plan, ['net_payout']),
    unmapped: false,
  };
}

function accountsOf(plan: PlannedWaterfall, components: readonly ComponentKey[]): string[] {
  const sums = new Map<string, number>();
  for (const line of plan.entries.flatMap((entry) => entry.lines)) {
    const isClearing = line.component === 'net_payout';
    for (const key of components) {
      const cents = lineCents(line, key, isClearing);
      if (cents !== 0) {
        sums.set(line.account, (sums.get(line.account) ?? 0) + Math.abs(cents));
      }
    }
  }
  return [...sums].sort(([, left], [, right]) => right - left).map(([account]) => account);
}

function lineCents(
  line: EntryPlan['entries'][number]['lines'][number],
  key: ComponentKey,
  isClearing: boolean,
): number {
  if (key === 'net_payout') {
    return isClearing ? line.amountCents : 0;
  }
  return isClearing ? 0 : (line.components[key] ?? 0);
}
