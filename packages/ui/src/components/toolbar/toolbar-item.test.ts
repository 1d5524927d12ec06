import { expect, test } from 'vitest';
import {
  fittingCount,
  overflowOf,
  shownCount,
  toMenuItem,
  type ToolbarItem,
} from './toolbar-item.ts';

const noop = () => undefined;
const action = (id: string): ToolbarItem => ({ kind: 'action', id, label: id, onSelect: noop });
const line: ToolbarItem = { kind: 'separator', id: 'line' };

test.each([
  ['all of them where there is room', 208, 3],
  ['all of them to the last pixel', 196, 3],
  ['as many as leave room for the menu', 195, 2],
  ['one', 100, 1],
  ['none', 60, 0],
  ['none in no room at all', 0, 0],
])('%s', (_words, room, count) => {
  expect(fittingCount([60, 60, 60], room, 8, 32)).toBe(count);
});

test('nothing to show takes no room', () => {
  expect(fittingCount([], 0, 8, 32)).toBe(0);
});

test('the menu begins and ends with something to choose', () => {
  const ids = (items: readonly ToolbarItem[]) => items.map(({ id }) => id);
  const items = [action('a'), line, action('b'), line, action('c'), line];
  expect(ids(overflowOf(items, 1))).toEqual(['b', 'line', 'c']);
  expect(ids(overflowOf(items, 4))).toEqual(['c']);
  expect(ids(overflowOf(items, 5))).toEqual([]);
  expect(ids(overflowOf(items, 6))).toEqual([]);
});

test('no line stands at the end of what is shown', () => {
  const items = [action('a'), line, action('b')];
  expect([0, 1, 2, 3].map((fitting) => shownCount(items, fitting))).toEqual([0, 1, 1, 3]);
});

test('what is pressed is checked in the menu, and what is chosen is a radio', () => {
  const onPressedChange = noop;
  expect(
    toMenuItem({ kind: 'toggle', id: 'wrap', label: 'Wrap', pressed: true, onPressedChange }),
  ).toEqual({
    kind: 'checkbox',
    id: 'wrap',
    label: 'Wrap',
    checked: true,
    onCheckedChange: onPressedChange,
  });
  const choice = {
    id: 'density',
    label: 'Density',
    value: 'compact',
    options: [{ value: 'compact', label: 'Compact' }],
    onValueChange: noop,
  };
  expect(toMenuItem({ kind: 'choice', ...choice })).toEqual({ kind: 'radio', ...choice });
  expect(toMenuItem(line)).toEqual(line);
});
