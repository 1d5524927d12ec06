import type { ReportFormat } from '../../formats/report-format.ts';
import type { ColumnMeaning } from '../../model/reading.ts';
import { parseCents } from '../../money/parse-cents.ts';
import type { ColumnMap } from './column-map.ts';
import { canonicalNames } from './column-names.ts';
import { createColumnSketches } from './column-sums.ts';
import { normaliseHeader } from './normalise-header.ts';
import { MONEY_WORD, namesNoMoney } from './unknown-columns.ts';

/** An unknown column whose rows are being streamed. */
export type StudiedColumn = {
  readonly cell: number;
  readonly column: string;
  readonly decision: ColumnMeaning | null;
  /** The first readable row with a number in it, as printed. */
  first: { readonly row: number; readonly cell: string } | null;
  /** Rows with a number in it. */
  rows: number;
};

/** A row that contradicts a decision, in cents. */
export type Contradiction = {
  readonly row: number;
  readonly expected: number;
  readonly found: number;
};

/**
 * Evidence from rows about unknown columns. No row is stored: for each way to count the columns (as printed, with the
 * sign flipped, not at all) the footing rows are counted, and sums of columns are recognized by sketches.
 */
export type ColumnEvidence = {
  readonly studied: readonly StudiedColumn[];
  /**
   * How the studied columns are counted: one weight for each. The last ways count columns beyond the fifth individually.
   */
  readonly ways: readonly Int8Array[];
  test(row: EvidenceRow): void;
  /** Rows that were tested. */
  rows(): number;
  /** Rows that foot when columns are counted this way, under the best-fitting reading of the file. */
  footing(way: number): number;
  /** The columns whose sum a studied column equals in every row, as printed; `null` if there are none. */
  sumOf(studied: number): readonly string[] | null;
  /** The first row that foots only against the decision, by reading; `null` if there is none. */
  contradiction(studied: number, candidate: number): Contradiction | null;
  /** The first row in which a subtotal is not the sum of its decided columns. */
  wrongSum(studied: number): Contradiction | null;
};

type EvidenceRow = {
  readonly cells: readonly string[];
  readonly record: number;
  readonly net: number;
  /** The sum of the parts by candidate, including decided components. */
  readonly sums: Float64Array;
};

/** Columns that are counted in every combination; further ones only individually. */
const COMBINED = 5;

/** `null` if the file has no column that could hold unknown money. */
export function createColumnEvidence(map: ColumnMap, format: ReportFormat): ColumnEvidence | null {
  const studied = listStudied(map);
  if (studied.length === 0) {
    return null;
  }
  const ways = listWays(studied.length);
  const footing = createFootingCounts(map, studied, ways);
  const claims = createClaimChecks(map, format, studied);
  const sums = createSums(map, studied);
  const amounts = new Float64Array(studied.length);
  let rows = 0;
  return {
    studied,
    ways,
    test(row) {
      rows += 1;
      for (const [at, column] of studied.entries()) {
        const cell = row.cells[column.cell] ?? '';
        const cents = readCents(cell);
        amounts[at] = cents;
        if (cents !== 0) {
          column.rows += 1;
          column.first ??= { row: row.record, cell };
        }
      }
      footing.test(row, amounts);
      claims.test(row, amounts);
      sums.add(row);
    },
    rows: () => rows,
    footing: (way) => footing.best(way),
    sumOf: (at) => sums.find(at),
    contradiction: (at, candidate) => claims.contradiction(at, candidate),
    wrongSum: (at) => claims.wrongSum(at),
  };
}

/** How a decision counts a column. */
export function weightOf(decision: ColumnMeaning | null): number {
  return decision?.decision === 'component' ? (decision.factor ?? 1) : 0;
}

function listStudied({ decided, unknown }: ColumnMap): StudiedColumn[] {
  const all = [
    ...decided,
    ...unknown
      .filter(({ column }) => column !== '' && !namesNoMoney(column))
      .map((column) => ({ ...column, decision: null })),
  ].map((column): StudiedColumn => ({ ...column, first: null, rows: 0 }));
  const isLikely = ({ column, decision }: StudiedColumn) =>
    decision !== null || MONEY_WORD.test(normaliseHeader(column));
  return [...all.filter(isLikely), ...all.filter((column) => !isLikely(column))];
}

function listWays(columns: number): Int8Array[] {
  let ways: Int8Array[] = [new Int8Array(columns)];
  for (let at = 0; at < Math.min(columns, COMBINED); at += 1) {
    ways = ways.flatMap((way) => [way, ...[1, -1].map((weight) => way.with(at, weight))]);
  }
  for (let at = COMBINED; at < columns; at += 1) {
    ways.push(...[1, -1].map((weight) => new Int8Array(columns).with(at, weight)));
  }
  return ways;
}

function readCents(cell: string): number {
  if (cell === '' || cell === '0') {
    return 0;
  }
  const cents = parseCents(cell);
  return Number.isNaN(cents) ? 0 : cents;
}

function createFootingCounts(
  { candidates: { length: candidates } }: ColumnMap,
  studied: readonly StudiedColumn[],
  ways: readonly Int8Array[],
) {
  const counts = new Float64Array(ways.length * candidates);
  const weights = studied.map(({ decision }) => weightOf(decision));
  const base = new Float64Array(candidates);
  const countWay = (way: number, counted: number, net: number) => {
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      if ((base[candidate] ?? 0) + counted === net) {
        const place = way * candidates + candidate;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  };
  return {
    test({ net, sums }: EvidenceRow, amounts: Float64Array) {
      const decided = addUp(weights, amounts);
      for (let candidate = 0; candidate < candidates; candidate += 1) {
        base[candidate] = (sums[candidate] ?? 0) - decided;
      }
      for (let way = 0; way < ways.length; way += 1) {
        countWay(way, addUp(ways[way] ?? weights, amounts), net);
      }
    },
    best: (way: number) =>
      counts.subarray(way * candidates, (way + 1) * candidates).reduce((a, b) => Math.max(a, b), 0),
  };
}

function addUp(weights: ArrayLike<number>, amounts: Float64Array): number {
  let total = 0;
  for (let at = 0; at < amounts.length; at += 1) {
    total += (weights[at] ?? 0) * (amounts[at] ?? 0);
  }
  return total;
}

/** Checks decisions against rows: a row that foots without a decision and not with it contradicts it. */
function createClaimChecks(
  map: ColumnMap,
  format: ReportFormat,
  studied: readonly StudiedColumn[],
) {
  const candidates = map.candidates.length;
  const contradictions: (Contradiction | undefined)[] = [];
  const wrongSums: (Contradiction | undefined)[] = [];
  const parts = studied.map(({ decision }) => partCells(map, format, decision));
  return {
    test({ record, cells, net, sums }: EvidenceRow, amounts: Float64Array) {
      for (const [at, { decision }] of studied.entries()) {
        const amount = amounts[at] ?? 0;
        const claimed = parts[at] ?? null;
        if (claimed !== null) {
          const expected = claimed.reduce((sum, cell) => sum + readCents(cells[cell] ?? ''), 0);
          if (expected !== amount) {
            wrongSums[at] ??= { row: record, expected, found: amount };
          }
        }
        if (decision === null || amount === 0) {
          continue;
        }
        for (let candidate = 0; candidate < candidates; candidate += 1) {
          const sum = sums[candidate] ?? 0;
          if (sum !== net && footsOtherwise(decision, { sum, net, amount })) {
            contradictions[at * candidates + candidate] ??= {
              row: record,
              expected: sum,
              found: net,
            };
          }
        }
      }
    },
    contradiction: (at: number, candidate: number) =>
      contradictions[at * candidates + candidate] ?? null,
    wrongSum: (at: number) => wrongSums[at] ?? null,
  };
}

type Footing = { readonly sum: number; readonly net: number; readonly amount: number };

function footsOtherwise(decision: ColumnMeaning, { sum, net, amount }: Footing): boolean {
  const weight = weightOf(decision);
  return weight === 0
    ? Math.abs(net - sum) === Math.abs(amount)
    : net === sum - weight * amount || net === sum - 2 * weight * amount;
}

/** The cells of a subtotal's decided columns; a column that the file lacks adds nothing. */
function partCells(
  map: ColumnMap,
  format: ReportFormat,
  decision: ColumnMeaning | null,
): readonly number[] | null {
  if (decision?.decision !== 'subtotal' || decision.of === undefined) {
    return null;
  }
  const printed = canonicalNames(map.printed.map(normaliseHeader), format);
  return canonicalNames(decision.of.map(normaliseHeader), format).flatMap((name) => {
    const cell = Math.max(map.names.indexOf(name), printed.indexOf(name));
    return cell < 0 ? [] : [cell];
  });
}

function createSums(map: ColumnMap, studied: readonly StudiedColumn[]) {
  const own = new Set(studied.map(({ cell }) => cell));
  const cells = [
    ...new Set([
      ...map.money.map(({ cell }) => cell),
      ...map.memoCells,
      ...(map.net.length === 1 ? map.net.map(({ cell }) => cell) : []),
      ...own,
    ]),
  ].toSorted((a, b) => a - b);
  const sketches = createColumnSketches(cells.length);
  const cents = new Float64Array(cells.length);
  return {
    add({ cells: printed, record }: EvidenceRow) {
      for (let at = 0; at < cells.length; at += 1) {
        cents[at] = readCents(printed[cells[at] ?? -1] ?? '');
      }
      sketches.add(record, cents);
    },
    find(at: number): readonly string[] | null {
      const column = cells.indexOf(studied[at]?.cell ?? -1);
      const parts = sketches.findSum(column, [...cells.keys()]);
      return parts?.map((part) => map.printed[cells[part] ?? -1] ?? '') ?? null;
    },
  };
}
