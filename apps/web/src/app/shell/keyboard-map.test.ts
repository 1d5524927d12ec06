import { expect, test } from 'vitest';
import { destinationsFor } from '../../shared/workspace/destinations.ts';
import { keyboardMap } from './keyboard-map.ts';
import { readSectionKey } from './section-keys.ts';

const READERS = [
  null,
  { client_category: 'qbo', level: 'user_owner' },
  { client_category: 'delivery_only', level: 'user_basic' },
] as const;

test.each(READERS)('no two keys of a group are the same for %o', (reader) => {
  for (const { shortcuts } of keyboardMap(reader)) {
    const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
    expect(keys).toEqual([...new Set(keys)]);
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(keys.length);
  }
});

test.each(READERS)('each pair of keys in the list navigates somewhere for %o', (reader) => {
  const places = keyboardMap(reader).find(({ id }) => id === 'places');
  const second = places?.shortcuts.map(({ keys: [first, key = ''] }) => {
    expect(first).toBe('G');
    return key.toLowerCase();
  });
  const led = (second ?? []).filter((key) => {
    const { path, opensCentre } = readSectionKey(
      { sinceMs: 0 },
      {
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        defaultPrevented: false,
        isTyping: false,
        atMs: 100,
      },
    );
    const place = destinationsFor(reader).find(({ keys }) => keys?.[1]?.toLowerCase() === key);
    return (place !== undefined && path === place.path) || opensCentre === true;
  });
  expect(led).toEqual(second);
  expect(led).toContain('n');
});
