import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { CELL_MAX_CHARACTERS, money, moneyFormula, text, toUnits } from './sheet.ts';
import type { SheetCell } from './sheet.ts';
import { writeWorkbook } from './xlsx.ts';

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) {
    all.push(piece);
  }
  return new Uint8Array(Buffer.concat(all));
}

async function* streamed(
  count: number,
  toRow: (index: number) => readonly SheetCell[],
): AsyncGenerator<readonly SheetCell[], void, undefined> {
  for (let index = 0; index < count; index += 1) {
    yield toRow(index);
  }
}

const COLUMNS = [
  { header: 'Name', width: 20 },
  { header: 'Amount', width: 12 },
];

test('an independent reader sees the values of plain and streamed sheets', async () => {
  const rows: SheetCell[][] = [
    [text('a & b <c>'), money(-123_456)],
    [null, moneyFormula('SUM(B2:B2)', -123_456)],
  ];
  const bytes = await bytesOf(
    writeWorkbook({
      title: 'Test',
      sheets: [
        { name: 'Plain', columns: COLUMNS, rows },
        {
          name: 'Streamed',
          columns: COLUMNS,
          rows: streamed(2, (index) => rows[index] ?? []),
          rowCount: 2,
        },
      ],
    }),
  );
  const workbook = await readXlsx(bytes);
  const expected = [
    ['Name', 'Amount'],
    ['a & b <c>', -1234.56],
    [null, -1234.56],
  ];
  expect(workbook.sheets.map((sheet) => [sheet.name, sheet.rows])).toEqual([
    ['Plain', expected],
    ['Streamed', expected],
  ]);
});

test(
  'a streamed sheet continues in a second one at Excel’s row limit',
  { timeout: 120_000 },
  async () => {
    const count = 1_048_576;
    const bytes = await bytesOf(
      writeWorkbook({
        title: 'Test',
        sheets: [
          {
            name: 'Rows',
            columns: COLUMNS,
            rows: streamed(count, (index) => [null, { integer: index }]),
            rowCount: count,
          },
        ],
      }),
    );
    const parts = unzipSync(bytes, { filter: ({ name }) => /sheet2|workbook\.xml$/u.test(name) });
    const xmlOf = (path: string): string => strFromU8(parts[path] ?? new Uint8Array(0));
    expect(xmlOf('xl/workbook.xml')).toContain('<sheet name="Rows 2"');
    expect(xmlOf('xl/worksheets/sheet2.xml')).toContain(
      '<row r="2"><c r="B2"><v>1048575</v></c></row></sheetData>',
    );
  },
);

test('a streamed sheet without rows has its header only', async () => {
  const bytes = await bytesOf(
    writeWorkbook({
      title: 'Test',
      sheets: [{ name: 'Rows', columns: COLUMNS, rows: streamed(0, () => []), rowCount: 0 }],
    }),
  );
  const workbook = await readXlsx(bytes);
  expect(workbook.sheets[0]?.rows).toEqual([['Name', 'Amount']]);
});

test('the archive does not include its creation date', async () => {
  const bytes = await bytesOf(
    writeWorkbook({ title: 'Test', sheets: [{ name: 'A', columns: COLUMNS, rows: [] }] }),
  );
  const view = new DataView(bytes.buffer);
  // Local file header: DOS time and date of 1 January 1980, 00:00.
  expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([0, 33]);
  const core = unzipSync(bytes)['docProps/core.xml'];
  expect(core === undefined ? '' : strFromU8(core)).toContain('1970-01-01T00:00:00Z');
});

describe('cells', () => {
  test('cents become the shortest exact decimal', () => {
    expect([1, -1, 10, 329_050, 123_456_789_012].map((cents) => String(toUnits(cents)))).toEqual([
      '0.01',
      '-0.01',
      '0.1',
      '3290.5',
      '1234567890.12',
    ]);
  });

  test('a text longer than a cell allows is truncated so that Excel still opens the file', () => {
    const cell = text('x'.repeat(40_000));
    expect(cell !== null && 'text' in cell ? cell.text.length : 0).toBe(CELL_MAX_CHARACTERS);
  });
});
