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

/** One text field after RFC 4180: quoted when it holds a comma, a quote or a line break. */
export function toCsvText(text: string): string {
  const safe = toSafeText(text);
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
