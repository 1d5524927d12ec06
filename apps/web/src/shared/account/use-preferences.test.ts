import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../testing/api.fake.ts';
import { fakePage } from '../testing/page.fake.tsx';
import { PREFERENCES_KEY } from './preferences-key.ts';
import type { PreferencesChange } from './preferences.queries.ts';
import { useDisplay, useSavePreferences } from './use-preferences.ts';

const BEFORE = {
  density: 'comfortable',
  number_style: 'minus',
  time_zone: null,
  notifications: {
    run_failed: { in_app: true, email: 'at_once' },
    entry_posted: { in_app: true, email: 'never' },
  },
};
type Saved = Omit<typeof BEFORE, 'density' | 'time_zone'> & {
  readonly density: string;
  readonly time_zone: string | null;
};

/** A fake server that saves preferences, except those that `refuses` matches. */
function server(refuses: (body: object) => boolean = () => false): AnswerRequest {
  let saved: Saved = BEFORE;
  return ({ body }) => {
    if (refuses(body as object)) {
      return refusal(422, 'validation_failed', 'Some fields need your attention.');
    }
    saved = { ...saved, ...(body as object) };
    return saved;
  };
}

function preferencesPage(answer: AnswerRequest) {
  const shownWhenSent: unknown[] = [];
  const page = fakePage((request) => {
    shownWhenSent.push(page.services.queries.getQueryData(PREFERENCES_KEY));
    return answer(request);
  });
  const { queries } = page.services;
  queries.setQueryData(PREFERENCES_KEY, BEFORE);
  const { mutateAsync } = page.hook(useSavePreferences);
  return {
    page,
    shownWhenSent,
    save: (change: PreferencesChange) => mutateAsync(change),
    shown: () => queries.getQueryData(PREFERENCES_KEY),
    isReadAgain: () => queries.getQueryState(PREFERENCES_KEY)?.isInvalidated,
    bodies: () => page.sent.map(({ body }) => body),
  };
}

test('a choice is shown before it is saved, and stays once it is', async () => {
  const { save, shown, shownWhenSent, bodies, isReadAgain } = preferencesPage(server());
  await save({ density: 'compact' });
  expect(shownWhenSent).toEqual([{ ...BEFORE, density: 'compact' }]);
  expect(shown()).toEqual({ ...BEFORE, density: 'compact' });
  expect([bodies(), isReadAgain()]).toEqual([[{ density: 'compact' }], false]);
});

test('a choice of one event leaves the others as they are', async () => {
  const { save, shownWhenSent } = preferencesPage(server());
  const entry_posted = { in_app: false, email: 'daily' } as const;
  await save({ notifications: { entry_posted } });
  const { run_failed } = BEFORE.notifications;
  expect(shownWhenSent).toEqual([{ ...BEFORE, notifications: { run_failed, entry_posted } }]);
});

test('a refused choice is reverted, and reloaded', async () => {
  const { save, shown, isReadAgain } = preferencesPage(server(() => true));
  await expect(save({ time_zone: 'Mars/Olympus' })).rejects.toThrow();
  expect([shown(), isReadAgain()]).toEqual([BEFORE, true]);
});

test('if the first of two choices is refused, the second stays', async () => {
  const { save, shown, bodies } = preferencesPage(server((body) => 'time_zone' in body));
  const ends = await Promise.allSettled([
    save({ time_zone: 'Mars/Olympus' }),
    save({ density: 'compact' }),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(bodies()).toEqual([{ time_zone: 'Mars/Olympus' }, { density: 'compact' }]);
  expect(shown()).toEqual({ ...BEFORE, density: 'compact' });
});

test('two choices are sent one after the other, and both are shown in the meantime', async () => {
  const { save, shownWhenSent, bodies } = preferencesPage(server());
  const first = save({ density: 'compact' });
  const second = save({ number_style: 'parentheses' });
  await first;
  expect(bodies()).toEqual([{ density: 'compact' }]);
  await second;
  expect(bodies()).toEqual([{ density: 'compact' }, { number_style: 'parentheses' }]);
  expect(shownWhenSent[0]).toEqual({ ...BEFORE, density: 'compact', number_style: 'parentheses' });
});

test('if nothing is loaded yet, a choice is saved, and nothing is shown in its place', async () => {
  const page = fakePage(server(() => true));
  const { mutateAsync } = page.hook(useSavePreferences);
  await expect(mutateAsync({ density: 'compact' })).rejects.toThrow();
  expect(page.services.queries.getQueryData(PREFERENCES_KEY)).toBe(undefined);
});

test('unset preferences show the defaults', () => {
  expect(fakePage().hook(useDisplay)).toEqual({
    density: 'comfortable',
    time_zone: null,
    number_style: 'minus',
    keyboard_shortcuts: true,
    message_duration: 'normal',
  });
});
