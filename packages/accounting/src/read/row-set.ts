import type { RowSet, SourceFile } from '../model/reading.ts';

/** Rows of one file, ascending, that can be listed again and again. */
export type FileRowList = {
  readonly file: SourceFile;
  readonly count: () => number;
  readonly rows: () => Iterable<number>;
};

/** A row set over disjoint lists of rows; nothing is expanded before it is asked for. */
export function createRowSet(lists: readonly FileRowList[]): RowSet {
  let size = -1;
  return {
    get size() {
      if (size < 0) {
        size = lists.reduce((sum, list) => sum + list.count(), 0);
      }
      return size;
    },
    *byFile() {
      const byHash = new Map<string, FileRowList[]>();
      for (const list of lists) {
        const same = byHash.get(list.file.sha256);
        if (same === undefined) {
          byHash.set(list.file.sha256, [list]);
        } else {
          same.push(list);
        }
      }
      const hashes = [...byHash.keys()].toSorted();
      for (const hash of hashes) {
        const same = byHash.get(hash) ?? [];
        const first = same[0];
        if (first !== undefined && same.some((list) => list.count() > 0)) {
          yield { file: first.file, rows: { [Symbol.iterator]: () => ascending(same) } };
        }
      }
    },
  };
}

/** Merges ascending lists of one file into one. */
function* ascending(lists: readonly FileRowList[]): Generator<number> {
  const [only, second] = lists;
  if (only !== undefined && second === undefined) {
    yield* only.rows();
    return;
  }
  const heads = lists.map((list) => {
    const iterator = list.rows()[Symbol.iterator]();
    return { iterator, next: iterator.next() };
  });
  for (;;) {
    let least: (typeof heads)[number] | null = null;
    for (const head of heads) {
      if (!head.next.done && (least === null || head.next.value < (least.next.value ?? 0))) {
        least = head;
      }
    }
    if (least === null || least.next.done) {
      return;
    }
    yield least.next.value;
    least.next = least.iterator.next();
  }
}
