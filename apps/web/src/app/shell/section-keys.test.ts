import { expect, test } from 'vitest';
import { readSectionKey, type Pending } from './section-keys.ts';

type Press = Parameters<typeof readSectionKey>[1];

const press = (key: string, atMs: number, change: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isTyping: false,
  atMs,
  ...change,
});

function pathAfter(...presses: Press[]): string | null {
  let pending: Pending = null;
  let path: string | null = null;
  for (const one of presses) {
    ({ pending, path } = readSectionKey(pending, one));
  }
  return path;
}

test.each([
  ['h', '/dashboard'],
  ['s', '/dashboard/sync'],
  ['c', '/dashboard/clients'],
  ['t', '/dashboard/stores'],
  ['S', '/dashboard/sync'],
  ['x', null],
])('G, then %s leads to %s', (key, path) => {
  expect(pathAfter(press('g', 0), press(key, 500))).toBe(path);
});

test('a single key, or one pressed too late, does nothing', () => {
  expect(pathAfter(press('s', 0))).toBe(null);
  expect(pathAfter(press('g', 0), press('s', 1_201))).toBe(null);
});

test('keys with a modifier are ignored', () => {
  expect(pathAfter(press('g', 0, { ctrlKey: true }), press('s', 100))).toBe(null);
  expect(pathAfter(press('g', 0), press('s', 100, { metaKey: true }))).toBe(null);
  expect(pathAfter(press('g', 0), press('s', 100, { altKey: true }))).toBe(null);
});

test('keys are ignored while the user is typing', () => {
  const typing = { isTyping: true };
  expect(pathAfter(press('g', 0, typing), press('s', 100, typing))).toBe(null);
});
