import type { ComponentKey } from '../model/components.ts';
import type { JournalLine, LineSource } from '../model/journal.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { compareComponents } from '../plan/component-order.ts';

/** The part of a line that is one component, signed by effect on the payout. */
export type OpenedComponent = {
  readonly component: ComponentKey;
  readonly cents: Cents;
  /** One column of one file each, with the rows to look up in it. */
  readonly sources: readonly LineSource[];
};

/** A line with its full breakdown: line → component sums → columns → rows. */
export type OpenedLine = {
  readonly account: string;
  readonly amountCents: Cents;
  /** Whether the sources add up to the line to the cent. */
  readonly holds: boolean;
  readonly differenceCents: Cents;
  readonly components: readonly OpenedComponent[];
};

/**
 * Breaks a line down to its component sums, and those to their columns and rows.
 *
 * @example
 * openLine(line).components.map(({ component, cents }) => [component, cents]); // [['commission', -31000]]
 */
export function openLine(line: JournalLine): OpenedLine {
  const byComponent = new Map<ComponentKey, LineSource[]>();
  for (const source of line.sources) {
    byComponent.set(source.component, [...(byComponent.get(source.component) ?? []), source]);
  }
  const components = [...byComponent]
    .sort(([left], [right]) => compareComponents(left, right))
    .map(([component, sources]) => ({
      component,
      cents: toCents(sources.reduce((sum, source) => sum + source.cents, 0)),
      sources,
    }));
  const differenceCents = toCents(lineDifference(line));
  return {
    account: line.account,
    amountCents: line.amountCents,
    holds: differenceCents === 0,
    differenceCents,
    components,
  };
}

/**
 * A line's deviation from its sources, in cents: 0 if its amount is the sum of its source cents (less what is already
 * booked, in an adjustment), its components are those sums, and its side follows the sign.
 */
export function lineDifference(line: JournalLine): number {
  if (line.isProvenElsewhere === true) {
    return 0;
  }
  const sources = line.sources.reduce((sum, source) => sum + source.cents, 0);
  const components = Object.values(line.components).reduce((sum, cents) => sum + cents, 0);
  if (sources !== components) {
    return components - sources;
  }
  const effect = sources - (line.bookedCents ?? 0);
  return signedAmount(line) - effect;
}

/**
 * The line's amount signed by effect on the payout. The clearing account takes the payout itself, so its sign is flipped:
 * a received payout is a debit. In the transfer, the bank takes it and the clearing account gives it.
 */
function signedAmount(line: JournalLine): number {
  if (line.component !== 'net_payout') {
    return line.side === 'credit' ? line.amountCents : 0 - line.amountCents;
  }
  const total =
    line.sources.reduce((sum, source) => sum + source.cents, 0) - (line.bookedCents ?? 0);
  return total < 0 ? 0 - line.amountCents : line.amountCents;
}
