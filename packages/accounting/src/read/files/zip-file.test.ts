import { describe, expect, test } from 'vitest';
import { DOORDASH_DETAILED_48_COLUMNS, toCsvBytes } from '../../testing/report-csv.fake.ts';
import { doorDashSale } from '../../testing/report-rows.fake.ts';
import { toZipBytes } from '../../testing/zip.fake.ts';
import { openReading, readReports } from '../session.ts';

const REPORT = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, [doorDashSale('t1', 100)]);
const OTHER = toCsvBytes(DOORDASH_DETAILED_48_COLUMNS, [
  doorDashSale('t2', 40, { 'Payout ID': 'P2', 'Payout date': '2026-04-16' }),
]);
const utf8 = (text: string) => new TextEncoder().encode(text);

function reasons(bytes: Uint8Array) {
  const reading = readReports([{ name: 'reports.zip', bytes }]);
  expect(reading.payouts).toEqual([]);
  return reading.blocked.map(({ file, reason }) => [file, reason]);
}

/** Overwrites the unpacked size in both the entry and the directory. */
function withStatedSize(zip: Uint8Array, size: number): Uint8Array {
  const changed = zip.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 30; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) {
      view.setUint32(at + 22, size, true);
    } else if (signature === 0x02014b50) {
      view.setUint32(at + 24, size, true);
    }
  }
  return changed;
}

describe('a ZIP of reports', () => {
  test('opens each report as its own file', () => {
    const bytes = toZipBytes({
      'financial/one.csv': REPORT,
      'financial/two.csv': OTHER,
      'financial/.DS_Store': utf8('x'),
      '__MACOSX/financial/._one.csv': utf8('x'),
    });
    const reading = readReports([{ name: 'reports.zip', bytes }]);
    expect(reading.blocked).toEqual([]);
    expect(reading.reports.map(({ file, rows }) => [file.name, rows])).toEqual([
      ['reports.zip/financial/one.csv', 1],
      ['reports.zip/financial/two.csv', 1],
    ]);
    expect(reading.payouts.map(({ payoutRef, netCents }) => [payoutRef, netCents])).toEqual([
      ['P1', 7_500],
      ['P2', 3_000],
    ]);
  });

  test('is recognized by its bytes, accepts any chunks, and hashes its contents', () => {
    const session = openReading();
    const file = session.openFile({ name: 'report.csv' });
    for (const byte of toZipBytes({ 'one.csv': REPORT })) {
      file.push(Uint8Array.of(byte));
    }
    file.close();
    const zipped = session.finish();
    const plain = readReports([{ name: 'one.csv', bytes: REPORT }]);
    expect(zipped.reports[0]?.file).toEqual({
      name: 'report.csv/one.csv',
      sha256: plain.reports[0]?.file.sha256,
    });
  });

  test('the same report inside and beside a ZIP counts once', () => {
    const reading = readReports([
      { name: 'reports.zip', bytes: toZipBytes({ 'one.csv': REPORT }) },
      { name: 'one.csv', bytes: REPORT },
    ]);
    expect(reading.payouts.map(({ netCents }) => netCents)).toEqual([7_500]);
  });

  test('an unsupported entry is blocked by its own name', () => {
    const bytes = toZipBytes({ 'one.csv': REPORT, 'read me.txt': utf8('hello') });
    const reading = readReports([{ name: 'reports.zip', bytes }]);
    expect(reading.blocked.map(({ file, reason }) => [file, reason])).toEqual([
      ['reports.zip/read me.txt', 'not_a_report'],
    ]);
    expect(reading.payouts).toHaveLength(1);
  });
});

describe('a rejected ZIP', () => {
  test.each([
    ['cut short', toZipBytes({ 'one.csv': REPORT }).slice(0, -30), 'bad_zip'],
    ['only the first bytes of one', Uint8Array.of(0x50, 0x4b, 0x03, 0x04), 'bad_zip'],
    ['with nothing in it', toZipBytes({ 'empty/': new Uint8Array(0) }), 'not_a_report'],
    [
      'with an archive in it',
      toZipBytes({ 'inner.zip': toZipBytes({ a: REPORT }) }),
      'nested_archive',
    ],
    [
      'with too many entries',
      toZipBytes(
        Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.csv`, utf8('')])),
      ),
      'zip_too_large',
    ],
    ['packed like a bomb', toZipBytes({ 'bomb.csv': new Uint8Array(5_000_000) }), 'zip_bomb'],
    [
      'that says it unpacks to too much',
      withStatedSize(toZipBytes({ 'big.csv': REPORT }), 200_000_000),
      'zip_too_large',
    ],
    [
      'that unpacks to more than it says',
      withStatedSize(toZipBytes({ 'liar.csv': REPORT }), 10),
      'bad_zip',
    ],
  ])('%s', (_what, bytes, reason) => {
    expect(reasons(bytes)).toEqual([['reports.zip', reason]]);
  });
});
