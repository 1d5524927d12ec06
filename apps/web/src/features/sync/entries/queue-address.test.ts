import type { ListAddress } from '@platebook/ui';
import { describe, expect, test } from 'vitest';
import { channelStatus } from '../../../shared/testing/sync.fake.ts';
import {
  queueRules,
  queueViews,
  readView,
  toEntriesFilter,
  usualView,
  type QueueCounts,
} from './queue-address.ts';

const NONE: QueueCounts = {
  needs_mapping: 0,
  needs_review: 0,
  ready: 0,
  posting: 0,
  posted: 0,
  skipped: 0,
  failed: 0,
  reversed: 0,
};

test.each<[Partial<QueueCounts>, string]>([
  [{}, 'posted'],
  [{ posted: 9 }, 'posted'],
  [{ ready: 2, failed: 1 }, 'ready'],
  [{ failed: 1, needs_mapping: 4 }, 'failed'],
  [{ needs_review: 1, needs_mapping: 4 }, 'needs_mapping'],
])('with %o the queue opens at %s', (counts, view) => {
  expect(usualView({ ...NONE, ...counts })).toBe(view);
});

test('parts that are seldom are offered while something is in them, or they are looked at', () => {
  const ids = (counts: QueueCounts, current: 'ready' | 'skipped') =>
    queueViews(counts, current).map(({ id }) => id);
  expect(ids(NONE, 'ready')).toEqual([
    'needs_mapping',
    'needs_review',
    'ready',
    'posted',
    'failed',
  ]);
  expect(ids({ ...NONE, posting: 1 }, 'skipped')).toEqual([
    'needs_mapping',
    'needs_review',
    'ready',
    'posting',
    'posted',
    'failed',
    'skipped',
  ]);
});

test('an address names a part there is, or none', () => {
  expect(readView('failed')).toBe('failed');
  expect(readView('lost')).toBeNull();
  expect(readView(null)).toBeNull();
});

const ADDRESS: ListAddress = {
  client: 'c1',
  view: null,
  q: '',
  filters: {},
  from: null,
  to: null,
  tz: 'store',
  sort: null,
  cols: null,
  sel: null,
  panel: null,
  page: null,
};

describe('the filters of an address', () => {
  test('are those the server knows, the first value of each', () => {
    const filters = { store: ['s1', 's2'], platform: ['doordash'] };
    const address = { ...ADDRESS, filters, q: ' UE-7 ', from: '2026-11-01', to: '2026-11-30' };
    expect(toEntriesFilter(address, 'ready')).toEqual({
      status: 'ready',
      store_id: 's1',
      platform: 'doordash',
      from: '2026-11-01',
      to: '2026-11-30',
      q: 'UE-7',
    });
  });

  test('are none but the part of the queue where the address says nothing', () => {
    const filters = { platform: ['grubhub'] };
    expect(toEntriesFilter({ ...ADDRESS, filters, q: '  ' }, 'posted')).toEqual({
      status: 'posted',
    });
  });

  test('offer each store once', () => {
    const rules = queueRules([channelStatus, { ...channelStatus, channel_type: 'doordash' }]);
    expect(rules.properties[0]?.values).toEqual([{ value: 's1', label: 'Fishtown' }]);
  });
});
