import { describe, expect, test } from 'vitest';
import type { ReportOptions, Selected } from './report-options.ts';
import { date, moneyColumns, printTable, text, toBareAmount, toPaddedAmount } from './table.ts';

type Row = { readonly name: string; readonly on: string; readonly cents: number };

const { money, total } = moneyColumns<Row>(toPaddedAmount);

function print(rows: readonly Selected<Row>[], options: ReportOptions = {}): string {
  const columns = [
    text<Row>('Name', ({ name }) => name),
    date<Row>('Day', ({ on }) => on),
    money('Amount', ({ cents }) => cents),
    total('Total payout ', ({ cents }) => cents),
  ];
  return [...printTable({ columns, rows, amount: toPaddedAmount }, options)].join('');
}

function row(name: string, cents: number): Selected<Row> {
  return { row: { name, on: '2026-03-30', cents }, index: 0, breakage: null };
}

describe('printTable', () => {
  test('prints a header with a trailing space unchanged, and quotes only cells that need it', () => {
    expect(print([row('Plain', 5), row('A, "B"', -1205)])).toBe(
      [
        'Name,Day,Amount,Total payout ',
        'Plain,2026-03-30,0.05,0.05',
        '"A, ""B""",2026-03-30,-12.05,-12.05',
        '',
      ].join('\n'),
    );
  });

  test('quotes everything when asked', () => {
    expect(print([row('Plain', 5)], { quoteAll: true, eol: '\r\n' })).toBe(
      '"Name","Day","Amount","Total payout "\r\n"Plain","2026-03-30","0.05","0.05"\r\n',
    );
  });

  test('prints NULL for missing values if the export does so', () => {
    expect(print([row('', 5)], { emptyAs: 'NULL' })).toContain('\nNULL,2026-03-30,');
  });

  test('renames headers and puts an unknown column before the total', () => {
    const printed = print([row('Plain', 5)], {
      renameHeader: (name) => name.toUpperCase(),
      unknownColumn: { name: 'Levy', cents: 50 },
    });
    expect(printed).toBe('NAME,DAY,AMOUNT,LEVY,TOTAL PAYOUT \nPlain,2026-03-30,0.05,0.50,0.05\n');
  });

  test.each([
    ['total_off_by_a_cent', 'Plain,2026-03-30,-3.00,-2.99'],
    ['amount_is_words', 'Plain,2026-03-30,see note,-3.00'],
    ['impossible_date', 'Plain,2026-02-30,-3.00,-3.00'],
    ['cell_missing', 'Plain,2026-03-30,-3.00'],
  ] as const)('breaks a row: %s', (breakage, line) => {
    expect(print([{ ...row('Plain', -300), breakage }]).split('\n')[1]).toBe(line);
  });

  test('yields its text in chunks, so that a long report is never entirely in memory', () => {
    const rows = Array.from({ length: 1000 }, () => row('Plain', 5));
    const columns = [text<Row>('Name', ({ name }) => name)];
    const chunks = [...printTable({ columns, rows, amount: toPaddedAmount }, {})];
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks.join('')).toBe(`Name\n${'Plain\n'.repeat(1000)}`);
  });
});

test.each([
  [0, '0', '0.00'],
  [5, '0.05', '0.05'],
  [840, '8.4', '8.40'],
  [1200, '12', '12.00'],
  [-305, '-3.05', '-3.05'],
  [123456789, '1234567.89', '1234567.89'],
])('%i cents are %s with Uber Eats and %s with DoorDash', (cents, bare, padded) => {
  expect([toBareAmount(cents), toPaddedAmount(cents)]).toEqual([bare, padded]);
});
