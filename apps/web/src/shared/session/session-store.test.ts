import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import {
  createSessionStore,
  type NewSession,
  type Session,
  type SessionChange,
} from './session-store.ts';
import type { SessionMessage, SessionTabs } from './session-tabs.ts';

const NOW = 1_795_250_400_000;
const session: NewSession = {
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3_600,
  expires_at: 1_000,
  user: { id: 'u1', email: 'owner@demo.platebook.test' },
};
const stored: Session = {
  id: 'k0',
  epoch: 0,
  access_token: 'a',
  refresh_token: 'r',
  expires_at: NOW / 1_000 + 3_600,
  user: { id: 'u1', email: 'owner@demo.platebook.test' },
};

let storage: Storage;
let nowMs: number;
let posted: unknown[];
let tabs: SessionTabs;
let written: (message: SessionMessage | null) => void;

beforeEach(() => {
  storage = memoryStorage();
  nowMs = NOW;
  posted = [];
  tabs = {
    post: (message) => void posted.push(message),
    onWritten: (listener) => {
      written = listener;
    },
  };
});

function storeOf() {
  let ids = 0;
  const newId = () => `k${ids++}`;
  return createSessionStore({ storage, tabs, now: () => nowMs, newId });
}

/** A write by another tab, and the event this one receives. */
function elsewhere(text: string | null) {
  if (text === null) {
    storage.removeItem('session');
  } else {
    storage.setItem('session', text);
  }
  written(null);
}

describe('the session store', () => {
  test('stores a session across page loads, with its expiry by this browser’s clock', () => {
    storeOf().write(session);
    expect(storeOf().read()).toEqual(stored);
  });

  test('uses the absolute expiry when no lifetime is given', () => {
    const { expires_in: _, ...rest } = session;
    const store = storeOf();
    store.write(rest);
    expect(store.read()).toEqual({ ...stored, expires_at: 1_000 });
  });

  test('stores only the user’s id and email', () => {
    const whole = { ...session, user: { ...session.user, phone: '+1 555 0100' } };
    storeOf().write(whole);
    expect(storeOf().read()).toEqual(stored);
  });

  test('forgets it, and why', () => {
    const store = storeOf();
    store.write(session);
    store.clear('expired');
    expect([store.read(), storage.getItem('session'), store.endedBy()]).toEqual([
      null,
      null,
      'expired',
    ]);
    store.write(session);
    expect(store.endedBy()).toBe(null);
    store.clear('signed_out');
    expect([store.read(), storage.length, store.endedBy()]).toEqual([null, 0, 'signed_out']);
  });

  test('counts refreshes, and each login is another session', () => {
    const store = storeOf();
    store.write(session);
    const renewed = store.renew(stored, { ...session, access_token: 'b' });
    expect(renewed).toEqual({ ...stored, epoch: 1, access_token: 'b' });
    expect(store.read()).toEqual(renewed);
    store.write(session);
    expect([store.read()?.id, store.read()?.epoch]).toEqual(['k1', 0]);
  });

  test.each([
    ['has gone', null],
    ['is another', JSON.stringify({ ...stored, id: 'other' })],
  ])('does not store a refresh when the session %s', (_, text) => {
    const store = storeOf();
    store.write(session);
    elsewhere(text);
    expect(store.renew(stored, session)).toBe(null);
    expect(storage.getItem('session')).toBe(text);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"access_token":"a"}',
    JSON.stringify({ ...stored, epoch: 'x' }),
    JSON.stringify({ ...stored, user: null }),
    JSON.stringify({ ...stored, user: { id: 1, email: '' } }),
  ])('reads %j as no session', (text) => {
    storage.setItem('session', text);
    expect(storeOf().read()).toBe(null);
  });

  test('caches reads for 10 s, unless told to check or notified of a change', () => {
    const store = storeOf();
    store.write(session);
    storage.removeItem('session');
    nowMs += 9_999;
    expect(store.read()).toEqual(stored);
    nowMs += 1;
    expect(store.read()).toBe(null);
    store.write(session);
    storage.removeItem('session');
    expect(store.reread()).toBe(null);
    store.write(session);
    storage.removeItem('session');
    nowMs -= 86_400_000;
    expect(store.read()).toBe(null);
    elsewhere(JSON.stringify(stored));
    expect(store.read()).toEqual(stored);
  });

  test('reports changes in this tab and in others, until unsubscribed', () => {
    const store = storeOf();
    const received: SessionChange[] = [];
    const stop = store.subscribe((change) => received.push(change));
    store.write(session);
    store.renew(stored, session);
    store.clear('signed_out');
    elsewhere(null);
    const all = ['started', 'refreshed', 'signed_out', 'elsewhere'];
    expect(received).toEqual(all);
    stop();
    store.write(session);
    expect(received).toEqual(all);
  });

  test('sends session and epoch to the other tabs, and no token', () => {
    const store = storeOf();
    store.write(session);
    store.renew(stored, session);
    store.clear('expired');
    expect(posted).toEqual([
      { type: 'SIGNED_IN', sessionId: 'k0', epoch: 0 },
      { type: 'TOKEN_REFRESHED', sessionId: 'k0', epoch: 1 },
      { type: 'SIGNED_OUT', sessionId: 'k0', epoch: 1, hasExpired: true },
    ]);
  });
});

test('a session that expired in another tab expired here too; a sign-out did not', () => {
  const store = storeOf();
  store.write(session);
  const over: SessionMessage = { type: 'SIGNED_OUT', sessionId: 'k0', epoch: 0 };
  storage.removeItem('session');
  written({ ...over, hasExpired: true });
  // The storage event follows.
  written(null);
  expect([store.read(), store.endedBy()]).toEqual([null, 'expired']);
  written(over);
  expect(store.endedBy()).toBe(null);
});

describe('when the storage shows an end before the channel announces it', () => {
  /** Two tabs with one storage; the first never receives channel messages. */
  function twoTabs() {
    const first = storeOf();
    const shows = written;
    const second = storeOf();
    second.write(session);
    shows(null);
    return { first, second, shows };
  }

  test('an expiry in the other tab is an expiry here too', () => {
    const { first, second, shows } = twoTabs();
    second.clear('expired');
    shows(null);
    expect([first.read(), first.endedBy()]).toEqual([null, 'expired']);
  });

  test('a sign-out there is not, even after an older session that expired', () => {
    const { first, second, shows } = twoTabs();
    second.clear('expired');
    second.write(session);
    second.clear('signed_out');
    shows(null);
    expect([first.read(), first.endedBy()]).toEqual([null, null]);
  });
});

describe('catching up with other tabs', () => {
  const refreshedMessage = (epoch: number): SessionMessage => ({
    type: 'TOKEN_REFRESHED',
    sessionId: 'k0',
    epoch,
  });

  function scene() {
    const store = storeOf();
    store.write(session);
    const called: string[] = [];
    const watch = () => {
      const whenShown = store.watch();
      return (isExpected = false) => whenShown(() => called.push('shown'), isExpected);
    };
    return { called, watch };
  }

  test('is done when nothing was announced', () => {
    const { called, watch } = scene();
    watch()();
    expect(called).toEqual(['shown']);
  });

  test('waits for the storage to show the announced session, once', () => {
    const { called, watch } = scene();
    const wait = watch();
    written(refreshedMessage(1));
    wait();
    expect(called).toEqual([]);
    elsewhere(JSON.stringify({ ...stored, epoch: 1 }));
    elsewhere(JSON.stringify({ ...stored, epoch: 2 }));
    expect(called).toEqual(['shown']);
  });

  test('waits for any change when one is expected', () => {
    const { called, watch } = scene();
    watch()(true);
    expect(called).toEqual([]);
    elsewhere(JSON.stringify({ ...stored, epoch: 1 }));
    expect(called).toEqual(['shown']);
  });

  test('does not wait for what was shown since it started watching', () => {
    const { called, watch } = scene();
    const wait = watch();
    elsewhere(JSON.stringify({ ...stored, epoch: 1 }));
    wait(true);
    expect(called).toEqual(['shown']);
  });

  test('is done when another session was announced, or this one has gone', () => {
    const { called, watch } = scene();
    written({ ...refreshedMessage(7), sessionId: 'other' });
    watch()();
    elsewhere(null);
    written(refreshedMessage(7));
    watch()();
    expect(called).toEqual(['shown', 'shown']);
  });

  test('waits 250 ms for an expected change that nobody announces', () => {
    vi.useFakeTimers();
    const { called, watch } = scene();
    watch()(true);
    vi.advanceTimersByTime(249);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1);
    elsewhere(JSON.stringify({ ...stored, epoch: 1 }));
    expect(called).toEqual(['shown']);
    vi.useRealTimers();
  });

  test('waits until the storage shows the announced session, however slow it is', () => {
    vi.useFakeTimers();
    const { called, watch } = scene();
    watch()(true);
    written(refreshedMessage(1));
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
    elsewhere(JSON.stringify({ ...stored, epoch: 1 }));
    expect(called).toEqual(['shown']);
    vi.useRealTimers();
  });

  test('numbers a refresh after the announced one, even if the storage does not show it yet', () => {
    const store = storeOf();
    store.write(session);
    written({ ...refreshedMessage(9), sessionId: 'other' });
    expect(store.renew(stored, session)?.epoch).toBe(1);
    written(refreshedMessage(4));
    expect(store.renew(stored, session)?.epoch).toBe(5);
  });
});
