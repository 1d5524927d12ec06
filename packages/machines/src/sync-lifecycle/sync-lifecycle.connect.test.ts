import { describe, expect, test } from 'vitest';
import { connectSyncLifecycle, type SyncLifecycleSituation } from './sync-lifecycle.connect.ts';
import { SYNC_LIFECYCLE_SITUATIONS } from './sync-lifecycle.situations.ts';
import type { RunState, SyncLifecycleEvent } from './sync-lifecycle.types.ts';

const ignore = () => undefined;

function connect(situation: SyncLifecycleSituation) {
  const sent: SyncLifecycleEvent[] = [];
  const { onRetry, ...view } = connectSyncLifecycle(situation, (event) => sent.push(event));
  return { view, onRetry, sent };
}

function stepsOf(state: RunState): string[] {
  return connectSyncLifecycle(SYNC_LIFECYCLE_SITUATIONS[state], ignore).steps.map(
    ({ id, state: stepState, detail }) =>
      [id, stepState, ...(detail === undefined ? [] : [detail])].join(': '),
  );
}

describe('connectSyncLifecycle', () => {
  test('shows a run in the middle as whole plain props', () => {
    expect(connect(SYNC_LIFECYCLE_SITUATIONS.checking).view).toEqual({
      state: 'checking',
      status: 'running',
      headline: 'Checking that every row and every payout adds up to the cent.',
      steps: [
        { id: 'import', state: 'done', detail: '2 files stored' },
        { id: 'recognise', state: 'done', detail: '2 reports known' },
        { id: 'check', state: 'active' },
        { id: 'plan', state: 'pending' },
        { id: 'ready', state: 'pending' },
      ],
      isWorking: true,
      blockedReasons: [],
      canRetry: false,
    });
  });

  test.each<[RunState, string, string[]]>([
    [
      'importing',
      'Storing 2 files exactly as received.',
      ['import: active', 'recognise: pending', 'check: pending', 'plan: pending', 'ready: pending'],
    ],
    [
      'recognising',
      'Finding out what is in 2 files.',
      [
        'import: done: 2 files stored',
        'recognise: active',
        'check: pending',
        'plan: pending',
        'ready: pending',
      ],
    ],
    [
      'planning',
      'Working out the journal entries for 3 payouts.',
      [
        'import: done: 2 files stored',
        'recognise: done: 2 reports known',
        'check: done: 1,204 rows, 1 set aside',
        'plan: active',
        'ready: pending',
      ],
    ],
    [
      'ready',
      '4 journal entries for 3 payouts, ready to review. Left out: 1 row set aside because it does not add up.',
      [
        'import: done: 2 files stored',
        'recognise: done: 2 reports known',
        'check: done: 1,204 rows, 1 set aside',
        'plan: done: 4 entries',
        'ready: done',
      ],
    ],
    [
      'blocked',
      'Nothing could be planned: 2 things are in the way. Your books are unchanged.',
      [
        'import: done: 2 files stored',
        'recognise: blocked: no report known',
        'check: pending',
        'plan: pending',
        'ready: pending',
      ],
    ],
    [
      'failed',
      'The database did not answer. Your books are unchanged, and no file was lost.',
      [
        'import: done: 2 files stored',
        'recognise: done: 2 reports known',
        'check: failed',
        'plan: pending',
        'ready: pending',
      ],
    ],
  ])('says what a run that is %s means for the books', (state, headline, steps) => {
    const { view } = connect(SYNC_LIFECYCLE_SITUATIONS[state]);
    expect(view.headline).toBe(headline);
    expect(stepsOf(state)).toEqual(steps);
  });

  test.each<[RunState, string]>([
    ['importing', 'running'],
    ['planning', 'running'],
    ['ready', 'partial'],
    ['blocked', 'failed'],
    ['failed', 'failed'],
  ])('gives a run that is %s the status word %s', (state, status) => {
    expect(connect(SYNC_LIFECYCLE_SITUATIONS[state]).view.status).toBe(status);
  });

  test('is succeeded only when nothing was left out', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const clean = { ...context, counts: { ...context.counts, rowsQuarantined: 0, entries: 1 } };
    const { view } = connect({ state: 'ready', context: clean });
    expect(view.status).toBe('succeeded');
    expect(view.headline).toBe('1 journal entry for 3 payouts, ready to review.');
    expect(view.steps[2]?.detail).toBe('1,204 rows, every row adds up');
  });

  test('names the step that left nothing to go on with', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const blockedStep = (counts: Partial<typeof context.counts>) =>
      connect({
        state: 'blocked',
        context: { ...context, counts: { ...context.counts, ...counts } },
      }).view.steps.find(({ state }) => state === 'blocked')?.id;
    expect(blockedStep({ reportsRecognised: 0 })).toBe('recognise');
    expect(blockedStep({ payouts: 0 })).toBe('check');
    expect(blockedStep({ payoutsPlanned: 0 })).toBe('plan');
  });

  test('counts broken checks and blocked items', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.ready;
    const { view } = connect({
      state: 'ready',
      context: {
        ...context,
        blocked: SYNC_LIFECYCLE_SITUATIONS.blocked.context.blocked,
        counts: { ...context.counts, identitiesBroken: 1, rowsQuarantined: 2 },
      },
    });
    expect(view.headline).toBe(
      '4 journal entries for 3 payouts, ready to review. Left out: 2 rows set aside because they do not add up, 2 items blocked.',
    );
    expect(view.steps[2]?.detail).toBe('1,204 rows, 2 set aside, 1 check broken');
  });

  test('sends a retry while one is possible', () => {
    const { view, onRetry, sent } = connect(SYNC_LIFECYCLE_SITUATIONS.failed);
    onRetry();
    expect(view.canRetry).toBe(true);
    expect(sent).toEqual([{ type: 'run.retry' }]);
  });

  test.each<RunState>(['importing', 'ready', 'blocked'])('sends nothing while %s', (state) => {
    const { view, onRetry, sent } = connect(SYNC_LIFECYCLE_SITUATIONS[state]);
    onRetry();
    expect(view.canRetry).toBe(false);
    expect(sent).toEqual([]);
  });

  test('sends nothing after a failure that trying again cannot mend', () => {
    const { context } = SYNC_LIFECYCLE_SITUATIONS.failed;
    const { view, onRetry, sent } = connect({
      state: 'failed',
      context: {
        ...context,
        failure: {
          step: 'import',
          code: 'report_too_long',
          message: 'The report has 300,000 rows; 200,000 are read',
          retryable: false,
        },
      },
    });
    onRetry();
    expect(sent).toEqual([]);
    expect(view.headline).toBe(
      'The report has 300,000 rows; 200,000 are read. Your books are unchanged, and no file was lost.',
    );
  });
});
