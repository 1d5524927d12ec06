import { expect, test } from 'vitest';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { channelStatus, syncRun } from '../../../shared/testing/sync.fake.ts';
import { runsColumns, runsProperties } from './runs-columns.tsx';

const rowOf = (run: SyncRun) =>
  Object.fromEntries(runsColumns(() => '/').map(({ header, value }) => [header, value(run)]));

test('a run in a file: what it read, for which days, its progress, and the outcome', () => {
  expect(rowOf(syncRun)).toEqual({
    Run: 'Uber Eats · Fishtown',
    Status: 'Waiting',
    Started: '2026-11-21T09:00:00.000Z',
    Days: 'Nov 2–8, 2026',
    'Started by': 'Schedule',
    Payouts: 1,
    Entries: 1,
  });
});

test('a posting run counts its requested entries, and has no days', () => {
  const entries = [{}, {}, {}] as unknown as SyncRun['situation']['entries'];
  const posting: SyncRun = {
    ...syncRun,
    kind: 'post',
    trigger: 'manual',
    period_from: null,
    period_to: null,
    situation: { ...syncRun.situation, entries },
  };
  expect(rowOf(posting)).toMatchObject({ Days: '', Entries: 3 });
});

test('a run that changed nothing says so next to who started it', () => {
  expect(rowOf({ ...syncRun, dry_run: true })['Started by']).toBe('Schedule, dry run');
});

test('the server sorts runs by start time only', () => {
  const sorting = runsColumns(() => '/').filter(({ sorts }) => sorts === true);
  expect(sorting.map(({ id }) => id)).toEqual(['started']);
});

test('a store with two channels is one value of its filter', () => {
  const doordash = { ...channelStatus, channel_id: 'c2', channel_type: 'doordash' as const };
  const other = { ...channelStatus, store_id: 's2', store_name: 'Rittenhouse' };
  const [store, platform, , days] = runsProperties([channelStatus, doordash, other]);
  expect(store?.values).toEqual([
    { value: 's1', label: 'Fishtown' },
    { value: 's2', label: 'Rittenhouse' },
  ]);
  expect(platform?.values?.map(({ value }) => value)).toEqual(['ubereats', 'doordash']);
  expect(days?.values?.map(({ value }) => value)).toEqual(['7', '30', '90', '365']);
});
