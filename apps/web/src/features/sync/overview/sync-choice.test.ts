import { expect, test } from 'vitest';
import { channelStatus } from '../../../shared/testing/sync.fake.ts';
import { skippedInWords, storesOf, toTriggerRequest } from './sync-choice.ts';

const EVERYTHING = { storeIds: null, platform: null, days: null, dryRun: false };

test('requesting everything names nothing', () => {
  expect(toTriggerRequest('t1', EVERYTHING)).toEqual({ tenant_id: 't1', dry_run: false });
});

test('a selection is requested as it is', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(
    toTriggerRequest('t1', { storeIds: ['s1'], platform: 'doordash', days, dryRun: true }),
  ).toEqual({
    tenant_id: 't1',
    store_ids: ['s1'],
    channel_type: 'doordash',
    from: '2026-11-01',
    to: '2026-11-30',
    dry_run: true,
  });
});

test.each([
  ['2026-10-31', undefined],
  ['2026-11-01', true],
])('a period from October to %s is a backfill: %j', (to, backfill) => {
  const days = { from: '2026-10-01', to };
  expect(toTriggerRequest('t1', { ...EVERYTHING, days }).backfill).toBe(backfill);
});

test('a store on two platforms is one choice, and stores are sorted by name', () => {
  const stores = [
    { store_id: 'b', store_name: 'Oak' },
    { store_id: 'a', store_name: 'Elm' },
    { store_id: 'b', store_name: 'Oak' },
  ];
  expect(storesOf(stores)).toEqual([
    { value: 'a', label: 'Elm' },
    { value: 'b', label: 'Oak' },
  ]);
});

const PAUSED = {
  store_id: 's1',
  channel_id: 'c1',
  channel_type: 'ubereats',
  code: 'connection_paused',
  message: 'Uber Eats is paused. Resume it first.',
} as const;

test('a skipped item is named by its store, if known', () => {
  expect(skippedInWords(PAUSED, [channelStatus])).toBe(
    'Fishtown, Uber Eats: Uber Eats is paused. Resume it first.',
  );
  expect(skippedInWords(PAUSED, [])).toBe('Uber Eats: Uber Eats is paused. Resume it first.');
});
