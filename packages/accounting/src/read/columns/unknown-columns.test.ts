import { describe, expect, test } from 'vitest';
import { createUnknownColumns, isAmount, namesNoMoney } from './unknown-columns.ts';

function verdictOn(column: string, cells: readonly string[]) {
  const columns = createUnknownColumns([{ cell: 0, column }]);
  cells.forEach((cell, at) => columns.observe([cell], at + 2));
  return columns.verdict();
}

describe('an unknown column counts as money', () => {
  test.each([
    ['Regulatory response fee', ['0', '', '1.99']],
    ['Regulatory response fee', ['-2']],
    ['Bonus', ['5']],
    ['Mystery', ['0.00', '12.5']],
    ['Mystery', ['12']],
    ['Frais de service', ['3,000.00']],
    ['Fee (new)', ['see note', '4.00']],
    ['Colour', ['1.50', '']],
  ])('%s with %j: yes', (column, cells) => {
    expect(verdictOn(column, cells)).toMatchObject({ money: [{ column }] });
  });

  test.each([
    ['Customer UUID', ['12345']],
    ['Campaign ID', ['17']],
    ['Tax ID', ['99.5']],
    ['Order count', ['3']],
    ['Number of items', ['2']],
    ['Commission rate', ['0.25']],
    ['Marketplace fee %', ['25']],
    ['Delivery minutes', ['31.5']],
    ['Payout status', ['1']],
    ['Regulatory response fee', ['0', '0.00', '', 'NULL']],
    ['Note', ['call back', '12']],
    ['Table', ['007', '012']],
    ['Courier', ['48213377']],
    ['Menu', ['Dinner']],
    ['', ['']],
  ])('%s with %j: no', (column, cells) => {
    expect(verdictOn(column, cells).money).toEqual([]);
  });

  test('with its name, the first row with an amount, and that cell', () => {
    expect(verdictOn('Bonus', ['', '0', '7.5', '9'])).toEqual({
      money: [{ at: 0, column: 'Bonus', row: 4, cell: '7.5' }],
      ignored: ['Bonus'],
    });
  });
});

test('isAmount rejects zero, IDs and text', () => {
  const cells = ['1', '-1', '1.00', '$3', '0', '0.00', '007', '12345678', '123456.78', 'abc', ''];
  expect(cells.filter(isAmount)).toEqual(['1', '-1', '1.00', '$3', '123456.78']);
});

test('namesNoMoney reads the last word before a bracket', () => {
  expect(namesNoMoney('Store UUID (internal)')).toBe(true);
  expect(namesNoMoney('Id. externe')).toBe(true);
  expect(namesNoMoney('Identity fee')).toBe(false);
  expect(namesNoMoney('Time-based fee')).toBe(false);
});
