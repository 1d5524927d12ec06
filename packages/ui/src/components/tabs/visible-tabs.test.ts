import { describe, expect, test } from 'vitest';
import { visibleTabs } from './visible-tabs.ts';

const ROW = { gap: 10, button: 60 };

describe('visibleTabs', () => {
  test.each([
    ['all, where they fit to the pixel', 320, 0, [0, 1, 2]],
    ['as many as fit beside the button, one pixel short', 319, 0, [0, 1]],
    ['the current one, though those before it fill the row', 280, 2, [0, 2]],
    ['the current one alone, where not even the button fits', 90, 1, [1]],
    ['the first ones, while none is current', 280, -1, [0, 1]],
  ])('shows %s', (_what, room, currentAt, shown) => {
    const places = visibleTabs([100, 100, 100], currentAt, { ...ROW, room });
    expect([...places].toSorted((one, other) => one - other)).toEqual(shown);
  });

  test('leaves no gap in the order: tabs after one that does not fit move into the menu too', () => {
    expect([...visibleTabs([100, 200, 20], 0, { ...ROW, room: 240 })]).toEqual([0]);
  });
});
