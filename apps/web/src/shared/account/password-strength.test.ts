import { expect, test } from 'vitest';
import { passwordStrength, strengthAdvice } from './password-strength.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['password', 1],
  ['password123', 1],
  ['12345678', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['qwertyuiop', 1],
  ['87654321', 1],
  ['tabletop', 2],
  ['tabletop77', 3],
  ['T4ble-top!', 4],
  ['correct horse battery staple', 4],
] as const)('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('adding characters never makes a password weaker', () => {
  const grown = Array.from('ledger and 4 invoices').map((_, end, all) =>
    passwordStrength(all.slice(0, end + 1).join('')),
  );
  expect(grown).toEqual([...grown].sort((one, other) => one - other));
});

test('the advice mentions the length first, then the words, then nothing', () => {
  expect(strengthAdvice('', 8)).toBe('At least 8 characters');
  expect(strengthAdvice('tabletop', 8)).toBe('A few more words make it strong');
  expect(strengthAdvice('correct horse battery staple', 8)).toBe('');
});
