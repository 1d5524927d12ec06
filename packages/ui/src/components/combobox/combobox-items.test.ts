import { describe, expect, test } from 'vitest';
import { comboboxItems, comboboxRows, optionText } from './combobox-items.ts';

const OPTIONS = [
  { value: 'a', label: 'Delivery fees', code: '5010', group: 'Expenses' },
  { value: 'b', label: 'Café sales', code: '4010', group: 'Income' },
  { value: 'c', label: 'Fees, other', code: '5090', group: 'Income' },
];
const query = {
  options: OPTIONS,
  typed: null,
  recent: [],
  isSearched: false,
  canCreate: false,
  failed: false,
};
const values = (change: Partial<typeof query> | { typed: string; recent?: string[] }) =>
  comboboxItems({ ...query, ...change }).map((item) =>
    item.kind === 'option' ? item.option.value : item.kind,
  );

describe('comboboxItems', () => {
  test('shows everything until something is typed', () => {
    expect(values({})).toEqual(['a', 'b', 'c']);
  });

  test('finds by number, by name and without accents', () => {
    expect(values({ typed: '50' })).toEqual(['a', 'c']);
    expect(values({ typed: 'CAFE sal' })).toEqual(['b']);
    expect(values({ typed: 'nothing' })).toEqual([]);
  });

  test('takes what a server found as it is', () => {
    expect(values({ typed: 'nothing', isSearched: true } as never)).toEqual(['a', 'b', 'c']);
  });

  test('puts what was chosen last first, and only while nothing is typed', () => {
    expect(values({ typed: '', recent: ['c', 'gone'] })).toEqual(['c', 'a', 'b']);
    expect(values({ typed: '5', recent: ['c'] })).toEqual(['a', 'c']);
  });

  test('offers to create what is not there under this name', () => {
    const offer = (typed: string) =>
      comboboxItems({ ...query, typed, canCreate: true }).some(({ kind }) => kind === 'create');
    expect(offer('Tips')).toBe(true);
    expect(offer('delivery FEES')).toBe(false);
    expect(offer('  ')).toBe(false);
  });

  test('offers to try again, and nothing else, when the search failed', () => {
    expect(comboboxItems({ ...query, failed: true, canCreate: true })).toEqual([{ kind: 'retry' }]);
  });
});

describe('comboboxRows', () => {
  test('puts a heading wherever the group changes', () => {
    expect(comboboxRows(comboboxItems(query))).toEqual([
      { kind: 'heading', text: 'Expenses' },
      { kind: 'item', index: 0 },
      { kind: 'heading', text: 'Income' },
      { kind: 'item', index: 1 },
      { kind: 'item', index: 2 },
    ]);
  });

  test('keeps recent ones under their own heading', () => {
    const rows = comboboxRows(comboboxItems({ ...query, recent: ['b'] as never }));
    expect(rows.filter(({ kind }) => kind === 'heading')).toEqual([
      { kind: 'heading', text: 'Recent' },
      { kind: 'heading', text: 'Expenses' },
      { kind: 'heading', text: 'Income' },
    ]);
  });
});

describe('optionText', () => {
  test('is the number and the name', () => {
    expect(optionText({ value: 'a', label: 'Delivery fees', code: '5010' })).toBe(
      '5010 · Delivery fees',
    );
    expect(optionText({ value: 'a', label: 'Tips' })).toBe('Tips');
    expect(optionText(null)).toBe('');
  });
});
