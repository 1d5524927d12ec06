import { expect, test } from 'vitest';
import { blockedTitle } from './blocked.view.ts';

test.each([
  ['unknown_money_column', null, 'An unknown column holds money'],
  ['not_a_report', null, 'This isn’t a report from Uber Eats or DoorDash'],
  ['workbook', null, 'This is an Excel workbook'],
  ['no_readable_rows', null, 'We couldn’t read week.csv'],
  ['something_new', null, 'We couldn’t read week.csv'],
  ['something_new', 'UE-1', 'We couldn’t prepare payout UE-1'],
])('the reason %s of payout %s is titled %s', (reason, payout_ref, title) => {
  expect(blockedTitle({ reason, payout_ref, file: 'week.csv' })).toBe(title);
});
