import { describe, expect, test } from 'vitest';
import { toCents } from '@platebook/accounting';
import { exitCodeOf } from './exit-code.ts';

const CLEAN = { quarantined: [] };
const QUARANTINED = {
  quarantined: [
    {
      row: 2,
      column: 'Net total',
      reason: 'row_does_not_foot' as const,
      expectedCents: toCents(1),
      foundCents: toCents(2),
      message: '',
    },
  ],
};

describe('exit code of a reading', () => {
  test.each([
    ['nothing to say', [CLEAN], [], 0],
    ['quarantined rows', [CLEAN, QUARANTINED], [], 3],
    ['a rejected file beside quarantined rows', [QUARANTINED], ['unknown_money_column'], 7],
    ['a blocked payout', [CLEAN], ['unmapped_component'], 7],
    ['a missing file beside a rejected one', [CLEAN], ['not_a_report', 'file_not_found'], 6],
    ['rows that are not paid out yet', [CLEAN], ['payout_not_assigned'], 0],
    ['a directory', [], ['not_a_file'], 7],
  ] as const)('%s', (_, reports, reasons, code) => {
    expect(
      exitCodeOf(
        reports,
        reasons.map((reason) => ({ reason })),
      ),
    ).toBe(code);
  });
});
