import { describe, expect, test } from 'vitest';
import { createSessionWorld, HOUR } from '../testing/session-world.fake.ts';
import { settled } from '../testing/settled.ts';
import { requestRefresh, SessionUnreachable } from './request-refresh.ts';

function start(leftMs: number) {
  const world = createSessionWorld();
  world.store({}, leftMs);
  const tab = world.openTab();
  tab.initialise();
  return { world, tab, want: () => requestRefresh(tab.actor, { type: 'REFRESH_WANTED' }) };
}

describe('asking for a refresh', () => {
  test('joins the one in flight, however many request it', async () => {
    const { world, want } = start(0);
    const answers = Promise.all(Array.from({ length: 50 }, want));
    world.inflight[0]?.answer('refreshed');
    expect(new Set(await answers)).toEqual(new Set(['refreshed']));
    expect(world.refreshes).toBe(1);
  });

  test('starts one when there is none', async () => {
    const { world, want } = start(HOUR);
    const answer = want();
    world.inflight[0]?.answer('refused');
    expect(await answer).toBe('refused');
  });

  test('cuts the jitter of a tab that woke up short', () => {
    const { world, tab, want } = start(HOUR);
    world.wallAheadMs = HOUR;
    tab.send({ type: 'WAKE' });
    expect(tab.refreshState()).toBe('jittering');
    void want();
    expect(tab.refreshState()).toBe('inflight');
  });

  test('rejects when the server gives no answer, and at once during the backoff', async () => {
    const { world, want } = start(0);
    const answer = want();
    world.inflight[0]?.fail();
    await expect(answer).rejects.toThrow(SessionUnreachable);
    await expect(want()).rejects.toThrow(SessionUnreachable);
    expect(world.refreshes).toBe(1);
  });

  test('is refused without a session and without a request', async () => {
    const world = createSessionWorld();
    const tab = world.openTab();
    tab.initialise();
    expect(await requestRefresh(tab.actor, { type: 'REFRESH_WANTED' })).toBe('refused');
    expect(world.refreshes).toBe(0);
  });

  test('succeeds at once when the refused token was replaced meanwhile', async () => {
    const { world, tab } = start(0);
    world.inflight[0]?.answer('refreshed');
    await settled();
    const stale = { type: 'HTTP_401', epoch: 1, retried: false } as const;
    expect(await requestRefresh(tab.actor, stale)).toBe('refreshed');
    expect(world.refreshes).toBe(1);
  });

  test('waits until a refused fresh token has been verified', async () => {
    const { world, tab } = start(HOUR);
    const answer = requestRefresh(tab.actor, { type: 'HTTP_401', epoch: 1, retried: true });
    world.verifications[0]?.answer('refused');
    expect(await answer).toBe('refused');
  });
});
