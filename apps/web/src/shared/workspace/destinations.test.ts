import { expect, test } from 'vitest';
import { ADDRESSES } from '../../app/addresses.ts';
import { destinationsFor, pinnedDestinations } from './destinations.ts';
import { SECTION_PATHS } from './section-paths.ts';

const OWNER = { client_category: 'qbo', level: 'user_owner' } as const;
const READER = { client_category: 'delivery_only', level: 'user_basic' } as const;
const idsOf = (places: readonly { id: string }[]) => places.map(({ id }) => id);

test('every destination is a page of the app, and is listed once', () => {
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

test('a read-only user is not sent to match stores', () => {
  expect(idsOf(destinationsFor(OWNER))).toContain('match-ubereats');
  expect(idsOf(destinationsFor(READER))).not.toContain('match-ubereats');
});

test('the shortcuts shown for destinations are those that open them', () => {
  const named = [
    ...destinationsFor(OWNER),
    ...destinationsFor({ ...OWNER, client_category: 'delivery_only' }),
  ].flatMap(({ keys, path }) => (keys?.[1] === undefined ? [] : [[keys[1].toLowerCase(), path]]));
  expect(Object.fromEntries(named)).toEqual(SECTION_PATHS);
});

test('pins keep their order; destinations that a client lacks are omitted', () => {
  expect(idsOf(pinnedDestinations(OWNER, ['team', 'payouts', 'reports', 'gone']))).toEqual([
    'team',
    'payouts',
  ]);
  expect(idsOf(pinnedDestinations(OWNER, []))).toEqual([]);
  expect(idsOf(pinnedDestinations(READER, null))).toContain('reports');
});
