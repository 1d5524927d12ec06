import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { toSessionHealth } from './session-health.connect.ts';
import { sessionHealthMachine, type RefreshOutcome } from './session-health.machine.ts';

const MINUTE = 60_000;
const coverage = createTransitionCoverage(sessionHealthMachine);

/** A session on a clock that only the test moves; every refresh waits until the test settles it. */
function start() {
  const clock = new SimulatedClock();
  const pending: PromiseWithResolvers<RefreshOutcome>[] = [];
  const actor = createActor(
    sessionHealthMachine.provide({
      actors: {
        refreshSession: fromPromise<RefreshOutcome>(() => {
          const refresh = withResolvers<RefreshOutcome>();
          pending.push(refresh);
          return refresh.promise;
        }),
      },
    }),
    { clock, input: { now: () => clock.now() }, inspect: coverage.inspect },
  ).start();
  return {
    actor,
    clock,
    pass: (ms: number) => clock.increment(ms),
    health: () => toSessionHealth(actor.getSnapshot().value),
    refreshes: () => pending.length,
    begin: (ms: number) => actor.send({ type: 'session.started', expiresAtMs: clock.now() + ms }),
    async refreshed(ms: number) {
      pending.at(-1)?.resolve({ kind: 'refreshed', expiresAtMs: clock.now() + ms });
      await settled();
    },
    async refused() {
      pending.at(-1)?.resolve({ kind: 'refused' });
      await settled();
    },
    async unreachable() {
      pending.at(-1)?.reject(new Error('fetch failed'));
      await settled();
    },
  };
}

type PromiseWithResolvers<T> = {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
};

function withResolvers<T>(): PromiseWithResolvers<T> {
  const parts: Partial<PromiseWithResolvers<T>> = {};
  const promise = new Promise<T>((resolve, reject) => {
    Object.assign(parts, { resolve, reject });
  });
  return { ...(parts as PromiseWithResolvers<T>), promise };
}

/** Lets the promise callbacks of one settled refresh run. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.resolve();
  }
}

describe('the health of a session', () => {
  test('is no_session before one starts', () => {
    expect(start().health()).toBe('no_session');
  });

  test('goes from healthy to warning to expiring_soon to expired as time passes', async () => {
    const session = start();
    session.begin(60 * MINUTE);
    expect(session.health()).toBe('healthy');
    session.pass(45 * MINUTE - 1);
    expect(session.health()).toBe('healthy');
    session.pass(1);
    expect(session.health()).toBe('warning');
    session.pass(10 * MINUTE - 1);
    expect(session.health()).toBe('warning');
    session.pass(1);
    expect(session.health()).toBe('expiring_soon');
    session.pass(5 * MINUTE - 1);
    expect(session.health()).toBe('expiring_soon');
    session.pass(1);
    expect(session.health()).toBe('expired');
    expect(session.actor.getSnapshot().context.expiresAtMs).toBe(null);
  });

  test.each<[number, string]>([
    [15 * MINUTE + 1, 'healthy'],
    [15 * MINUTE, 'warning'],
    [5 * MINUTE + 1, 'warning'],
    [5 * MINUTE, 'expiring_soon'],
    [1, 'expiring_soon'],
    [0, 'expired'],
    [-1, 'expired'],
  ])('of a session that starts with %i ms left is %s', (left, health) => {
    const session = start();
    session.begin(left);
    expect(session.health()).toBe(health);
  });
});

describe('refreshing', () => {
  test('happens once, 5 minutes before expiry', async () => {
    const session = start();
    session.begin(60 * MINUTE);
    session.pass(55 * MINUTE - 1);
    expect(session.refreshes()).toBe(0);
    session.pass(1);
    expect(session.refreshes()).toBe(1);
    await session.refreshed(60 * MINUTE);
    expect(session.health()).toBe('healthy');
    expect(session.refreshes()).toBe(1);
  });

  test('happens at once when the session starts inside the margin', () => {
    const session = start();
    session.begin(4 * MINUTE);
    expect(session.refreshes()).toBe(1);
  });

  test('that is refused expires the session', async () => {
    const session = start();
    session.begin(4 * MINUTE);
    await session.refused();
    expect(session.health()).toBe('expired');
    expect(session.actor.getSnapshot().context.expiresAtMs).toBe(null);
  });

  test('that cannot reach the server is tried again after 30 s, until expiry', async () => {
    const session = start();
    session.begin(4 * MINUTE);
    await session.unreachable();
    expect(session.health()).toBe('expiring_soon');
    session.pass(30_000 - 1);
    expect(session.refreshes()).toBe(1);
    session.pass(1);
    expect(session.refreshes()).toBe(2);
    await session.unreachable();
    session.pass(4 * MINUTE);
    expect(session.health()).toBe('expired');
  });

  test('that gives a session shorter than the margin does not become a storm', async () => {
    const session = start();
    session.begin(4 * MINUTE);
    await session.refreshed(2 * MINUTE);
    expect(session.health()).toBe('expiring_soon');
    expect(session.refreshes()).toBe(1);
    session.pass(30_000);
    expect(session.refreshes()).toBe(2);
  });
});

describe('waking up', () => {
  /** Time that passes without any timer firing, as in sleep. */
  function sleepy() {
    let asleepMs = 0;
    const clock = new SimulatedClock();
    const actor = createActor(
      sessionHealthMachine.provide({
        actors: { refreshSession: fromPromise<RefreshOutcome>(() => new Promise(() => undefined)) },
      }),
      { clock, input: { now: () => clock.now() + asleepMs }, inspect: coverage.inspect },
    ).start();
    return {
      actor,
      sleep: (ms: number) => {
        asleepMs += ms;
        actor.send({ type: 'session.checked' });
      },
      health: () => toSessionHealth(actor.getSnapshot().value),
    };
  }

  test.each<[string, number, string]>([
    ['stays healthy after a nap', 1 * MINUTE, 'healthy'],
    ['warns', 50 * MINUTE, 'warning'],
    ['refreshes', 56 * MINUTE, 'expiring_soon'],
    ['is expired after a night', 600 * MINUTE, 'expired'],
  ])('%s', (_, ms, health) => {
    const session = sleepy();
    session.actor.send({ type: 'session.started', expiresAtMs: 60 * MINUTE });
    session.sleep(ms);
    expect(session.health()).toBe(health);
  });

  test('looks again from warning too', () => {
    const session = sleepy();
    session.actor.send({ type: 'session.started', expiresAtMs: 10 * MINUTE });
    session.sleep(9 * MINUTE);
    expect(session.health()).toBe('expiring_soon');
  });

  test('while waiting to try again looks at the clock, not at the timer', async () => {
    const session = start();
    session.begin(4 * MINUTE);
    await session.unreachable();
    session.actor.send({ type: 'session.checked' });
    expect(session.actor.getSnapshot().value).toEqual({ expiring_soon: 'waiting' });
    expect(session.refreshes()).toBe(1);
  });
});

describe('the end of a session', () => {
  test.each([60 * MINUTE, 10 * MINUTE, 4 * MINUTE])(
    'comes when the server rejects it with %i ms left',
    (left) => {
      const session = start();
      session.begin(left);
      session.actor.send({ type: 'session.rejected' });
      expect(session.health()).toBe('expired');
    },
  );

  test('by signing out clears it and stops its timers', () => {
    const session = start();
    session.begin(60 * MINUTE);
    session.actor.send({ type: 'session.ended' });
    session.pass(120 * MINUTE);
    expect(session.health()).toBe('no_session');
    expect(session.actor.getSnapshot().context.expiresAtMs).toBe(null);
    expect(session.refreshes()).toBe(0);
  });

  test('a rejection without a session changes nothing', () => {
    const session = start();
    session.actor.send({ type: 'session.rejected' });
    expect(session.health()).toBe('no_session');
  });

  test('is followed by a new one after logging in again', () => {
    const session = start();
    session.begin(-1);
    session.begin(60 * MINUTE);
    expect(session.health()).toBe('healthy');
  });
});

describe('coverage of the tests above', () => {
  test('every transition and guard branch was taken', () => {
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.total).toBe(21);
  });
});
