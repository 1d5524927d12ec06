import { byLanguage } from '../language/by-language.ts';
import { language } from '../language/language.ts';

const plurals = byLanguage((locale) => new Intl.PluralRules(locale));

/** A count with its noun, as the reader's language counts: "1 entry", "1,204 entries"; in French "0 écriture". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${isOne(count) ? one : many}`;
}

/** Whether the reader's language puts a noun of so many into the singular: of 1 in English, of 0 and 1 in French. */
function isOne(count: number): boolean {
  return plurals().select(count) === 'one';
}

/** A number as the reader's language groups its digits: "1,204"; with a fraction of so many digits at most, else none. */
export function formatCount(count: number, mostDecimals = 0): string {
  return count.toLocaleString(language(), { maximumFractionDigits: mostDecimals });
}
