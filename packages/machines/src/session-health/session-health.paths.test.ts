import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createSessionWorld,
  HOUR,
  MINUTE,
  type SessionWorld,
} from '../testing/session-world.fake.ts';
import { explorePaths, type Moves } from '../testing/explore-paths.ts';
import { settled } from '../testing/settled.ts';
import { createTransitionCoverage } from '../testing/transition-coverage.ts';
import { HEALTH, REFRESH } from './session-health.connect.ts';
import { sessionHealthMachine } from './session-health.machine.ts';

/** Actions on the first tab; the other tabs and the server are the rest of the world. */
function first(world: SessionWorld) {
  const [tab] = world.tabs;
  if (tab === undefined) {
    throw new Error('The world has no tab.');
  }
  return tab;
}

const answering =
  (kind: 'refreshed' | 'refused' | 'user_gone' | 'superseded') => async (world: SessionWorld) => {
    world.inflight[0]?.answer(kind);
    await settled();
  };

const verdict = (outcome: 'alive' | 'refused' | 'user_gone') => async (world: SessionWorld) => {
  world.verifications.shift()?.answer(outcome);
  await settled();
};

function wake(world: SessionWorld) {
  for (const tab of world.tabs) {
    tab.send({ type: 'WAKE' });
  }
}

const MOVES: Moves<SessionWorld> = {
  'read storage': (world) => {
    for (const tab of world.tabs.filter((one) => one.health() === 'unknown')) {
      tab.initialise();
    }
  },
  'log in': (world) => first(world).signIn('u1', `s${world.clock.now()}`),
  'log out': (world) => first(world).signOut(),
  'the user is deleted': (world) => first(world).send({ type: 'USER_DELETED' }),
  'another user logs in elsewhere': (world) => {
    world.store({ userId: 'u2', sessionId: 's9' });
    first(world).send({ type: 'STORAGE' });
  },
  'another tab refreshes': (world) => {
    if (world.stored !== null) {
      world.store({ ...world.stored, epoch: world.stored.epoch + 1 });
      first(world).send({ type: 'STORAGE' });
    }
  },
  'another tab refreshes unheard': (world) => {
    if (world.stored !== null) {
      world.store({ ...world.stored, epoch: world.stored.epoch + 1 });
    }
  },
  'another tab logs out': (world) => {
    world.stored = null;
    first(world).send({ type: 'STORAGE' });
  },
  'the refresh is answered': answering('refreshed'),
  'the refresh is refused': answering('refused'),
  'the refresh finds no user': answering('user_gone'),
  'the refresh is superseded': answering('superseded'),
  'the refresh has no answer': async (world) => {
    world.inflight[0]?.fail();
    await settled();
  },
  'a token is refused': (world) => {
    const epoch = first(world).context().session?.epoch ?? 0;
    first(world).send({ type: 'HTTP_401', epoch, retried: false });
  },
  'an old token is refused': (world) => {
    const epoch = first(world).context().session?.epoch ?? 0;
    first(world).send({ type: 'HTTP_401', epoch: epoch - 1, retried: false });
  },
  'a token is refused twice': (world) => {
    const epoch = first(world).context().session?.epoch ?? 0;
    first(world).send({ type: 'HTTP_401', epoch, retried: true });
  },
  'the server says alive': verdict('alive'),
  'the server says refused': verdict('refused'),
  'the server says that the user has gone': verdict('user_gone'),
  'the server says nothing': async (world) => {
    world.verifications.shift()?.fail();
    await settled();
  },
  'a call is forbidden': (world) => first(world).send({ type: 'HTTP_403' }),
  'a call waits for a token': (world) => first(world).send({ type: 'REFRESH_WANTED' }),
  'look again': (world) => first(world).send({ type: 'TICK' }),
  wake,
  'come online': (world) => first(world).send({ type: 'ONLINE' }),
  'the lock gets stuck': (world) => {
    world.locks.stuck = true;
  },
  'sleep an hour': (world) => world.sleep(HOUR),
  'pass 8 s': (world) => world.pass(8_000),
  'pass 5 min': (world) => world.pass(5 * MINUTE),
  'until 10 min are left': (world) => world.pass(Math.max(0, leftMs(world) - 10 * MINUTE)),
  'until 4 min are left': (world) => world.pass(Math.max(0, leftMs(world) - 4 * MINUTE)),
};

function leftMs(world: SessionWorld) {
  return (first(world).context().session?.endsAtMs ?? 0) - world.clock.now();
}

function start(coverage?: Parameters<typeof createSessionWorld>[0]) {
  const world = createSessionWorld(coverage);
  world.store();
  world.openTab();
  return world;
}

/** Everything that determines the first tab's future, as far as its states and guards can tell. */
function keyOf(world: SessionWorld) {
  const { session, refreshedAtMs, attemptedAtMs, hasLost, failures } = first(world).context();
  const now = world.clock.now();
  const stored = world.stored;
  return JSON.stringify([
    first(world).actor.getSnapshot().value,
    session === null ? null : Math.sign(session.endsAtMs - now),
    session === null ? null : session.endsAtWallMs - world.wallMs() <= 5 * MINUTE,
    session === null || stored === null
      ? null
      : [session.userId === stored.userId, session.epoch === stored.epoch],
    stored === null,
    refreshedAtMs !== null && now - refreshedAtMs < 30_000,
    attemptedAtMs !== null && now - attemptedAtMs < 5_000,
    hasLost,
    Math.min(failures, 1),
    world.locks.stuck,
    world.inflight.length,
    world.verifications.length,
  ]);
}

describe('every path', () => {
  test('together cover every state, transition and guard result', async () => {
    const coverage = createTransitionCoverage(sessionHealthMachine);
    const healths = new Set<string>();
    const refreshes = new Set<string>();
    const explored = await explorePaths({
      start: () => start(coverage),
      moves: MOVES,
      keyOf: (world) => {
        healths.add(first(world).health());
        refreshes.add(first(world).refreshState());
        return keyOf(world);
      },
      finish: (world) => world.stop(),
      maxLength: 5,
    });
    process.stdout.write(`${coverage.summary()} (${explored.walked} paths)\n`);
    expect(coverage.unvisited()).toEqual([]);
    expect(coverage.untaken()).toEqual([]);
    expect(coverage.unanswered()).toEqual([]);
    expect([...healths].sort()).toEqual([...HEALTH].sort());
    expect([...refreshes].sort()).toEqual([...REFRESH].sort());
  });
});

describe('200 events at random, 1,000 times, in three tabs', () => {
  test('keep the invariants of a session', async () => {
    const names = Object.keys(MOVES).filter((name) => name !== 'another user logs in elsewhere');
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { minLength: 200, maxLength: 200 }),
        async (path) => {
          const world = start();
          world.openTab();
          world.openTab();
          await MOVES['read storage']?.(world);
          for (const move of path) {
            const before = countTold(world);
            const sessionsBefore = world.tabs.map(({ context }) => context().session);
            await MOVES[move]?.(world);
            steps += 1;
            const broken = brokenPromises(world);
            if (notifiesTooOften(world, before, sessionsBefore)) {
              broken.push('one end per session');
            }
            if (broken.length > 0) {
              throw new Error(`After "${move}": ${broken.join(', ')}`);
            }
          }
          world.stop();
        },
      ),
      { seed: 20261121, numRuns: 1_000, endOnFailure: true },
    );
    process.stdout.write(`sessionHealth: ${steps} random events, no promise broken\n`);
  }, 300_000);
});

function countTold(world: SessionWorld) {
  return world.tabs.map(({ sent }) => sent.filter((type) => type === 'session.expired').length);
}

/** The session invariants that this world violates, described. */
function brokenPromises(world: SessionWorld): string[] {
  const ofTabs = world.tabs.flatMap((tab) => {
    const asks = world.inflight.filter(({ by }) => by === tab.id).length;
    const hasSession = tab.context().session !== null;
    const health = tab.health();
    const promises: Record<string, boolean> = {
      'one refresh at a time': asks === (tab.refreshState() === 'inflight' ? 1 : 0),
      'no session in no_session': !hasSession || health !== 'no_session',
      'no session when dead': !hasSession || tab.refreshState() !== 'dead',
      'a session while alive':
        hasSession || !['healthy', 'warning', 'expiring_soon'].includes(health),
    };
    return Object.keys(promises).filter((promise) => promises[promise] !== true);
  });
  const holders = world.inflight.filter(({ hasLock }) => hasLock).length;
  const isEmpty = world.stored === null;
  const { health } = first(world);
  const knowsOfIt = isEmpty === (health() === 'no_session') || health() === 'expired';
  return [
    ...ofTabs,
    // Only a tab that waited 8 s for the lock refreshes without it.
    ...(holders <= 1 ? [] : ['one refresh in all tabs']),
    ...(knowsOfIt ? [] : ['no_session when storage is empty, and only then']),
  ];
}

/** Each tab that had a session emits its loss once, and nothing else. */
function notifiesTooOften(
  world: SessionWorld,
  before: readonly number[],
  sessions: readonly unknown[],
): boolean {
  return countTold(world).some(
    (count, index) => count - (before[index] ?? 0) > (sessions[index] === null ? 0 : 1),
  );
}
