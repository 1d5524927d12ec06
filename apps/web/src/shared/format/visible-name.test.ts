import { expect, test } from 'vitest';
import { visibleName } from './visible-name.ts';

test('an override that would reverse a name is shown as its code', () => {
  expect(visibleName('payouts-\u202Evsc.exe')).toBe('payouts-[U+202E]vsc.exe');
});

test.each([
  ['a\u061Cb\u200Ec\u200Fd', 'a[U+061C]b[U+200E]c[U+200F]d'],
  ['\u2066a\u2069', '[U+2066]a[U+2069]'],
  ['a\u0000b\nc\u001B[31m\u009F', 'a[U+0000]b[U+000A]c[U+001B][31m[U+009F]'],
  ['a\u2028b\u2029c', 'a[U+2028]b[U+2029]c'],
  ['a\u200Bb\u2060c\uFEFFd', 'a[U+200B]b[U+2060]c[U+FEFF]d'],
])('so are invisible control characters: %j', (name, shown) => {
  expect(visibleName(name)).toBe(shown);
});

test('letters of any script, marks, joined emoji and spaces stay as they are', () => {
  const names = ['דוח.csv', 'تقرير.csv', 'Été 2026.csv', 'u\u0308ber.csv', '👩‍🍳 menu.csv'];
  expect(names.map(visibleName)).toEqual(names);
});

test('a name that was shown before stays as it was shown', () => {
  expect(visibleName(visibleName('a\u202Eb'))).toBe('a[U+202E]b');
});
