import { describe, expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { toZipBytes } from '../../testing/zip.fake.ts';
import { readReports } from '../session.ts';
import { readSourceRows } from './source-rows.ts';

const ROWS = [1, 2, 3, 4].map((n) => doorDashSale(`t${n}`, n * 10));
const BYTES = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, ROWS);

describe('readSourceRows', () => {
  test('returns the printed cells of the requested rows, by column name', () => {
    const found = readSourceRows({ bytes: BYTES }, [5, 3]);
    expect(
      found.map(({ row, cells }) => [row, cells['DoorDash transaction ID'], cells.Subtotal]),
    ).toEqual([
      [3, 't2', '20.00'],
      [5, 't4', '40.00'],
    ]);
    expect(Object.keys(found[0]?.cells ?? {})).toHaveLength(DOORDASH_DETAILED_48_COLUMNS.length);
  });

  test('finds columns by the names in sums, and rows by number', () => {
    const order = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '8.4', 'Total payout ': '8.4' };
    const bytes = toCsvBytes(UBEREATS_US_COLUMNS, [order], { bom: true, before: 'about,this\n' });
    const [sum] = readReports([{ name: 'u.csv', bytes }]).payouts[0]?.days[0]?.sums ?? [];
    const rows = [...(sum?.rows.byFile() ?? [])].flatMap((each) => [...each.rows]);
    const [found] = readSourceRows({ bytes }, rows);
    expect(found?.row).toBe(3);
    expect(found?.cells[sum?.column ?? '']).toBe('8.4');
    expect(found?.cells['Total payout']).toBe('8.4');
  });

  test('skips rows that the file does not have', () => {
    expect(readSourceRows({ bytes: BYTES }, [99])).toEqual([]);
    expect(readSourceRows({ bytes: BYTES }, [])).toEqual([]);
  });

  test('reads inside a ZIP', () => {
    const zip = toZipBytes({ 'financial/a.csv': BYTES, 'b.csv': new TextEncoder().encode('x') });
    const found = readSourceRows({ bytes: zip, entry: 'financial/a.csv' }, [2]);
    expect(found.map(({ cells }) => cells['DoorDash transaction ID'])).toEqual(['t1']);
    expect(() => readSourceRows({ bytes: zip, entry: 'none.csv' }, [2])).toThrow(
      'has no entry "none.csv"',
    );
    expect(() => readSourceRows({ bytes: BYTES, entry: 'a.csv' }, [2])).toThrow('no ZIP file');
  });

  test('refuses bytes without a known header', () => {
    expect(() => readSourceRows({ bytes: new TextEncoder().encode('a,b\n1,2\n') }, [2])).toThrow(
      'no report that is known',
    );
  });
});
