import { beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.fake.ts';
import type { SessionChange, SessionEnd } from '../session/session-store.ts';
import { createDrafts } from './drafts.ts';

const PLACE = { pathname: '/dashboard/settings/client', clientId: 'c1', form: 'name' };

let storage: Storage;
let userId: string | null;
let end: SessionEnd | null;
let emit: (change: SessionChange) => void;

beforeEach(() => {
  storage = memoryStorage();
  userId = 'u1';
  end = null;
});

function drafts() {
  return createDrafts(storage, {
    read: () =>
      userId === null
        ? null
        : {
            id: 's1',
            epoch: 0,
            access_token: 'a',
            refresh_token: 'r',
            expires_at: 0,
            user: { id: userId, email: 'dana@example.test' },
          },
    endedBy: () => end,
    subscribe: (listener) => {
      emit = listener;
      return () => undefined;
    },
  });
}

test('a draft is restored after a reload, only for its page, client and form', () => {
  drafts().write(PLACE, { name: 'Juniper' });
  const again = drafts();
  expect(again.read(PLACE)).toEqual({ name: 'Juniper' });
  expect(again.read({ ...PLACE, clientId: 'c2' })).toBe(null);
  expect(again.read({ ...PLACE, pathname: '/dashboard' })).toBe(null);
  expect(again.read({ ...PLACE, form: 'address' })).toBe(null);
  again.remove(PLACE);
  expect(again.read(PLACE)).toBe(null);
});

test('no secret is stored', () => {
  const page = drafts();
  page.write(PLACE, {
    name: 'J',
    password: 'x',
    newPassword: 'x',
    inviteCode: 'x',
    api_token: 'x',
    signing_secret: 'x',
  });
  expect(page.read(PLACE)).toEqual({ name: 'J' });
});

test('all drafts of one page are removed, those of others stay', () => {
  const page = drafts();
  const below = { ...PLACE, pathname: `${PLACE.pathname}/more` };
  page.write(PLACE, { a: 1 });
  page.write({ ...PLACE, form: 'b', clientId: null }, { a: 1 });
  page.write(below, { a: 1 });
  page.removeOf(PLACE.pathname);
  expect([page.read(PLACE), page.read(below)]).toEqual([null, { a: 1 }]);
  expect(storage.length).toBe(2);
});

test.each([
  ['signed out here', 'signed_out', null],
  ['signed out in another tab', null, null],
  ['expired', 'expired', { a: 1 }],
] as const)('with a session that %s', (_case, why, left) => {
  const page = drafts();
  page.write(PLACE, { a: 1 });
  userId = null;
  end = why;
  emit('elsewhere');
  expect(page.read(PLACE)).toEqual(left);
});

test('the next user does not see the drafts of the previous one', () => {
  drafts().write(PLACE, { a: 1 });
  userId = 'u2';
  expect(drafts().read(PLACE)).toBe(null);
});

test('invalid data reads as no draft', () => {
  const page = drafts();
  page.write(PLACE, { a: 1 });
  const key = 'draft /dashboard/settings/client c1 name';
  expect(storage.getItem(key)).toBe('{"a":1}');
  for (const text of ['{', '7', 'null', '[]']) {
    storage.setItem(key, text);
    expect(page.read(PLACE)).toBe(null);
  }
});
