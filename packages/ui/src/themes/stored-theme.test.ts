/// <reference types="node" />
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readTheme, writeTheme } from './stored-theme.ts';
import script from './theme-init.js?raw';

function storageWith(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      map.set(key, value);
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

  test('is what was stored under "theme"', () => {
    expect(readTheme(() => storageWith({ theme: 'dark' }))).toBe('dark');
    expect(readTheme(() => storageWith({ theme: 'light' }))).toBe('light');
  });

  test('is light when something else was stored', () => {
    expect(readTheme(() => storageWith({ theme: 'DARK; drop' }))).toBe('light');
  });

  test('is light when the browser blocks storage', () => {
    expect(readTheme(blocked)).toBe('light');
  });
});

describe('writeTheme', () => {
  test('stores the word under "theme"', () => {
    const storage = storageWith({});
    expect(writeTheme(() => storage, 'dark')).toBe(true);
    expect([...storage.map]).toEqual([['theme', 'dark']]);
  });

  test('says so when the browser blocks storage', () => {
    expect(writeTheme(blocked, 'dark')).toBe(false);
  });
});

describe('theme-init.js', () => {
  function run(localStorage: unknown): string | undefined {
    const document = { documentElement: { dataset: {} as { theme?: string } } };
    runInNewContext(script, { document, localStorage });
    return document.documentElement.dataset.theme;
  }

  test('sets the stored theme on the root element', () => {
    expect(run(storageWith({ theme: 'dark' }))).toBe('dark');
    expect(run(storageWith({ theme: 'light' }))).toBe('light');
  });

  test('sets light when nothing, or nonsense, is stored', () => {
    expect(run(storageWith({}))).toBe('light');
    expect(run(storageWith({ theme: 'x' }))).toBe('light');
  });

  test('sets light when storage is blocked', () => {
    expect(run({ getItem: blocked })).toBe('light');
  });
});
