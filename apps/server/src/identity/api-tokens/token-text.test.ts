import { expect, test } from 'vitest';
import { hashApiToken, isApiToken, newApiToken, shownPrefix } from './token-text.ts';

test('a token is identified by its first characters, and no two are the same', () => {
  const tokens = Array.from({ length: 1_000 }, newApiToken);
  expect(tokens.every((token) => /^pbt_[0-9A-Za-z]{32}$/.test(token) && isApiToken(token))).toBe(
    true,
  );
  expect(new Set(tokens)).toHaveLength(1_000);
  expect(new Set(tokens.map(hashApiToken))).toHaveLength(1_000);
  expect(shownPrefix(tokens[0] ?? '')).toMatch(/^pbt_[0-9A-Za-z]{4}$/);
});

test('a token with any character changed, added or removed is invalid', () => {
  const token = newApiToken();
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'x' ? 'y' : 'x';
    expect(isApiToken(`${token.slice(0, place)}${other}${token.slice(place + 1)}`)).toBe(false);
    expect(isApiToken(`${token.slice(0, place)}${token.slice(place + 1)}`)).toBe(false);
  }
  expect(isApiToken(`${token}x`)).toBe(false);
});
