import { expect, test, vi } from 'vitest';
import type { Client, SyncRun } from '../../../shared/api/entities.ts';
import { chosenFor, type ListAction } from '../../../shared/list/list-actions.ts';
import { fakeApi, refusal, type AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { client, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { syncRun } from '../../../shared/testing/sync.fake.ts';
import { runsActions } from './runs-actions.ts';

function actionsOf(of: Client = client, answer?: AnswerRequest) {
  const { api, sent } = fakeApi(answer);
  const refresh = vi.fn(async () => undefined);
  const actions = runsActions({ api, client: of, refresh });
  const actionOf = (id: string): ListAction<SyncRun> => {
    const found = actions.find((action) => action.id === id);
    if (found === undefined) {
      throw new Error(`There is no action ${id}.`);
    }
    return found;
  };
  return { actions, actionOf, sent, refresh };
}

type Situation = SyncRun['situation'];

function runIn(id: string, situation: Partial<Situation>, changes: Partial<SyncRun> = {}): SyncRun {
  return { ...syncRun, id, ...changes, situation: { ...syncRun.situation, ...situation } };
}

const failure = (retryable: boolean) =>
  ({ code: 'provider_down', message: 'Uber Eats is down.', retryable }) as Situation['failure'];

const RUNS = [
  runIn('ready', {}),
  runIn('failed', { state: 'failed', failure: failure(true) }),
  runIn('failed for good', { state: 'failed', failure: failure(false) }),
  runIn('partial', { state: 'partial' }),
  runIn('unmapped', { state: 'needs_mapping' }),
  runIn('canceled', { state: 'cancelled' }),
  runIn('canceled posting', { state: 'cancelled' }, { kind: 'post' }),
  runIn('posted', { state: 'posted' }),
];

test('runs that the server can restart can be retried, and the others are counted', () => {
  const { rows, note } = chosenFor(actionsOf().actionOf('retry'), RUNS);
  expect(rows.map(({ id }) => id)).toEqual(['failed', 'partial', 'unmapped', 'canceled']);
  expect(note).toBe('4 of 8 can be retried.');
});

test('a read-only user can download but not retry', () => {
  const ids = (of: Client) => actionsOf(of).actions.map(({ id }) => id);
  expect(ids(client)).toEqual(['retry', 'workpapers']);
  expect(ids(readOnlyClient)).toEqual(['workpapers']);
});

test('each run is retried separately under its name; the list is reloaded at the end', async () => {
  const { actionOf, sent, refresh } = actionsOf();
  const prepared = await actionOf('retry').prepare([
    runIn('r1', { state: 'partial' }),
    runIn('r2', { state: 'failed' }, { store_name: null, channel_type: null }),
  ]);
  expect(prepared?.question).toBe(undefined);
  expect(prepared?.job.title).toBe('Retry 2 runs');
  expect(prepared?.job.items).toEqual([
    { id: 'r1', name: 'Uber Eats · Fishtown' },
    { id: 'r2', name: 'Sync' },
  ]);
  for (const item of prepared?.job.items ?? []) {
    // oxlint-disable-next-line no-await-in-loop
    await prepared?.job.work(item);
  }
  expect(sent).toEqual([
    { method: 'POST', path: '/api/v2/clients/sync/r1/retry' },
    { method: 'POST', path: '/api/v2/clients/sync/r2/retry' },
  ]);
  expect(refresh).not.toHaveBeenCalled();
  await prepared?.job.onEnd?.([]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a refused run says why', async () => {
  const { actionOf } = actionsOf(client, () =>
    refusal(409, 'run_not_retryable', 'This run is under way.'),
  );
  const prepared = await actionOf('retry').prepare([RUNS[1] ?? syncRun]);
  await expect(prepared?.job.work({ id: 'r1', name: '' })).rejects.toThrow(
    'This run is under way.',
  );
});

test('only runs with payouts have workpapers', () => {
  const { counts } = syncRun.situation;
  const none = runIn('none', { counts: { ...counts, payouts: 0 } });
  const { rows } = chosenFor(actionsOf().actionOf('workpapers'), [syncRun, none]);
  expect(rows).toEqual([syncRun]);
});
