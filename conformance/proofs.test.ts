import { planEntries, readReports, type LineSource } from '@platebook/accounting';
import { generateWorld, type ReportFormat } from '@platebook/sandbox/reports';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { fileOf, type ReportFile } from './read-world.ts';

const FORMATS: readonly ReportFormat[] = [
  'ubereats-payment-details-us',
  'ubereats-payment-details-ca',
  'doordash-detailed-48',
  'doordash-detailed-ca',
  'doordash-transaction-detail-v1',
];

/** The cells of a file by record number, as a spreadsheet counts them, and where each column stands. */
function openSheet({ bytes }: ReportFile) {
  const { data } = papaparse.parse<string[]>(new TextDecoder().decode(bytes));
  const header = data.find((cells) =>
    cells.some((cell) => /^payout (reference )?id$/i.test(cell.replace('_', ' '))),
  );
  const columns = (header ?? []).map((cell) => cell.trim());
  return {
    cents(record: number, column: string): number {
      return Math.round(Number(data[record - 1]?.[columns.indexOf(column)]) * 100);
    },
  };
}

function addUp(source: LineSource, sheet: ReturnType<typeof openSheet>): number {
  let cents = 0;
  for (const { rows } of source.rows.byFile()) {
    for (const record of rows) {
      cents += source.factor * sheet.cents(record, source.column);
    }
  }
  return cents;
}

describe.each(FORMATS)('proofs of %s', (format) => {
  const world = generateWorld({
    seed: 71,
    platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
    firstDay: '2026-03-23',
    days: 21,
    ordersPerDay: 8,
    regions: format.endsWith('-ca') ? ['ON', 'AB'] : ['PA', 'MA'],
    happenings: format === 'doordash-transaction-detail-v1' ? { processingFees: 0 } : {},
  });

  test('each line opens to rows whose cells add up to it, read by hand from the file', () => {
    const file = fileOf(world, format);
    const sheet = openSheet(file);
    const { entries } = planEntries(readReports([file]).payouts);
    const sources = entries.flatMap(({ lines }) => lines.flatMap((line) => line.sources));
    const wrong = sources.filter((source) => addUp(source, sheet) !== source.cents);
    expect(sources.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test('no row is named twice by one line, and every source names at least one', () => {
    const { entries } = planEntries(readReports([fileOf(world, format)]).payouts);
    for (const { sources } of entries.flatMap(({ lines }) => lines)) {
      for (const { rows } of sources) {
        const listed = [...rows.byFile()].flatMap((part) => [...part.rows]);
        expect(listed.length).toBe(rows.size);
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed.length).toBeGreaterThan(0);
      }
    }
  });
});
