import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { JournalEntry, JournalLine, Side } from '../model/journal.ts';
import { toCents } from '../money/cents.ts';
import type { Cents } from '../money/cents.ts';
import { lineParts } from './line-parts.ts';
import type { AccountKey, LinePart } from './line-parts.ts';

/** A piece of a planned line with one target. */
export type LinePiece<Target> = {
  readonly target: Target;
  /** The line's components in this piece; null for the whole line. */
  readonly components: readonly AccountKey[] | null;
  /** The first mapped key determines the target. */
  readonly keys: readonly AccountKey[];
  readonly side: Side;
  /** Always positive. */
  readonly amountCents: Cents;
};

/**
 * The pieces of a line of an entry planned with `planningAccounts`, in the order of their first part. Parts with the same
 * `group` are one piece; a piece that cancels out is left out.
 *
 * @example
 * divideLine(line, entry, (part) => {
 *   const account = accountIdOf(nameOfPart(part));
 *   return { group: account, target: account };
 * }); // one piece for each account
 */
export function divideLine<Target>(
  line: Parameters<typeof lineParts>[0],
  entry: Pick<JournalEntry, 'platform' | 'currency'>,
  targetOf: (part: LinePart) => { readonly group: string; readonly target: Target },
): LinePiece<Target>[] {
  const parts = lineParts(line, entry);
  const groups = new Map<string, { target: Target; first: LinePart; own: LinePart[] }>();
  for (const part of parts) {
    const { group, target } = targetOf(part);
    const known = groups.get(group) ?? { target, first: part, own: [] };
    known.own.push(part);
    groups.set(group, known);
  }
  return [...groups.values()].flatMap(({ target, first, own }) => {
    const cents = own.reduce((sum, part) => sum + signed(part), 0);
    return cents === 0
      ? []
      : [
          {
            target,
            components: own.length === parts.length ? null : own.map(nameOfPart),
            keys: first.keys,
            side: cents > 0 ? ('debit' as const) : ('credit' as const),
            amountCents: toCents(Math.abs(cents)),
          },
        ];
  });
}

/**
 * The identifying key of a part: the most specific one that can name its account.
 *
 * @example
 * nameOfPart({ keys: ['commission_tax', 'commission'] }); // 'commission_tax'
 */
export function nameOfPart({ keys: [first] }: Pick<LinePart, 'keys'>): AccountKey {
  return first ?? 'other_unclassified';
}

/**
 * A planned line, reduced to the rows in one of its pieces.
 *
 * @example
 * divideLine(line, entry, targetOf).map((piece) => lineOfPiece(line, piece)); // lines that add up to it
 */
export function lineOfPiece(
  planned: JournalLine,
  {
    components: own,
    side,
    amountCents,
  }: Pick<LinePiece<unknown>, 'components' | 'side' | 'amountCents'>,
): JournalLine {
  const isOwn = (component: string): boolean =>
    own === null || own.some((key) => key === component);
  return {
    ...planned,
    side,
    amountCents,
    component: (own?.[0] ?? planned.component) as ComponentKey,
    components: only(planned.components, isOwn),
    sources: planned.sources.filter(({ component }) => isOwn(component)),
  };
}

function only(components: ComponentCents, isOwn: (key: string) => boolean): ComponentCents {
  return Object.fromEntries(Object.entries(components).filter(([key]) => isOwn(key)));
}

function signed({ side, amountCents }: LinePart): number {
  return side === 'debit' ? amountCents : 0 - amountCents;
}
