/**
 * Sums of cents by group and slot in one flat array, and the slots used by any row of the group. A group is one store
 * payout on one day under one set of footing readings.
 */
export type SlotSums = {
  readonly stride: number;
  /** Makes room for a group. */
  reserve(group: number): void;
  cents: Float64Array;
  maskLow: Int32Array;
  maskHigh: Int32Array;
  /** Rows by group. */
  rows: Uint32Array;
};

export function createSlotSums(stride: number): SlotSums {
  const sums: SlotSums = {
    stride,
    cents: new Float64Array(64 * stride),
    maskLow: new Int32Array(64),
    maskHigh: new Int32Array(64),
    rows: new Uint32Array(64),
    reserve(group) {
      if (group < sums.maskLow.length) {
        return;
      }
      const groups = Math.ceil(sums.maskLow.length * 1.5);
      const cents = new Float64Array(groups * stride);
      cents.set(sums.cents);
      sums.cents = cents;
      const low = new Int32Array(groups);
      low.set(sums.maskLow);
      sums.maskLow = low;
      const high = new Int32Array(groups);
      high.set(sums.maskHigh);
      sums.maskHigh = high;
      const rows = new Uint32Array(groups);
      rows.set(sums.rows);
      sums.rows = rows;
    },
  };
  return sums;
}

/** Numbers the distinct slot sets of rows; slots under 30 in `low`, the others in `high`. */
export type MaskIds = {
  readonly low: number[];
  readonly high: number[];
  idOf(low: number, high: number): number;
};

export const LOW_BITS = 30;
const LOW_BASE = 2 ** LOW_BITS;

export function createMaskIds(): MaskIds {
  const ids = new Map<number, number>();
  const low: number[] = [];
  const high: number[] = [];
  return {
    low,
    high,
    idOf(lowBits, highBits) {
      const key = highBits * LOW_BASE + lowBits;
      let id = ids.get(key);
      if (id === undefined) {
        id = low.length;
        ids.set(key, id);
        low.push(lowBits);
        high.push(highBits);
      }
      return id;
    },
  };
}
