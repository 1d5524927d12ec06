import { expect, test } from 'vitest';
import { channelStatus } from '../../../shared/testing/sync.fake.ts';
import { channelsSentence, nextSync, worstFirst } from './channel.view.ts';

test('all channels are summarized in one sentence, the worst first', () => {
  expect(
    channelsSentence([{ state: 'up_to_date' }, { state: 'failed' }, { state: 'up_to_date' }]),
  ).toBe('3 store connections: 1 failed, 2 up to date.');
  expect(channelsSentence([{ state: 'never_synced' }, { state: 'never_synced' }])).toBe(
    '2 store connections, never synced.',
  );
  expect(channelsSentence([{ state: 'paused' }])).toBe('1 store connection, paused.');
  expect(channelsSentence([])).toBe('No stores connected to a delivery platform yet.');
});

test('channels are sorted by severity, then by store', () => {
  const channels = [
    { ...channelStatus, store_name: 'B' },
    { ...channelStatus, store_name: 'C', state: 'behind' as const },
    { ...channelStatus, store_name: 'A' },
  ];
  expect(worstFirst(channels).map(({ store_name: name }) => name)).toEqual(['C', 'A', 'B']);
});

test('the next sync is the earliest that is not paused', () => {
  const schedule = (next_run_at: string | null, paused_at: string | null = null) => ({
    schedule: { next_run_at, paused_at },
  });
  expect(
    nextSync([
      schedule('2026-11-25T00:00:00.000Z'),
      schedule('2026-11-24T00:00:00.000Z'),
      schedule('2026-11-23T00:00:00.000Z', '2026-11-01T00:00:00.000Z'),
    ]),
  ).toBe('2026-11-24T00:00:00.000Z');
  expect(nextSync([schedule(null)])).toBeNull();
});
