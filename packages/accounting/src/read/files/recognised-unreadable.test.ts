import { expect, test } from 'vitest';
import {
  DOORDASH_DETAILED_48_COLUMNS,
  toCsvBytes,
  UBEREATS_US_COLUMNS,
} from '../../testing/report-csv.fake.ts';
import { doorDashSale, UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { toZipBytes } from '../../testing/zip.fake.ts';
import { readReports } from '../session.ts';

const SALES = ['t1', 't2', 't3'].map((id) => doorDashSale(id, 100));
const GOOD = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, SALES);
const DETAILED = 'This looks like the DoorDash Detailed transactions report, but';

function reasonsOf(bytes: Uint8Array, name = 'bad.csv') {
  const { blocked, payouts } = readReports([{ name, bytes }]);
  expect(payouts).toEqual([]);
  return blocked.map(({ reason, message }) => ({ reason, message }));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const without = (column: string) =>
  DOORDASH_DETAILED_48_COLUMNS.filter((printed) => printed !== column);

test.each<[string, Uint8Array, string, string]>([
  [
    'without a column that its rows need',
    toCsvBytes(without('Store ID'), SALES),
    'missing_column',
    `${DETAILED} its column "store id" is missing, without which its rows cannot be booked. Export it again with all of its columns.`,
  ],
  [
    'with a money column twice',
    toCsvBytes([...DOORDASH_DETAILED_48_COLUMNS, 'Commission'], SALES),
    'duplicate_column',
    `${DETAILED} it has the column "Commission" twice, so it is not clear which one counts. Export it again, or delete the one that was added.`,
  ],
  [
    'whose rows add up in no way',
    toCsvBytes(
      DOORDASH_DETAILED_48_COLUMNS,
      SALES.map((row) => ({ ...row, 'Net total': '1.00' })),
    ),
    'no_reading_foots',
    `${DETAILED} its rows do not add up to "Net total" under any known way to read it: 0 of the 3 rows that tell do. Nothing of this file is read. Export it again without changing its figures.`,
  ],
  [
    'that breaks off inside a quote',
    joined(GOOD, utf8('"half a row')),
    'unclosed_quote',
    `${DETAILED} a quote is opened and never closed, so the rest of the file cannot be split into rows. The file may be cut short: export it again.`,
  ],
  [
    'with bytes that are no text',
    joined(GOOD, utf8('x'.repeat(70_000)), Uint8Array.of(0xff, 0xfe, 0x0a)),
    'not_text',
    `${DETAILED} it is not UTF-8 text all the way through. Give the CSV as the platform exports it, or save it as "CSV UTF-8".`,
  ],
])('a report %s is recognized', (_what, bytes, reason, message) => {
  expect(reasonsOf(bytes)).toEqual([{ reason, message }]);
});

test('a report with a bad number in every row is recognized, and each row is listed', () => {
  const rows = SALES.map((row) => ({ ...row, Subtotal: 'n/a' }));
  const bytes = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, rows);
  const [first] = readReports([{ name: 'bad.csv', bytes }]).reports[0]?.quarantined ?? [];
  expect(reasonsOf(bytes)).toEqual([
    {
      reason: 'no_readable_rows',
      message: `${DETAILED} we couldn't read any of its 3 rows. Row 2: ${first?.message} Export it again.`,
    },
  ]);
  expect(readReports([{ name: 'bad.csv', bytes }]).reports[0]?.quarantined).toHaveLength(3);
});

test('one readable row is enough', () => {
  const bad = { ...UBEREATS_ORDER, 'Sales (excl. tax)': 'n/a', 'Total payout ': '50' };
  const good = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '50', 'Total payout ': '50' };
  const read = (rows: readonly (typeof bad)[]) =>
    readReports([{ name: 'ue.csv', bytes: toCsvBytes(UBEREATS_US_COLUMNS, rows) }]).blocked;
  expect(read([bad, good])).toEqual([]);
  expect(read([bad]).map(({ message }) => message.split(' Row ')[0])).toEqual([
    "This looks like the Uber Eats Payment Details (United States) report, but we couldn't read its only row.",
  ]);
});

test('a report truncated inside a ZIP is recognized', () => {
  const sales = Array.from({ length: 12_000 }, (_, at) => doorDashSale(`t${at * 7_919}`, at));
  const report = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, sales);
  const bytes = toZipBytes({ 'one.csv': report });
  const view = new DataView(bytes.buffer);
  // The end of a ZIP has the offset of its directory, which has the size of each entry.
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, report.length - 10, true);
  expect(reasonsOf(bytes, 'week.zip')).toEqual([
    {
      reason: 'bad_zip',
      message: `${DETAILED} "one.csv" in the ZIP file cannot be unpacked. Download it again.`,
    },
  ]);
});

test('the message for an Excel workbook says how to export it, whole and damaged', () => {
  const bytes = toZipBytes({
    '[Content_Types].xml': utf8('<x/>'),
    'xl/workbook.xml': utf8('<x/>'),
  });
  expect(reasonsOf(bytes, 'week.xlsx')).toEqual([
    {
      reason: 'workbook',
      message:
        'This is an Excel workbook. Give the CSV or ZIP as the platform exports it, or save its sheet as "CSV UTF-8 (comma delimited)".',
    },
  ]);
  expect(reasonsOf(bytes.slice(0, -30), 'week.xlsx')).toEqual([
    {
      reason: 'bad_zip',
      message: 'This Excel workbook is damaged or cut short. Download the report again as CSV.',
    },
  ]);
});
