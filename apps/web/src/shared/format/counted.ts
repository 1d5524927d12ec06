import { byLanguage } from '../language/by-language.ts';
import { language } from '../language/language.ts';

const plurals = byLanguage((locale) => new Intl.PluralRules(locale));

/** A count with its noun in the correct plural: "1 entry", "1,204 entries"; in French "0 écriture". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${isOne(count) ? one : many}`;
}

/** Whether the language uses the singular for a count: 1 in English, 0 and 1 in French. */
function isOne(count: number): boolean {
  return plurals().select(count) === 'one';
}

/** A number with localized grouping: "1,204"; with at most this many decimals. */
export function formatCount(count: number, mostDecimals = 0): string {
  return count.toLocaleString(language(), { maximumFractionDigits: mostDecimals });
}
