import { describe, expect, test } from 'vitest';
import { channelStatus } from '../../../shared/testing/sync.fake.ts';
import {
  queueParts,
  queueProperties,
  toEntriesFilter,
  usualView,
  viewOf,
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

test('rare parts are marked, each with its count', () => {
  const parts = queueParts({ ...NONE, ready: 3, posting: 1 });
  expect(parts.map(({ id, count, seldom }) => [id, count, seldom])).toEqual([
    ['needs_mapping', 0, false],
    ['needs_review', 0, false],
    ['ready', 3, false],
    ['posting', 1, true],
    ['posted', 0, false],
    ['failed', 0, false],
    ['skipped', 0, true],
    ['reversed', 0, true],
  ]);
});

test('an unknown part becomes the default one', () => {
  expect(viewOf('failed', NONE)).toBe('failed');
  expect(viewOf('lost', { ...NONE, ready: 1 })).toBe('ready');
  expect(viewOf(null, NONE)).toBe('posted');
});

describe('the filters of a request', () => {
  test('are those the server knows, the first value of each', () => {
    const filters = { store: ['s1', 's2'], platform: ['doordash'] };
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(
      toEntriesFilter({ part: 'ready', filters, q: 'UE-7', ...days, sort: '-date' }, 'ready'),
    ).toEqual({
      status: 'ready',
      store_id: 's1',
      platform: 'doordash',
      from: '2026-11-01',
      to: '2026-11-30',
      q: 'UE-7',
    });
  });

  test('are only the queue’s part if the URL has none', () => {
    const filters = { platform: ['grubhub'] };
    expect(toEntriesFilter({ filters, sort: '-date' }, 'posted')).toEqual({ status: 'posted' });
  });

  test('offer each store once', () => {
    const properties = queueProperties([
      channelStatus,
      { ...channelStatus, channel_type: 'doordash' },
    ]);
    expect(properties[0]?.values).toEqual([{ value: 's1', label: 'Fishtown' }]);
  });
});
