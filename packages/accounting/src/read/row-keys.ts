import type { HashLanes } from './text-hash.ts';

const FIELDS = 5;
const BLOCK_ROWS = 16_384;
const BLOCK_BYTES = 1 << 20;
/** A varint of 53 bits takes eight bytes, and a row has fewer cells than this allows for. */
const MAX_ROW_BYTES = 2_048;

/**
 * The natural key and the content of every row as hashes, and its amounts, so that a row which another file repeats can
 * be recognised and taken out again: about 50 bytes a row. Kept only when more than one file is read.
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

export type KeyedRow = {
  readonly key: HashLanes;
  readonly content: HashLanes;
  readonly slots: Int32Array;
  readonly cents: Float64Array;
  readonly size: number;
};

export function createRowKeys(): RowKeys {
  const rows: Uint32Array[] = [];
  const bytes: Uint8Array[] = [];
  let size = 0;
  let used = BLOCK_BYTES;

  function put(value: number): void {
    const block = bytes.at(-1);
    let rest = value;
    while (block !== undefined && rest >= 128) {
      block[used] = (rest % 128) | 128;
      used += 1;
      rest = Math.floor(rest / 128);
    }
    if (block !== undefined) {
      block[used] = rest;
      used += 1;
    }
  }

  function field(at: number, offset: number): number {
    return rows[Math.floor(at / BLOCK_ROWS)]?.[(at % BLOCK_ROWS) * FIELDS + offset] ?? 0;
  }

  return {
    add({ key, content, slots, cents, size: count }) {
      if (used + MAX_ROW_BYTES > BLOCK_BYTES) {
        bytes.push(new Uint8Array(BLOCK_BYTES));
        used = 0;
      }
      const at = (size % BLOCK_ROWS) * FIELDS;
      if (at === 0) {
        rows.push(new Uint32Array(BLOCK_ROWS * FIELDS));
      }
      const offset = (bytes.length - 1) * BLOCK_BYTES + used;
      rows.at(-1)?.set([key.low, key.high, content.low, content.high, offset], at);
      put(count);
      for (let cell = 0; cell < count; cell += 1) {
        put(slots[cell] ?? 0);
        const amount = cents[cell] ?? 0;
        put(amount < 0 ? -amount * 2 - 1 : amount * 2);
      }
      size += 1;
    },
    size: () => size,
    keyOf: (at) => (field(at, 1) % 2 ** 21) * 2 ** 32 + field(at, 0),
    contentOf: (at) => `${field(at, 1)} ${field(at, 2)} ${field(at, 3)}`,
    amountsOf(at) {
      let position = field(at, 4);
      const take = () => {
        let value = 0;
        let place = 1;
        for (;;) {
          const byte = bytes[Math.floor(position / BLOCK_BYTES)]?.[position % BLOCK_BYTES] ?? 0;
          position += 1;
          value += (byte % 128) * place;
          if (byte < 128) {
            return value;
          }
          place *= 128;
        }
      };
      return Array.from({ length: take() }, () => {
        const slot = take();
        const folded = take();
        return { slot, cents: folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2 };
      });
    },
  };
}
