import type { RowSet, SourceFile } from '../../model/reading.ts';
import type { RowIndex } from './row-index.ts';
import { LOW_BITS, type MaskIds } from './slot-sums.ts';

/** The parts of a file used to look up rows. */
export type RowSource = {
  readonly file: SourceFile;
  readonly index: () => RowIndex;
  readonly masks: MaskIds;
};

type StoredRowSet = RowSet & {
  readonly source: RowSource;
  readonly groups: readonly number[];
  readonly slot: number;
};

// A reading has hundreds of thousands of row sets, so their methods are shared and nothing is expanded before use.
const SLOT_ROWS = {
  get size(): number {
    const { source, groups, slot } = toStored(this);
    return source.index().count(groups, hasSlot(source.masks, slot));
  },
  *byFile(): Iterable<{ file: SourceFile; rows: Iterable<number> }> {
    const { source, groups, slot } = toStored(this);
    const rows = source.index().rows(groups, hasSlot(source.masks, slot));
    if (rows.length > 0) {
      yield { file: source.file, rows };
    }
  },
};

/** The rows of some groups of a file with a nonzero slot. */
export function createSlotRowSet(
  source: RowSource,
  groups: readonly number[],
  slot: number,
): RowSet {
  const set: StoredRowSet = Object.create(SLOT_ROWS);
  return Object.assign(set, { source, groups, slot });
}

/** Joins disjoint row sets of one file. */
export function joinRowSets(file: SourceFile, sets: readonly RowSet[]): RowSet {
  return {
    get size() {
      return sets.reduce((sum, { size }) => sum + size, 0);
    },
    *byFile() {
      const rows = sets.flatMap((set) => [...set.byFile()].flatMap((each) => [...each.rows]));
      if (rows.length > 0) {
        yield { file, rows: rows.toSorted((a, b) => a - b) };
      }
    },
  };
}

/** A small set of known row numbers in one file. */
export function createRowSet(file: SourceFile, rows: readonly number[]): RowSet {
  const ascending = [...new Set(rows)].toSorted((a, b) => a - b);
  return {
    size: ascending.length,
    *byFile() {
      if (ascending.length > 0) {
        yield { file, rows: ascending };
      }
    },
  };
}

function hasSlot(masks: MaskIds, slot: number): (maskId: number) => boolean {
  const words = slot < LOW_BITS ? masks.low : masks.high;
  const bit = slot < LOW_BITS ? slot : slot - LOW_BITS;
  return (maskId) => (((words[maskId] ?? 0) >> bit) & 1) === 1;
}

function toStored(set: object): StoredRowSet {
  // Only `createSlotRowSet` makes objects with these methods.
  return set as StoredRowSet;
}
