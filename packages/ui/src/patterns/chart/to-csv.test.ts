import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('quotes cells with commas, quotes or line breaks, and leaves gaps empty', () => {
  expect(
    toCsv([
      ['Week', 'Net, USD'],
      ['30 "Mar"', -12.5],
      ['two\nlines', null],
    ]),
  ).toBe('Week,"Net, USD"\r\n"30 ""Mar""",-12.5\r\n"two\nlines",\r\n');
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1', "'+1"],
  ['@cmd', "'@cmd"],
  ['-cmd', "'-cmd"],
  ['-12.50', '-12.50'],
])('%s is not a formula in a spreadsheet', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`);
});
