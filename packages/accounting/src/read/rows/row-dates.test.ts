import { describe, expect, test } from 'vitest';
import { toCsvBytes, UBEREATS_US_COLUMNS, type FakeRow } from '../../testing/report-csv.fake.ts';
import { UBEREATS_ORDER } from '../../testing/report-rows.fake.ts';
import { readReports } from '../session.ts';

const GOOD: FakeRow = { ...UBEREATS_ORDER, 'Sales (excl. tax)': '20', 'Total payout ': '20' };

function read(row: FakeRow, today?: string) {
  const rows = [GOOD, { ...GOOD, 'Order ID': 'A2', ...row }];
  const bytes = toCsvBytes(UBEREATS_US_COLUMNS, rows);
  const { reports, payouts } = readReports(
    [{ name: 'week.csv', bytes }],
    today === undefined ? {} : { today },
  );
  return {
    quarantined: (reports[0]?.quarantined ?? []).map(
      ({ row: record, column, reason, message }) => `${record} ${column} ${reason}: ${message}`,
    ),
    nets: payouts.map(({ payoutOn, netCents }) => `${payoutOn} ${netCents}`),
    days: payouts.flatMap(({ days }) => days.map(({ on }) => on)),
  };
}

const WAY_OUT = 'Correct the cell, or export the report again.';

describe('the date of an order', () => {
  test.each([
    [
      'after its payout',
      { 'Order Date': '4/8/26' },
      `date_after_payout: "4/8/26" is 2026-04-08, which is after its payout of 2026-04-07. Expected is a day up to the payout. ${WAY_OUT}`,
    ],
    [
      'in a year of two digits that lies in another century',
      { 'Order Date': '4/1/99' },
      `date_before_payout: "4/1/99" is 1999-04-01, 9868 days before its payout of 2026-04-07. Expected are at most 400 days. ${WAY_OUT}`,
    ],
    [
      '401 days before its payout',
      { 'Order Date': '2025-03-02' },
      `date_before_payout: "2025-03-02" is 2025-03-02, 401 days before its payout of 2026-04-07. Expected are at most 400 days. ${WAY_OUT}`,
    ],
    [
      'that a refund prints, after its payout',
      { 'Order Date': '5/1/26', 'Order Status': 'Refund' },
      `date_after_payout: "5/1/26" is 2026-05-01, which is after its payout of 2026-04-07. Expected is a day up to the payout. ${WAY_OUT}`,
    ],
  ])('%s is quarantined with row and column', (_when, row, problem) => {
    expect(read(row)).toEqual({
      quarantined: [`3 Order Date ${problem}`],
      nets: ['2026-04-07 2000'],
      days: ['2026-03-31'],
    });
  });

  test.each(['4/7/26', '3/3/25', '2025-03-03'])('%s is valid for a payout on 4/7/26', (day) => {
    const { quarantined, nets } = read({ 'Order Date': day });
    expect({ quarantined, nets }).toEqual({ quarantined: [], nets: ['2026-04-07 4000'] });
  });

  test('in the future is quarantined, but not if only the time zone differs', () => {
    const row = { 'Order Date': '4/5/26' };
    expect(read(row, '2026-04-04').quarantined).toEqual([]);
    expect(read(row, '2026-04-03').quarantined).toEqual([
      `3 Order Date date_in_future: "4/5/26" is 2026-04-05, and today is 2026-04-03. Expected is a day that has been. ${WAY_OUT}`,
    ]);
  });

  test('with a payout far in the future is quarantined for the payout date', () => {
    expect(read({ 'Payout Date': '6/1/26', 'Payout reference ID': 'PR-2' }, '2026-04-08')).toEqual({
      quarantined: [
        `3 Payout Date date_in_future: The payout is dated 2026-06-01, and today is 2026-04-08. Expected is a day no later than 31 days from now. ${WAY_OUT}`,
      ],
      nets: ['2026-04-07 2000'],
      days: ['2026-03-31'],
    });
  });
});
