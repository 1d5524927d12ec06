import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { planEntries, readReports, toCents } from '@platebook/accounting';
import type { RowSet, SourceFile, StorePayout } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER } from '../locations.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { readPayout, toPayoutJson } from './payout-json.ts';

const FILE: SourceFile = { name: 'a.csv', sha256: 'a'.repeat(64) };

function asStored(value: unknown): StoredJson {
  return JSON.parse(JSON.stringify(value)) as StoredJson;
}

/** Serializes and parses it, as the database does. */
function stored(payout: StorePayout): StorePayout {
  return readPayout(asStored(toPayoutJson(payout)));
}

function listRows(rows: RowSet): [string, number[]][] {
  return [...rows.byFile()].map(({ file, rows: numbers }) => [file.sha256, [...numbers]]);
}

describe('a stored payout', () => {
  test('in another format is refused with table, column and path', () => {
    const { files, payout } = JSON.parse(JSON.stringify(toPayoutJson(payoutWith([3])))) as {
      files: unknown;
      payout: object;
    };
    expect(() => readPayout(asStored({ files, payout: { ...payout, netCents: '0' } }))).toThrow(
      new RangeError('payouts.reading, at payout.netCents: Expected whole cents but received "0"'),
    );
  });

  test('plans the same entries, with the same rows behind every line, as the original payout', async () => {
    const names = [
      'uber-eats-payment-details-2026-03-30_2026-04-05.csv',
      'FINANCIAL_DETAILED_TRANSACTIONS_2026-03-30_2026-04-05_Qk4Tz_.csv',
    ];
    const files = await Promise.all(
      names.map(async (name) => ({ name, bytes: await readFile(join(DEMO_FOLDER, name)) })),
    );
    const { payouts } = readReports(files);
    expect(payouts).toHaveLength(6);
    for (const by of ['payout', 'day'] as const) {
      const entriesOf = (payouts: readonly StorePayout[]) =>
        planEntries(payouts, { by }).entries.map((entry) => ({
          ...entry,
          lines: entry.lines.map(({ sources, ...line }) => ({
            ...line,
            sources: sources.map((source) => ({ ...source, rows: listRows(source.rows) })),
          })),
        }));
      expect(entriesOf(payouts.map(stored))).toEqual(entriesOf(payouts));
    }
  });

  test('preserves every set of rows, whatever its gaps', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 200 }),
        (numbers) => {
          const rows = numbers.toSorted((left, right) => left - right);
          const back = stored(payoutWith(rows)).unclassified[0]?.rows;
          expect([back?.size, back === undefined ? null : listRows(back)]).toEqual([
            rows.length,
            rows.length === 0 ? [] : [[FILE.sha256, rows]],
          ]);
        },
      ),
    );
  });

  test('stores a run of rows as start and length', () => {
    const long = Array.from({ length: 40_000 }, (_, index) => index + 3);
    const runsOf = (rows: readonly number[]) =>
      /"runs":"([^"]*)"/.exec(JSON.stringify(toPayoutJson(payoutWith(rows))))?.[1];
    expect([[1], [3, 5, 6, 7, 8, 9], [1, 2, 4], [...long, 50_000]].map(runsOf)).toEqual([
      '1',
      '3,2+4',
      '1+1,2',
      '3+39999,9998',
    ]);
  });

  test('is also read in the old format: runs as a list of first and last rows', () => {
    const parsed = JSON.parse(JSON.stringify(toPayoutJson(payoutWith([3, 5, 6, 7, 8, 9])))) as {
      readonly files: readonly SourceFile[];
      readonly payout: { readonly unclassified: readonly Record<string, unknown>[] };
    };
    const [item] = parsed.payout.unclassified;
    const before = {
      ...parsed,
      payout: {
        ...parsed.payout,
        unclassified: [{ ...item, rows: { $rows: [{ file: 0, runs: [3, 3, 5, 9] }] } }],
      },
    };
    const rows = readPayout(asStored(before)).unclassified[0]?.rows;
    expect([rows?.size, rows === undefined ? null : listRows(rows)]).toEqual([
      6,
      [[FILE.sha256, [3, 5, 6, 7, 8, 9]]],
    ]);
  });
});

function payoutWith(rows: readonly number[]): StorePayout {
  const set: RowSet = {
    size: rows.length,
    byFile: () => (rows.length === 0 ? [] : [{ file: FILE, rows }]),
  };
  return {
    platform: 'ubereats',
    payoutRef: 'ref',
    payoutOn: '2026-04-06',
    storeId: 'PA-001',
    storeName: 'Store',
    channel: 'Marketplace',
    currency: 'USD',
    periodStartOn: '2026-03-30',
    periodEndOn: '2026-04-05',
    netCents: toCents(0),
    components: {},
    days: [],
    identities: [],
    memoTaxRemittedCents: toCents(0),
    unclassified: [
      { description: 'Misc', on: '2026-04-01', cents: toCents(0), file: FILE, rows: set },
    ],
  };
}
