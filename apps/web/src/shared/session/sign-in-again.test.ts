import { expect, test } from 'vitest';
import { createUnsaved } from '../forms/unsaved.ts';
import type { Session, SessionEnd } from './session-store.ts';
import { createSignInAgain } from './sign-in-again.ts';

const SESSION: Session = {
  id: 's1',
  epoch: 0,
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: 0,
  user: { id: 'u1', email: 'dana@example.test' },
};

function page() {
  let now: { session: Session | null; end: SessionEnd | null } = { session: SESSION, end: null };
  let emit: () => void = () => undefined;
  let isSaving = false;
  const unsaved = createUnsaved();
  const again = createSignInAgain(
    {
      read: () => now.session,
      endedBy: () => now.end,
      subscribe: (listener) => {
        emit = () => listener('elsewhere');
        return () => undefined;
      },
    },
    unsaved,
    () => isSaving,
  );
  const seen: boolean[] = [];
  again.subscribe(() => seen.push(again.isOpen()));
  return {
    again,
    unsaved,
    seen,
    beginToSave: () => {
      isSaving = true;
    },
    change: (session: Session | null, end: SessionEnd | null) => {
      now = { session, end };
      emit();
    },
  };
}

test('a session that expires with unsaved changes is renewed in place by signing in', () => {
  const { again, unsaved, seen, change } = page();
  unsaved.add(null);
  change(null, 'expired');
  change(null, null);
  expect(again.isOpen()).toBe(true);
  change(SESSION, null);
  expect([again.isOpen(), seen]).toEqual([false, [true, false]]);
});

test('a session that expires during a save is renewed in place, and the refused call may continue', async () => {
  const { again, beginToSave, change } = page();
  const { signal } = new AbortController();
  expect(await again.signedIn(signal)).toBe(false);
  beginToSave();
  change(null, 'expired');
  const goesOn = again.signedIn(signal);
  change(SESSION, null);
  expect(await goesOn).toBe(true);
});

test.each([
  ['another person signs in', { ...SESSION, user: { id: 'u2', email: 'eve@example.test' } }],
  ['nobody does', null],
])('a refused call stays refused when %s', async (_case, session) => {
  const { again, unsaved, change } = page();
  unsaved.add(null);
  change(null, 'expired');
  const goesOn = again.signedIn(new AbortController().signal);
  if (session === null) {
    again.giveUp();
  } else {
    change(session, null);
  }
  expect(await goesOn).toBe(false);
});

test.each([
  ['expires under nothing unsaved', false, 'expired'],
  ['is ended by its reader', true, 'signed_out'],
  ['ends in another tab', true, null],
] as const)('a session that %s redirects to the login', (_case, isUnsaved, end) => {
  const { again, unsaved, change } = page();
  if (isUnsaved) {
    unsaved.add('your profile');
  }
  change(null, end);
  expect(again.isOpen()).toBe(false);
});

test('discarded changes are forgotten, and not asked about again', () => {
  const { again, unsaved, change } = page();
  const takeBack = unsaved.add('your profile');
  expect(unsaved.names()).toEqual(['your profile']);
  change(null, 'expired');
  again.giveUp();
  expect([again.isOpen(), unsaved.any(), unsaved.names()]).toEqual([false, false, []]);
  takeBack();
});
