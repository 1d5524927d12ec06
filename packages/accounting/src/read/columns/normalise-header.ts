/**
 * A column name without the differences between exports: byte order mark, case, repeated spaces, underscores, `excluding`
 * or `excl`, `including` or `incl`, spaces around `/` and `|` and inside brackets. Columns are found by this name, never
 * by position.
 *
 * @example
 * normaliseHeader('Sales  (Including Tax)'); // 'sales (incl. tax)'
 * normaliseHeader('Store_ID'); // 'store id'
 */
export function normaliseHeader(printed: string): string {
  return printed
    .replaceAll('\uFEFF', '')
    .toLowerCase()
    .replace(/[\s_\u00A0]+/g, ' ')
    .trim()
    .replace(/\bexcluding\b|\bexcl\b\.?/g, 'excl.')
    .replace(/\bincluding\b|\bincl\b\.?/g, 'incl.')
    .replace(/ ?\/ ?/g, '/')
    .replace(/ ?\| ?/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/[\u2018\u2019]/g, "'");
}
