import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type Snapshot } from 'xstate';
import { listLeafStates } from '../testing/transition-coverage.ts';
import { toRunState } from './sync-lifecycle.connect.ts';
import { syncLifecycleMachine } from './sync-lifecycle.machine.ts';
import {
  RUN_STATES,
  type BlockedReason,
  type CheckIdentitiesOutput,
  type PlanEntriesOutput,
  type RecogniseReportsOutput,
  type RunStepInput,
} from './sync-lifecycle.types.ts';

const input = { runId: 'k0', reportIds: ['k1'] };
const recognised: RecogniseReportsOutput = {
  recognised: [
    {
      reportId: 'k1',
      fileName: 'payments.csv',
      platform: 'ubereats',
      reportType: 'ubereats_payment_details_us',
    },
  ],
  blocked: [],
};
const checked: CheckIdentitiesOutput = {
  rows: 12,
  rowsQuarantined: 1,
  payouts: 2,
  identitiesChecked: 6,
  identitiesBroken: 0,
  blocked: [],
};
const planned: PlanEntriesOutput = {
  payoutsPlanned: 2,
  entries: 3,
  toPost: [],
  unmapped: [],
  blocked: [],
};
const unplanned: PlanEntriesOutput = { ...planned, payoutsPlanned: 0, entries: 0 };
const unknownColumn: BlockedReason = {
  file: 'payments.csv',
  reason: 'unknown_money_column',
  column: 'Surprise fee',
  message: 'The column "Surprise fee" is not known.',
};

type Steps = {
  recogniseReports: () => Promise<RecogniseReportsOutput>;
  checkIdentities: () => Promise<CheckIdentitiesOutput>;
  planEntries: () => Promise<PlanEntriesOutput>;
};

const allSucceed: Steps = {
  recogniseReports: async () => recognised,
  checkIdentities: async () => checked,
  planEntries: async () => planned,
};

function provide(steps: Steps) {
  return syncLifecycleMachine.provide({
    actors: {
      recogniseReports: fromPromise<RecogniseReportsOutput, RunStepInput>(steps.recogniseReports),
      checkIdentities: fromPromise<CheckIdentitiesOutput, RunStepInput>(steps.checkIdentities),
      planEntries: fromPromise<PlanEntriesOutput, RunStepInput>(steps.planEntries),
    },
  });
}

function start(steps: Partial<Steps> = {}, snapshot?: Snapshot<unknown>) {
  const actor = createActor(provide({ ...allSucceed, ...steps }), {
    input,
    ...(snapshot === undefined ? {} : { snapshot }),
  });
  const states: string[] = [];
  const persisted: string[] = [];
  const note = (state: string) => {
    if (states.at(-1) !== state) {
      states.push(state);
    }
  };
  actor.subscribe((next) => {
    note(toRunState(next.value));
    persisted.push(JSON.stringify(actor.getPersistedSnapshot()));
  });
  actor.start();
  note(toRunState(actor.getSnapshot().value));
  return {
    actor,
    states,
    persisted,
    settled: () => waitFor(actor, (snapshot_) => !snapshot_.hasTag('working')),
  };
}

/** Fails the first time, then succeeds. */
function once<Output>(output: Output, error: unknown) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === 1) {
      throw error;
    }
    return output;
  };
}

const databaseGone = Object.assign(new Error('The database did not answer'), {
  code: 'database_unavailable',
});

describe('a run that succeeds', () => {
  test('goes through the three steps and stores their counts', async () => {
    const run = start();
    const { context } = await run.settled();
    expect(run.states).toEqual(['recognising', 'checking', 'planning', 'ready']);
    expect(context).toEqual({
      version: 3,
      runId: 'k0',
      reportIds: ['k1'],
      autoPost: false,
      reports: [],
      recognised: recognised.recognised,
      blocked: [],
      unmapped: [],
      counts: {
        reports: 1,
        reportsRecognised: 1,
        rows: 12,
        rowsQuarantined: 1,
        payouts: 2,
        identitiesChecked: 6,
        identitiesBroken: 0,
        payoutsPlanned: 2,
        entries: 3,
      },
      entries: [],
      unknownKey: null,
      asks: 0,
      waitUntilMs: null,
      stopAsked: false,
      failure: null,
    });
  });

  test('passes the run and its reports to each step', async () => {
    const inputs: RunStepInput[] = [];
    const actor = createActor(
      syncLifecycleMachine.provide({
        actors: {
          recogniseReports: fromPromise<RecogniseReportsOutput, RunStepInput>(async (step) => {
            inputs.push(step.input);
            return recognised;
          }),
          checkIdentities: fromPromise<CheckIdentitiesOutput, RunStepInput>(async (step) => {
            inputs.push(step.input);
            return checked;
          }),
          planEntries: fromPromise<PlanEntriesOutput, RunStepInput>(async (step) => {
            inputs.push(step.input);
            return planned;
          }),
        },
      }),
      { input },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(inputs).toEqual([input, input, input]);
  });

  test('is ready with what can be planned and lists what cannot', async () => {
    const run = start({
      recogniseReports: async () => ({ ...recognised, blocked: [unknownColumn] }),
      planEntries: async () => ({
        ...planned,
        blocked: [
          { file: 'payments.csv', reason: 'unmapped_component', message: 'No account for tips.' },
        ],
      }),
    });
    const snapshot = await run.settled();
    expect(snapshot.value).toBe('ready');
    expect(snapshot.context.blocked).toEqual([
      unknownColumn,
      { file: 'payments.csv', reason: 'unmapped_component', message: 'No account for tips.' },
    ]);
  });
});

describe('a run whose files are at fault', () => {
  test('is blocked when no report is recognised', async () => {
    const run = start({
      recogniseReports: async () => ({ recognised: [], blocked: [unknownColumn] }),
    });
    const snapshot = await run.settled();
    expect(run.states).toEqual(['recognising', 'blocked']);
    expect(snapshot.context.blocked).toEqual([unknownColumn]);
    expect(snapshot.context.failure).toBe(null);
  });

  test('is blocked when no payout is left after the checks', async () => {
    const run = start({
      checkIdentities: async () => ({ ...checked, payouts: 0, rowsQuarantined: 12 }),
    });
    const snapshot = await run.settled();
    expect(run.states).toEqual(['recognising', 'checking', 'blocked']);
    expect(snapshot.context.counts.rowsQuarantined).toBe(12);
  });

  test('is blocked when no payout can be planned', async () => {
    const run = start({
      planEntries: async () => ({ ...unplanned, blocked: [unknownColumn] }),
    });
    const snapshot = await run.settled();
    expect(run.states).toEqual(['recognising', 'checking', 'planning', 'blocked']);
    expect(snapshot.context.blocked).toEqual([unknownColumn]);
  });

  test('does not retry: the same files give the same answer', async () => {
    const run = start({ recogniseReports: async () => ({ recognised: [], blocked: [] }) });
    await run.settled();
    run.actor.send({ type: 'run.retry' });
    expect(run.actor.getSnapshot().value).toBe('blocked');
  });
});

describe('a run whose step throws', () => {
  const cases = [
    {
      step: 'recognise',
      steps: { recogniseReports: once(recognised, databaseGone) },
      after: ['recognising', 'failed', 'recognising', 'checking', 'planning', 'ready'],
    },
    {
      step: 'check',
      steps: { checkIdentities: once(checked, databaseGone) },
      after: ['recognising', 'checking', 'failed', 'checking', 'planning', 'ready'],
    },
    {
      step: 'plan',
      steps: { planEntries: once(planned, databaseGone) },
      after: ['recognising', 'checking', 'planning', 'failed', 'planning', 'ready'],
    },
  ] as const;

  test.each(cases)('fails at $step with the reason, and resumes from there', async (input) => {
    const run = start(input.steps);
    const failed = await run.settled();
    expect(failed.context.failure).toEqual({
      step: input.step,
      code: 'database_unavailable',
      message: 'The database did not answer',
      retryable: true,
    });
    run.actor.send({ type: 'run.retry' });
    const ready = await waitFor(run.actor, (snapshot) => snapshot.matches('ready'));
    expect(run.states).toEqual(input.after);
    expect(ready.context.failure).toBe(null);
    expect(ready.context.blocked).toEqual([]);
  });

  test('stays failed when the error is not retryable', async () => {
    const tooLarge = Object.assign(new Error('The report has 300,000 rows; 200,000 are read.'), {
      code: 'report_too_long',
      retryable: false,
    });
    const run = start({ recogniseReports: () => Promise.reject(tooLarge) });
    await run.settled();
    run.actor.send({ type: 'run.retry' });
    expect(run.actor.getSnapshot().value).toBe('failed');
    expect(run.actor.getSnapshot().context.failure).toEqual({
      step: 'recognise',
      code: 'report_too_long',
      message: 'The report has 300,000 rows; 200,000 are read.',
      retryable: false,
    });
  });

  test('hides the text of an unexpected error', async () => {
    const run = start({
      planEntries: () => Promise.reject(new TypeError("reading 'cents' of undefined")),
    });
    const failed = await run.settled();
    expect(failed.context.failure).toEqual({
      step: 'plan',
      code: 'unexpected_error',
      message: 'An unexpected error occurred',
      retryable: true,
    });
  });

  test('names the actor that the host did not provide', async () => {
    const actor = createActor(syncLifecycleMachine, { input }).start();
    const failed = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failed.context.failure).toEqual({
      step: 'recognise',
      code: 'actor_not_provided',
      message:
        'The sync lifecycle has no "recogniseReports": the host gives it with syncLifecycleMachine.provide({ actors }).',
      retryable: false,
    });
  });
});

describe('a run that was killed', () => {
  test('resumes from every persisted snapshot with the same result', async () => {
    const whole = start();
    const { context } = await whole.settled();
    const resumedFrom: string[] = [];
    for (const text of whole.persisted) {
      const snapshot = JSON.parse(text) as Snapshot<unknown> & { value: string };
      resumedFrom.push(snapshot.value);
      const resumed = start({}, snapshot);
      const end = await resumed.settled();
      expect(end.value).toBe('ready');
      expect(end.context).toEqual(context);
    }
    expect(new Set(resumedFrom)).toEqual(new Set(['recognising', 'checking', 'planning', 'ready']));
  });

  test('runs only the step it was in, and those after it', async () => {
    const whole = start();
    await whole.settled();
    const inChecking = whole.persisted
      .map((text) => JSON.parse(text) as Snapshot<unknown> & { value: string })
      .find((snapshot) => snapshot.value === 'checking');
    const called: string[] = [];
    const note =
      <Output>(name: string, output: Output) =>
      async () => {
        called.push(name);
        return output;
      };
    const resumed = start(
      {
        recogniseReports: note('recogniseReports', recognised),
        checkIdentities: note('checkIdentities', checked),
        planEntries: note('planEntries', planned),
      },
      inChecking,
    );
    await resumed.settled();
    expect(called).toEqual(['checkIdentities', 'planEntries']);
  });

  test.each(['blocked', 'failed'] as const)('stays %s', async (state) => {
    const run = start(
      state === 'blocked'
        ? { recogniseReports: async () => ({ recognised: [], blocked: [unknownColumn] }) }
        : { checkIdentities: () => Promise.reject(databaseGone) },
    );
    await run.settled();
    const snapshot = JSON.parse(run.persisted.at(-1) ?? '') as Snapshot<unknown>;
    const resumed = start({}, snapshot);
    expect(resumed.actor.getSnapshot().value).toBe(state);
    expect(resumed.actor.getSnapshot().context).toEqual(run.actor.getSnapshot().context);
  });

  test('retries from a persisted failure', async () => {
    const run = start({ checkIdentities: () => Promise.reject(databaseGone) });
    await run.settled();
    const resumed = start({}, JSON.parse(run.persisted.at(-1) ?? '') as Snapshot<unknown>);
    resumed.actor.send({ type: 'run.retry' });
    await waitFor(resumed.actor, (snapshot) => snapshot.matches('ready'));
    expect(resumed.states).toEqual(['failed', 'checking', 'planning', 'ready']);
  });
});

describe('a run whose lines have no account', () => {
  const unmapped = [{ line: 'Bag fee', amountCents: 1_150 }];

  test('needs a mapping when nothing can be planned, and then rereads its reports', async () => {
    const plans: PlanEntriesOutput[] = [
      { ...unplanned, unmapped, blocked: [{ ...unknownColumn, reason: 'unmapped_component' }] },
      planned,
    ];
    const run = start({ planEntries: async () => plans.shift() ?? planned });
    const waiting = await run.settled();
    expect([waiting.value, waiting.context.unmapped]).toEqual(['needs_mapping', unmapped]);
    run.actor.send({ type: 'mapping.saved' });
    const ready = await waitFor(run.actor, (snapshot) => snapshot.matches('ready'));
    expect([ready.context.unmapped, ready.context.blocked]).toEqual([[], []]);
  });

  test('is ready with the payouts that are mapped', async () => {
    const run = start({ planEntries: async () => ({ ...planned, unmapped }) });
    expect((await run.settled()).value).toBe('ready');
  });
});

describe('a canceled run', () => {
  test('keeps its results, and starts over when it is retried', async () => {
    const run = start();
    await run.settled();
    run.actor.send({ type: 'run.cancel' });
    const { value, context } = run.actor.getSnapshot();
    expect([value, context.counts.entries]).toEqual(['cancelled', 3]);
    run.actor.send({ type: 'run.retry' });
    expect(run.actor.getSnapshot().context.counts.entries).toBe(0);
    await waitFor(run.actor, (snapshot) => snapshot.matches('ready'));
  });

  test('does not post what was only planned', async () => {
    const run = start();
    await run.settled();
    run.actor.send({ type: 'run.approve' });
    expect(run.actor.getSnapshot().value).toBe('ready');
  });
});

test('every resting state of a run has a name', () => {
  const passing = ['starting', 'posting.choosing'];
  expect(listLeafStates(syncLifecycleMachine).filter((state) => !passing.includes(state))).toEqual([
    ...RUN_STATES,
  ]);
});
