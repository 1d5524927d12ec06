const BLOCK_ROWS = 4_096;
const FIELDS = 3;

/** Collects each row's group and nonzero slots. */
export type RowIndexBuilder = {
  add(record: number, group: number, maskId: number): void;
  /** Every row in the order it was added; `at` counts from 0. */
  forEach(visit: (row: IndexedRow) => void): void;
  /** Sorts the rows by group; excludes `isLeftOut` rows. */
  build(groups: number, isLeftOut: (record: number) => boolean): RowIndex;
};

type IndexedRow = {
  readonly record: number;
  readonly group: number;
  readonly maskId: number;
  readonly at: number;
};

/** The rows of a file by group: eight bytes a row. */
export type RowIndex = {
  /** The rows of these groups whose mask id satisfies `has`, ascending. */
  rows(groups: readonly number[], has: (maskId: number) => boolean): number[];
  count(groups: readonly number[], has: (maskId: number) => boolean): number;
};

export function createRowIndexBuilder(): RowIndexBuilder {
  const blocks: Uint32Array[] = [];
  let size = 0;
  let block = new Uint32Array(0);

  function forEachRow(visit: (record: number, group: number, mask: number) => void): void {
    let left = size;
    for (const rows of blocks) {
      const count = Math.min(left, BLOCK_ROWS);
      for (let at = 0; at < count * FIELDS; at += FIELDS) {
        visit(rows[at] ?? 0, rows[at + 1] ?? 0, rows[at + 2] ?? 0);
      }
      left -= count;
    }
  }

  return {
    add(record, group, maskId) {
      const at = (size % BLOCK_ROWS) * FIELDS;
      if (at === 0) {
        block = new Uint32Array(BLOCK_ROWS * FIELDS);
        blocks.push(block);
      }
      block[at] = record;
      block[at + 1] = group;
      block[at + 2] = maskId;
      size += 1;
    },
    forEach(visit) {
      let at = 0;
      forEachRow((record, group, maskId) => {
        visit({ record, group, maskId, at });
        at += 1;
      });
    },
    build(groups, isLeftOut) {
      const starts = new Uint32Array(groups + 1);
      forEachRow((record, group) => {
        if (!isLeftOut(record)) {
          starts[group + 1] = (starts[group + 1] ?? 0) + 1;
        }
      });
      for (let group = 1; group <= groups; group += 1) {
        starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
      }
      const next = starts.slice();
      const records = new Uint32Array(starts[groups] ?? 0);
      const masks = new Uint32Array(records.length);
      forEachRow((record, group, mask) => {
        if (!isLeftOut(record)) {
          const at = next[group] ?? 0;
          next[group] = at + 1;
          records[at] = record;
          masks[at] = mask;
        }
      });
      return createRowIndex(starts, records, masks);
    },
  };
}

function createRowIndex(starts: Uint32Array, records: Uint32Array, masks: Uint32Array): RowIndex {
  return {
    rows(groups, has) {
      const found: number[] = [];
      for (const group of groups) {
        const end = starts[group + 1] ?? 0;
        for (let at = starts[group] ?? 0; at < end; at += 1) {
          if (has(masks[at] ?? 0)) {
            found.push(records[at] ?? 0);
          }
        }
      }
      return groups.length > 1 ? found.sort((a, b) => a - b) : found;
    },
    count(groups, has) {
      let count = 0;
      for (const group of groups) {
        const end = starts[group + 1] ?? 0;
        for (let at = starts[group] ?? 0; at < end; at += 1) {
          count += has(masks[at] ?? 0) ? 1 : 0;
        }
      }
      return count;
    },
  };
}
