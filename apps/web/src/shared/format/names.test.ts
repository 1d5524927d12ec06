import { expect, test } from 'vitest';
import { reportName, toWords } from './names.ts';

test.each([
  ['ubereats_payment_details_us', 'Uber Eats payment details (United States)'],
  ['doordash_monthly_fees', 'doordash monthly fees'],
])('the report type %s is called %s', (type, name) => {
  expect(reportName(type)).toBe(name);
});

test('a code is shown as words', () => {
  expect(toWords('seen_in_other_file')).toBe('seen in other file');
});
