import { expect, test } from 'vitest';
import type { PortfolioNeed } from './portfolio.queries.ts';
import { closeHref, monthAway, needLinks, readCloseAddress } from './portfolio.view.ts';
import { formatMonth } from '../../shared/format/days.ts';

const NEED: PortfolioNeed = {
  client_id: 'c1',
  tenant_id: 't1',
  client_name: 'Birch',
  client_category: 'qbo',
  is_blocked: true,
  triage: {
    stores: 2,
    needs_mapping: 1,
    to_review: 3,
    ready: 0,
    entries_failed: 2,
    owed_operations: 0,
    drifted: 1,
    late_changes: 0,
    imports_failed: 1,
    fetches_failed: 1,
    last_import_at: null,
    attention: 9,
  },
};

test('failed items of a client come before waiting ones, each with its list', () => {
  expect(needLinks(NEED).map(({ label, href }) => [label, href])).toEqual([
    ['2 entries failed to post', '/dashboard/sync?view=failed'],
    ['1 file couldn’t be read', '/dashboard/sync/files?f.needs=attention'],
    ['1 store connection failed to sync', '/dashboard/sync/runs?f.status=failed'],
    ['1 entry without an account', '/dashboard/sync?view=needs_mapping'],
    ['3 entries to review', '/dashboard/sync?view=needs_review'],
    ['1 entry changed in QuickBooks', '/dashboard/sync/reconcile'],
  ]);
});

test('a client with books elsewhere has nothing pending for QuickBooks', () => {
  const elsewhere = { ...NEED, client_category: 'delivery_only' as const };
  expect(needLinks(elsewhere).map(({ id }) => id)).toEqual(['entries', 'imports', 'fetches']);
});

test.each([
  ['', { month: null, state: null }],
  ['month=2026-10&close=ready', { month: '2026-10', state: 'ready' }],
  ['month=2026-13&close=soon', { month: null, state: null }],
])('the URL ?%s requests %j', (query, filter) => {
  expect(readCloseAddress(new URLSearchParams(query))).toEqual(filter);
});

test('months continue across a year end, and are shown by name', () => {
  expect([monthAway('2026-12', 1), monthAway('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(closeHref({ month: '2026-11', state: 'open' })).toBe(
    '/dashboard?month=2026-11&close=open',
  );
  expect(closeHref({ month: null, state: null })).toBe('/dashboard');
});
