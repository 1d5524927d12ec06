/** Seeded random numbers, so that a failed trial can be repeated. */
export type SeededDice = {
  /** An integer from `least` to `most`, inclusive. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly chance: (perMille: number) => boolean;
};

/** Mulberry32, by Tommy Ettinger: short, and good enough for choosing faults. */
export function createSeededDice(seed: number): SeededDice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (perMille) => between(1, 1000) <= perMille,
  };
}
