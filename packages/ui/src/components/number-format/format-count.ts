import { kitLocale } from '../../kit-words/kit-language.ts';

/** A count with the kit's locale grouping: "1,204"; with at most this many decimals. */
export function formatCount(count: number, mostDecimals = 0): string {
  return count.toLocaleString(kitLocale(), { maximumFractionDigits: mostDecimals });
}
