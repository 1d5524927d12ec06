import { expect, test } from 'vitest';
import { findPasted, limitOptions } from './several-options.ts';

const [walnut, cafe, closed] = [
  { value: '1', code: 'WS', label: 'Walnut Street' },
  { value: '2', label: 'Blue Door Café' },
  { value: '3', label: 'Old City', disabled: true },
] as const;
const OPTIONS = [walnut, cafe, closed];

test('limitOptions changes nothing below the limit', () => {
  expect(limitOptions(OPTIONS, [walnut], 2)).toBe(OPTIONS);
  expect(limitOptions(OPTIONS, OPTIONS, undefined)).toBe(OPTIONS);
});

test('limitOptions disables the unselected options at the limit', () => {
  expect(limitOptions([walnut, cafe], [walnut], 1)).toEqual([walnut, { ...cafe, disabled: true }]);
});

test('findPasted selects by label, code or both, ignoring case and accents', () => {
  expect(findPasted(OPTIONS, [], { pasted: ['blue door cafe', 'ws'] })).toEqual({
    options: [cafe, walnut],
    unknown: [],
  });
  expect(findPasted(OPTIONS, [walnut], { pasted: ['WS · Walnut Street'] })).toEqual({
    options: [walnut],
    unknown: [],
  });
});

test('findPasted lists what is unknown, disabled or over the limit', () => {
  const found = findPasted(OPTIONS, [], {
    pasted: ['WS', 'Nowhere', 'Old City', 'Blue Door Café'],
    max: 1,
  });
  expect(found).toEqual({ options: [walnut], unknown: ['Nowhere', 'Old City', 'Blue Door Café'] });
});
