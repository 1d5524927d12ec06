import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type Snapshot } from 'xstate';
import { POSTING_AT_ONCE } from '../limits.ts';
import { leavesOf } from '../statechart/simulate.ts';
import { syncLifecycleMachine } from '../sync-lifecycle/sync-lifecycle.machine.ts';
import type {
  CheckIdentitiesOutput,
  FetchReportsOutput,
  PlanEntriesOutput,
  RecogniseReportsOutput,
  RunStepInput,
} from '../sync-lifecycle/sync-lifecycle.types.ts';
import type {
  AskBooksInput,
  AskOutcome,
  ReadBackOutput,
  SendEntriesInput,
  SendOutcome,
  SentEntry,
  WaitInput,
} from './posting.types.ts';

const report = { reportId: 'p1', fileName: 'payments.csv', sha256: 'a1' };
const checked: CheckIdentitiesOutput = {
  rows: 12,
  rowsQuarantined: 0,
  payouts: 2,
  identitiesChecked: 6,
  identitiesBroken: 0,
  blocked: [],
};
const planned = [
  { key: 'k1', documentNumber: 'UE-1', totalCents: 100 },
  { key: 'k2', documentNumber: 'UE-2', totalCents: 250 },
];

type Books = {
  readonly send: (key: string) => SendOutcome | Error;
  readonly plan: () => typeof planned;
  readonly ask: (key: string) => AskOutcome | Error;
  readonly readBack: () => ReadBackOutput | Error;
};

/** Instead of `send`: the outcomes of a whole batch. */
type AllAtOnce = {
  readonly sendAll: (keys: readonly string[]) => readonly SentEntry[];
};

const obedient: Books = {
  send: (key) => ({ kind: 'posted', key, externalId: `e-${key}` }),
  plan: () => planned,
  ask: (key) => ({ kind: 'absent', key }),
  readBack: () => ({ different: [] }),
};

/** A run over scripted books; `calls` lists the run's calls to the outside, in order. */
function start(books: Partial<Books & AllAtOnce> = {}, snapshot?: Snapshot<unknown>) {
  const { send, ask, readBack, plan } = { ...obedient, ...books };
  const sendAll = books.sendAll ?? ((keys) => sendSerially(keys, send));
  const calls: string[] = [];
  const persisted: string[] = [];
  const step = <Output>(name: string, answer: () => Output | Error) =>
    fromPromise<Output, RunStepInput>(async ({ input }) => {
      calls.push(`${name} ${input.runId}`);
      return resultOf(answer());
    });
  const actor = createActor(
    syncLifecycleMachine.provide({
      actors: {
        fetchReports: step<FetchReportsOutput>('fetch', () => ({ reports: [report] })),
        recogniseReports: step<RecogniseReportsOutput>('recognise', () => ({
          recognised: [{ ...report, platform: 'ubereats', reportType: 'payment_details' }],
          blocked: [],
        })),
        checkIdentities: step<CheckIdentitiesOutput>('check', () => checked),
        planEntries: step<PlanEntriesOutput>('plan', () => ({
          payoutsPlanned: 2,
          entries: 2,
          toPost: plan(),
          unmapped: [],
          blocked: [],
        })),
        sendEntries: fromPromise<readonly SentEntry[], SendEntriesInput>(async ({ input }) => {
          calls.push(`send ${input.keys.join(' ')}`);
          return sendAll(input.keys);
        }),
        askBooks: fromPromise<AskOutcome, AskBooksInput>(async ({ input }) => {
          calls.push(`ask ${input.key}`);
          return resultOf(ask(input.key));
        }),
        waitOut: fromPromise<unknown, WaitInput>(async ({ input }) => {
          calls.push(`wait ${input.why} ${String(input.untilMs)}`);
        }),
        readBack: step('read back', readBack),
      },
    }),
    {
      input: { runId: 'r1', reportIds: [], autoPost: true },
      ...(snapshot === undefined ? {} : { snapshot }),
    },
  );
  actor.subscribe(() => persisted.push(JSON.stringify(actor.getPersistedSnapshot())));
  actor.start();
  if (snapshot === undefined) {
    actor.send({ type: 'run.start' });
  }
  return {
    actor,
    calls,
    persisted,
    settled: () => waitFor(actor, (next) => next.hasTag('settled')),
  };
}

function resultOf<Output>(answer: Output | Error): Output {
  if (answer instanceof Error) {
    throw answer;
  }
  return answer;
}

/** As a host may: it starts no further send after one without an answer. */
function sendSerially(keys: readonly string[], send: Books['send']): SentEntry[] {
  const sent: SentEntry[] = [];
  for (const key of keys) {
    const outcome = resultOf(send(key));
    sent.push({ key, outcome });
    if (outcome.kind === 'unknown' || outcome.kind === 'throttled') {
      break;
    }
  }
  return sent;
}

/** Returns its answers in order, repeating the last one. */
function sequence<Answer>(...answers: readonly ((key: string) => Answer)[]) {
  let round = 0;
  return (key: string): Answer => {
    const answer = answers[Math.min(round, answers.length - 1)];
    round += 1;
    if (answer === undefined) {
      throw new Error('No answer was given.');
    }
    return answer(key);
  };
}

const BEFORE = ['fetch r1', 'recognise r1', 'check r1', 'plan r1'];

describe('a posting run', () => {
  test('hands each entry over once, in order, and reads them back', async () => {
    const run = start();
    const { value, context } = await run.settled();
    expect(value).toBe('posted');
    expect(run.calls).toEqual([...BEFORE, 'send k1 k2', 'read back r1']);
    expect(context.entries).toEqual([
      { ...planned[0], state: 'posted', externalId: 'e-k1', reason: null },
      { ...planned[1], state: 'posted', externalId: 'e-k2', reason: null },
    ]);
  });

  test('waits as long as it is told to and sends the same entry again', async () => {
    const run = start({
      send: sequence<SendOutcome>(
        () => ({ kind: 'throttled', untilMs: 5_000 }),
        (key) => ({ kind: 'posted', key, externalId: `e-${key}` }),
      ),
    });
    const { value } = await run.settled();
    expect(value).toBe('posted');
    expect(run.calls.slice(4, 7)).toEqual(['send k1 k2', 'wait rate_limit 5000', 'send k1 k2']);
  });

  test('never resends before the quarantine is over and the books were queried', async () => {
    const run = start({
      send: sequence<SendOutcome | Error>(
        () => ({ kind: 'unknown', untilMs: 130_000 }),
        obedient.send,
      ),
    });
    await run.settled();
    expect(run.calls.slice(4)).toEqual([
      'send k1 k2',
      'wait quarantine 130000',
      'ask k1',
      'send k1 k2',
      'read back r1',
    ]);
  });

  test('does not resend an entry that is in the books', async () => {
    const run = start({
      send: sequence<SendOutcome | Error>(() => new Error('socket hang up'), obedient.send),
      ask: (key) => ({ kind: 'posted', key, externalId: 'late' }),
    });
    const { value, context } = await run.settled();
    expect(value).toBe('posted');
    expect(run.calls.filter((call) => call.startsWith('send'))).toEqual(['send k1 k2', 'send k2']);
    expect(context.entries[0]?.externalId).toBe('late');
  });

  test('queries again whenever the books throttle it, and sends nothing meanwhile', async () => {
    const later = (untilMs: number) => (key: string) => ({ kind: 'later', key, untilMs }) as const;
    const run = start({
      send: sequence<SendOutcome | Error>(
        () => ({ kind: 'unknown', untilMs: 130_000 }),
        obedient.send,
      ),
      ask: sequence<AskOutcome>(
        later(140_000),
        later(150_000),
        later(160_000),
        later(170_000),
        (key) => ({
          kind: 'posted',
          key,
          externalId: 'late',
        }),
      ),
    });
    const { value, context } = await run.settled();
    expect(value).toBe('posted');
    expect(run.calls.slice(4)).toEqual([
      'send k1 k2',
      'wait quarantine 130000',
      'ask k1',
      ...[140_000, 150_000, 160_000, 170_000].flatMap((untilMs) => [
        `wait quarantine ${untilMs}`,
        'ask k1',
      ]),
      'send k2',
      'read back r1',
    ]);
    expect(context.asks).toBe(0);
  });

  test('queries three times, then fails; a retry waits and queries before it sends', async () => {
    const run = start({
      send: () => new Error('socket hang up'),
      ask: () => new Error('no route'),
    });
    const failed = await run.settled();
    expect(failed.context.failure).toEqual({
      step: 'post',
      code: 'outcome_unknown',
      message: 'The books did not say whether an entry reached them',
      retryable: true,
    });
    const once = ['wait quarantine null', 'ask k1'];
    expect(run.calls.slice(4)).toEqual(['send k1 k2', ...once, ...once, ...once]);
    const sent = run.calls.length;
    run.actor.send({ type: 'run.retry' });
    await run.settled();
    expect(run.calls.slice(sent)).toEqual([...once, ...once, ...once]);
  });

  test('is partial when one entry is refused, and a retry sends only that one', async () => {
    const refusal: SendOutcome = { kind: 'refused', key: 'k1', reason: 'The period is closed.' };
    const run = start({
      send: sequence<SendOutcome | Error>(() => refusal, obedient.send),
    });
    const partial = await run.settled();
    expect(partial.value).toBe('partial');
    expect(partial.context.entries.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'The period is closed.'],
      ['posted', null],
    ]);
    const before = run.calls.length;
    run.actor.send({ type: 'run.retry' });
    expect((await run.settled()).value).toBe('posted');
    expect(run.calls.slice(before)).toEqual(['send k1', 'read back r1']);
  });

  test('shows when the books differ from what was sent, and rereads on a retry', async () => {
    const differs: ReadBackOutput = { different: [{ key: 'k2', reason: 'The total is 251.' }] };
    const run = start({
      readBack: sequence<ReadBackOutput>(
        () => differs,
        () => ({ different: [] }),
      ) as () => ReadBackOutput,
    });
    const partial = await run.settled();
    expect(partial.value).toBe('partial');
    expect(partial.context.entries[1]?.state).toBe('different');
    run.actor.send({ type: 'run.retry' });
    const posted = await run.settled();
    expect(posted.value).toBe('posted');
    expect(posted.context.entries[1]).toEqual({
      ...planned[1],
      state: 'posted',
      externalId: 'e-k2',
      reason: null,
    });
  });

  test('stops after the entries in flight and keeps what is in the books', async () => {
    const many = Array.from({ length: POSTING_AT_ONCE + 1 }, (_, index) => ({
      key: `n${index}`,
      documentNumber: `UE-${index}`,
      totalCents: 100,
    }));
    const run = start({
      plan: () => many,
      send: (key) => {
        run.actor.send({ type: 'run.cancel' });
        return { kind: 'posted', key, externalId: `e-${key}` };
      },
    });
    const { value, context } = await run.settled();
    expect(value).toBe('partial');
    const handedOver = many.slice(0, -1).map(({ key }) => key);
    expect(run.calls.slice(4)).toEqual([`send ${handedOver.join(' ')}`, 'read back r1']);
    expect(context.entries.map(({ state }) => state)).toEqual([
      ...handedOver.map(() => 'posted'),
      'pending',
    ]);
  });

  test('queries for each of several unanswered entries, one after the other', async () => {
    const unknown = { kind: 'unknown', untilMs: 130_000 } as const;
    const requested = new Set<string>();
    const run = start({
      sendAll: (keys) =>
        keys.map((key) => ({
          key,
          outcome: requested.has(key) ? resultOf(obedient.send(key)) : unknown,
        })),
      ask: (key) => {
        requested.add(key);
        return { kind: 'posted', key, externalId: `late-${key}` };
      },
    });
    const { value, context } = await run.settled();
    expect(value).toBe('posted');
    expect(run.calls.slice(4)).toEqual([
      'send k1 k2',
      'wait quarantine 130000',
      'ask k1',
      'send k2',
      'wait quarantine 130000',
      'ask k2',
      'read back r1',
    ]);
    expect(context.entries.map(({ externalId }) => externalId)).toEqual(['late-k1', 'late-k2']);
  });

  test('keeps the answers of entries beside an unanswered one', async () => {
    const run = start({
      sendAll: (keys) =>
        keys.map((key) => ({
          key,
          outcome:
            key === 'k1'
              ? { kind: 'posted', key, externalId: 'e-k1' }
              : { kind: 'unknown', untilMs: null },
        })),
      ask: (key) => ({ kind: 'posted', key, externalId: 'late' }),
    });
    await run.settled();
    expect(run.calls.slice(4)).toEqual([
      'send k1 k2',
      'wait quarantine null',
      'ask k2',
      'read back r1',
    ]);
  });

  test('resumes from every persisted snapshot with the same result', async () => {
    const unsure: Partial<Books> = {
      send: sequence<SendOutcome | Error>(() => new Error('socket hang up'), obedient.send),
    };
    const whole = start(unsure);
    const { context } = await whole.settled();
    const resumedFrom = new Set<string>();
    for (const text of whole.persisted) {
      const resumed = start({}, JSON.parse(text) as Snapshot<unknown>);
      resumedFrom.add(leavesOf(resumed.actor.getSnapshot()).join(' '));
      resumed.actor.send({ type: 'run.start' });
      expect((await resumed.settled()).context).toEqual(context);
    }
    expect([...resumedFrom]).toEqual([
      'queued',
      'fetching',
      'recognising',
      'checking',
      'planning',
      'posting.sending',
      'posting.quarantine',
      'posting.ambiguous',
      'verifying',
      'posted',
    ]);
  });
});
