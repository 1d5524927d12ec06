import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { createCsvSplitter } from './csv-splitter.ts';

function split(pieces: readonly string[]) {
  const records: { record: number; cells: string[] }[] = [];
  const splitter = createCsvSplitter((cells, record) => records.push({ record, cells }));
  const pushed = pieces.every((piece) => splitter.push(piece));
  return { ok: pushed && splitter.finish(), records };
}

describe('createCsvSplitter', () => {
  test('numbers records like a spreadsheet, counting blank lines and quoted line breaks', () => {
    expect(split(['a,b\n\n"x\ny",2\r\n', 'last,"q"\r\n'])).toEqual({
      ok: true,
      records: [
        { record: 1, cells: ['a', 'b'] },
        { record: 2, cells: [''] },
        { record: 3, cells: ['x\ny', '2'] },
        { record: 4, cells: ['last', 'q'] },
      ],
    });
  });

  test('reads a last line without a line break, and lines ending in CR only', () => {
    expect(split(['a,b\nc,d']).records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(split(['a,b\rc,d\r']).records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('reports a quote that is never closed', () => {
    expect(split(['a,b\n1,"open\n2,3\n']).ok).toBe(false);
  });

  test('gives up on an unclosed quote before buffering the rest of a large file', () => {
    const splitter = createCsvSplitter(() => undefined);
    splitter.push('a,b\n1,"open\n');
    const megabyte = 'x,y\n'.repeat(262_144);
    const taken = [1, 2, 3, 4, 5].map(() => splitter.push(megabyte));
    expect(taken).toContain(false);
  });

  test('reads a quoted cell that is longer than a window, between plain lines', () => {
    const long = 'a, "b"\n'.repeat(3_000);
    const table = [
      ['x', 'y'],
      [long, '1'],
      ['z', '2'],
    ];
    expect(split([`${Papa.unparse(table, { newline: '\n' })}\n`])).toEqual({
      ok: true,
      records: table.map((cells, at) => ({ record: at + 1, cells })),
    });
  });

  test('finds the same records however the text is split', () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'NULL', 'Noodle "House", Queen St', 'two\nlines', '-12.50', "O'Neil"),
      fc.string({ maxLength: 6 }).map((text) => text.replaceAll('\r', '')),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom('\n', '\r\n'),
        fc.nat(),
        fc.nat(),
        (table, newline, a, b) => {
          const text = Papa.unparse(table, { newline }) + newline;
          const cuts = [a % text.length, b % text.length].toSorted((x, y) => x - y);
          const [first = 0, second = 0] = cuts;
          const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)];
          expect(split(pieces).records.map(({ cells }) => cells)).toEqual(table);
        },
      ),
    );
  });
});
