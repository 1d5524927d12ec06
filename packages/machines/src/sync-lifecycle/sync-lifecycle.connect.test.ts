import { describe, expect, test } from 'vitest';
import type { SyncLifecycleSituation } from './run-situation.ts';
import { connectSyncLifecycle, toRunState } from './sync-lifecycle.connect.ts';
import { SYNC_LIFECYCLE_SITUATIONS } from './sync-lifecycle.situations.ts';
import { RUN_STATES, type RunState, type SyncLifecycleEvent } from './sync-lifecycle.types.ts';

const see = (situation: SyncLifecycleSituation) => connectSyncLifecycle(situation, () => undefined);
const stepsOf = (situation: SyncLifecycleSituation) =>
  see(situation).steps.map(({ id, state, detail }) =>
    [id, state, ...(detail === undefined ? [] : [detail])].join(': '),
  );

test('shows a run in the middle as whole plain props', () => {
  expect(see(SYNC_LIFECYCLE_SITUATIONS.checking)).toEqual({
    state: 'checking',
    status: { kind: 'run', status: 'running' },
    headline: 'Checking that every row and every payout adds up to the cent.',
    steps: [
      { id: 'import', state: 'done', detail: '2 files stored' },
      { id: 'recognise', state: 'done', detail: '2 reports recognized' },
      { id: 'check', state: 'active' },
      { id: 'plan', state: 'pending' },
      { id: 'ready', state: 'pending' },
    ],
    blockedReasons: [],
    unmapped: [],
    entries: [],
    progress: null,
    isWorking: true,
    actions: [{ id: 'cancel', run: expect.any(Function) }],
  });
});

test('has a status and actions for each state', () => {
  const seen = RUN_STATES.map((state) => {
    const { status, actions } = see(SYNC_LIFECYCLE_SITUATIONS[state]);
    return [state, status.status, ...actions.map(({ id }) => id)].join(' ');
  });
  expect(seen).toEqual([
    'queued queued start cancel',
    'fetching running cancel',
    'recognising running cancel',
    'checking running cancel',
    'planning running cancel',
    'blocked failed',
    'needs_mapping needs_mapping cancel',
    'ready ready approve cancel',
    'posting.sending posting cancel',
    'posting.waiting waiting cancel',
    'posting.quarantine waiting cancel',
    'posting.ambiguous posting cancel',
    'verifying posting',
    'posted posted',
    'partial partial retry',
    'cancelled cancelled retry',
    'failed failed retry',
  ]);
});

test.each<[RunState, readonly string[]]>([
  ['ready', ['ready', 'ready']],
  ['posting.sending', ['posted', 'posting']],
  ['posting.waiting', ['posted', 'ready']],
  ['posting.quarantine', ['posted', 'posting']],
  ['partial', ['failed', 'posted']],
  ['cancelled', ['skipped', 'skipped']],
])('gives each entry of %s its status', (state, statuses) => {
  expect(see(SYNC_LIFECYCLE_SITUATIONS[state]).entries.map(({ status }) => status)).toEqual(
    statuses,
  );
});

test('shows that a person must look at an entry that differs', () => {
  const { context } = SYNC_LIFECYCLE_SITUATIONS.partial;
  const entries = context.entries.map((entry) => ({ ...entry, state: 'different' as const }));
  const view = see({ state: 'partial', context: { ...context, entries } });
  expect(view.entries.map(({ status }) => status)).toEqual(['needs_review', 'needs_review']);
});

test('sends the event of the pressed action and nothing by itself', () => {
  const sent: SyncLifecycleEvent[] = [];
  const view = connectSyncLifecycle(SYNC_LIFECYCLE_SITUATIONS.partial, (event) => sent.push(event));
  expect(sent).toEqual([]);
  for (const { run } of view.actions) {
    run();
  }
  expect(sent).toEqual([{ type: 'run.retry' }]);
});

describe('what a person reads', () => {
  test.each<[RunState, string]>([
    ['recognising', 'Checking what’s in 2 files.'],
    ['planning', 'Working out the journal entries for 2 payouts.'],
    ['blocked', 'No entries could be prepared: 2 problems need fixing. Your books are unchanged.'],
    ['needs_mapping', '2 lines have no account yet. Nothing is posted until they do.'],
    ['ready', '2 journal entries for 2 payouts, ready to review.'],
    [
      'posting.quarantine',
      '1 of 2 journal entries is in QuickBooks. QuickBooks didn’t confirm the last one. We’ll check before retrying, so nothing posts twice.',
    ],
    ['posted', '2 journal entries posted to QuickBooks and confirmed.'],
    [
      'failed',
      'The books did not say whether an entry reached them. 1 of 2 journal entries is in QuickBooks.',
    ],
  ])('in %s', (state, headline) => {
    expect(see(SYNC_LIFECYCLE_SITUATIONS[state]).headline).toBe(headline);
  });

  test('claims nothing about entries that could not be read back', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.posted;
    const failure = {
      step: 'verify',
      code: 'connection_revoked',
      message: 'Access was revoked in QuickBooks.',
      retryable: true,
    } as const;
    expect(see({ state: 'failed', context: { ...context, failure } }).headline).toBe(
      'Access was revoked in QuickBooks. QuickBooks took 2 journal entries. They count as posted once QuickBooks confirms them.',
    );
  });

  test('shows what was left out, and is then only partly done', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const { blocked } = SYNC_LIFECYCLE_SITUATIONS.blocked.context;
    const counts = { ...context.counts, identitiesBroken: 1, rowsQuarantined: 2 };
    const view = see({ state: 'ready', context: { ...context, blocked, counts } });
    expect(view.headline).toBe(
      '2 journal entries for 2 payouts, ready to review. Left out: 2 rows set aside because they don’t add up, payments-november.csv, which couldn’t be read, 1 item blocked.',
    );
    expect(view.status).toEqual({ kind: 'run', status: 'partial' });
    expect(view.steps[2]).toEqual({
      id: 'check',
      state: 'partial',
      detail: 'couldn’t read payments-november.csv, 1,204 rows, 2 set aside, 1 check failed',
    });
  });

  test('of files without postable entries is a success with nothing to approve', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const view = see({ state: 'ready', context: { ...context, entries: [] } });
    expect([view.status, view.actions]).toEqual([{ kind: 'run', status: 'succeeded' }, []]);
  });

  test('shows that nothing was posted when everything was there already', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.posted;
    const view = see({ state: 'posted', context: { ...context, entries: [] } });
    expect(view.headline).toBe(
      'Everything from this period was already in QuickBooks. Nothing was posted.',
    );
    expect([view.actions, view.progress]).toEqual([[], null]);
  });

  test('does not offer to cancel twice', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS['posting.sending'];
    const view = see({ state: 'posting.sending', context: { ...context, stopAsked: true } });
    expect(view.actions).toEqual([]);
    expect(view.headline).toBe(
      '1 of 2 journal entries is in QuickBooks. Posting stops after this one.',
    );
  });

  test.each([
    ['recognise', 'Gone. Your books are unchanged, and no file was lost.'],
    ['post', 'Gone. As far as we know, nothing from this run is in QuickBooks.'],
  ] as const)('does not offer to retry a %s that would fail again', (step, headline) => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.failed;
    const failure = { step, code: 'x', message: 'Gone', retryable: false };
    const view = see({ state: 'failed', context: { ...context, entries: [], failure } });
    expect([view.actions, view.headline]).toEqual([[], headline]);
  });
});

describe('the steps', () => {
  test.each<[RunState, readonly string[]]>([
    ['queued', ['pending', 'pending', 'pending', 'pending', 'pending']],
    ['fetching', ['active', 'pending', 'pending', 'pending', 'pending']],
    ['blocked', ['done', 'done', 'blocked', 'pending', 'pending']],
    ['needs_mapping', ['done', 'done', 'partial', 'blocked', 'pending']],
    ['verifying', ['done', 'done', 'done', 'done', 'done']],
    ['cancelled', ['done', 'done', 'done', 'done', 'done']],
    ['failed', ['done', 'done', 'done', 'done', 'done']],
  ])('of %s show the progress', (state, states) => {
    expect(see(SYNC_LIFECYCLE_SITUATIONS[state]).steps.map((step) => step.state)).toEqual(states);
  });

  test('show the result of each one', () => {
    expect(stepsOf(SYNC_LIFECYCLE_SITUATIONS.ready)).toEqual([
      'import: done: 2 files stored',
      'recognise: done: 2 reports recognized',
      'check: done: 1,204 rows, every row adds up',
      'plan: done: 2 entries',
      'ready: done',
    ]);
    const { context } = SYNC_LIFECYCLE_SITUATIONS.blocked;
    const unknown = { ...context, blocked: [] };
    expect(stepsOf({ state: 'blocked', context: unknown })[1]).toBe(
      'recognise: blocked: no report recognized',
    );
  });

  test('name the one that left nothing to continue with', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const blockedStep = (counts: Partial<typeof context.counts>) =>
      see({
        state: 'blocked',
        context: { ...context, counts: { ...context.counts, ...counts } },
      }).steps.find(({ state }) => state === 'blocked')?.id;
    expect(blockedStep({ reportsRecognised: 0 })).toBe('recognise');
    expect(blockedStep({ payouts: 0 })).toBe('check');
    expect(blockedStep({ payoutsPlanned: 0 })).toBe('plan');
  });

  test('check an identity only if it holds', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const checkWith = (counts: Partial<typeof context.counts>) =>
      see({
        state: 'ready',
        context: { ...context, counts: { ...context.counts, ...counts } },
      }).steps.find(({ id }) => id === 'check')?.state;
    expect(checkWith({})).toBe('done');
    expect(checkWith({ identitiesBroken: 1 })).toBe('partial');
    expect(checkWith({ rowsQuarantined: 1 })).toBe('partial');
  });

  test('name a file that was recognized but could not be read', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const week = { file: 'week.csv', reason: 'unknown_money_column', message: 'What is it?' };
    const nothing = { ...context.counts, reports: 1, reportsRecognised: 0, rows: 0, payouts: 0 };
    const blocked = { state: 'blocked', context: { ...context, blocked: [week, week] } } as const;
    const alone = { ...blocked, context: { ...blocked.context, counts: nothing } };
    expect(stepsOf(alone).slice(1, 3)).toEqual([
      'recognise: done: 1 report recognized',
      'check: blocked: couldn’t read week.csv',
    ]);
    expect(stepsOf({ ...blocked, state: 'ready' })[2]).toMatch(
      /^check: partial: couldn’t read week\.csv, /,
    );
    expect(see({ ...blocked, state: 'ready' }).headline).toBe(
      '2 journal entries for 2 payouts, ready to review. Left out: week.csv, which couldn’t be read.',
    );
  });

  test('show where a run failed', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.checking;
    const failure = { step: 'check', code: 'x', message: 'Gone', retryable: true } as const;
    expect(stepsOf({ state: 'failed', context: { ...context, failure } })).toEqual([
      'import: done: 2 files stored',
      'recognise: done: 2 reports recognized',
      'check: failed',
      'plan: pending',
      'ready: pending',
    ]);
  });
});

test('spells a state within posting as its snapshot does', () => {
  expect([toRunState('ready'), toRunState({ posting: 'sending' })]).toEqual([
    'ready',
    'posting.sending',
  ]);
});
