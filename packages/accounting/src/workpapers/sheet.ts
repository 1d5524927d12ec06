import { toSafeText } from '../output/csv-field.ts';

export type CellFormat = 'money' | 'share' | 'text';

/** A worksheet cell. A formula always includes its current value, for readers that do not calculate. */
export type SheetCell =
  | null
  | { readonly text: string }
  | { readonly cents: number }
  | { readonly integer: number }
  | { readonly formula: string; readonly value: number | string; readonly format: CellFormat };

export type SheetColumn = { readonly header: string; readonly width: number };

/** One sheet of a workbook; each row has a cell for each column. */
export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
};

/** Excel's limit is 32,767 characters; a longer text would make it refuse the file. */
export const CELL_MAX_CHARACTERS = 32_000;

/**
 * A text that is shown as it is, never calculated, and valid in XML.
 *
 * @example
 * text('=1+1'); // { text: "'=1+1" }
 */
export function text(value: string): SheetCell {
  return { text: toSafeText(toXmlText(value)).slice(0, CELL_MAX_CHARACTERS) };
}

/**
 * An amount, shown with two decimals.
 *
 * @example
 * money(1250); // { cents: 1250 }
 */
export function money(cents: number): SheetCell {
  return { cents };
}

/** A formula over money; `cents` is its current value. */
export function moneyFormula(formula: string, cents: number): SheetCell {
  return { formula, value: toUnits(cents), format: 'money' };
}

/** Cents as a worksheet number: the shortest decimal, exact to the cent. */
export function toUnits(cents: number): number {
  return cents / 100;
}

/** Replaces characters that XML 1.0 does not allow by U+FFFD, so that nothing is lost silently. */
function toXmlText(value: string): string {
  return value.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
