import { expect, test } from 'vitest';
import {
  followsSystem,
  readSystemTheme,
  storeFollowing,
  watchSystemTheme,
} from './system-theme.ts';

function device(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  return {
    page: { matchMedia: () => query } as unknown as Pick<Window, 'matchMedia'>,
    turn: (dark: boolean) => {
      query.matches = dark;
      listeners.forEach((listener) => listener());
    },
  };
}

test('the theme of the device is read, and watched until it is stopped', () => {
  const { page, turn } = device(true);
  expect(readSystemTheme(page)).toBe('dark');
  const seen: string[] = [];
  const stop = watchSystemTheme(page, (theme) => seen.push(theme));
  turn(false);
  turn(true);
  stop();
  turn(false);
  expect(seen).toEqual(['light', 'dark']);
});

test('following the device is stored beside the theme, which stays light or dark', () => {
  const stored = new Map([['theme', 'dark']]);
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  expect(followsSystem(storage, 'theme')).toBe(false);
  storeFollowing(storage, 'theme', true);
  expect(followsSystem(storage, 'theme')).toBe(true);
  expect([...stored]).toEqual([
    ['theme', 'dark'],
    ['theme-source', 'system'],
  ]);
  storeFollowing(storage, 'theme', false);
  expect([...stored]).toEqual([['theme', 'dark']]);
});

test('where storage is blocked nothing is followed, and nothing breaks', () => {
  const blocked = () => {
    throw new Error('Storage is blocked.');
  };
  storeFollowing(blocked, 'theme', true);
  expect(followsSystem(blocked, 'theme')).toBe(false);
});
