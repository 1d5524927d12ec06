import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReports, readSourceRows } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER } from '../../locations.ts';
import { parseCents } from './printed-cents.ts';

describe('a printed cell', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['-4.33', -433],
    ['234.1', 23_410],
    ['1,234.56', 123_456],
    ['$8', 800],
    ['-$8.50', -850],
    ['(12.30)', -1_230],
    ['.5', 50],
    ['NULL', 0],
  ])('%j is %d cents', (cell, cents) => {
    expect(parseCents(cell)).toBe(cents);
  });

  test('is counted exactly as the reading counted it, in every money column of the demo', async () => {
    const names = [
      'uber-eats-payment-details-2026-03-30_2026-04-05.csv',
      'uber-eats-payment-details-canada-2026-03-30_2026-04-05.csv',
      'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv',
    ];
    for (const name of names) {
      const bytes = await readFile(join(DEMO_FOLDER, name));
      const sums = readReports([{ name, bytes }]).payouts.flatMap(({ days }) =>
        days.flatMap((day) => day.sums),
      );
      expect(sums.length).toBeGreaterThan(20);
      for (const { column, factor, cents, rows } of sums) {
        const numbers = [...rows.byFile()].flatMap((part) => [...part.rows]);
        const cells = readSourceRows({ bytes }, numbers).map((row) =>
          parseCents(row.cells[column] ?? ''),
        );
        expect([column, cells.reduce((sum, cell) => sum + cell, 0) * factor]).toEqual([
          column,
          cents,
        ]);
      }
    }
  });
});
