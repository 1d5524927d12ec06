import type { ColumnMap } from '../columns/column-map.ts';
import { textOf } from './row-owner.ts';
import { hashNumber, hashText, laneNumber, startHash } from './text-hash.ts';

const BLOCK_ROWS = 4_096;
export const UNNAMED = 0;
const PRIME = 0x01000193;

/** How many characters at a cell's end are compared: IDs and times of one payout differ there. */
const DISTINCTIVE_CHARACTERS = 10;

/** One number per row, equal for copies of a row in one file: eight bytes a row. */
export type RowMarks = {
  add(mark: number): void;
  markOf(at: number): number;
  /** The marks shared by several rows, ascending. */
  listRepeated(): Float64Array;
};

export function createRowMarks(): RowMarks {
  const blocks: Float64Array[] = [];
  let size = 0;
  return {
    add(mark) {
      if (size % BLOCK_ROWS === 0) {
        blocks.push(new Float64Array(BLOCK_ROWS));
      }
      const block = blocks[blocks.length - 1];
      if (block !== undefined) {
        block[size % BLOCK_ROWS] = mark;
      }
      size += 1;
    },
    markOf: (at) => blocks[Math.floor(at / BLOCK_ROWS)]?.[at % BLOCK_ROWS] ?? UNNAMED,
    listRepeated() {
      const sorted = new Float64Array(size);
      blocks.forEach((block, index) => {
        const from = index * BLOCK_ROWS;
        sorted.set(block.subarray(0, Math.min(BLOCK_ROWS, size - from)), from);
      });
      return repeatedOf(sorted.sort());
    },
  };
}

/** Moves each repeated value to the front, once. */
function repeatedOf(sorted: Float64Array): Float64Array {
  let found = 0;
  for (let at = 1; at < sorted.length; at += 1) {
    const mark = sorted[at] ?? UNNAMED;
    const isRepeated = mark !== UNNAMED && mark === sorted[at - 1];
    if (isRepeated && (found === 0 || sorted[found - 1] !== mark)) {
      sorted[found] = mark;
      found += 1;
    }
  }
  return sorted.slice(0, found);
}

type MarkedRow = {
  readonly cells: readonly string[];
  readonly owner: number;
  readonly net: number;
  readonly scratch: {
    readonly slots: Int32Array;
    readonly cents: Float64Array;
    readonly size: number;
  };
};

/** Hashes a row with an order ID: its payout, IDs, kind, time and amounts. Rows without an ID have no mark. */
export function rowMark(map: ColumnMap, { cells, owner, net, scratch }: MarkedRow): number {
  if (!map.orderCells.some((cell) => textOf(cells[cell] ?? '') !== '')) {
    return UNNAMED;
  }
  const lanes = startHash();
  for (const cell of map.copyCells) {
    const text = cells[cell] ?? '';
    hashText(lanes, text, Math.max(0, text.length - DISTINCTIVE_CHARACTERS));
  }
  hashNumber(lanes, owner);
  hashNumber(lanes, net);
  let figures = 0;
  for (let at = 0; at < scratch.size; at += 1) {
    figures = Math.imul(figures, PRIME) + (scratch.slots[at] ?? 0);
    figures = Math.imul(figures, PRIME) + ((scratch.cents[at] ?? 0) | 0);
  }
  hashNumber(lanes, figures);
  return laneNumber(lanes);
}
