import { kitLocale } from '../../kit-words/kit-language.ts';

/** A count as the kit's language groups its digits: "1,204"; with a fraction of so many digits at most, else none. */
export function formatCount(count: number, mostDecimals = 0): string {
  return count.toLocaleString(kitLocale(), { maximumFractionDigits: mostDecimals });
}
