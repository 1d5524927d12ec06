/// <reference types="node" />
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readsSystem, readTheme, writeFollowing, writeTheme } from './stored-theme.ts';
import script from './theme-init.js?raw';

function storageWith(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value);
    },
    removeItem: (key: string) => {
      map.delete(key);
    },
  };
}

function blocked(): never {
  throw new Error('SecurityError');
}

describe('readTheme', () => {
  test('is light when nothing is stored', () => {
    expect(readTheme(() => storageWith({}))).toBe('light');
  });

  test('is the value stored under "theme"', () => {
    expect(readTheme(() => storageWith({ theme: 'dark' }))).toBe('dark');
    expect(readTheme(() => storageWith({ theme: 'light' }))).toBe('light');
  });

  test('is light for any other stored value', () => {
    expect(readTheme(() => storageWith({ theme: 'DARK; drop' }))).toBe('light');
  });

  test('is light when the browser blocks storage', () => {
    expect(readTheme(blocked)).toBe('light');
  });
});

describe('writeTheme', () => {
  test('stores the theme under "theme"', () => {
    const storage = storageWith({});
    expect(writeTheme(() => storage, 'dark')).toBe(true);
    expect([...storage.map]).toEqual([['theme', 'dark']]);
  });

  test('returns false when the browser blocks storage', () => {
    expect(writeTheme(blocked, 'dark')).toBe(false);
  });
});

describe('following the device', () => {
  test('is stored separately from the theme, which stays light or dark', () => {
    const storage = storageWith({ theme: 'dark' });
    expect(readsSystem(() => storage)).toBe(false);
    expect(writeFollowing(() => storage, true)).toBe(true);
    expect(readsSystem(() => storage)).toBe(true);
    expect(storage.map.get('theme')).toBe('dark');
    writeFollowing(() => storage, false);
    expect([...storage.map]).toEqual([['theme', 'dark']]);
  });

  test('is off when the browser blocks storage', () => {
    expect(writeFollowing(blocked, true)).toBe(false);
    expect(readsSystem(blocked)).toBe(false);
  });
});

describe('theme-init.js', () => {
  function run(localStorage: unknown, isDark = false): string | undefined {
    const document = { documentElement: { dataset: {} as { theme?: string } } };
    const matchMedia = () => ({ matches: isDark });
    runInNewContext(script, { document, localStorage, matchMedia });
    return document.documentElement.dataset.theme;
  }

  test('sets the stored theme on the root element', () => {
    expect(run(storageWith({ theme: 'dark' }))).toBe('dark');
    expect(run(storageWith({ theme: 'light' }))).toBe('light');
  });

  test('sets light when nothing, or an invalid value, is stored', () => {
    expect(run(storageWith({}))).toBe('light');
    expect(run(storageWith({ theme: 'x' }))).toBe('light');
  });

  test("sets the device's theme for users who follow it", () => {
    const following = storageWith({ theme: 'light', 'theme-source': 'system' });
    expect(run(following, true)).toBe('dark');
    expect(run(following, false)).toBe('light');
    expect(run(storageWith({ theme: 'light' }), true)).toBe('light');
  });

  test('sets light when storage is blocked', () => {
    expect(run({ getItem: blocked })).toBe('light');
  });
});
