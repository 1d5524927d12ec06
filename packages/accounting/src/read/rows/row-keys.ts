import { laneNumber, type HashLanes } from './text-hash.ts';

const FIELDS = 5;
const BLOCK_ROWS = 4_096;
const BLOCK_BYTES = 1 << 16;
/** A varint of 53 bits takes eight bytes, and a row has fewer cells than this allows for. */
const MAX_ROW_BYTES = 2_048;

/**
 * Hashes of every row's natural key and content, and its amounts, so that a row repeated in another file can be
 * recognized and subtracted: about 50 bytes a row. Stored only if more than one file is read.
 */
export type RowKeys = {
  add(row: KeyedRow): void;
  size(): number;
  /** The key as one number, for finding keys that files share. */
  keyOf(at: number): number;
  contentOf(at: number): string;
  /** Slots and cents of a row. */
  amountsOf(at: number): { slot: number; cents: number }[];
};

type KeyedRow = {
  readonly key: HashLanes;
  readonly content: HashLanes;
  readonly slots: Int32Array;
  readonly cents: Float64Array;
  readonly size: number;
};

export function createRowKeys(): RowKeys {
  const rows: Uint32Array[] = [];
  const amounts = createAmountBytes();
  let size = 0;

  function field(at: number, offset: number): number {
    return rows[Math.floor(at / BLOCK_ROWS)]?.[(at % BLOCK_ROWS) * FIELDS + offset] ?? 0;
  }

  return {
    add(row) {
      const { key, content } = row;
      const at = (size % BLOCK_ROWS) * FIELDS;
      if (at === 0) {
        rows.push(new Uint32Array(BLOCK_ROWS * FIELDS));
      }
      rows.at(-1)?.set([key.low, key.high, content.low, content.high, amounts.write(row)], at);
      size += 1;
    },
    size: () => size,
    keyOf: (at) => laneNumber({ low: field(at, 0), high: field(at, 1) }),
    contentOf: (at) => `${field(at, 1)} ${field(at, 2)} ${field(at, 3)}`,
    amountsOf: (at) => amounts.read(field(at, 4)),
  };
}

/** Amounts as varints: a count, then slot and cents of each, with the sign in the lowest bit. */
function createAmountBytes() {
  const blocks: Uint8Array[] = [];
  let block = new Uint8Array(0);
  let used = BLOCK_BYTES;

  function put(value: number): void {
    let rest = value;
    while (rest >= 128) {
      block[used] = (rest % 128) | 128;
      used += 1;
      rest = Math.floor(rest / 128);
    }
    block[used] = rest;
    used += 1;
  }

  return {
    write({ slots, cents, size }: KeyedRow): number {
      if (used + MAX_ROW_BYTES > BLOCK_BYTES) {
        block = new Uint8Array(BLOCK_BYTES);
        blocks.push(block);
        used = 0;
      }
      const offset = (blocks.length - 1) * BLOCK_BYTES + used;
      put(size);
      for (let at = 0; at < size; at += 1) {
        put(slots[at] ?? 0);
        const amount = cents[at] ?? 0;
        put(amount < 0 ? -amount * 2 - 1 : amount * 2);
      }
      return offset;
    },
    read(offset: number): { slot: number; cents: number }[] {
      const take = createVarintReader(blocks, offset);
      return Array.from({ length: take() }, () => {
        const slot = take();
        const folded = take();
        return { slot, cents: folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2 };
      });
    },
  };
}

function createVarintReader(blocks: readonly Uint8Array[], offset: number): () => number {
  let position = offset;
  return () => {
    let value = 0;
    let place = 1;
    for (;;) {
      const byte = blocks[Math.floor(position / BLOCK_BYTES)]?.[position % BLOCK_BYTES] ?? 0;
      position += 1;
      value += (byte % 128) * place;
      if (byte < 128) {
        return value;
      }
      place *= 128;
    }
  };
}
