import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['noodle house', 'NH'],
  ['Émile', 'É'],
  // An accent of its own belongs to its letter.
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['ليلى حداد', 'لح'],
  ['Noodle House (Old City)', 'NH'],
  ['  ', ''],
  ['—', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
