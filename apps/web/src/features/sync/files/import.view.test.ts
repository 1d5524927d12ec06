import { describe, expect, test } from 'vitest';
import type { ReportReading } from '../../../shared/api/entities.ts';
import { toQuarantine, toRecognition } from './import.view.ts';

const reading: ReportReading = {
  file: { name: 'payments.csv', sha256: 'a'.repeat(64) },
  platform: 'ubereats',
  report_type: 'ubereats_payment_details_us',
  rows: 312,
  quarantined_count: 1,
  quarantined: [
    {
      row: 41,
      column: 'Total payout',
      reason: 'row_does_not_foot',
      expected_cents: 1842,
      found_cents: 1824,
      message: 'The row’s columns add up to 18.42, its Total payout says 18.24.',
    },
  ],
  variants: [
    { question: 'offer_tax', decision: 'inside', rows_footed: 311, rows_tested: 312 },
    { question: 'tip_sign', decision: 'as_printed', rows_footed: 2, rows_tested: 2 },
  ],
  left_out: [
    { reason: 'seen_in_other_file', rows: 4 },
    { reason: 'payout_transfer', rows: 0 },
  ],
  notes: [{ code: 'stored', values: {}, message: 'Only the simplified report was given.' }],
};

test('a report is named by its detected type, in words', () => {
  expect(toRecognition(reading)).toEqual({
    file: 'payments.csv',
    sha256: 'a'.repeat(64),
    platform: 'Uber Eats',
    reportType: 'payment details (United States)',
    rows: 312,
    quarantinedRows: 1,
    leftOut: [{ reason: 'Seen in other file', rows: 4 }],
    variants: [
      {
        question: 'Is tax inside the promotion column?',
        decision: 'inside',
        rowsFooted: 311,
        rowsTested: 312,
      },
      { question: 'Tip sign?', decision: 'as printed', rowsFooted: 2, rowsTested: 2 },
    ],
    notes: ['Only the simplified report was given.'],
  });
});

describe('quarantined rows', () => {
  const row = {
    row: 41,
    column: 'Total payout',
    message: 'The row’s columns add up to 18.42, its Total payout says 18.24.',
    expectedCents: 1842,
    foundCents: 1824,
  };

  test('of one file do not repeat its name', () => {
    expect(toQuarantine({ reports: [reading] })).toEqual([row]);
  });

  test('of several files show their names', () => {
    const other = { ...reading, file: { name: 'more.csv', sha256: 'b'.repeat(64) } };
    expect(toQuarantine({ reports: [reading, other] })).toEqual([
      { ...row, file: 'payments.csv' },
      { ...row, file: 'more.csv' },
    ]);
  });
});
