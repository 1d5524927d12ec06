const BLOCK = 65_536;

/** Which group each row of a file belongs to and which slots of it are not zero: eight bytes a row. */
export type RowIndexBuilder = {
  add(record: number, group: number, maskId: number): void;
  drop(records: ReadonlySet<number>): void;
  build(groups: number): RowIndex;
};

/** The rows of a file, ascending within each group. */
export type RowIndex = {
  /** Row numbers of the group whose mask id satisfies `has`. */
  rows(group: number, has: (maskId: number) => boolean): Iterable<number>;
  count(group: number, has: (maskId: number) => boolean): number;
};

export function createRowIndexBuilder(): RowIndexBuilder {
  const blocks: Uint32Array[] = [];
  let size = 0;
  let block = new Uint32Array(0);

  return {
    add(record, group, maskId) {
      const at = size % BLOCK;
      if (at === 0) {
        block = new Uint32Array(BLOCK * 3);
        blocks.push(block);
      }
      block[at * 3] = record;
      block[at * 3 + 1] = group;
      block[at * 3 + 2] = maskId;
      size += 1;
    },
    drop(records) {
      throw new Error(`not yet ${records.size}`);
    },
    build(groups) {
      return buildIndex(blocks, size, groups);
    },
  };
}

function buildIndex(blocks: readonly Uint32Array[], size: number, groups: number): RowIndex {
  const starts = new Uint32Array(groups + 1);
  forEachRow(blocks, size, (_record, group) => {
    starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  });
  for (let group = 1; group <= groups; group += 1) {
    starts[group] = (starts[group] ?? 0) + (starts[group - 1] ?? 0);
  }
  const next = starts.slice();
  const records = new Uint32Array(size);
  const masks = new Uint32Array(size);
  forEachRow(blocks, size, (record, group, mask) => {
    const at = next[group] ?? 0;
    next[group] = at + 1;
    records[at] = record;
    masks[at] = mask;
  });
  return {
    *rows(group, has) {
      const end = starts[group + 1] ?? 0;
      for (let at = starts[group] ?? 0; at < end; at += 1) {
        if (has(masks[at] ?? 0)) {
          yield records[at] ?? 0;
        }
      }
    },
    count(group, has) {
      let count = 0;
      const end = starts[group + 1] ?? 0;
      for (let at = starts[group] ?? 0; at < end; at += 1) {
        count += has(masks[at] ?? 0) ? 1 : 0;
      }
      return count;
    },
  };
}

function forEachRow(
  blocks: readonly Uint32Array[],
  size: number,
  visit: (record: number, group: number, mask: number) => void,
): void {
  for (let at = 0; at < size; at += 1) {
    const block = blocks[Math.floor(at / BLOCK)];
    if (block !== undefined) {
      const offset = (at % BLOCK) * 3;
      visit(block[offset] ?? 0, block[offset + 1] ?? 0, block[offset + 2] ?? 0);
    }
  }
}
