import { expect, test } from 'vitest';
import { hintOf, hmacOf, newCode, readCode } from './code-text.ts';

test('a new code is shown in three groups and parses back to itself', () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(readCode(code)).toBe(code.replaceAll('-', ''));
  }
});

test.each([
  ['K7QW-93MX-4TBN', 'K7QW93MX4TBN'],
  [' k7qw 93mx\t4tbn\n', 'K7QW93MX4TBN'],
  ['K-7-Q-W-9-3-M-X-4-T-B-N', 'K7QW93MX4TBN'],
  ['ooiiLLOO0011', '001111000011'],
])('%j parses as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([
  '',
  'K7QW-93MX-4TB',
  'K7QW-93MX-4TBNN',
  'K7QW-93MX-4TBU',
  'K7QW_93MX_4TBN',
  'K7QW–93MX–4TBN',
  `K7QW93MX4TBN${' '.repeat(60)}`,
])('%j is not a code', (typed) => {
  expect(readCode(typed)).toBeNull();
});

test('the stored form of a code depends on the pepper, and its hint shows a third of it', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(hmacOf('K7QW93MX4TBN', one)).toEqual(hmacOf('K7QW93MX4TBN', one));
  expect(hmacOf('K7QW93MX4TBN', one)).not.toEqual(hmacOf('K7QW93MX4TBN', other));
  expect([hmacOf('K7QW93MX4TBN', one).length, hintOf('K7QW93MX4TBN')]).toEqual([32, 'K7QW']);
});
