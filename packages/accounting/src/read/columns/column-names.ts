import type { ReportFormat } from '../../formats/report-format.ts';
import type { ColumnAlias, ColumnDecision } from '../../model/reading.ts';
import { indexDecisions } from './column-decisions.ts';
import { normaliseHeader } from './normalise-header.ts';

/** Normalized names with the format's own aliases applied. */
export function canonicalNames(
  normalised: readonly string[],
  { aliases }: Pick<ReportFormat, 'aliases'>,
): string[] {
  return normalised.map((name) => aliases[name] ?? name);
}

/** Every name that a format uses, or knows to be irrelevant. */
export function knownNames(format: ReportFormat): ReadonlySet<string> {
  return new Set([
    ...format.identifiedBy,
    ...format.money.flatMap((column) => column.names),
    ...format.net.map((net) => net.name),
    ...format.memo,
    ...format.memoTaxRemitted,
    ...format.text,
    ...Object.values(format.fields).flat(),
    ...format.kind.columns,
    ...format.key.ids,
    ...format.key.within,
  ]);
}

// DoorDash repeats older fee columns with this remark; other columns already include them.
export function isHistorical(name: string): boolean {
  return name.includes('for historical reference only') || name.includes('historical reference');
}

export type NamedColumns = {
  /** The format's name for each cell of the header line. */
  readonly names: readonly string[];
  /** The cells that a decision renames. */
  readonly aliased: readonly { readonly cell: number; readonly decision: ColumnAlias }[];
};

/**
 * The format's names for the columns of a header line: by its own aliases, then by decided ones. A decided alias applies
 * to a name that the format does not know, in a header line that lacks the column it stands for, so that it never changes
 * how a known column is read.
 *
 * @param normalised The cells of the line, each by `normaliseHeader`.
 */
export function nameColumns(
  normalised: readonly string[],
  format: ReportFormat,
  decisions: readonly ColumnDecision[] = [],
): NamedColumns {
  const names = canonicalNames(normalised, format);
  const decided = decisions.filter(({ decision }) => decision === 'alias');
  if (decided.length === 0) {
    return { names, aliased: [] };
  }
  const known = knownNames(format);
  const present = new Set(names);
  const byName = indexDecisions(format, decisions);
  const aliased: { cell: number; decision: ColumnAlias }[] = [];
  const renamed = names.map((name, cell) => {
    const decision = known.has(name) || isHistorical(name) ? undefined : byName.get(name);
    if (decision?.decision !== 'alias') {
      return name;
    }
    const [column = ''] = canonicalNames([normaliseHeader(decision.knownAs)], format);
    const isThere = spellingsOf(column, format).some((spelling) => present.has(spelling));
    if (isThere || !known.has(column)) {
      return name;
    }
    aliased.push({ cell, decision });
    return column;
  });
  return { names: renamed, aliased };
}

/** The spellings of one money column, of which a file has one. */
function spellingsOf(name: string, { money }: ReportFormat): readonly string[] {
  return money.find(({ names }) => names.includes(name))?.names ?? [name];
}
