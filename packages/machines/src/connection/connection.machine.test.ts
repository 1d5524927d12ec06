import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { connectionMachine } from './connection.machine.ts';
import type {
  ConnectionEvent,
  ConnectionInput,
  ConsentInput,
  KnownConnection,
  VerifyInput,
} from './connection.types.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const account = { id: 'c1', name: 'Harbour Street Kitchen LLC' };

/** A connection with a scripted consent window and provider, on a simulated clock. */
function start(
  answers: Partial<{ verified: KnownConnection; consent: readonly ConnectionEvent[] }> = {},
  input: Partial<ConnectionInput> = {},
) {
  const { verified = { account, expiresAtMs: null }, consent = [] } = answers;
  const clock = new SimulatedClock();
  const calls: string[] = [];
  let questions = 0;
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        askConsent: fromCallback<ConnectionEvent, ConsentInput>(({ input: request, sendBack }) => {
          calls.push(`ask in the ${request.mode} with ${String(request.state)}`);
          consent.forEach(sendBack);
          return () => {
            calls.push('the window is let go');
          };
        }),
        verify: fromPromise<KnownConnection, VerifyInput>(async ({ input: { state } }) => {
          calls.push(`verify ${String(state)}`);
          return verified;
        }),
        disconnect: fromPromise<unknown, VerifyInput>(async () => {
          calls.push('disconnect');
        }),
      },
    }),
    {
      clock,
      input: {
        known: null,
        expectedAccountId: null,
        returned: null,
        now: () => clock.now(),
        newState: () => {
          questions += 1;
          return `s${questions}`;
        },
        ...input,
      },
    },
  ).start();
  return { actor, calls, clock, value: () => actor.getSnapshot().value };
}

describe('making a connection', () => {
  test('requests consent, checks the state of the answer, and verifies it', async () => {
    const { actor, calls } = start({ consent: [{ type: 'consent.granted', state: 's1' }] });
    actor.send({ type: 'connection.connect' });
    const { context } = await waitFor(actor, (next) => next.matches('connected'));
    expect(calls).toEqual(['ask in the window with s1', 'the window is let go', 'verify s1']);
    expect([context.known, context.expectedAccountId, context.state]).toEqual([
      { account, expiresAtMs: null },
      'c1',
      null,
    ]);
  });

  test('ignores an answer with another state', () => {
    const { actor, calls, value } = start({ consent: [{ type: 'consent.granted', state: 's0' }] });
    actor.send({ type: 'connection.connect' });
    expect(value()).toBe('failed');
    expect(calls).toEqual(['ask in the window with s1', 'the window is let go']);
    expect(actor.getSnapshot().context.failure).toEqual({
      step: 'authorise',
      code: 'state_mismatch',
      message: 'The answer belongs to another request and was not used',
    });
  });

  test('falls back to a redirect when the window is blocked, and resumes on return', async () => {
    const { actor, calls, value } = start({ consent: [{ type: 'consent.blocked' }] });
    actor.send({ type: 'connection.connect' });
    expect(value()).toEqual({ authorising: 'blocked' });
    actor.send({ type: 'connection.connect_here' });
    expect(calls.at(-2)).toBe('ask in the page with s2');
    const back = start({}, { returned: 's2' });
    await waitFor(back.actor, (next) => next.matches('connected'));
    expect(back.calls).toEqual(['verify s2']);
  });

  test("does not connect another company's books", async () => {
    const { actor } = start(
      {
        verified: { account: { id: 'c2', name: 'Another company' }, expiresAtMs: null },
        consent: [{ type: 'consent.granted', state: 's1' }],
      },
      { expectedAccountId: 'c1' },
    );
    actor.send({ type: 'connection.connect' });
    const { context } = await waitFor(actor, (next) => next.matches('wrong_company'));
    expect([context.known, context.other]).toEqual([null, { id: 'c2', name: 'Another company' }]);
  });

  test('keeps the old connection when the new consent is canceled', () => {
    const known = { account, expiresAtMs: 3 * DAY_MS };
    const { actor, value } = start({ consent: [{ type: 'consent.closed' }] }, { known });
    actor.send({ type: 'connection.connect' });
    expect(value()).toEqual({ authorising: 'closed' });
    actor.send({ type: 'connection.cancel' });
    expect(value()).toBe('expiring');
    expect(actor.getSnapshot().context.known).toEqual(known);
  });
});

test('is renewed early, and stays as it was when that is canceled', () => {
  const known = { account, expiresAtMs: null };
  const { actor, value } = start({ consent: [{ type: 'consent.denied' }] }, { known });
  actor.send({ type: 'connection.connect' });
  expect(value()).toEqual({ authorising: 'denied' });
  actor.send({ type: 'connection.cancel' });
  expect(value()).toBe('connected');
});

describe('the time a connection has left', () => {
  test('is announced two weeks before it ends, and when it has ended', () => {
    const known = { account, expiresAtMs: 100 * DAY_MS };
    const { clock, value } = start({}, { known });
    clock.increment(85 * DAY_MS);
    expect(value()).toBe('connected');
    clock.increment(DAY_MS);
    expect(value()).toBe('expiring');
    clock.increment(14 * DAY_MS);
    expect(value()).toBe('expired');
  });

  test('is checked when the page wakes up', () => {
    const clock = { ms: 0 };
    const { actor, value } = start(
      {},
      { known: { account, expiresAtMs: DAY_MS }, now: () => clock.ms },
    );
    clock.ms = DAY_MS;
    expect(value()).toBe('expiring');
    actor.send({ type: 'page.woke' });
    expect(value()).toBe('expired');
  });
});

test('forgets the account after a disconnect', async () => {
  const { actor, calls } = start({}, { known: { account, expiresAtMs: null } });
  actor.send({ type: 'connection.disconnect' });
  const { context } = await waitFor(actor, (next) => next.matches('disconnected'));
  expect(calls).toEqual(['disconnect']);
  expect(context.known).toBe(null);
});

test('names the actor that the host did not provide', async () => {
  const actor = createActor(connectionMachine, {
    input: {
      known: null,
      expectedAccountId: null,
      returned: 's1',
      now: () => 0,
      newState: () => '',
    },
  }).start();
  const { context } = await waitFor(actor, (next) => next.matches('failed'));
  expect(context.failure).toEqual({
    step: 'verify',
    code: 'actor_not_provided',
    message:
      'The connection has no "verify": the host gives it with connectionMachine.provide({ actors }).',
  });
});
