import type { RowSet, SourceFile } from '../model/reading.ts';

/**
 * Several disjoint row sets as one. Nothing is expanded until `byFile` is read, so planning a million rows costs as much
 * as planning ten.
 */
export function unionRows(sets: readonly RowSet[]): RowSet {
  const [only] = sets;
  if (sets.length === 1 && only !== undefined) {
    return only;
  }
  let size = -1;
  return {
    get size() {
      if (size < 0) {
        size = sets.reduce((sum, set) => sum + set.size, 0);
      }
      return size;
    },
    byFile: () => mergeFiles(sets),
  };
}

/** All row numbers of a set whose rows are in one file, ascending. */
export function listRows(set: RowSet): Uint32Array {
  return ascending([...set.byFile()].map(({ rows }) => rows));
}

function* mergeFiles(
  sets: readonly RowSet[],
): Iterable<{ file: SourceFile; rows: Iterable<number> }> {
  const byHash = new Map<string, { file: SourceFile; rows: Iterable<number>[] }>();
  for (const set of sets) {
    for (const { file, rows } of set.byFile()) {
      const known = byHash.get(file.sha256);
      if (known === undefined) {
        byHash.set(file.sha256, { file, rows: [rows] });
      } else {
        known.rows.push(rows);
      }
    }
  }
  const hashes = [...byHash.keys()].sort();
  for (const hash of hashes) {
    const found = byHash.get(hash);
    if (found !== undefined) {
      yield { file: found.file, rows: ascending(found.rows) };
    }
  }
}

/** A typed array sorts and joins natively: row numbers are most of a proof's output. */
function ascending(lists: readonly Iterable<number>[]): Uint32Array {
  const all: number[] = [];
  for (const rows of lists) {
    for (const row of rows) {
      all.push(row);
    }
  }
  const sorted = Uint32Array.from(all);
  return lists.length === 1 ? sorted : sorted.sort();
}
