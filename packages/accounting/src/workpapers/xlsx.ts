import { Zip, ZipDeflate, strFromU8, strToU8, unzipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import { toUnits } from './sheet.ts';
import type { CellFormat, Sheet, SheetCell, SheetColumn } from './sheet.ts';

/** A worksheet whose rows are written as they come and never held. */
type StreamedSheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly SheetCell[]>;
  /** Expected rows without the header; decides how many worksheets are needed. */
  readonly rowCount: number;
};

type Workbook = {
  readonly title: string;
  readonly sheets: readonly (Sheet | StreamedSheet)[];
};

/** Excel's limit, header included. */
const MAX_SHEET_ROWS = 1_048_576;

const HEADER_STYLE: CellStyle = { font: { bold: true } };
const STYLES: Readonly<Record<CellFormat, CellStyle | null>> = {
  money: { numFmt: '#,##0.00' },
  share: { numFmt: '0.0%' },
  text: null,
};

/**
 * The workbook's bytes in pieces. The same workbook gives the same bytes anywhere: no clock, no time zone, no platform
 * compression. hucre writes the parts; the archive is put together here, because streamed sheets come in between and
 * hucre compresses with whatever the platform has.
 *
 * @example
 * const columns = [{ header: 'Paid', width: 12 }];
 * const sheets = [{ name: 'Deposits', columns, rows: [[money(1250)]] }];
 * for await (const piece of writeWorkbook({ title: 'Deposits', sheets })) {
 *   file.write(piece);
 * }
 */
export async function* writeWorkbook(
  workbook: Workbook,
): AsyncGenerator<Uint8Array, void, undefined> {
  const sheets = workbook.sheets.flatMap(expandStreamed);
  const parts = await writeParts(workbook.title, sheets);
  let finished: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) {
      throw error;
    }
    finished.push(chunk);
  });
  for (const [path, bytes] of Object.entries(parts)) {
    const file = new ZipDeflate(path, { level: 6 });
    // Local getters write the date into the archive, so a local date is the same everywhere.
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    const streamed = sheets[Number(/^xl\/worksheets\/sheet(\d+)\.xml$/u.exec(path)?.[1] ?? 0) - 1];
    if (streamed?.stream === undefined) {
      file.push(bytes, true);
    } else {
      for await (const xml of streamSheet(strFromU8(bytes), streamed.stream)) {
        file.push(strToU8(xml));
        yield* finished;
        finished = [];
      }
      file.push(new Uint8Array(0), true);
    }
    yield* finished;
    finished = [];
  }
  zip.end();
  yield* finished;
}

type Part = {
  readonly sheet: WriteSheet;
  readonly stream?: { readonly iterator: AsyncIterator<readonly SheetCell[]> };
};

function expandStreamed(sheet: Sheet | StreamedSheet): Part[] {
  if (!('rowCount' in sheet)) {
    return [{ sheet: toWriteSheet(sheet) }];
  }
  const iterator = sheet.rows[Symbol.asyncIterator]();
  const perSheet = MAX_SHEET_ROWS - 1;
  const count = Math.max(1, Math.ceil(sheet.rowCount / perSheet));
  return Array.from({ length: count }, (_unused, index) => ({
    sheet: toWriteSheet({
      name: index === 0 ? sheet.name : `${sheet.name} ${index + 1}`,
      columns: sheet.columns,
      // One amount, so that the part knows the style of money; streaming replaces it.
      rows: [[{ cents: 0 }]],
    }),
    stream: { iterator },
  }));
}

async function writeParts(
  title: string,
  parts: readonly Part[],
): Promise<Record<string, Uint8Array>> {
  const epoch = new Date(0);
  const bytes = await writeXlsx({
    sheets: parts.map(({ sheet }) => sheet),
    stringMode: 'inline',
    properties: { title, creator: 'Platebook', created: epoch, modified: epoch },
  });
  return unzipSync(bytes);
}

function toWriteSheet({ name, columns, rows }: Sheet): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  for (const place of columns.keys()) {
    cells.set(`0,${place}`, { style: HEADER_STYLE });
  }
  const values: CellValue[][] = rows.map((row, index) =>
    row.map((cell, place) => {
      const detail = toDetail(cell);
      if (detail !== null) {
        cells.set(`${index + 1},${place}`, detail);
      }
      return toValue(cell);
    }),
  );
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [columns.map(({ header }) => header), ...values],
    cells,
    freezePane: { rows: 1 },
  };
}

function toValue(cell: SheetCell): CellValue {
  if (cell === null) {
    return null;
  }
  if ('text' in cell) {
    return cell.text;
  }
  if ('cents' in cell) {
    return toUnits(cell.cents);
  }
  return 'integer' in cell ? cell.integer : cell.value;
}

function toDetail(cell: SheetCell): Partial<Cell> | null {
  if (cell === null || 'text' in cell || 'integer' in cell) {
    return null;
  }
  if ('cents' in cell) {
    return { style: STYLES.money ?? {} };
  }
  const style = STYLES[cell.format];
  return {
    value: cell.value,
    formula: cell.formula,
    formulaResult: cell.value,
    ...(style === null ? {} : { style }),
  };
}

const PIECE_CHARACTERS = 65_536;

/** The placeholder's XML with its rows replaced by the streamed ones, as many as one worksheet holds. */
async function* streamSheet(
  placeholder: string,
  stream: NonNullable<Part['stream']>,
): AsyncGenerator<string, void, undefined> {
  const [head = '', tail = ''] = placeholder.split(/<row r="2">.*?<\/row>/u);
  const moneyStyle = /<c r="A2" s="(\d+)"/u.exec(placeholder)?.[1] ?? '0';
  // The size of the sheet is not known yet, and Excel does without.
  let buffer = head.replace(/<dimension [^>]*>/u, '');
  for (let row = 2; row <= MAX_SHEET_ROWS; row += 1) {
    const next = await stream.iterator.next();
    if (next.done === true) {
      break;
    }
    buffer += toRowXml(row, next.value, moneyStyle);
    if (buffer.length >= PIECE_CHARACTERS) {
      yield buffer;
      buffer = '';
    }
  }
  yield buffer + tail;
}

function toRowXml(row: number, cells: readonly SheetCell[], moneyStyle: string): string {
  const written = cells.map((cell, place) => {
    const at = `r="${String.fromCodePoint(65 + place)}${row}"`;
    if (cell === null) {
      return '';
    }
    if ('text' in cell) {
      return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell.text)}</t></is></c>`;
    }
    if ('integer' in cell) {
      return `<c ${at}><v>${cell.integer}</v></c>`;
    }
    const formula = 'formula' in cell ? `<f>${escapeXml(cell.formula)}</f>` : '';
    const value = 'formula' in cell ? cell.value : toUnits(cell.cents);
    return `<c ${at} s="${moneyStyle}">${formula}<v>${value}</v></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

/** A carriage return would be read as a line feed; `_x000D_` is how OOXML writes it, and `_x005F_` a plain `_x`. */
function escapeXml(value: string): string {
  return value
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
