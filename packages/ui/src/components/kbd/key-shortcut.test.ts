import { expect, test } from 'vitest';
import { keyShortcutOf } from './key-shortcut.ts';

test.each([
  [['Mod', 'Enter'], 'Control+Enter', 'Meta+Enter'],
  [['Alt', '↓'], 'Alt+ArrowDown', 'Alt+ArrowDown'],
  [['Shift', 'F8'], 'Shift+F8', 'Shift+F8'],
  [['Esc'], 'Escape', 'Escape'],
])('%j is %s, on a Mac %s', (keys, other, mac) => {
  expect(keyShortcutOf(keys, 'other')).toBe(other);
  expect(keyShortcutOf(keys, 'mac')).toBe(mac);
});
