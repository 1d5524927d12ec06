import { expect, test } from 'vitest';
import { moved } from './pins.view.ts';
import { tasksOf } from './today.view.ts';

const COUNTS = {
  needs_mapping: 1,
  needs_review: 12,
  ready: 3,
  posting: 2,
  posted: 40,
  failed: 0,
  skipped: 0,
  reversed: 0,
};

test('waiting work is shown in workflow order, with what to do', () => {
  expect(tasksOf(COUNTS, 'qbo')).toEqual([
    {
      id: 'needs_mapping',
      label: 'Map accounts for 1 entry',
      path: '/dashboard/sync?view=needs_mapping',
    },
    { id: 'needs_review', label: 'Review 12 entries', path: '/dashboard/sync?view=needs_review' },
    { id: 'ready', label: 'Post 3 entries', path: '/dashboard/sync?view=ready' },
  ]);
});

test('nothing is posted for a client without QuickBooks', () => {
  expect(tasksOf(COUNTS, 'delivery_only').map(({ id }) => id)).toEqual([
    'needs_mapping',
    'needs_review',
  ]);
});

test('a pin moves by one position, and not past the ends', () => {
  const pins = ['a', 'b', 'c'];
  expect(moved(pins, 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(pins, 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(pins, 'c', 1)).toEqual(pins);
  expect(moved(pins, 'a', -1)).toEqual(pins);
  expect(moved(pins, 'gone', 1)).toEqual(pins);
});
