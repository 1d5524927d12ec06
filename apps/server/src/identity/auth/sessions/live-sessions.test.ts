import { expect, test } from 'vitest';
import { createFakeClock } from '../../../platform/clock.fake.ts';
import { createLiveSessions } from './live-sessions.ts';
import type { LiveSessions } from './live-sessions.ts';

const DANA = { userId: 'dana', sessionId: 'session' };
const LIVE = { kind: 'live', level: 'aal2', hasFactor: true } as const;

function isKnown(live: LiveSessions, session: typeof DANA): boolean {
  return live.find(session) !== null;
}

test('a live session is cached for ten seconds, for its own user', async () => {
  const clock = createFakeClock();
  const live = createLiveSessions(clock);
  expect(isKnown(live, DANA)).toBe(false);
  await live.ask(DANA, async () => LIVE);
  expect(live.find(DANA)).toEqual({ level: 'aal2', hasFactor: true });
  expect([isKnown(live, DANA), isKnown(live, { ...DANA, userId: 'eve' })]).toEqual([true, false]);
  clock.advance(9_999);
  expect(isKnown(live, DANA)).toBe(true);
  clock.advance(1);
  expect(isKnown(live, DANA)).toBe(false);
});

test('a clock that is set back extends no cache entry', async () => {
  const clock = createFakeClock();
  const live = createLiveSessions(clock);
  await live.ask(DANA, async () => LIVE);
  clock.advance(-60_000);
  expect(isKnown(live, DANA)).toBe(false);
});

test('only live sessions are cached', async () => {
  const live = createLiveSessions(createFakeClock());
  await live.ask(DANA, async () => LIVE);
  const banned = { kind: 'banned' } as const;
  expect(await live.ask(DANA, async () => banned)).toBe(banned);
  expect(isKnown(live, DANA)).toBe(false);
});

test('a change that ends sessions invalidates the cache when it settles, including reads in flight and failed changes', async () => {
  const live = createLiveSessions(createFakeClock());
  const other = { userId: 'eve', sessionId: 'other' };
  await live.ask(DANA, async () => LIVE);
  await live.ask(other, async () => LIVE);
  await live.endedBy('dana', Promise.resolve());
  expect([isKnown(live, DANA), isKnown(live, other)]).toEqual([false, true]);
  await expect(live.endedBy('other', Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(isKnown(live, other)).toBe(false);
  await live.ask(DANA, async () => {
    await live.endedBy('dana', Promise.resolve());
    return LIVE;
  });
  expect(isKnown(live, DANA)).toBe(false);
});

test('at most ten thousand are cached, the most recent', async () => {
  const live = createLiveSessions(createFakeClock());
  for (let number = 0; number <= 10_000; number += 1) {
    await live.ask({ userId: 'dana', sessionId: `session ${number}` }, async () => LIVE);
  }
  expect(
    ['session 0', 'session 1', 'session 10000'].map((sessionId) =>
      isKnown(live, { userId: 'dana', sessionId }),
    ),
  ).toEqual([false, true, true]);
});
