import { connectSyncLifecycle } from '@platebook/machines';
import { describe, expect, test } from 'vitest';
import type { SyncRun } from '../../../shared/api/entities.ts';
import { syncRun, syncRunDetail } from '../../../shared/testing/sync.fake.ts';
import { isAtWork, runPeriod, runTitle } from './run-title.ts';
import {
  elapsedMs,
  entriesSentence,
  hasEntriesToReverse,
  runSteps,
  toRunSituation,
  triggerName,
  waitWords,
  wayOut,
} from './run.view.ts';

test('a run is named by its file, by its channel, or by posting', () => {
  expect(runTitle(syncRun)).toBe('Uber Eats · Fishtown');
  expect(runTitle({ ...syncRun, channel_type: null, store_name: null })).toBe('Sync');
  expect(runTitle({ ...syncRun, kind: 'post' })).toBe('Posting to QuickBooks');
  const file = { name: 'march.csv', sha256: 'a'.repeat(64), size_bytes: 9 };
  expect(runTitle({ ...syncRun, kind: 'file', file })).toBe('march.csv');
  const turned = { ...file, name: 'march-\u202Evsc.exe' };
  expect(runTitle({ ...syncRun, kind: 'file', file: turned })).toBe('march-[U+202E]vsc.exe');
});

test('a posting is started by hand, not by a sync', () => {
  expect(triggerName(syncRun)).toBe('Schedule');
  expect(triggerName({ kind: 'fetch', trigger: 'manual' })).toBe('Sync now');
  expect(triggerName({ kind: 'post', trigger: 'manual' })).toBe('Manual');
});

test('the days of a run are a period, and empty if it concerns entries', () => {
  expect(runPeriod(syncRun)).toBe('Nov 2–8, 2026');
  expect(runPeriod({ ...syncRun, period_from: null })).toBeNull();
});

test('a run’s duration is until its end, or until now', () => {
  const startedMs = Date.parse(syncRun.created_at);
  expect(elapsedMs(syncRun, startedMs + 4_000)).toBe(4_000);
  const finished = { ...syncRun, finished_at: '2026-11-21T09:01:00.000Z' };
  expect(elapsedMs(finished, startedMs + 900_000)).toBe(60_000);
  expect(elapsedMs(syncRun, startedMs - 5)).toBe(0);
});

test.each([
  ['queued' as const, true],
  ['running' as const, true],
  ['waiting' as const, true],
  ['partial' as const, false],
  ['succeeded' as const, false],
  ['failed' as const, false],
  ['cancelled' as const, false],
])('%s is in progress: %j', (status, working) => {
  expect(isAtWork({ status })).toBe(working);
});

describe('the situation of a run', () => {
  const situation = {
    ...syncRun.situation,
    state: 'posting.quarantine' as const,
    unmapped: [{ line: 'Tips', amount_cents: 500 }],
    unknown_key: 'k2',
    entries: [
      {
        key: 'k2',
        document_number: 'UE-2',
        total_cents: 900,
        state: 'pending' as const,
        external_id: null,
        reason: null,
      },
    ],
    blocked: [
      {
        file: 'a.csv',
        reason: 'unknown_column',
        column: 'Fee 9',
        payout_ref: null,
        platform_store_id: 's',
        message: 'Unknown.',
      },
    ],
  };

  test('is one that the run machine has a view for', () => {
    const view = connectSyncLifecycle(toRunSituation({ situation }), () => undefined);
    expect(view.status).toEqual({ kind: 'run', status: 'waiting' });
    expect(view.entries).toEqual([
      { key: 'k2', documentNumber: 'UE-2', totalCents: 900, status: 'posting', note: null },
    ]);
  });

  test('lists what is blocked and what has no account', () => {
    const { context } = toRunSituation({ situation });
    expect(context.blocked).toEqual([
      {
        file: 'a.csv',
        reason: 'unknown_column',
        message: 'Unknown.',
        column: 'Fee 9',
        storeId: 's',
      },
    ]);
    expect(context.unmapped).toEqual([{ line: 'Tips', amountCents: 500 }]);
  });
});

test('the outcome of the payouts is one sentence', () => {
  expect(entriesSentence(syncRunDetail)).toBe('3 entries: 2 ready to post, 1 to review.');
  const none = { ...syncRunDetail.entries, planned: 0, ready: 0, needs_review: 0 };
  expect(entriesSentence({ entries: none })).toBeNull();
});

describe('the steps of a posting', () => {
  const entry = (key: string, state: 'pending' | 'posted' | 'refused') => ({
    key,
    document_number: key,
    total_cents: 900,
    state,
    external_id: null,
    reason: null,
  });
  type State = typeof syncRun.situation.state;
  const stepsOf = (state: State, entries: readonly ReturnType<typeof entry>[]) =>
    runSteps(
      { kind: 'post', situation: { ...syncRun.situation, state, entries: [...entries] } },
      [],
    );

  test('are sending and reading back, each with its progress', () => {
    expect(stepsOf('posting.sending', [entry('a', 'posted'), entry('b', 'pending')])).toEqual([
      { id: 'post', state: 'active', count: { done: 1, total: 2, of: 'entries' } },
      { id: 'verify', state: 'pending' },
    ]);
    expect(stepsOf('posted', [entry('a', 'posted')])).toEqual([
      { id: 'post', state: 'done', count: { done: 1, total: 1, of: 'entries' } },
      { id: 'verify', state: 'done', detail: '1 confirmed by QuickBooks' },
    ]);
  });

  test('are partly done if the books refused one, and wait if the outcome is unknown', () => {
    const [partial, verified] = stepsOf('partial', [entry('a', 'posted'), entry('b', 'refused')]);
    expect(partial).toMatchObject({ state: 'partial', count: { done: 2, total: 2 } });
    expect(verified).toEqual({ id: 'verify', state: 'done', detail: '1 confirmed by QuickBooks' });
    const [unknown] = stepsOf('posting.quarantine', [entry('a', 'pending')]);
    expect(unknown).toMatchObject({ state: 'waiting', count: { done: 0, total: 1 } });
  });

  test('end where reading back failed, and report only what was read back', () => {
    const situation = {
      ...syncRun.situation,
      state: 'failed' as const,
      failure: {
        step: 'verify' as const,
        code: 'connection_revoked',
        message: 'No.',
        retryable: true,
      },
      entries: [entry('a', 'posted')],
    };
    const steps = runSteps({ kind: 'post', situation }, []);
    expect(steps.map(({ id, state }) => `${id}: ${state}`)).toEqual([
      'post: done',
      'verify: failed',
    ]);
    expect(steps.map(({ detail }) => detail)).toEqual([undefined, undefined]);
  });
});

test.each([
  ['posted', ['posted'], true],
  ['partial', ['refused', 'different'], true],
  ['posted', [], false],
  ['partial', ['refused'], false],
  ['verifying', ['posted'], false],
  ['failed', ['posted'], false],
] as const)('a run that is %s with %j can be reversed: %s', (state, states, expected) => {
  const entries = states.map((one) => ({
    key: one,
    document_number: one,
    total_cents: 900,
    state: one,
    external_id: null,
    reason: null,
  }));
  const situation = { ...syncRun.situation, state, entries };
  expect(hasEntriesToReverse({ situation })).toBe(expected);
});

test('a fetch starts with the step “fetching”; an uploaded file is imported', () => {
  const steps = [{ id: 'import', state: 'done' }] as const;
  expect(runSteps(syncRun, steps)).toEqual([{ id: 'fetch', state: 'done' }]);
  expect(runSteps({ ...syncRun, kind: 'file' }, steps)).toEqual(steps);
});

test.each([
  ['fetch', 'platform_refused', '/dashboard/platform/ubereats/store-mapping'],
  ['fetch', 'provider_unavailable', '/dashboard/platform/ubereats'],
  ['post', 'books_unavailable', '/dashboard/platform/quickbooks'],
  ['verify', 'connection_revoked', '/dashboard/platform/quickbooks'],
  ['check', 'broken', undefined],
] as const)('a failure at %s with %s is fixed at %s', (step, code, path) => {
  const failure = { step, code, message: 'No.', retryable: false };
  expect(wayOut({ ...syncRun, situation: { ...syncRun.situation, failure } })?.path).toBe(path);
});

describe('what a run waits for', () => {
  const now = Date.parse('2026-11-22T09:00:00.000Z');
  const waiting = (state: SyncRun['situation']['state'], change: Partial<SyncRun> = {}) =>
    waitWords(
      {
        ...syncRun,
        status: 'waiting',
        waits_until: '2026-11-22T09:05:00.000Z',
        situation: { ...syncRun.situation, state },
        ...change,
      },
      now,
    );

  test.each([
    ['verifying', 'QuickBooks didn’t respond. We’ll check the entries again'],
    ['posting.waiting', 'QuickBooks is busy. Posting continues'],
    ['fetching', 'Uber Eats is still preparing the report. Next check'],
    ['checking', 'Continues'],
  ] as const)('in %s is shown', (state, words) => {
    expect(waiting(state)).toBe(words);
  });

  test('is empty once it is over, and for a run that waits for a person', () => {
    expect(waiting('verifying', { waits_until: '2026-11-22T08:59:59.000Z' })).toBeNull();
    expect(waiting('verifying', { waits_until: null })).toBeNull();
    expect(waiting('verifying', { status: 'failed' })).toBeNull();
  });
});
