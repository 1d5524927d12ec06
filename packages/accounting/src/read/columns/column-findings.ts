import type { AppliedColumn, ColumnFinding } from '../../model/reading.ts';
import { toDecimal } from '../../output/amounts.ts';
import { weightOf, type ColumnEvidence } from './column-evidence.ts';
import type { ColumnMap } from './column-map.ts';

/** An undecided column, and its first amount. */
export type OpenColumn = {
  readonly at: number;
  readonly column: string;
  readonly row: number;
  readonly cell: string;
};

type Studied = {
  readonly open: OpenColumn;
  /** Its index among the studied columns; -1 if no row with it could be read. */
  readonly index: number;
  readonly sum: readonly string[] | null;
};

/**
 * Joint findings about columns: those that are sums of others are subtotals, and of the ways to count the others, the one
 * with the most footing rows is chosen; ties go to the way that explains most columns and counts fewest subtotals.
 */
export function findColumns(
  evidence: ColumnEvidence | null,
  open: readonly OpenColumn[],
): ColumnFinding[] {
  const columns = open.map((column): Studied => {
    const index = evidence?.studied.findIndex(({ cell }) => cell === column.at) ?? -1;
    return {
      open: column,
      index,
      sum: evidence === null || index < 0 ? null : evidence.sumOf(index),
    };
  });
  if (evidence === null) {
    return columns.map(({ open: column }) => toNeither(column, { rows: 0, footing: 0 }));
  }
  const best = bestWay(evidence, columns);
  const footing = best === null ? 0 : evidence.footing(best);
  const rows = evidence.rows();
  const isCounted = ({ index }: Studied) => best !== null && weightIn(evidence, best, index) !== 0;
  const holds = rows > 0 && footing * 10 >= rows * 9;
  return columns.map((column) => {
    const { open: shown, sum } = column;
    if (holds && isCounted(column)) {
      const together = columns.filter((other) => other !== column && isCounted(other));
      const factor = weightIn(evidence, best ?? 0, column.index) < 0 ? -1 : 1;
      return toPart(shown, {
        rows,
        footing,
        factor,
        together: together.map(({ open: o }) => o.column),
      });
    }
    if (sum !== null && rows > 0) {
      return toSubtotal(shown, { rows, sum, isComplete: holds });
    }
    return toNeither(shown, {
      rows,
      footing: isCounted(column) ? footingWithout(evidence) : footing,
    });
  });
}

function weightIn(evidence: ColumnEvidence, way: number, index: number): number {
  return evidence.ways[way]?.[index] ?? 0;
}

/** Rows that foot with the current decisions. */
function footingWithout(evidence: ColumnEvidence): number {
  const decided = evidence.studied.map(({ decision }) => weightOf(decision));
  const way = evidence.ways.findIndex((weights) => decided.every((w, at) => weights[at] === w));
  return way < 0 ? 0 : evidence.footing(way);
}

function bestWay(evidence: ColumnEvidence, columns: readonly Studied[]): number | null {
  const isOpen = new Set(columns.map(({ index }) => index));
  const ranked = evidence.ways
    .flatMap((weights, way) => {
      const isAllowed = evidence.studied.every(
        ({ decision }, at) => isOpen.has(at) || weights[at] === weightOf(decision),
      );
      return isAllowed && isNeeded(evidence, way, isOpen) ? [rankWay(evidence, way, columns)] : [];
    })
    .toSorted(
      (a, b) =>
        b.footing - a.footing ||
        a.unexplained - b.unexplained ||
        a.sums - b.sums ||
        a.size - b.size,
    );
  return ranked[0]?.way ?? null;
}

/** Whether fewer rows would foot without any one of the columns it counts. */
function isNeeded(evidence: ColumnEvidence, way: number, isOpen: ReadonlySet<number>): boolean {
  const weights = evidence.ways[way];
  return (weights ?? new Int8Array()).every((weight, at) => {
    if (weight === 0 || !isOpen.has(at)) {
      return true;
    }
    const less = evidence.ways.findIndex((other) =>
      other.every((value, place) => value === (place === at ? 0 : weights?.[place])),
    );
    return less < 0 || evidence.footing(less) < evidence.footing(way);
  });
}

function rankWay(evidence: ColumnEvidence, way: number, columns: readonly Studied[]) {
  const isCounted = ({ index }: Studied) => weightIn(evidence, way, index) !== 0;
  return {
    way,
    footing: evidence.footing(way),
    unexplained: columns.filter((column) => !isCounted(column) && column.sum === null).length,
    sums: columns.filter((column) => isCounted(column) && column.sum !== null).length,
    size: columns.filter(isCounted).length,
  };
}

function toPart(
  { column, row, cell }: OpenColumn,
  found: { rows: number; footing: number; factor: 1 | -1; together: readonly string[] },
): ColumnFinding {
  const { rows, footing, factor, together } = found;
  const isComplete = footing === rows;
  const which = isComplete ? 'every row foots' : `${writeRows(footing, rows)} foot`;
  const sign = factor === 1 ? '' : ' with its sign turned';
  const others = together.length === 0 ? '' : ` together with ${writeNames(together, ' and ')}`;
  const count = isComplete ? ` (${writeRows(rows, rows)})` : '';
  return {
    column,
    row,
    cell,
    kind: 'component',
    of: [],
    factor,
    together,
    rows,
    rowsMatching: footing,
    recommended: isComplete ? 'component' : null,
    message: `${which} once it is counted${sign}${others}${count}: a component`,
  };
}

function toSubtotal(
  { column, row, cell }: OpenColumn,
  { rows, sum, isComplete }: { rows: number; sum: readonly string[]; isComplete: boolean },
): ColumnFinding {
  return {
    column,
    row,
    cell,
    kind: 'subtotal',
    of: sum,
    factor: 1,
    together: [],
    rows,
    rowsMatching: rows,
    recommended: isComplete ? 'subtotal' : null,
    message: `equals ${writeNames(sum, ' + ')} in ${writeRows(rows, rows)}: a subtotal`,
  };
}

function toNeither(
  { column, row, cell }: OpenColumn,
  { rows, footing }: { rows: number; footing: number },
): ColumnFinding {
  return {
    column,
    row,
    cell,
    kind: 'neither',
    of: [],
    factor: 1,
    together: [],
    rows,
    rowsMatching: footing,
    recommended: null,
    message: `no sum of known columns equals it, and it does not close the footing; ${writeRows(footing, rows)} foot without it`,
  };
}

function writeNames(names: readonly string[], separator: string): string {
  return names.map((name) => `"${name}"`).join(separator);
}

function writeRows(some: number, all: number): string {
  const one = all === 1 ? 'row' : 'rows';
  return `${some.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} ${one}`;
}

export type RefusedDecision = { readonly open: OpenColumn; readonly message: string };

/**
 * The first decision that rows contradict, under the reading chosen for the file, or under any reading if none could be
 * chosen.
 */
export function findRefusedDecision(
  evidence: ColumnEvidence,
  candidates: readonly number[],
): RefusedDecision | null {
  for (const [index, studied] of evidence.studied.entries()) {
    const { decision, column, cell: at, first } = studied;
    if (decision === null || first === null) {
      continue;
    }
    const open = { at, column, row: first.row, cell: first.cell };
    const wrong = evidence.wrongSum(index);
    if (decision.decision === 'subtotal' && wrong !== null) {
      const of = writeNames(decision.of ?? [], ' + ');
      return {
        open: { ...open, row: wrong.row },
        message: `The column "${column}" was decided to be the subtotal of ${of}, but row ${wrong.row} prints ${toDecimal(wrong.found)} and they add up to ${toDecimal(wrong.expected)}.`,
      };
    }
    for (const candidate of candidates) {
      const found = evidence.contradiction(index, candidate);
      if (found !== null) {
        return { open, message: contradicted(column, weightOf(decision), found) };
      }
    }
    const isGuess = decision.decision === 'subtotal' && decision.of === undefined;
    if (isGuess && evidence.sumOf(index) === null) {
      return {
        open,
        message: `The column "${column}" was decided to be a subtotal, but no sum of up to four columns equals it in every row: row ${first.row} prints ${first.cell.trim()}.`,
      };
    }
  }
  return null;
}

function contradicted(
  column: string,
  weight: number,
  { row, expected, found }: { row: number; expected: number; found: number },
): string {
  return weight === 0
    ? `The column "${column}" was decided to be left out, but row ${row} foots only once it is counted: its parts add up to ${toDecimal(expected)} and the row prints ${toDecimal(found)}.`
    : `The column "${column}" was decided to be counted, but row ${row} does not foot with it: its parts add up to ${toDecimal(expected)} with it and the row prints ${toDecimal(found)}.`;
}

/** The decisions applied to this file, in column order. */
export function listApplied(evidence: ColumnEvidence | null): AppliedColumn[] {
  return (evidence?.studied ?? [])
    .flatMap(({ decision, column, cell, rows }, index) => {
      if (decision === null) {
        return [];
      }
      const { reportType: _, ...rest } = decision;
      const sum = decision.decision === 'subtotal' && rows > 0 ? evidence?.sumOf(index) : null;
      const of = rest.decision === 'subtotal' && rest.of === undefined && sum ? { of: sum } : {};
      return [{ cell, applied: { ...rest, ...of, column, rowsTested: rows } }];
    })
    .toSorted((a, b) => a.cell - b.cell)
    .map(({ applied }) => applied);
}

/** The columns that are read under another name; it applies to every row. */
export function listAliased({ aliased }: ColumnMap, rows: number): AppliedColumn[] {
  return aliased.map(({ column, decision: { decision, knownAs } }) => ({
    column,
    decision,
    knownAs,
    rowsTested: rows,
  }));
}
