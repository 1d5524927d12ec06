import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Deterministic randomness: the same seed gives the same values on every machine. */
export type Dice = {
  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  /** True in `perMille` of 1,000 throws. */
  chance(perMille: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** `length` characters of `alphabet`. */
  text(alphabet: string, length: number): string;
  uuid(): string;
};

const HEX = '0123456789abcdef';

export function createDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const between = (low: number, high: number) => uniformInt(generator, low, high);
  const text = (alphabet: string, length: number) => {
    let result = '';
    for (let position = 0; position < length; position += 1) {
      result += alphabet[between(0, alphabet.length - 1)];
    }
    return result;
  };
  return {
    between,
    chance: (perMille) => perMille > 0 && between(1, 1000) <= perMille,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    text,
    uuid() {
      const digits = hexWord(between) + hexWord(between) + hexWord(between) + hexWord(between);
      const variant = HEX[between(8, 11)];
      return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
    },
  };
}

function hexWord(between: Dice['between']): string {
  return between(0, 0xffff_ffff).toString(16).padStart(8, '0');
}
