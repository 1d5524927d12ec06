import { toDecimal, toSafeText, toCsvRecord } from '@platebook/accounting';
import type { Sheet, SheetCell } from '@platebook/accounting/workpapers';

/** RFC 4180 with CRLF: amounts as plain decimals, and texts that no spreadsheet reads as a formula. */
export function sheetToCsv({ columns, rows }: Sheet): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => row.map(toField))];
  return lines.map(toCsvRecord).join('');
}

function toField(cell: SheetCell): string {
  if (cell === null) {
    return '';
  }
  if ('cents' in cell) {
    return toDecimal(cell.cents);
  }
  if ('text' in cell) {
    // Already escaped when the cell was created.
    return cell.text;
  }
  return 'integer' in cell ? String(cell.integer) : toSafeText(String(cell.value));
}
