import { expect, test } from 'vitest';
import { isNewer } from './compare.ts';

test.each([
  ['1.0.0', '1.0.0', false],
  ['1.0.1', '1.0.0', true],
  ['1.0.10', '1.0.9', true],
  ['1.10.0', '1.9.9', true],
  ['1.0.0', '2.0.0', false],
  ['1.0.0', '1.0.0-beta.1', true],
  ['2.0.0-beta.1', '1.0.0', false],
  ['latest', '1.0.0', false],
])('%s against %s: %s', (latest, installed, newer) => {
  expect(isNewer(latest, installed)).toBe(newer);
});
