import { expect, test } from 'vitest';
import { booksEntryDetail } from '../../../shared/testing/sync.fake.ts';
import { entryAlerts } from './entry-alerts.view.ts';

const [line] = booksEntryDetail.lines;
if (line === undefined) {
  throw new Error('The fixture has no line.');
}
const without = (name: string) => ({ ...line, account_id: null, account_name: name });
const reason = (code: string, message: string) => ({ code, message, action: 'Do it.' });
const QBO = { client: { client_category: 'qbo' as const }, troublesAbove: true };

test('many line items without an account make one alert', () => {
  const entry = {
    lines: [line, without('Commission'), without('Tips'), without('Tips')],
    status_reason: reason('needs_mapping', 'No account yet for commission, tips.'),
  };
  const obstacles = [
    reason('needs_mapping', 'Commission has no account.'),
    reason('needs_mapping', 'Tips has no account.'),
  ];
  const alerts = [
    {
      code: 'needs_mapping',
      title: '2 line items need an account',
      meaning: 'Commission, Tips. Nothing is posted until then.',
    },
  ];
  expect(entryAlerts(entry, { ...QBO, obstacles })).toEqual(alerts);
  expect(entryAlerts({ ...entry, status_reason: null }, { ...QBO, obstacles })).toEqual(alerts);
});

test('a reason with two sources is shown once, and others next to it', () => {
  const status_reason = reason('period_closed', 'The month is closed.');
  const obstacles = [status_reason, reason('posting_paused', 'Posting is paused.')];
  expect(entryAlerts({ lines: [line], status_reason }, { ...QBO, obstacles })).toEqual([
    { code: 'period_closed', title: 'The month is closed.', meaning: 'Do it.' },
    { code: 'posting_paused', title: 'Posting is paused.', meaning: 'Do it.' },
  ]);
});

test('a client without QuickBooks is asked for neither accounts nor a connection', () => {
  const entry = {
    lines: [without('Tips')],
    status_reason: reason('needs_mapping', 'No account yet for tips.'),
  };
  const obstacles = [
    reason('books_not_connected', "QuickBooks isn't connected."),
    reason('identity_broken', 'The deposit differs.'),
  ];
  const client = { client_category: 'delivery_only' as const };
  expect(
    entryAlerts(entry, { client, obstacles, troublesAbove: false }).map(({ code }) => code),
  ).toEqual(['identity_broken']);
});

test('a connection already shown on the page is not shown again', () => {
  const obstacles = [reason('books_not_connected', "QuickBooks isn't connected.")];
  const entry = { lines: [line], status_reason: null };
  expect(entryAlerts(entry, { ...QBO, obstacles })).toEqual([]);
  expect(entryAlerts(entry, { ...QBO, obstacles, troublesAbove: false })).toHaveLength(1);
});
