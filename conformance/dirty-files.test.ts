import { readReports } from '@platebook/accounting';
import {
  generateWorld,
  type Breakage,
  type ReportFormat,
  type ReportOptions,
} from '@platebook/sandbox/reports';
import { describe, expect, test } from 'vitest';
import {
  externalId,
  fileOf,
  platformId,
  readFile,
  settledReading,
  settledTruth,
  type StoreIdOf,
} from './read-world.ts';
import { planSoundly } from './sound-plan.ts';

const DETAILS: readonly [ReportFormat, StoreIdOf, headerLines: number][] = [
  ['ubereats-payment-details-us', externalId, 2],
  ['ubereats-payment-details-ca', platformId, 2],
  ['doordash-detailed-41', platformId, 1],
  ['doordash-detailed-48', platformId, 1],
  ['doordash-detailed-ca', platformId, 1],
  ['doordash-simplified-27', platformId, 1],
];

const REASONS: Record<Breakage, string> = {
  total_off_by_a_cent: 'row_does_not_foot',
  amount_is_words: 'invalid_amount',
  impossible_date: 'invalid_date',
  cell_missing: 'wrong_column_count',
};

const KINDS = [
  'total_off_by_a_cent',
  'amount_is_words',
  'impossible_date',
  'cell_missing',
] as const;

function worldOf(format: ReportFormat, seed: number) {
  return generateWorld({
    seed,
    platform: format.startsWith('ubereats') ? 'ubereats' : 'doordash',
    firstDay: '2026-03-23',
    days: 14,
    ordersPerDay: 8,
    regions: format.endsWith('-ca') ? ['ON', 'AB'] : ['PA', 'MA'],
    // The date of a refund is its order's and decides nothing, so an impossible one need not be noticed.
    happenings: { refunds: 0 },
  });
}

/** Whatever it is refused for, a file that was read to its end is named by its bytes. */
const SHA256: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

describe.each(DETAILS)('%s with broken rows', (format, _, headerLines) => {
  const broken = { every: 11, kinds: KINDS } as const satisfies ReportOptions['broken'];

  test.each([21, 22, 23])(
    'of seed %i sets aside exactly those rows, with their reasons',
    (seed) => {
      const { reports } = readFile(worldOf(format, seed), format, { broken });
      const [report] = reports;
      const rows = report?.rows ?? 0;
      const expected = Array.from({ length: Math.floor(rows / broken.every) }, (_, round) => ({
        row: headerLines + (round + 1) * broken.every,
        reason: REASONS[KINDS[round % KINDS.length] ?? 'cell_missing'],
      }));
      const found = (report?.quarantined ?? []).map(({ row, reason }) => ({ row, reason }));
      expect(rows).toBeGreaterThan(100);
      expect(found.sort((a, b) => a.row - b.row)).toEqual(expected);
    },
  );

  test('says of a row that does not foot by how much', () => {
    const off = { every: 30, kinds: ['total_off_by_a_cent'] } as const;
    const { reports } = readFile(worldOf(format, 25), format, { broken: off });
    const differences = reports.flatMap((report) =>
      report.quarantined.map(
        ({ expectedCents, foundCents }) => (foundCents ?? 0) - (expectedCents ?? 0),
      ),
    );
    expect(differences.length).toBeGreaterThan(3);
    expect([...new Set(differences)]).toEqual([1]);
  });
});

// The simplified report merges discounts, so its components cannot be compared one by one.
const COMPARABLE = DETAILS.filter(([format]) => format !== 'doordash-simplified-27');

test.each(COMPARABLE)('%s with broken rows books the other rows to the cent', (format, storeId) => {
  const broken = { every: 11, kinds: KINDS } as const;
  const world = worldOf(format, 24);
  const { payouts } = readFile(world, format, { broken });
  expect(settledReading(payouts)).toEqual(settledTruth(world, storeId, { broken }));
  planSoundly(payouts);
});

describe.each(DETAILS)('%s with a money column that nobody knows', (format, storeId) => {
  const named = (cents: number) => ({ unknownColumn: { name: 'Harbour levy', cents } });

  test('stops and names the column when there is money in it', () => {
    const { payouts, blocked } = readFile(worldOf(format, 26), format, named(-125));
    expect(payouts).toEqual([]);
    expect(blocked).toEqual([
      {
        file: `${format}.csv`,
        sha256: SHA256,
        reason: 'unknown_money_column',
        column: 'Harbour levy',
        columns: [
          expect.objectContaining({ column: 'Harbour levy', kind: 'neither', recommended: null }),
        ],
        reportType: expect.stringMatching(format.startsWith('uber') ? /^ubereats_/ : /^doordash_/),
        message: expect.stringContaining('Harbour levy'),
      },
    ]);
  });

  test('goes on when the column is zero everywhere', () => {
    const world = worldOf(format, 27);
    const { payouts, blocked } = readFile(world, format, named(0));
    expect(blocked).toEqual([]);
    expect(settledReading(payouts).map(({ net }) => net)).toEqual(
      settledTruth(world, storeId).map(({ net }) => net),
    );
  });
});

describe('reports that must not be read', () => {
  const uber = generateWorld({ seed: 28, platform: 'ubereats', firstDay: '2026-03-30', days: 7 });

  test.each([
    ['ubereats-orders-and-items', 'would_double_count'],
    ['ubereats-store-pauses', 'unsupported_report'],
  ] as const)('%s is refused by name', (format, reason) => {
    const { payouts, blocked } = readFile(uber, format);
    expect(payouts).toEqual([]);
    expect(blocked).toEqual([
      {
        file: `${format}.csv`,
        sha256: SHA256,
        reason,
        message: expect.stringMatching(/items|pause/i),
        values: { report: expect.stringMatching(/^Uber Eats /) },
      },
    ]);
  });

  test('a refused file lets the others of the same call go on', () => {
    const { payouts, blocked } = readReports([
      fileOf(uber, 'ubereats-orders-and-items'),
      fileOf(uber, 'ubereats-payment-details-us'),
    ]);
    expect(blocked.map(({ file }) => file)).toEqual(['ubereats-orders-and-items.csv']);
    expect(settledReading(payouts)).toEqual(settledTruth(uber, externalId));
  });

  test('a file that is no report at all lists what is supported', () => {
    const bytes = new TextEncoder().encode('name,amount\nrent,12\n');
    const { blocked } = readReports([{ name: 'rent.csv', bytes }]);
    expect(blocked).toEqual([
      {
        file: 'rent.csv',
        sha256: SHA256,
        reason: 'not_a_report',
        message: expect.stringContaining('Uber Eats'),
        values: { supported: expect.stringContaining('Uber Eats') },
      },
    ]);
  });

  test('a header whose money columns are in a language nobody has translated stops and is named', () => {
    const french: Record<string, string> = {
      'Store Name': 'Restaurant',
      'External Store ID': 'Id. externe du restaurant',
      'Workflow ID': 'UUID du processus',
      'Marketplace Fee': 'Frais de place de marché',
    };
    const canada = generateWorld({
      seed: 29,
      platform: 'ubereats',
      firstDay: '2026-03-30',
      days: 7,
      regions: ['ON'],
    });
    const { payouts, blocked } = readFile(canada, 'ubereats-payment-details-ca', {
      renameHeader: (name) => french[name] ?? name,
    });
    expect(payouts).toEqual([]);
    expect(blocked).toEqual([
      expect.objectContaining({
        reason: 'unknown_money_column',
        column: 'Frais de place de marché',
      }),
    ]);
  });

  test('a header whose identifying columns are in French reads the same', () => {
    const french: Record<string, string> = {
      'Store Name': 'Restaurant',
      'External Store ID': 'Id. externe du restaurant',
      'Workflow ID': 'UUID du processus',
    };
    const canada = generateWorld({
      seed: 30,
      platform: 'ubereats',
      firstDay: '2026-03-30',
      days: 7,
      regions: ['ON'],
    });
    const { payouts, blocked } = readFile(canada, 'ubereats-payment-details-ca', {
      renameHeader: (name) => french[name] ?? name,
    });
    expect(blocked).toEqual([]);
    expect(settledReading(payouts)).toEqual(settledTruth(canada, platformId));
  });
});
