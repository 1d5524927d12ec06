import type { MoneyColumn, ReportFormat } from '../../formats/report-format.ts';
import type { ColumnDecision, ColumnMeaning } from '../../model/reading.ts';
import { normaliseHeader } from './normalise-header.ts';

/** An unknown column of the file with its decision. */
export type DecidedColumn = {
  readonly cell: number;
  /** As the file prints it, trimmed. */
  readonly column: string;
  readonly decision: ColumnMeaning;
};

type UnreadColumn = { readonly cell: number; readonly name: string; readonly column: string };

/** Splits the unknown columns of a header line into those with and without a decision for this report. */
export function splitByDecision(
  columns: readonly UnreadColumn[],
  format: ReportFormat,
  decisions: readonly ColumnDecision[],
): { readonly decided: DecidedColumn[]; readonly unknown: { cell: number; column: string }[] } {
  const byName = indexDecisions(format, decisions);
  const decided: DecidedColumn[] = [];
  const unknown: { cell: number; column: string }[] = [];
  for (const { cell, name, column } of columns) {
    const decision = byName.get(name);
    // An alias that does not apply to this header line leaves its column unknown.
    if (decision === undefined || decision.decision === 'alias') {
      unknown.push({ cell, column });
    } else {
      decided.push({ cell, column, decision });
    }
  }
  return { decided, unknown };
}

/**
 * Decisions by the format's column name; one for this report takes precedence over one for every report, a later over an
 * earlier one. A decision for the variant of this report in another currency applies as well.
 */
export function indexDecisions(
  { reportType, aliases, sameIn }: ReportFormat,
  decisions: readonly ColumnDecision[],
): ReadonlyMap<string, ColumnDecision> {
  const general = decisions.filter((decision) => decision.reportType === undefined);
  const types = [reportType, ...(sameIn === undefined ? [] : [sameIn.reportType])];
  const own = decisions.filter((decision) => types.some((type) => type === decision.reportType));
  return new Map(
    [...general, ...own].map((decision) => {
      const name = normaliseHeader(decision.column);
      return [aliases[name] ?? name, decision];
    }),
  );
}

/** The name of a decided column that occurs twice: which one was meant is ambiguous. */
export function findDecidedTwice(decided: readonly DecidedColumn[]): string | null {
  const seen = new Set<string>();
  for (const { column } of decided) {
    const name = normaliseHeader(column);
    if (seen.has(name)) {
      return column;
    }
    seen.add(name);
  }
  return null;
}

/** Describes a column that was decided to be a component like a format's own. */
export function toMoneyColumn({
  column,
  component,
  factor = 1,
}: Extract<ColumnMeaning, { decision: 'component' }>): MoneyColumn {
  const terms = [{ component, factor }] as const;
  return { names: [normaliseHeader(column)], terms: () => terms, describedByColumn: true };
}
