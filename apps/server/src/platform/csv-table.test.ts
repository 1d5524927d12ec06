import { describe, expect, test } from 'vitest';
import { readCsv, toFieldError, writeCsv } from './csv-table.ts';

const REQUIRED = ['store', 'account'];

/** The cells of each line in the two columns. */
function cellsOf(text: string) {
  const { lines, errors } = readCsv(text, { required: REQUIRED });
  return {
    rows: lines.map(({ line, cell }) => [line, cell('store'), cell('account')]),
    errors: errors.map(({ line, code, values }) => [line, code, values]),
  };
}

async function written(rows: readonly (readonly string[])[]): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeCsv(REQUIRED, rows)) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

describe('reading a table', () => {
  test.each([
    ['commas', 'store,account\nA,1\n'],
    ['semicolons', 'store;account\nA;1\n'],
    ['tabs', 'store\taccount\r\nA\t1\r\n'],
    ['bars, and a byte order mark', '\uFEFFstore|account\nA|1'],
    ['quotes and blanks', '"Store" , account\n" A ","1"\n'],
    ['columns in another order, and one more', 'note,Account,STORE\nx,1,A\n'],
  ])('is read with %s', (_name, text) => {
    expect(cellsOf(text)).toEqual({ rows: [[2, 'A', '1']], errors: [] });
  });

  test('matches columns by name in any notation', () => {
    const { lines } = readCsv('Store  Name,account\nA,1\n', { required: ['store_name'] });
    expect(lines.map(({ cell }) => [cell('store_name'), cell('nothing')])).toEqual([
      ['A', undefined],
    ]);
  });

  test('keeps line numbers across empty lines, and without a final line end', () => {
    expect(cellsOf('store,account\n\nA,1\n , \nB\n')).toEqual({
      rows: [
        [3, 'A', '1'],
        [5, 'B', ''],
      ],
      errors: [],
    });
  });

  test('allows separators and line ends inside quotes', () => {
    expect(cellsOf('store,account\n"A, ""x""","1\n2"\n').rows).toEqual([[2, 'A, "x"', '1\n2']]);
  });

  test('reports a cell without a column in that line, and reads on', () => {
    expect(cellsOf('store,account\nA,1,more\nB,2\n')).toEqual({
      rows: [
        [2, 'A', '1'],
        [3, 'B', '2'],
      ],
      errors: [[2, 'too_many_cells', { cells: 3, named: 2 }]],
    });
  });

  test.each(['', '\n', 'store', 'name,account\nA,1\n'])(
    'without its columns is rejected: %j',
    (text) => {
      const { rows, errors } = cellsOf(text);
      expect([rows, errors.map(([line, code]) => [line, code])]).toEqual([
        [],
        [[1, 'columns_missing']],
      ]);
    },
  );

  test('may have 5,000 lines, not counting empty ones', () => {
    const most = `store,account\n${'A,1\n\n'.repeat(5_000)}`;
    expect(cellsOf(most).rows).toHaveLength(5_000);
    expect(cellsOf(`${most}A,1\n`)).toEqual({
      rows: [],
      errors: [[1, 'too_many_lines', { lines: 5_001, most: 5_000 }]],
    });
  });

  test('names the line and the column of an error', () => {
    const fault = { code: 'not_a_day', message: 'must be a day', values: {} } as const;
    expect(toFieldError({ line: 7, column: 'from', ...fault })).toEqual({
      path: '/csv',
      code: 'not_a_day',
      message: 'line 7, from: must be a day',
      values: { line: 7, column: 'from' },
    });
    expect(toFieldError({ line: 1, column: null, ...fault })).toMatchObject({
      message: 'line 1: must be a day',
      values: { line: 1 },
    });
  });
});

describe('writing a table', () => {
  test('contains no formula, and reads back unchanged', async () => {
    const rows = [
      ['=1+1', '@x'],
      ['-5', '+1'],
      ['A, "x"', 'two\nlines'],
      ["'quoted", "'=kept"],
    ];
    const text = await written(rows);
    expect(text.split('\r\n')[1]).toBe("'=1+1,'@x");
    expect(
      cellsOf(text)
        .rows.slice(0, 3)
        .map(([, ...cells]) => cells),
    ).toEqual(rows.slice(0, 3));
  });

  test('without rows has a header', async () => {
    expect(await written([])).toBe('store,account\r\n');
  });
});
