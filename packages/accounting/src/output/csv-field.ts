import papaparse from 'papaparse';

/**
 * Characters that make a spreadsheet read a text as a formula, full-width forms included. Source: OWASP, "CSV
 * Injection"; ASVS 5.0 1.2.10.
 */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/u;

/**
 * The text as a spreadsheet shows it, never as a formula: a dangerous start gets a leading apostrophe.
 *
 * @example
 * toSafeText('=1+1'); // "'=1+1"
 */
export function toSafeText(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/**
 * One record of RFC 4180 with its CRLF. Texts are made safe by `toSafeText` before; amounts are plain decimals, which a
 * leading minus must not turn into text.
 *
 * @example
 * toCsvRecord(['Joe, Inc.', '-12.00']); // '"Joe, Inc.",-12.00\r\n'
 */
export function toCsvRecord(fields: readonly string[]): string {
  return `${papaparse.unparse([[...fields]])}\r\n`;
}
