import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReadBackOutput, SendEntriesInput, SentEntry } from '../posting/posting.types.ts';
import { toFirstContext } from './run-context.ts';
import { toCurrentSnapshot, UnreadableSnapshot } from './run-snapshot.ts';
import { syncLifecycleMachine } from './sync-lifecycle.machine.ts';
import type {
  CheckIdentitiesOutput,
  PlanEntriesOutput,
  RecogniseReportsOutput,
  RunStepInput,
} from './sync-lifecycle.types.ts';

const counts = {
  reports: 1,
  reportsRecognised: 1,
  rows: 12,
  rowsQuarantined: 0,
  payouts: 2,
  identitiesChecked: 6,
  identitiesBroken: 0,
  payoutsPlanned: 0,
  entries: 0,
};

/** A run as version 1 persisted it: text as an old database still holds it. */
function firstVersion(value: string, actor: string | null, context: object = {}): unknown {
  const input = { runId: 'k0', reportIds: ['k1'] };
  const child = { snapshot: { status: 'active', input }, src: actor, syncSnapshot: false };
  return JSON.parse(
    JSON.stringify({
      status: 'active',
      value,
      historyValue: {},
      children: actor === null ? {} : { [actor]: child },
      context: {
        ...input,
        reports: [],
        recognised: [],
        blocked: [],
        counts,
        failure: null,
        ...context,
      },
    }),
  );
}

function resume(persisted: unknown) {
  const called: string[] = [];
  const step = <Output>(name: string, output: Output) =>
    fromPromise<Output, RunStepInput>(async ({ input }) => {
      called.push(`${name} ${input.runId}`);
      return output;
    });
  const actor = createActor(
    syncLifecycleMachine.provide({
      actors: {
        recogniseReports: step<RecogniseReportsOutput>('recognise', {
          recognised: [
            { reportId: 'k1', fileName: 'a.csv', platform: 'ubereats', reportType: 'x' },
          ],
          blocked: [],
        }),
        checkIdentities: step<CheckIdentitiesOutput>('check', { ...counts, blocked: [] }),
        planEntries: step<PlanEntriesOutput>('plan', {
          payoutsPlanned: 2,
          entries: 3,
          toPost: [],
          unmapped: [],
          blocked: [],
        }),
      },
    }),
    { input: { runId: 'k0', reportIds: ['k1'] }, snapshot: toCurrentSnapshot(persisted) },
  ).start();
  return { actor, called, ready: () => waitFor(actor, (snapshot) => snapshot.matches('ready')) };
}

describe('a run persisted by version 1', () => {
  test.each([
    ['importing', 'importReport', ['recognise k0', 'check k0', 'plan k0']],
    ['recognising', 'recogniseReports', ['recognise k0', 'check k0', 'plan k0']],
    ['checking', 'checkIdentities', ['check k0', 'plan k0']],
    ['planning', 'planEntries', ['plan k0']],
  ])('in %s resumes from there', async (state, actor, calls) => {
    const run = resume(firstVersion(state, actor));
    const { context } = await run.ready();
    expect(run.called).toEqual(calls);
    expect([context.version, context.counts]).toEqual([
      3,
      { ...counts, payoutsPlanned: 2, entries: 3 },
    ]);
  });

  test.each(['ready', 'blocked'])('stays %s', (state) => {
    const run = resume(firstVersion(state, null));
    expect(run.actor.getSnapshot().value).toBe(state);
    expect(run.actor.getSnapshot().context.counts).toEqual(counts);
  });

  test('that failed while its files were stored is retried from recognising', async () => {
    const failure = { step: 'import', code: 'x', message: 'Gone', retryable: true };
    const run = resume(firstVersion('failed', null, { failure }));
    expect(run.actor.getSnapshot().context.failure?.step).toBe('recognise');
    run.actor.send({ type: 'run.retry' });
    await run.ready();
    expect(run.called).toEqual(['recognise k0', 'check k0', 'plan k0']);
  });
});

test('a version 2 run with an entry in flight sends that one again, then the others', async () => {
  const sent: (readonly string[])[] = [];
  const logic = syncLifecycleMachine.provide({
    actors: {
      sendEntries: fromPromise<readonly SentEntry[], SendEntriesInput>(async ({ input }) => {
        sent.push(input.keys);
        return input.keys.map((key) => ({
          key,
          outcome: { kind: 'posted', key, externalId: `e-${key}` },
        }));
      }),
      readBack: fromPromise<ReadBackOutput, RunStepInput>(async () => ({ different: [] })),
    },
  });
  const { runId, ...rest } = toFirstContext({ runId: 'k0', reportIds: [] });
  const entries = ['a', 'b', 'c'].map((key) => ({
    key,
    documentNumber: `UE-${key}`,
    totalCents: 100,
    state: key === 'a' ? 'posted' : 'pending',
    externalId: key === 'a' ? 'e-a' : null,
    reason: null,
  }));
  const persisted = {
    status: 'active',
    value: { posting: 'sending' },
    historyValue: {},
    children: {
      sendEntry: {
        snapshot: { status: 'active', input: { runId, key: 'b' } },
        src: 'sendEntry',
        syncSnapshot: false,
      },
    },
    context: { ...rest, runId, version: 2, entries },
  };
  const actor = createActor(logic, {
    input: { runId, reportIds: [] },
    snapshot: toCurrentSnapshot(JSON.parse(JSON.stringify(persisted))),
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
  expect(sent).toEqual([['b'], ['c']]);
  expect(context.version).toBe(3);
  expect(context.entries.map(({ externalId }) => externalId)).toEqual(['e-a', 'e-b', 'e-c']);
});

test('a run of the current version starts as it was persisted', async () => {
  const run = resume(firstVersion('planning', 'planEntries'));
  await run.ready();
  const persisted: unknown = JSON.parse(JSON.stringify(run.actor.getPersistedSnapshot()));
  expect(toCurrentSnapshot(persisted)).toBe(persisted);
});

/** What a later release might persist: a field that holds what is being sent, under another name. */
function laterVersion(version: unknown): unknown {
  const { context, ...snapshot } = firstVersion('ready', null) as { context: object };
  return { ...snapshot, context: { ...context, version, sendings: [{ key: 'a' }] } };
}

test.each([
  [4, '4'],
  [30, '30'],
  ['3', '"3"'],
  [0, '0'],
  [null, 'null'],
])('a run of version %j is never read as an earlier one', (version, text) => {
  const persisted = laterVersion(version);
  const before = structuredClone(persisted);
  expect(() => toCurrentSnapshot(persisted)).toThrow(new UnreadableSnapshot(text));
  expect(persisted).toEqual(before);
});

test.each([null, 'queued', {}, { context: null }, { context: { version: 3 } }])(
  'what is no snapshot of a run is not read: %j',
  (persisted) => {
    expect(() => toCurrentSnapshot(persisted)).toThrow(UnreadableSnapshot);
  },
);
