import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createSessionWorld, HOUR, MINUTE } from '../testing/session-world.fake.ts';
import { settled } from '../testing/settled.ts';
import { sessionHealthMachine } from './session-health.machine.ts';

/** One tab of a browser whose session has `leftMs` left. */
function start(leftMs = HOUR) {
  const world = createSessionWorld();
  world.store({}, leftMs);
  const tab = world.openTab();
  tab.initialise();
  return { world, tab };
}

async function answer(world: ReturnType<typeof createSessionWorld>, kind: 'refreshed' | 'refused') {
  world.inflight.at(-1)?.answer(kind);
  await settled();
}

async function fail(world: ReturnType<typeof createSessionWorld>) {
  world.inflight.at(-1)?.fail();
  await settled();
}

describe('the start', () => {
  test('is unknown until storage was read, and has no session 10 s later', async () => {
    const world = createSessionWorld();
    world.store();
    const tab = world.openTab();
    await world.pass(9_999);
    expect(tab.health()).toBe('unknown');
    await world.pass(1);
    expect([tab.health(), tab.sent]).toEqual(['no_session', ['session.init_timed_out']]);
    expect(world.stored?.sessionId).toBe('s1');
  });

  test('with nothing stored is no_session and clears storage', () => {
    const world = createSessionWorld();
    const tab = world.openTab();
    world.store();
    tab.send({ type: 'INITIAL_SESSION', session: null });
    expect([tab.health(), world.stored, world.cleared]).toEqual([
      'no_session',
      null,
      ['signed_out'],
    ]);
  });

  test('in time is not followed by a timeout', async () => {
    const { world, tab } = start();
    await world.pass(10_000);
    expect([tab.health(), tab.sent]).toEqual(['healthy', []]);
  });

  test.each<[number, string]>([
    [15 * MINUTE + 1, 'healthy'],
    [15 * MINUTE, 'warning'],
    [5 * MINUTE + 1, 'warning'],
    [5 * MINUTE, 'expiring_soon'],
    [1, 'expiring_soon'],
    [0, 'expired'],
    [-HOUR, 'expired'],
    [-30 * 24 * HOUR, 'expired'],
  ])('with %i ms left is %s', (left, health) => {
    expect(start(left).tab.health()).toBe(health);
  });
});

describe('the health', () => {
  test('goes from healthy to warning to expiring_soon to expired as time passes', async () => {
    const { world, tab } = start();
    const words: [number, string][] = [];
    for (const ms of [45 * MINUTE - 1, 1, 10 * MINUTE - 1, 1, 5 * MINUTE - 1, 1]) {
      await world.pass(ms);
      words.push([world.clock.now(), tab.health()]);
    }
    expect(words).toEqual([
      [45 * MINUTE - 1, 'healthy'],
      [45 * MINUTE, 'warning'],
      [55 * MINUTE - 1, 'warning'],
      [55 * MINUTE, 'expiring_soon'],
      [HOUR - 1, 'expiring_soon'],
      [HOUR, 'expired'],
    ]);
  });

  test('that expired without an answer keeps the session and recovers with it', async () => {
    const { world, tab } = start(5_000);
    await world.pass(5_000);
    expect([tab.health(), tab.sent, world.stored?.epoch]).toEqual(['expired', [], 1]);
    await answer(world, 'refreshed');
    expect([tab.health(), tab.sent, world.stored?.epoch]).toEqual(['healthy', [], 2]);
  });
});

describe('refreshing', () => {
  test('happens once, 5 minutes before the end', async () => {
    const { world, tab } = start();
    await world.pass(55 * MINUTE - 1);
    expect(world.refreshes).toBe(0);
    await world.pass(1);
    expect([world.refreshes, tab.refreshState()]).toEqual([1, 'inflight']);
    await answer(world, 'refreshed');
    await world.pass(54 * MINUTE);
    expect([world.refreshes, tab.health(), tab.refreshState()]).toEqual([1, 'warning', 'idle']);
  });

  test('happens at once inside the margin', () => {
    expect(start(4 * MINUTE).world.refreshes).toBe(1);
  });

  test('that is refused is expired, cleared and emitted once', async () => {
    const { world, tab } = start(4 * MINUTE);
    await answer(world, 'refused');
    tab.send({ type: 'HTTP_401', epoch: 1, retried: true });
    tab.send({ type: 'REFRESH_WANTED' });
    await world.pass(HOUR);
    expect([tab.health(), tab.refreshState(), tab.sent]).toEqual([
      'expired',
      'dead',
      ['session.expired'],
    ]);
    expect([world.stored, world.cleared, world.refreshes]).toEqual([null, ['expired'], 1]);
  });

  test('that is refused leaves a session opened in another tab alone', async () => {
    const { world, tab } = start(4 * MINUTE);
    const first = world.stored;
    const again = first === null ? null : { ...first, sessionId: 'signed in again' };
    world.stored = again;
    await answer(world, 'refused');
    expect([tab.health(), tab.sent, world.stored, world.cleared]).toEqual([
      'expiring_soon',
      [],
      again,
      [],
    ]);
  });

  test('of a deleted user ends without a session', async () => {
    const { world, tab } = start(4 * MINUTE);
    world.inflight[0]?.answer('user_gone');
    await settled();
    expect([tab.health(), world.stored, world.cleared]).toEqual([
      'no_session',
      null,
      ['signed_out'],
    ]);
  });

  test('without an answer is retried after 30 s, 60 s, … 5 min, and ends nothing', async () => {
    const { world, tab } = start(4 * MINUTE);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await fail(world);
      expect(tab.refreshState()).toBe('backoff');
      const from = world.clock.now();
      while (world.inflight.length === 0) {
        await world.pass(1_000);
      }
      waits.push((world.clock.now() - from) / 1_000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
    expect([tab.health(), tab.sent, world.stored?.epoch]).toEqual(['expired', [], 1]);
  });

  test('of tokens shorter than the margin does not cause a storm', async () => {
    const { world, tab } = start(4 * MINUTE);
    world.tokenLifeMs = 2 * MINUTE;
    await answer(world, 'refreshed');
    expect([tab.health(), world.refreshes]).toEqual(['expiring_soon', 1]);
    await world.pass(29_999);
    expect(world.refreshes).toBe(1);
    await world.pass(1);
    expect(world.refreshes).toBe(2);
  });

  test('continues without the lock after 8 s', async () => {
    const world = createSessionWorld();
    world.locks.stuck = true;
    world.store({}, MINUTE);
    const tab = world.openTab();
    tab.initialise();
    await world.pass(7_999);
    expect([tab.refreshState(), world.refreshes]).toEqual(['locking', 0]);
    await world.pass(1);
    expect([tab.refreshState(), world.refreshes]).toEqual(['inflight', 1]);
  });

  test('times out after 10 s', async () => {
    const { world, tab } = start(MINUTE);
    await world.pass(9_999);
    expect(tab.refreshState()).toBe('inflight');
    await world.pass(1);
    expect([tab.refreshState(), world.inflight]).toEqual(['backoff', []]);
  });

  test('whose answer was not stored waits and retries', async () => {
    const { world, tab } = start(MINUTE);
    world.inflight[0]?.answer('superseded');
    await settled();
    expect([tab.refreshState(), tab.health()]).toEqual(['backoff', 'expiring_soon']);
  });

  test('without a host reports what is missing, and waits', async () => {
    const clock = new SimulatedClock();
    const mark = { userId: 'u1', sessionId: 's1', epoch: 1, remainingMs: 0 };
    const actor = createActor(sessionHealthMachine, {
      clock,
      input: {
        clock: { nowMs: () => clock.now(), wallMs: () => clock.now() },
        storage: { read: () => mark, clear: () => undefined },
        random: () => 0,
      },
    }).start();
    actor.send({ type: 'INITIAL_SESSION', session: mark });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ health: 'expired', refresh: 'backoff' });
    actor.stop();
  });
});

describe('several tabs', () => {
  function open(count: number, leftMs: number) {
    const world = createSessionWorld();
    world.store({}, leftMs);
    const tabs = Array.from({ length: count }, () => world.openTab());
    for (const tab of tabs) {
      tab.initialise();
    }
    return { world, tabs };
  }

  test("refresh once: the others adopt the first one's token", async () => {
    const { world, tabs } = open(6, 4 * MINUTE);
    expect(tabs.map((tab) => tab.refreshState())).toEqual([
      'inflight',
      ...Array.from({ length: 5 }, () => 'locking'),
    ]);
    await answer(world, 'refreshed');
    expect(
      tabs.map((tab) => [tab.health(), tab.refreshState(), tab.context().session?.epoch]),
    ).toEqual(Array.from({ length: 6 }, () => ['healthy', 'idle', 2]));
    expect(world.refreshes).toBe(1);
  });

  test('adopt inside the lock even without a storage event', async () => {
    const { world, tabs } = open(1, MINUTE);
    world.inflight[0]?.fail();
    await settled();
    world.store({ epoch: 2 });
    await world.pass(30_000);
    expect([world.refreshes, tabs[0]?.health(), tabs[0]?.refreshState()]).toEqual([
      1,
      'healthy',
      'idle',
    ]);
  });

  test('find inside the lock that the session is gone', async () => {
    const { world, tabs } = open(1, MINUTE);
    world.inflight[0]?.fail();
    await settled();
    world.stored = null;
    await world.pass(30_000);
    expect([world.refreshes, tabs[0]?.health(), tabs[0]?.sent]).toEqual([1, 'no_session', []]);
  });

  test('are all signed out with one of them', () => {
    const { world, tabs } = open(6, HOUR);
    tabs[2]?.signOut();
    expect(tabs.map((tab) => tab.health())).toEqual(Array.from({ length: 6 }, () => 'no_session'));
    expect([world.stored, world.cleared]).toEqual([null, ['signed_out']]);
  });

  test('reload when another user has signed in, and leave that session alone', () => {
    const { world, tabs } = open(2, HOUR);
    tabs[0]?.signIn('u2');
    expect(tabs[1]?.sent).toEqual(['session.user_changed']);
    expect([tabs[0]?.health(), world.stored?.userId]).toEqual(['healthy', 'u2']);
  });

  test('follow a login in one of them', () => {
    const world = createSessionWorld();
    const tabs = [world.openTab(), world.openTab()];
    for (const tab of tabs) {
      tab.initialise();
    }
    tabs[0]?.signIn();
    expect(tabs.map((tab) => tab.health())).toEqual(['healthy', 'healthy']);
  });

  test('are not misled by a browser that still shows an older token', async () => {
    const { world, tabs } = open(1, MINUTE);
    await answer(world, 'refreshed');
    world.store({ epoch: 1 }, MINUTE);
    tabs[0]?.send({ type: 'STORAGE' });
    expect([tabs[0]?.health(), tabs[0]?.context().session?.epoch]).toEqual(['healthy', 2]);
  });
});

describe('a 401', () => {
  test('refreshes', () => {
    const { world, tab } = start();
    tab.send({ type: 'HTTP_401', epoch: 1, retried: false });
    expect([world.refreshes, tab.refreshState()]).toEqual([1, 'inflight']);
  });

  test('of a token that was replaced meanwhile changes nothing', async () => {
    const { world, tab } = start();
    tab.send({ type: 'HTTP_401', epoch: 1, retried: false });
    await answer(world, 'refreshed');
    tab.send({ type: 'HTTP_401', epoch: 1, retried: true });
    expect([world.refreshes, tab.refreshState()]).toEqual([1, 'idle']);
  });

  test('without a session changes nothing', () => {
    const world = createSessionWorld();
    const tab = world.openTab();
    tab.initialise();
    tab.send({ type: 'HTTP_401', epoch: 0, retried: false });
    tab.send({ type: 'REFRESH_WANTED' });
    tab.send({ type: 'HTTP_403' });
    expect([tab.health(), tab.refreshState(), tab.sent]).toEqual(['no_session', 'idle', []]);
  });

  test.each([
    ['refused', 'expired', ['session.expired'], ['expired']],
    ['user_gone', 'no_session', [], ['signed_out']],
    ['alive', 'healthy', [], []],
  ] as const)(
    'of a fresh token verifies with the server, which answers %s',
    async (outcome, health, sent, cleared) => {
      const { world, tab } = start();
      tab.send({ type: 'HTTP_401', epoch: 1, retried: false });
      await answer(world, 'refreshed');
      tab.send({ type: 'HTTP_401', epoch: 2, retried: true });
      expect(tab.refreshState()).toBe('verifying');
      world.verifications[0]?.answer(outcome);
      await settled();
      expect([tab.health(), tab.sent, world.cleared]).toEqual([health, sent, cleared]);
      expect(world.refreshes).toBe(1);
    },
  );

  test('of a fresh token ends nothing while the server is unreachable', async () => {
    const { world, tab } = start();
    tab.send({ type: 'HTTP_401', epoch: 1, retried: true });
    world.verifications[0]?.fail();
    await settled();
    expect([tab.health(), tab.refreshState()]).toEqual(['healthy', 'idle']);
  });

  test('of a just refreshed token verifies with the server before another refresh', async () => {
    const { world, tab } = start(4 * MINUTE);
    await answer(world, 'refreshed');
    tab.send({ type: 'HTTP_401', epoch: 2, retried: false });
    expect([tab.refreshState(), world.refreshes]).toEqual(['verifying', 1]);
  });

  test('of an expired token is inconclusive: the token is refreshed', async () => {
    const { world, tab } = start(4 * MINUTE);
    world.tokenLifeMs = 10_000;
    await answer(world, 'refreshed');
    await world.pass(10_000);
    tab.send({ type: 'HTTP_401', epoch: 2, retried: true });
    expect([tab.refreshState(), world.refreshes]).toEqual(['inflight', 2]);
  });

  test('shortly after a failed refresh waits', async () => {
    const { world, tab } = start(MINUTE);
    await fail(world);
    tab.send({ type: 'HTTP_401', epoch: 1, retried: false });
    tab.send({ type: 'REFRESH_WANTED' });
    tab.send({ type: 'WAKE' });
    expect([world.refreshes, tab.refreshState()]).toEqual([1, 'backoff']);
    await world.pass(5_000);
    tab.send({ type: 'REFRESH_WANTED' });
    expect(world.refreshes).toBe(2);
  });
});

test('a 403 is emitted and changes nothing', () => {
  const { world, tab } = start();
  tab.send({ type: 'HTTP_403' });
  expect([tab.health(), tab.sent, world.refreshes]).toEqual(['healthy', ['permission.denied'], 0]);
});

describe('the end of a session', () => {
  test.each(['SIGNED_OUT', 'USER_DELETED'] as const)(
    'by %s clears everything, also mid-refresh',
    async (type) => {
      const { world, tab } = start(MINUTE);
      const [late] = world.inflight;
      tab.send({ type });
      late?.answer('refreshed');
      await settled();
      expect([tab.health(), tab.refreshState(), tab.context().session, world.stored]).toEqual([
        'no_session',
        'idle',
        null,
        null,
      ]);
    },
  );

  test('that was lost is followed by a restored one after the next login', async () => {
    const { world, tab } = start(MINUTE);
    await answer(world, 'refused');
    tab.signIn();
    tab.signOut();
    tab.signIn('u1', 's3');
    expect([tab.health(), tab.sent]).toEqual(['healthy', ['session.expired', 'session.restored']]);
  });
});
