import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../shared/language/language.ts';
import { toPercent, toPpm } from './percent.ts';

afterEach(() => setLanguage('en-US'));

test.each([
  ['25', 250_000],
  ['27.5', 275_000],
  [' 14.975 ', 149_750],
  ['0.0001', 1],
  ['100', 1_000_000],
  ['0', 0],
  ['', null],
  ['25 %', null],
  ['-1', null],
  ['1.23456', null],
  ['1,5', null],
])('"%s" percent is %j parts per million', (percent, ppm) => {
  expect(toPpm(percent)).toBe(ppm);
});

test.each([
  [250_000, '25'],
  [275_000, '27.5'],
  [149_750, '14.975'],
  [1, '0.0001'],
  [0, '0'],
])('%j parts per million are %s percent', (ppm, percent) => {
  expect(toPercent(ppm)).toBe(percent);
});

test.each([
  ['27,5', 275_000],
  ['27.5', 275_000],
  ['14,975', 149_750],
  [',5', null],
  ['1,2,3', null],
  ['1,', null],
])('in French "%s" percent is %j parts per million', (percent, ppm) => {
  setLanguage('fr-CA');
  expect(toPpm(percent)).toBe(ppm);
});

test('in French a percentage is shown with a comma, and can be read back', () => {
  setLanguage('fr-CA');
  expect([275_000, 250_000, 1].map(toPercent)).toEqual(['27,5', '25', '0,0001']);
  expect([275_000, 250_000, 1].map((ppm) => toPpm(toPercent(ppm)))).toEqual([275_000, 250_000, 1]);
});
