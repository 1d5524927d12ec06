import { expect, test } from 'vitest';
import { blockedTitle } from './blocked.view.ts';

test.each([
  ['unknown_money_column', 'An unknown column holds money'],
  ['not_a_report', 'This is not a report'],
  ['something_new', 'This cannot be planned'],
])('the reason %s stands under %s', (reason, title) => {
  expect(blockedTitle({ reason })).toBe(title);
});
