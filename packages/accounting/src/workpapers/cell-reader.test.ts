import { describe, expect, test } from 'vitest';
import { planEntries } from '../plan/plan-entries.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { openSourceRows } from '../read/files/open-source-rows.ts';
import { readReports } from '../read/session.ts';
import { DOORDASH_DETAILED_48_COLUMNS, toCsvBytes } from '../testing/report-csv.fake.ts';
import { doorDashSale } from '../testing/report-rows.fake.ts';
import { toZipBytes } from '../testing/zip.fake.ts';
import { createCellReader } from './cell-reader.ts';

const BYTES = toCsvBytes(
  DOORDASH_DETAILED_48_COLUMNS,
  [1, 2, 3].map((n) => doorDashSale(`t${n}`, n * 10)),
);

function cellsBehind(name: string, bytes: Uint8Array) {
  const reading = readReports([{ name, bytes }]);
  const { entries } = planEntries(reading.payouts);
  const file = { name, bytes, sha256: bytesToHex(sha256(bytes)) };
  const cellsOf = createCellReader([file], entries);
  const sources = entries
    .flatMap(({ lines }) => lines)
    .filter(({ component }) => component !== 'net_payout')
    .flatMap((line) => line.sources);
  return sources.map((source) => ({ source, cells: [...cellsOf(source)] }));
}

describe('createCellReader', () => {
  test.each([
    ['a CSV', 'd.csv', BYTES],
    ['a CSV in a ZIP', 'd.zip', toZipBytes({ 'financial/d.csv': BYTES })],
  ])('returns the printed cell of every row of a source: %s', (_kind, name, bytes) => {
    const sales = cellsBehind(name, bytes).find(({ source }) => source.component === 'gross_sales');
    expect(sales?.source.column).toBe('Subtotal');
    expect(sales?.cells).toEqual([
      { row: 2, cents: 1_000 },
      { row: 3, cents: 2_000 },
      { row: 4, cents: 3_000 },
    ]);
  });

  test('the cells of each source add up to it', () => {
    for (const { source, cells } of cellsBehind('d.csv', BYTES)) {
      expect(cells.reduce((sum, { cents }) => sum + cents * source.factor, 0)).toBe(source.cents);
    }
  });
});

describe('openSourceRows', () => {
  test('refuses a file that was not stored', () => {
    const file = { name: 'gone.csv', sha256: 'f'.repeat(64) };
    expect(() => openSourceRows([], [{ file, rows: [2] }])).toThrow(
      'gone.csv is not among the kept files, so its rows cannot be shown.',
    );
  });
});
