import { kitLocale } from '../../kit-words/kit-language.ts';

/** A count, grouped as the kit's locale does: "1,204"; with at most this many decimals. */
export function formatCount(count: number, mostDecimals = 0): string {
  return count.toLocaleString(kitLocale(), { maximumFractionDigits: mostDecimals });
}
