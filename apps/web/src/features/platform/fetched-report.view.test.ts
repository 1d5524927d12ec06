import { expect, test } from 'vitest';
import { reportKind } from './fetched-report.view.ts';

test.each([
  ['PAYMENT_DETAILS_REPORT', 'Payment details'],
  ['FINANCE_SUMMARY_REPORT', 'Finance summary'],
  ['transaction_detail', 'Transaction detail'],
])('a report of the type %s is called %j', (type, name) => {
  expect(reportKind(type)).toBe(name);
});
