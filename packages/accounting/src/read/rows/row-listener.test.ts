import { expect, test } from 'vitest';
import { csvU1 } from '../../testing/worked-example-csv.fake.ts';
import type { ListenedFile, ReadRow } from './row-listener.ts';
import { readReports } from '../session.ts';

/** Copies a row from the shared object that the listener receives. */
function copyOf(file: ListenedFile, row: ReadRow) {
  const amounts = Array.from({ length: row.size }, (_, at) => [
    file.columns[row.columns[at] ?? -1],
    row.cents[at],
  ]);
  const { record, on, kind, mode, ids, netCents, owner } = row;
  return { record, on, kind, mode, ids, netCents, payoutRef: owner.payoutRef, amounts };
}

test('the listener receives every readable row with its day, its IDs and its amounts by column', () => {
  const files: ListenedFile[] = [];
  const rows: ReturnType<typeof copyOf>[] = [];
  const reading = readReports([{ name: 'u1.csv', bytes: csvU1() }], {
    onRow: (file) => {
      files.push(file);
      return (row) => rows.push(copyOf(file, row));
    },
  });
  expect(files.map(({ name, platform, reportType }) => [name, platform, reportType])).toEqual([
    ['u1.csv', 'ubereats', 'ubereats_payment_details_us'],
  ]);
  expect(rows[0]).toEqual({
    record: expect.any(Number),
    on: '2026-03-31',
    kind: expect.any(String),
    mode: null,
    ids: expect.stringContaining('w-1'),
    netCents: 82_200,
    payoutRef: 'U1',
    amounts: [
      ['Sales (excl. tax)', 124_000],
      ['Tax on Sales', 7_440],
      ['Order Error Adjustments', -3_000],
      ['Tax on Order Error Adjustments', -180],
      ['Offers on items (incl. tax)', -10_600],
      ['Tax On Offers on items', -600],
      ['Offer Redemption Fee', -300],
      ['Marketing Adjustment', 2_500],
      ['Marketplace Fee', -31_000],
      ['Marketplace Facilitator Tax', -6_660],
    ],
  });
  expect(rows).toHaveLength(reading.reports[0]?.rows ?? 0);
  expect(rows.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(reading.payouts[0]?.netCents);
});

test.each([
  ['Delivery - Partner Using Uber App', 'delivery'],
  ['Delivery - Restaurant Delivery', 'delivery'],
  ['Pick-up', 'pickup'],
  ['Pickup', 'pickup'],
  ['Dine-in', 'pickup'],
  ['', null],
])('an order with dining mode "%s" has mode %s', (cell, mode) => {
  const [head = '', ...lines] = new TextDecoder().decode(csvU1()).split('\n');
  const isNames = (line: string) => line.includes('Workflow ID');
  const table = [head, ...lines].map((line, at, all) => {
    const isData = at > all.findIndex(isNames) && line.trim() !== '';
    return `${isNames(line) ? 'Dining Mode' : isData ? cell : 'x'},${line}`;
  });
  const modes = new Set<string | null>();
  const reading = readReports(
    [
      {
        name: 'u1.csv',
        bytes: new TextEncoder().encode(table.filter((line) => line !== 'x,').join('\n')),
      },
    ],
    { onRow: () => (row) => modes.add(row.mode) },
  );
  expect(reading.blocked).toEqual([]);
  expect([...modes]).toEqual([mode]);
});

test('a listener does not affect the reading', () => {
  const file = { name: 'u1.csv', bytes: csvU1() };
  const plain = JSON.stringify(readReports([file]));
  expect(JSON.stringify(readReports([file], { onRow: () => () => undefined }))).toBe(plain);
});
