import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import { createSessionStore, isExpired, type Session } from './session-store.ts';

const session: Session = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1_795_254_000,
  user: { id: 'u1', email: 'owner@demo.platebook.test' },
};

let storage: Storage;
let tab: EventTarget;

beforeEach(() => {
  storage = memoryStorage();
  tab = new EventTarget();
});

function storeOf() {
  return createSessionStore(storage, tab);
}

function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key });
}

describe('the session store', () => {
  test('keeps a session across page loads', () => {
    storeOf().write(session);
    expect(storeOf().read()).toEqual(session);
  });

  test('keeps nothing of the user but id and e-mail', () => {
    const whole = { ...session, user: { ...session.user, phone: '+1 555 0100' } };
    storeOf().write(whole);
    expect(storeOf().read()).toEqual(session);
  });

  test('forgets it', () => {
    const store = storeOf();
    store.write(session);
    store.clear('signed_out');
    expect(store.read()).toBe(null);
    expect(storage.length).toBe(0);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"access_token":"a"}',
    '{"access_token":1,"refresh_token":"r"}',
  ])('reads %j as no session', (text) => {
    storage.setItem('session', text);
    expect(storeOf().read()).toBe(null);
  });

  test('tells of changes in this tab and in others, until told to stop', () => {
    const store = storeOf();
    let heard = 0;
    const stop = store.subscribe(() => {
      heard += 1;
    });
    store.write(session);
    store.clear('signed_out');
    tab.dispatchEvent(storageEvent('session'));
    tab.dispatchEvent(storageEvent(null));
    tab.dispatchEvent(storageEvent('theme'));
    expect(heard).toBe(4);
    stop();
    store.write(session);
    tab.dispatchEvent(storageEvent('session'));
    expect(heard).toBe(4);
  });
});

test.each([
  [-1, false],
  [0, true],
  [1, true],
])('a session %i ms past its end is expired: %j', (late, expired) => {
  expect(isExpired(session, session.expires_at * 1_000 + late)).toBe(expired);
});
