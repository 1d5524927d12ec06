import { createApiClient, type ApiError } from '@platebook/api-client';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSession, testSession } from '../testing/session.fake.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TOKEN_LIFE_MS = HOUR;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A fake page, session and server. Time passes with the fake timers; `asleepMs` is time no timer counts, `skewMs` is a
 * wall-clock offset, and only the server knows the true time.
 */
function scene() {
  const start = performance.now();
  const world = {
    asleepMs: 0,
    skewMs: 0,
    countsSleep: false,
    mode: 'up' as 'up' | 'down' | 'always_401',
    refreshes: 0,
    verifications: 0,
    sends: new Map<string, number>(),
    sentExpired: 0,
    issuedAtMs: 0,
    serial: 0,
  };
  const trueMs = () => performance.now() - start + world.asleepMs;
  const issue = () => {
    world.serial += 1;
    world.issuedAtMs = trueMs();
    return {
      ...fakeSession(),
      access_token: `t${world.serial}`,
      refresh_token: `r${world.serial}`,
    };
  };
  const authServer = async ({ url }: Request) => {
    await Promise.resolve();
    if (world.mode === 'down') {
      throw new TypeError('fetch failed');
    }
    if (url.endsWith('/auth/v1/user')) {
      world.verifications += 1;
      return new Response(null, { status: world.mode === 'always_401' ? 401 : 200 });
    }
    world.refreshes += 1;
    return Response.json(issue());
  };
  const page = testSession(authServer, {
    nowMs: () => performance.now() + (world.countsSleep ? world.asleepMs : 0),
    wallMs: () => Date.now() + world.asleepMs + world.skewMs,
  });
  const api = createApiClient({
    baseUrl: 'http://localhost',
    session: page.source,
    newRequestId: () => crypto.randomUUID(),
    activeClientId: () => null,
    onPermissionDenied: () => undefined,
    send: async ({ headers }) => {
      const id = headers.get('x-request-id') ?? '';
      world.sends.set(id, (world.sends.get(id) ?? 0) + 1);
      world.sentExpired += page.source.isExpired() ? 1 : 0;
      await Promise.resolve();
      if (world.mode === 'down') {
        throw new TypeError('fetch failed');
      }
      const isGood =
        headers.get('authorization') === `Bearer t${world.serial}` &&
        trueMs() - world.issuedAtMs < TOKEN_LIFE_MS &&
        world.mode === 'up';
      const ok = { status: 'success', message: 'ok', data: { items: [], next_cursor: null } };
      return Response.json(isGood ? ok : {}, { status: isGood ? 200 : 401 });
    },
  });
  const messages: string[] = [];
  page.health.on('session.expired', () => messages.push('expired'));
  const call = () =>
    api.GET('/api/v2/clients/clients').then(
      () => 200,
      (error: ApiError) => error.status,
    );
  page.store.write(issue());
  return {
    ...page,
    world,
    messages,
    call,
    calls: (count: number) => Promise.all(Array.from({ length: count }, call)),
    mostSends: () => Math.max(...world.sends.values()),
    wake: () => page.health.send({ type: 'WAKE' }),
  };
}

describe('50 calls at once', () => {
  test('at expiry cause exactly one refresh, and each is sent once', async () => {
    const { calls, world, mostSends } = scene();
    world.mode = 'down';
    await vi.advanceTimersByTimeAsync(HOUR + 1_000);
    world.mode = 'up';
    await vi.advanceTimersByTimeAsync(10_000);
    world.refreshes = 0;
    expect(new Set(await calls(50))).toEqual(new Set([200]));
    expect([world.refreshes, mostSends(), world.sentExpired]).toEqual([1, 1, 0]);
  });

  test('that the server refuses cause one refresh, and each is sent twice', async () => {
    const { calls, world, mostSends } = scene();
    world.issuedAtMs = -HOUR;
    expect(new Set(await calls(50))).toEqual(new Set([200]));
    expect([world.refreshes, mostSends()]).toEqual([1, 2]);
  });

  test('that are always refused: one refresh, one retry, one check, one end', async () => {
    const { calls, world, mostSends, store, messages } = scene();
    const changes: string[] = [];
    store.subscribe((change) => changes.push(change));
    world.mode = 'always_401';
    expect(new Set(await calls(50))).toEqual(new Set([401]));
    expect([world.refreshes, world.verifications, mostSends()]).toEqual([1, 1, 2]);
    expect([changes, messages, store.read()]).toEqual([
      ['refreshed', 'expired'],
      ['expired'],
      null,
    ]);
  });

  test('without a network fail with a network error, and the session stays', async () => {
    const { calls, world, store, messages } = scene();
    world.mode = 'down';
    await vi.advanceTimersByTimeAsync(HOUR + 1_000);
    world.sends.clear();
    expect(new Set(await calls(50))).toEqual(new Set([null]));
    expect([world.sends.size, messages, store.read()?.access_token]).toEqual([0, [], 't1']);
  });
});

describe('a clock that is wrong', () => {
  const skews = [-24, -12, -6, -1, -0.5, 0.5, 1, 6, 12, 24].map((hours) => hours * HOUR);

  test.each(skews)('by %i ms from mid-session on ends nothing', async (skew) => {
    const { world, call, wake, messages, store } = scene();
    for (let minute = 0; minute < 180; minute += 1) {
      if (minute === 20) {
        world.skewMs = skew;
        wake();
      }
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await call()).toBe(200);
    }
    // One refresh per 55 minutes, and at most one more for the jump.
    expect(world.refreshes).toBeLessThanOrEqual(4);
    expect([messages, store.read() === null, world.sentExpired]).toEqual([[], false, 0]);
  });
});

describe('sleep', () => {
  const naps = [1_000, 60_000, 50 * 60_000, 56 * 60_000, 2 * HOUR, 12 * HOUR, 3 * DAY, 30 * DAY];
  const rows = naps.flatMap((ms) => [[ms, true] as const, [ms, false] as const]);

  test.each(rows)(
    'of %i ms, counted by the page: %j, ends nothing and refreshes at most twice',
    async (ms, countsSleep) => {
      const { world, calls, wake, messages } = scene();
      world.countsSleep = countsSleep;
      world.asleepMs = ms;
      wake();
      const answers = calls(5);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(new Set(await answers)).toEqual(new Set([200]));
      await vi.advanceTimersByTimeAsync(60_000);
      expect([messages, world.sentExpired]).toEqual([[], 0]);
      expect(world.refreshes).toBeLessThanOrEqual(2);
    },
  );
});

test('200 random events, 60 times: no call with a token known to be expired, none sent three times', async () => {
  type Scene = ReturnType<typeof scene>;
  const moves: Record<string, (page: Scene) => Promise<unknown> | void> = {
    call: ({ call }) => void call(),
    'call five times': ({ calls }) => void calls(5),
    'pass 1 s': () => vi.advanceTimersByTimeAsync(1_000),
    'pass 20 min': () => vi.advanceTimersByTimeAsync(20 * 60_000),
    'sleep 2 h': ({ world, wake }) => {
      world.asleepMs += 2 * HOUR;
      wake();
    },
    'sleep 2 h unnoticed': ({ world }) => {
      world.asleepMs += 2 * HOUR;
    },
    'set the clock ahead': ({ world }) => {
      world.skewMs += 5 * HOUR;
    },
    'set the clock back': ({ world }) => {
      world.skewMs -= 5 * HOUR;
    },
    'lose the network': ({ world }) => {
      world.mode = 'down';
    },
    'find the network': ({ world, health }) => {
      world.mode = 'up';
      health.send({ type: 'ONLINE' });
    },
    wake: ({ wake }) => wake(),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 200, maxLength: 200 }),
      async (path) => {
        const page = scene();
        for (const move of path) {
          await moves[move]?.(page);
        }
        page.world.mode = 'up';
        await vi.advanceTimersByTimeAsync(20_000);
        expect([page.world.sentExpired, page.messages, page.store.read() === null]).toEqual([
          0,
          [],
          false,
        ]);
        expect(page.mostSends()).toBeLessThanOrEqual(2);
        page.health.stop();
        vi.clearAllTimers();
      },
    ),
    { seed: 20261121, numRuns: 60, endOnFailure: true },
  );
});
