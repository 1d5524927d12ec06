import type { VariantDecision } from '../../model/reading.ts';
import type { ReportFormat, VariantChoice, VariantQuestion } from '../../formats/report-format.ts';
import type { ColumnMap } from '../columns/column-map.ts';

/** A file with more bad rows than this is refused. */
export const MAX_QUARANTINED_ROWS = 100_000;

/** A row that does not foot: its printed net and the sum of its parts. */
export type FootingFailure = {
  readonly row: number;
  readonly owner: number;
  readonly expected: number;
  /** Null if nothing is printed. */
  readonly found: number | null;
  readonly key: number | null;
};

/**
 * Counts which readings of a file foot. All candidates are tested on every row, so the choice does not depend on row
 * order; a reading's failures are stored until there are too many for it to be chosen.
 */
export type FootingCount = {
  /** Tests one row; returns the set of candidates under which it foots, bit `1 << candidate`. */
  test(row: TestedRow): number;
  decide(): FootingDecision;
};

type TestedRow = {
  readonly record: number;
  readonly owner: number;
  readonly net: number;
  readonly cells: readonly string[];
  /** The sum of the parts, by candidate. */
  readonly sums: Float64Array;
};

/** Additional facts about rows that do not foot; computed only for those. */
export type AboutFailure = {
  readonly isPrinted: (cells: readonly string[]) => boolean;
  /** Null if only one file is read. */
  readonly keyOf: ((cells: readonly string[]) => number) | null;
};

/** The reading under which most of the distinguishing rows foot. */
export type FootingDecision = {
  readonly candidate: number;
  /** Rows whose sum differs between readings, and how many of them foot under the chosen one. */
  readonly rowsTested: number;
  readonly rowsFooted: number;
  /** How many rows do not foot under the chosen reading; they are listed only up to the limit. */
  readonly failed: number;
  readonly failures: readonly FootingFailure[];
  readonly variants: readonly VariantDecision[];
};

const FIELDS = 5;

export function createFootingCount(
  map: ColumnMap,
  format: ReportFormat,
  about: AboutFailure,
): FootingCount {
  const counts = startCounts(map, format);
  const candidates = map.candidates.length;
  const all = 2 ** candidates - 1;
  return {
    test(row) {
      let footing = 0;
      for (let candidate = 0; candidate < candidates; candidate += 1) {
        if (row.sums[candidate] === row.net) {
          footing |= 1 << candidate;
        }
      }
      if (candidates > 1) {
        countReadings(counts, row.sums, footing);
      }
      if (footing !== all) {
        keepFailures(counts, { row, footing, about });
      }
      return footing;
    },
    decide() {
      let candidate = 0;
      for (let other = 1; other < candidates; other += 1) {
        if ((counts.footed[other] ?? 0) > (counts.footed[candidate] ?? 0)) {
          candidate = other;
        }
      }
      return {
        candidate,
        rowsTested: counts.tested,
        rowsFooted: counts.footed[candidate] ?? 0,
        failed: counts.failed[candidate] ?? 0,
        failures: toFailures(counts.failures[candidate] ?? []),
        variants: format.questions.flatMap(({ question, choices }, index) => {
          const rowsTested = counts.testedByQuestion[index] ?? 0;
          const decision = map.candidates[candidate]?.[question] ?? choices[0];
          const rowsFooted = counts.footedByQuestion[index]?.[candidate] ?? 0;
          return rowsTested === 0 ? [] : [{ question, decision, rowsFooted, rowsTested }];
        }),
      };
    },
  };
}

type Counts = {
  readonly candidates: number;
  /** By question, the candidates that differ from the first one only in that question. */
  readonly alternatives: readonly (readonly number[])[];
  tested: number;
  readonly footed: Float64Array;
  readonly failed: Float64Array;
  /** By candidate, `FIELDS` numbers for each failure. */
  readonly failures: readonly number[][];
  readonly testedByQuestion: Float64Array;
  readonly footedByQuestion: readonly Float64Array[];
};

function startCounts({ candidates }: ColumnMap, { questions }: ReportFormat): Counts {
  const { length } = candidates;
  return {
    candidates: length,
    alternatives: questions.map(({ question }) =>
      candidates.flatMap((choice, candidate) =>
        differsOnlyIn(question, choice, candidates[0] ?? {}) ? [candidate] : [],
      ),
    ),
    tested: 0,
    footed: new Float64Array(length),
    failed: new Float64Array(length),
    failures: Array.from({ length }, (): number[] => []),
    testedByQuestion: new Float64Array(questions.length),
    footedByQuestion: questions.map(() => new Float64Array(length)),
  };
}

function countReadings(counts: Counts, sums: Float64Array, footing: number): void {
  let differs = false;
  for (let question = 0; question < counts.alternatives.length; question += 1) {
    if (agree(sums, counts.alternatives[question] ?? [])) {
      continue;
    }
    differs = true;
    counts.testedByQuestion[question] = (counts.testedByQuestion[question] ?? 0) + 1;
    addFooting(counts.footedByQuestion[question] ?? counts.footed, footing);
  }
  if (differs) {
    counts.tested += 1;
    addFooting(counts.footed, footing);
  }
}

function agree(sums: Float64Array, others: readonly number[]): boolean {
  for (let at = 0; at < others.length; at += 1) {
    if (sums[others[at] ?? 0] !== sums[0]) {
      return false;
    }
  }
  return true;
}

function addFooting(footed: Float64Array, footing: number): void {
  for (let candidate = 0; candidate < footed.length; candidate += 1) {
    footed[candidate] = (footed[candidate] ?? 0) + ((footing >> candidate) & 1);
  }
}

type FailedRow = {
  readonly row: TestedRow;
  readonly footing: number;
  readonly about: AboutFailure;
};

/** `NaN` stands for a net that is not printed and a key that is not needed. */
function keepFailures(counts: Counts, { row, footing, about }: FailedRow): void {
  const found = row.net === 0 && !about.isPrinted(row.cells) ? Number.NaN : row.net;
  const key = about.keyOf?.(row.cells) ?? Number.NaN;
  for (let candidate = 0; candidate < counts.candidates; candidate += 1) {
    const list = counts.failures[candidate];
    if (((footing >> candidate) & 1) === 1 || list === undefined) {
      continue;
    }
    const failed = (counts.failed[candidate] ?? 0) + 1;
    counts.failed[candidate] = failed;
    if (failed <= MAX_QUARANTINED_ROWS) {
      list.push(row.record, row.owner, row.sums[candidate] ?? 0, found, key);
    } else {
      list.length = 0;
    }
  }
}

function toFailures(flat: readonly number[]): FootingFailure[] {
  const failures: FootingFailure[] = [];
  for (let at = 0; at < flat.length; at += FIELDS) {
    failures.push({
      row: flat[at] ?? 0,
      owner: flat[at + 1] ?? 0,
      expected: flat[at + 2] ?? 0,
      found: orNull(flat[at + 3]),
      key: orNull(flat[at + 4]),
    });
  }
  return failures;
}

function orNull(value = Number.NaN): number | null {
  return Number.isNaN(value) ? null : value;
}

function differsOnlyIn(question: VariantQuestion, a: VariantChoice, b: VariantChoice): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every(
    (key) => (readChoice(a, key) !== readChoice(b, key)) === (key === question),
  );
}

function readChoice(choice: VariantChoice, key: string): string | undefined {
  return Object.entries(choice).find(([question]) => question === key)?.[1];
}
