import { expect, test } from 'vitest';
import type { ChannelSyncStatus } from '../../shared/api/entities.ts';
import { nextWork, toWaiting, waitingName } from './waiting.view.ts';

const NOTHING = {
  counts: { needs_mapping: 0, needs_review: 0, ready: 0, failed: 0 },
  ambiguous: 0,
};
const QUIET = { late: 0, drifted: 0 };

const channel = (state: ChannelSyncStatus['state']): ChannelSyncStatus => ({
  store_id: 's1',
  store_name: 'Fishtown',
  channel_id: 'c1',
  channel_type: 'ubereats',
  state,
  last_run: null,
  working_run_id: null,
  last_payout_on: null,
  last_succeeded_at: null,
  schedule: {} as ChannelSyncStatus['schedule'],
});

test('the four steps are shown even when nothing waits in them', () => {
  expect(toWaiting(NOTHING, QUIET, [channel('up_to_date')], 'qbo')).toEqual([
    {
      id: 'needs_mapping',
      label: 'Need an account',
      count: 0,
      href: '/dashboard/sync?view=needs_mapping',
    },
    { id: 'needs_review', label: 'To review', count: 0, href: '/dashboard/sync?view=needs_review' },
    { id: 'ready', label: 'Ready to post', count: 0, href: '/dashboard/sync?view=ready' },
    { id: 'failed', label: 'Failed', count: 0, href: '/dashboard/sync?view=failed' },
  ]);
});

test('rare items are shown only if there are any, with a link to review them', () => {
  const found = toWaiting(
    { counts: { needs_mapping: 1, needs_review: 10, ready: 2, failed: 3 }, ambiguous: 4 },
    { late: 5, drifted: 6 },
    [channel('failed'), channel('behind'), channel('waiting')],
    'qbo',
  );
  expect(found.map(({ id, count }) => [id, count])).toEqual([
    ['needs_mapping', 1],
    ['needs_review', 10],
    ['ready', 2],
    ['failed', 3],
    ['ambiguous', 4],
    ['late', 5],
    ['drifted', 6],
    ['channels', 2],
  ]);
  expect(found.slice(4).map(({ href }) => href)).toEqual([
    '/dashboard/sync/reconcile',
    '/dashboard/sync/reconcile',
    '/dashboard/sync/reconcile',
    '/dashboard/sync/runs?f.status=failed',
  ]);
});

test('a client with books elsewhere has nothing pending for QuickBooks', () => {
  const counts = {
    counts: { needs_mapping: 1, needs_review: 1, ready: 1, failed: 1 },
    ambiguous: 1,
  };
  const found = { late: 1, drifted: 1 };
  expect(toWaiting(counts, found, [channel('up_to_date')], 'delivery_only')).toEqual([]);
  expect(
    toWaiting(counts, found, [channel('failed')], 'delivery_only').map(({ id, count }) => [
      id,
      count,
    ]),
  ).toEqual([['channels', 1]]);
});

test('a linked figure is labeled with what it counts', () => {
  const [first] = toWaiting(
    { ...NOTHING, counts: { ...NOTHING.counts, needs_mapping: 7 } },
    QUIET,
    [],
    'qbo',
  );
  expect(first === undefined ? null : waitingName(first)).toBe('Need an account: 7');
});

test.each([
  [{ needs_review: 12, ready: 3 }, 'Review 12 entries'],
  [{ needs_review: 1, ready: 0 }, 'Review 1 entry'],
  [{ needs_review: 0, ready: 3 }, 'Post 3 entries…'],
  [{ needs_review: 0, ready: 0 }, undefined],
])('the next step of %j is %s', (counts, label) => {
  expect(nextWork({ ...NOTHING.counts, ...counts })?.label).toBe(label);
});
