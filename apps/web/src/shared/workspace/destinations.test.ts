import { expect, test } from 'vitest';
import { ADDRESSES } from '../../app/addresses.ts';
import { destinationsFor, pathsByKey, pinnedDestinations } from './destinations.ts';

const OWNER = { client_category: 'qbo', level: 'user_owner' } as const;
const READER = { client_category: 'delivery_only', level: 'user_basic' } as const;
const idsOf = (places: readonly { id: string }[]) => places.map(({ id }) => id);

test('every destination is a page of the app, and is named once', () => {
  const places = [...destinationsFor(OWNER), ...destinationsFor(READER)];
  const paths = places.map(({ path }) => path.split('?')[0] ?? '');
  expect(paths.filter((path) => !ADDRESSES.includes(path))).toEqual([]);
  const ids = idsOf(destinationsFor(OWNER));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a client outside QuickBooks has reports, and nothing to post or reconcile', () => {
  const ids = idsOf(destinationsFor({ ...READER, level: 'user_owner' }));
  expect(ids).toContain('reports');
  expect(ids.filter((id) => ['ready', 'reconcile', 'accounts'].includes(id))).toEqual([]);
});

test('whoever may only read is not sent to match stores', () => {
  expect(idsOf(destinationsFor(OWNER))).toContain('match-ubereats');
  expect(idsOf(destinationsFor(READER))).not.toContain('match-ubereats');
});

test('G and a key lead to one place each', () => {
  expect(pathsByKey()).toEqual({
    h: '/dashboard',
    s: '/dashboard/sync',
    c: '/dashboard/clients',
    t: '/dashboard/stores',
    p: '/dashboard/platform',
    q: '/dashboard/quick-access',
    r: '/dashboard/report-manager',
  });
});

test('pins keep their order; what a client does not have is left out', () => {
  expect(idsOf(pinnedDestinations(OWNER, ['team', 'payouts', 'reports', 'gone']))).toEqual([
    'team',
    'payouts',
  ]);
  expect(idsOf(pinnedDestinations(OWNER, []))).toEqual([]);
  expect(idsOf(pinnedDestinations(READER, null))).toContain('reports');
});
