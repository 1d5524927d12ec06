import { toCents } from '@platebook/accounting';
import type { EntryPlan, Reading, ReportReading, StorePayout } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import { createStyle } from '../../output/style.ts';
import { fakeEntry } from '../../testing/journal-entry.fake.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { type SummaryParts, toSummary } from './summary.ts';

const style = createStyle(createTestContext().stderr, {});

const REPORT: ReportReading = {
  file: { name: 'april.csv', sha256: 'ab12' },
  platform: 'doordash',
  reportType: 'doordash_detailed_transactions',
  rows: 1204,
  quarantined: [],
  variants: [{ question: 'fee_sign', decision: 'negative', rowsFooted: 1204, rowsTested: 1204 }],
  leftOut: { payout_transfer: 2 },
  notes: [
    {
      code: 'stored',
      values: {},
      message: 'The column "Mood" is text nobody knows; it was not read.',
    },
  ],
};

const PAYOUT: StorePayout = {
  platform: 'doordash',
  payoutRef: 'PO-1',
  payoutOn: '2026-04-09',
  storeId: 's1',
  storeName: '',
  channel: 'Marketplace',
  currency: 'USD',
  periodStartOn: '2026-03-30',
  periodEndOn: '2026-04-05',
  netCents: toCents(0),
  components: {},
  days: [],
  identities: [
    { id: 'I2', holds: true, differenceCents: toCents(0) },
    { id: 'I4', holds: false, differenceCents: toCents(-1200), breakKind: 'cutoff-after' },
  ],
  memoTaxRemittedCents: toCents(0),
  unclassified: [],
};

const PLAN: EntryPlan = {
  entries: [fakeEntry()],
  blocked: [],
  nil: [],
  variances: [],
  warnings: [],
};

function quarantine(rows: number): ReportReading {
  return {
    ...REPORT,
    notes: [],
    quarantined: Array.from({ length: rows }, (_, index) => ({
      row: index + 2,
      column: 'Net total',
      reason: 'row_does_not_foot',
      expectedCents: toCents(1234),
      foundCents: toCents(1230),
      message: 'The parts add up to 12.34, the row prints 12.30.',
    })),
  };
}

function summarise(
  parts: Partial<SummaryParts>,
  flags: { quiet?: boolean; verbose?: boolean } = {},
) {
  const reading: Reading = parts.reading ?? { reports: [REPORT], payouts: [], blocked: [] };
  const complete = { reading, plan: PLAN, ...parts };
  return [...toSummary(complete, { style, quiet: false, verbose: false, ...flags })].join('');
}

describe('summary', () => {
  test('names each report and counts the results', () => {
    expect(summarise({})).toBe(
      `✓ april.csv: DoorDash detailed transactions, 1,204 rows
    The column "Mood" is text nobody knows; it was not read.
1 report, 0 payouts, 1 entry
`,
    );
  });

  test('names quarantined rows with their place and reason', () => {
    expect(summarise({ reading: { reports: [quarantine(1)], payouts: [], blocked: [] } })).toBe(
      `! april.csv: DoorDash detailed transactions, 1,204 rows, 1 quarantined
    row 2, Net total: The parts add up to 12.34, the row prints 12.30.
1 report, 0 payouts, 1 entry
`,
    );
  });

  test('lists ten quarantined rows and counts the rest; verbose lists all', () => {
    const reading = { reports: [quarantine(13)], payouts: [], blocked: [] };
    const lines = summarise({ reading }).split('\n');
    expect(lines.filter((line) => line.includes('row '))).toHaveLength(10);
    expect(lines).toContain('    and 3 more (-v lists them, so does --format json)');
    const all = summarise({ reading }, { verbose: true }).split('\n');
    expect(all.filter((line) => line.startsWith('    row '))).toHaveLength(13);
  });

  test('names a failed identity; verbose names those that hold', () => {
    const reading = { reports: [], payouts: [PAYOUT], blocked: [] };
    expect(summarise({ reading })).toBe(
      `! payout PO-1, s1, Marketplace: I4 does not hold, difference -12.00 (cutoff-after)
✓ identities without a break: I2
0 reports, 1 payout, 1 entry
`,
    );
    expect(summarise({ reading }, { verbose: true })).toContain(
      '✓ payout PO-1, s1, Marketplace: I2 hold\n',
    );
  });

  test('gives every blocked file and payout its reason, place and fix', () => {
    const fileBlocked = [
      {
        file: 'items.csv',
        reason: 'would_double_count',
        message: 'Give the payment details instead.',
      },
    ];
    const payoutBlocked = [
      {
        file: 'new.csv',
        reason: 'unknown_money_column',
        column: 'Robot fee',
        message: 'Nobody knows what this is.',
      },
    ];
    const parts = {
      reading: { reports: [], payouts: [], blocked: fileBlocked },
      plan: { ...PLAN, blocked: payoutBlocked },
    };
    expect(summarise(parts)).toBe(
      `error[would_double_count]: items.csv: Give the payment details instead.
error[unknown_money_column]: new.csv, column "Robot fee": Nobody knows what this is.
0 reports, 0 payouts, 1 entry, 2 blocked
`,
    );
  });

  test('names warnings and open differences of the plan', () => {
    const plan: EntryPlan = {
      ...PLAN,
      nil: [
        {
          platform: 'doordash',
          payoutRef: 'PO-2',
          storeId: 's1',
          channel: 'Marketplace',
          reason: 'no_activity',
        },
      ],
      variances: [
        {
          platform: 'doordash',
          payoutRef: 'PO-1',
          storeId: 's1',
          channel: 'Marketplace',
          currency: 'USD',
          kind: 'held_payout',
          cents: toCents(-500),
          message: 'The payout is negative.',
        },
      ],
      warnings: [{ code: 'bank_transfer', values: {}, message: 'Switch off the bank rule.' }],
    };
    expect(summarise({ plan, reading: { reports: [], payouts: [], blocked: [] } })).toBe(
      `! payout PO-1: The payout is negative.
! Switch off the bank rule.
0 reports, 0 payouts, 1 entry, 1 with nothing to enter
`,
    );
  });

  test('a failed identity that is also an open difference is named once', () => {
    const variance = {
      platform: 'doordash',
      payoutRef: 'PO-1',
      storeId: 's1',
      channel: 'Marketplace',
      currency: 'USD',
      kind: 'cutoff',
      cents: toCents(-1200),
      message: 'I4 is off.',
    } as const;
    const reading = { reports: [], payouts: [PAYOUT], blocked: [] };
    const summary = summarise({ reading, plan: { ...PLAN, variances: [variance] } });
    expect(summary).toBe(summarise({ reading }));
  });

  test('reports what happened to the output file', () => {
    expect(summarise({ written: 'wrote /tmp/e.json' })).toContain('wrote /tmp/e.json\n1 report');
  });

  test('is separated from a document on the same terminal', () => {
    expect(summarise({ belowDocument: true })).toMatch(/^\n✓ april\.csv/);
  });

  test('verbose gives the hash, the variants and what was deliberately left out', () => {
    expect(summarise({}, { verbose: true })).toContain(
      `    sha256 ab12
    fee_sign: negative (1204 of 1204 rows foot)
    2 rows left out: payout_transfer
`,
    );
  });

  test('quiet reports only problems', () => {
    expect(summarise({}, { quiet: true })).toBe('');
    const reading = { reports: [REPORT, quarantine(1)], payouts: [], blocked: [] };
    expect(summarise({ reading }, { quiet: true })).toBe(
      `! april.csv: DoorDash detailed transactions, 1,204 rows, 1 quarantined
    row 2, Net total: The parts add up to 12.34, the row prints 12.30.
`,
    );
  });
});
