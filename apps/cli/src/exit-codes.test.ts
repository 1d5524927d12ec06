import { describe, expect, test } from 'vitest';
import { EXIT_CODE_MEANINGS, EXIT_CODES, mostSerious, SEVERITY } from './exit-codes.ts';

describe('exit codes', () => {
  test('every code has a rank and a meaning', () => {
    const codes = Object.values(EXIT_CODES).sort((a, b) => a - b);
    expect([...SEVERITY].sort((a, b) => a - b)).toEqual(codes);
    expect(Object.keys(EXIT_CODE_MEANINGS).map(Number)).toEqual(codes);
  });

  test.each([
    [[], 0],
    [[0, 3], 3],
    [[3, 7, 0], 7],
    [[7, 6, 3], 6],
    [[10, 3], 10],
    [[10, 7], 7],
    [[6, 130], 130],
  ] as const)('of %j the most serious is %i', (codes, expected) => {
    expect(mostSerious(codes)).toBe(expected);
  });
});
