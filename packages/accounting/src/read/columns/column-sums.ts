/**
 * Sketches of columns that recognize sums of columns over any number of rows: three numbers per column, whatever the size
 * of the file. A column is the sum of others in every row exactly if its sketch is the sum of theirs; a false positive
 * has a probability under 2^-60 (each row enters with three weights of its own, modulo a prime).
 */
export type ColumnSketches = {
  /** Adds a row: the cents of every column, always in the same order. */
  add(row: number, cents: Float64Array): void;
  /**
   * The smallest set in `among`, at most four columns, whose sum `column` equals in every row; ties go to the columns
   * nearest to it. `null` if there is none. All-zero columns are never part of it.
   */
  findSum(column: number, among: readonly number[]): readonly number[] | null;
};

/** The greatest prime below 2^26, so that products of two residues are exact. */
const PRIME = 67_108_859;
const MAX_COLUMNS = 80;

export function createColumnSketches(size: number): ColumnSketches {
  const sketches = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const keyOf = (at: number): Key => sketches.map((sketch) => sketch[at] ?? 0);
  return {
    add(row, cents) {
      for (const [index, sketch] of sketches.entries()) {
        const weight = weightOf(row, index);
        for (let at = 0; at < cents.length; at += 1) {
          const amount = cents[at] ?? 0;
          if (amount !== 0) {
            const residue = ((amount % PRIME) + PRIME) % PRIME;
            sketch[at] = ((sketch[at] ?? 0) + weight * residue) % PRIME;
          }
        }
      }
    },
    findSum(column, among) {
      const wanted = keyOf(column);
      const terms = among
        .filter((at) => at !== column && !isZero(keyOf(at)))
        .toSorted((a, b) => Math.abs(a - column) - Math.abs(b - column) || a - b)
        .slice(0, MAX_COLUMNS)
        .map((at) => ({ at, key: keyOf(at) }));
      return isZero(wanted) ? null : searchSum(wanted, terms);
    },
  };
}

type Key = readonly number[];
type SketchedColumn = { readonly at: number; readonly key: Key };
type Pair = { readonly first: number; readonly second: number; readonly key: Key };

/** Tries single columns, pairs, then three and four by the remainder after a pair. Terms are sorted nearest first. */
function searchSum(wanted: Key, terms: readonly SketchedColumn[]): readonly number[] | null {
  const singles = new Map(terms.map(({ at, key }) => [nameOf(key), at] as const).toReversed());
  const single = singles.get(nameOf(wanted));
  if (single !== undefined) {
    return [single];
  }
  const pairs = listPairs(terms);
  const byKey = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const name = nameOf(pair.key);
    byKey.set(name, [...(byKey.get(name) ?? []), pair]);
  }
  const [two] = byKey.get(nameOf(wanted)) ?? [];
  if (two !== undefined) {
    return [two.first, two.second].toSorted(ascending);
  }
  for (const { first, second, key } of pairs) {
    const third = singles.get(nameOf(less(wanted, key)));
    if (third !== undefined && third !== first && third !== second) {
      return [first, second, third].toSorted(ascending);
    }
  }
  for (const { first, second, key } of pairs) {
    const rest = (byKey.get(nameOf(less(wanted, key))) ?? []).find(
      (pair) => new Set([first, second, pair.first, pair.second]).size === 4,
    );
    if (rest !== undefined) {
      return [first, second, rest.first, rest.second].toSorted(ascending);
    }
  }
  return null;
}

function listPairs(terms: readonly SketchedColumn[]): Pair[] {
  return terms.flatMap((first, at) =>
    terms.slice(0, at).map((second) => ({
      first: first.at,
      second: second.at,
      key: first.key.map((value, index) => (value + (second.key[index] ?? 0)) % PRIME),
    })),
  );
}

function less(key: Key, other: Key): Key {
  return key.map((value, index) => (value - (other[index] ?? 0) + PRIME) % PRIME);
}

function nameOf(key: Key): string {
  return key.join(' ');
}

function isZero(key: Key): boolean {
  return key.every((value) => value === 0);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Deterministic on every machine: hashes a row's number to a value between 1 and the prime. */
function weightOf(row: number, index: number): number {
  let bits = Math.imul(row + 1, 0x9e_37_79_b1) ^ Math.imul(index + 1, 0x85_eb_ca_6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x21_f0_aa_ad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x73_5a_2d_97);
  return (((bits ^ (bits >>> 15)) >>> 0) % (PRIME - 1)) + 1;
}
