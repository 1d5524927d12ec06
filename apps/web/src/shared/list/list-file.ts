import { toCsvRecord, toDecimal, toSafeText } from '@platebook/accounting';
import { money, text, writeWorkbook, type SheetCell } from '@platebook/accounting/workpapers';
import type { FileCell } from './list-definition.ts';

export type ListFile = {
  /** The sheet's name: "Payouts". */
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
};

/** RFC 4180 in UTF-8 with a byte order mark, which Excel needs to detect it; cells cannot be interpreted as formulas. */
export function writeListCsv({ headers, rows }: ListFile): Blob {
  const lines = [headers.map(toSafeText), ...rows.map((row) => row.map(csvCell))];
  return new Blob(['\uFEFF', ...lines.map(toCsvRecord)], { type: 'text/csv;charset=utf-8' });
}

/** An Excel workbook with one sheet; amounts are numbers. */
export async function writeListWorkbook({ title, headers, rows }: ListFile): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const workbook = writeWorkbook({
    title,
    sheets: [
      {
        name: title,
        columns: headers.map((header) => ({ header, width: Math.max(12, header.length + 2) })),
        rows: rows.map((row) => row.map(sheetCell)),
      },
    ],
  });
  for await (const piece of workbook) {
    pieces.push(Uint8Array.from(piece));
  }
  return new Blob(pieces, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

function csvCell(cell: FileCell): string {
  if ('cents' in cell) {
    return toDecimal(cell.cents);
  }
  return 'integer' in cell ? String(cell.integer) : toSafeText(cell.text);
}

function sheetCell(cell: FileCell): SheetCell {
  if ('cents' in cell) {
    return money(cell.cents);
  }
  return 'integer' in cell ? cell : text(cell.text);
}
