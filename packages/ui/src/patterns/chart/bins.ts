import { chartWords } from './chart.words.ts';

export type HistogramBin = {
  id: string;
  /** "$20 to $40". */
  label: string;
  /** Its lower and upper edge, formatted. */
  from: string;
  to: string;
  count: number;
};

/** The first and the last selected bin, inclusive. */
export type BinRange = { first: number; last: number };

/** Formats a value at an edge: `(cents) => formatMoney(cents, { currency })`. */
type Write = (value: number) => string;

/**
 * Counts values in bins of `width`, including empty bins in between. A value on an edge belongs to the bin that starts
 * there.
 *
 * @throws RangeError if `width` is not positive.
 *
 * @example
 * binsOf([500, 1500, 1900], 1000, (cents) => formatMoney(cents, { currency: 'USD' })).map(({ count }) => count);
 * // [1, 2]
 */
export function binsOf(values: readonly number[], width: number, write: Write): HistogramBin[] {
  if (!(width > 0)) {
    throw new RangeError(`A bin is wider than nothing, not ${width}.`);
  }
  const places = values.map((value) => Math.floor(value / width));
  if (places.length === 0) {
    return [];
  }
  const counts = new Map<number, number>();
  let [low, high] = [Infinity, -Infinity];
  for (const place of places) {
    counts.set(place, (counts.get(place) ?? 0) + 1);
    low = Math.min(low, place);
    high = Math.max(high, place);
  }
  return Array.from({ length: high - low + 1 }, (_bin, at) => {
    const edge = (low + at) * width;
    const [from, to] = [write(edge), write(edge + width)];
    return {
      id: String(edge),
      label: chartWords.bin(from, to),
      from,
      to,
      count: counts.get(low + at) ?? 0,
    };
  });
}

/** The range selected by dragging from one bin to another; a click on a second bin extends a single one. */
export function brushedRange(before: BinRange | null, pressed: number, released: number): BinRange {
  const single = before !== null && before.first === before.last ? before.first : null;
  const other = pressed === released && single !== null ? single : pressed;
  return { first: Math.min(other, released), last: Math.max(other, released) };
}

/** The range after Shift with an arrow: the active end moves, the other stays. */
export function extendedRange(before: BinRange | null, active: number, next: number): BinRange {
  const { first, last } = before ?? { first: active, last: active };
  const anchor = active === last ? first : active === first ? last : active;
  return { first: Math.min(anchor, next), last: Math.max(anchor, next) };
}
