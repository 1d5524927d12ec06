import { createActor, SimulatedClock } from 'xstate';
import {
  isRefreshing,
  toRefreshState,
  toSessionHealth,
} from '../session-health/session-health.connect.ts';
import { sessionHealthMachine } from '../session-health/session-health.machine.ts';
import { provideSessionHealth } from '../session-health/provide-session-health.ts';
import type {
  RefreshOutcome,
  SessionHealthEvent,
  SessionMark,
  VerifyOutcome,
} from '../session-health/session-health.types.ts';
import { settled } from './settled.ts';
import type { createTransitionCoverage } from './transition-coverage.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

type Stored = Omit<SessionMark, 'remainingMs'> & { readonly expiresAtWallMs: number };
type Call<Answer> = { readonly answer: (answer: Answer) => void; readonly fail: () => void };
type RefreshCall = Call<RefreshOutcome['kind']> & {
  readonly by: number;
  readonly hasLock: boolean;
};
type Coverage = ReturnType<typeof createTransitionCoverage<typeof sessionHealthMachine>>;

/**
 * A fake browser: tabs that share one storage and one lock, two clocks that only the test moves, and a server that
 * answers when the test settles it.
 */
export function createSessionWorld(coverage?: Coverage): SessionWorld {
  const clock = new SimulatedClock();
  const world: SessionWorld = {
    stored: null,
    wallAheadMs: 0,
    refreshes: 0,
    inflight: [],
    verifications: [],
    cleared: [],
    tokenLifeMs: HOUR,
    locks: { holder: null, queue: [], stuck: false },
    clock,
    tabs: [],
    wallMs: () => clock.now() + world.wallAheadMs,
    pass: async (ms) => {
      clock.increment(ms);
      await settled();
    },
    sleep: (ms) => {
      world.wallAheadMs += ms;
    },
    store: (change = {}, remainingMs = HOUR) => {
      world.stored = {
        userId: 'u1',
        sessionId: 's1',
        epoch: 1,
        expiresAtWallMs: world.wallMs() + remainingMs,
        ...change,
      };
    },
    openTab: () => {
      const tab = openTab(world.tabs.length, world, coverage);
      world.tabs.push(tab);
      return tab;
    },
    stop: () => {
      for (const tab of world.tabs) {
        tab.actor.stop();
      }
    },
  };
  return world;
}

export type SessionWorld = {
  stored: Stored | null;
  /** How far the wall clock is ahead of the page's lifetime. */
  wallAheadMs: number;
  /** How often a new token was requested. */
  refreshes: number;
  inflight: RefreshCall[];
  readonly verifications: Call<VerifyOutcome>[];
  readonly cleared: string[];
  tokenLifeMs: number;
  readonly locks: { holder: number | null; readonly queue: (() => void)[]; stuck: boolean };
  readonly clock: SimulatedClock;
  readonly tabs: SessionTab[];
  readonly wallMs: () => number;
  readonly pass: (ms: number) => Promise<void>;
  /** Advances only the wall clock, as sleep does: no timer or monotonic clock of a page counts it. */
  readonly sleep: (ms: number) => void;
  readonly store: (change?: Partial<Stored>, remainingMs?: number) => void;
  readonly openTab: () => SessionTab;
  readonly stop: () => void;
};

export type SessionTab = ReturnType<typeof openTab>;

function openTab(id: number, world: SessionWorld, coverage?: Coverage) {
  const read = () => markOf(world);
  const sent: string[] = [];
  const machine = coverage?.logic ?? sessionHealthMachine;
  const { actors } = provideSessionHealth({
    holdLock: (signal, granted) => holdLock(world, id, signal, granted),
    refreshSession: (signal) => refresh(world, id, signal),
    verifySession: () =>
      new Promise((answer, reject) => {
        world.verifications.push({ answer, fail: () => reject(new Error('no answer')) });
      }),
  }).implementations;
  const actor = createActor(machine.provide({ actors }), {
    clock: world.clock,
    input: {
      clock: { nowMs: () => world.clock.now(), wallMs: world.wallMs },
      storage: {
        read,
        clear: (why) => {
          world.stored = null;
          world.cleared.push(why);
          announce(world, id);
        },
      },
      random: () => 0.5,
    },
    ...(coverage === undefined ? {} : { inspect: coverage.inspect }),
  });
  for (const type of EMITTED) {
    actor.on(type, () => sent.push(type));
  }
  actor.start();
  const send = (event: SessionHealthEvent) => actor.send(event);
  return {
    id,
    actor,
    sent,
    send,
    health: () => toSessionHealth(actor.getSnapshot().value),
    refreshState: () => toRefreshState(actor.getSnapshot().value),
    isRefreshing: () => isRefreshing(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    initialise: () => send({ type: 'INITIAL_SESSION', session: read() }),
    /** Logs in as the given user, with a new session. */
    signIn: (userId = 'u1', sessionId = 's2') => {
      world.store({ userId, sessionId });
      const session = read();
      if (session !== null) {
        send({ type: 'SIGNED_IN', session });
      }
      announce(world, id);
    },
    signOut: () => send({ type: 'SIGNED_OUT' }),
  };
}

const EMITTED = [
  'session.expired',
  'session.restored',
  'session.user_changed',
  'session.init_timed_out',
  'permission.denied',
] as const;

function markOf(world: SessionWorld): SessionMark | null {
  if (world.stored === null) {
    return null;
  }
  const { expiresAtWallMs, ...rest } = world.stored;
  return { ...rest, remainingMs: expiresAtWallMs - world.wallMs() };
}

/** Dispatches storage events to the other tabs, as a browser does. */
function announce(world: SessionWorld, from: number) {
  for (const tab of world.tabs.filter(({ id }) => id !== from)) {
    tab.send({ type: 'STORAGE' });
  }
}

function holdLock({ locks }: SessionWorld, by: number, signal: AbortSignal, granted: () => void) {
  const next = () => {
    locks.holder = null;
    locks.queue.shift()?.();
  };
  const take = () => {
    if (signal.aborted) {
      next();
      return;
    }
    locks.holder = by;
    signal.addEventListener('abort', next);
    granted();
  };
  if (locks.stuck || locks.holder !== null) {
    locks.queue.push(take);
  } else {
    take();
  }
}

function refresh(world: SessionWorld, by: number, signal: AbortSignal): Promise<RefreshOutcome> {
  const base = world.stored;
  world.refreshes += 1;
  return new Promise((resolve, reject) => {
    const call = {
      by,
      hasLock: world.locks.holder === by,
      answer: (kind: RefreshOutcome['kind']) => {
        leave();
        if (kind !== 'refreshed') {
          resolve({ kind });
          return;
        }
        if (world.stored?.sessionId !== base?.sessionId || world.stored === null) {
          resolve({ kind: 'superseded' });
          return;
        }
        world.store({ ...world.stored, epoch: world.stored.epoch + 1, ...expiry(world) });
        const session = markOf(world);
        resolve(session === null ? { kind: 'superseded' } : { kind, session });
        announce(world, by);
      },
      fail: () => {
        leave();
        reject(new Error('no answer'));
      },
    };
    const leave = () => {
      world.inflight = world.inflight.filter((other) => other !== call);
    };
    signal.addEventListener('abort', leave);
    world.inflight.push(call);
  });
}

function expiry(world: SessionWorld) {
  return { expiresAtWallMs: world.wallMs() + world.tokenLifeMs };
}
