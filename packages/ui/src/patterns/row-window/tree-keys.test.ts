import { describe, expect, test } from 'vitest';
import { treeStep, type TreePlace } from './tree-keys.ts';

const ROWS = [
  { level: 1, isOpen: true },
  { level: 2, isOpen: false },
  { level: 2, isOpen: true },
  { level: 3, isOpen: null },
  { level: 2, isOpen: null },
];

function press(key: string, at: number, rest: Partial<TreePlace> = {}) {
  const bare = { key, ctrlKey: false, metaKey: false, altKey: false };
  return treeStep(ROWS, { at, page: 3, direction: 'ltr', ...rest }, bare);
}

describe('treeStep', () => {
  test('moves by a row, by a page and to both ends, and never past them', () => {
    expect(press('ArrowDown', 1)).toEqual({ kind: 'go', at: 2 });
    expect(press('ArrowUp', 0)).toEqual({ kind: 'go', at: 0 });
    expect(press('PageDown', 3)).toEqual({ kind: 'go', at: 4 });
    expect(press('PageUp', 3)).toEqual({ kind: 'go', at: 0 });
    expect(press('Home', 3)).toEqual({ kind: 'go', at: 0 });
    expect(press('End', 0)).toEqual({ kind: 'go', at: 4 });
  });

  test('the inward arrow expands a collapsed row, and moves to the first child of an expanded one', () => {
    expect(press('ArrowRight', 1)).toEqual({ kind: 'open', at: 1 });
    expect(press('ArrowRight', 2)).toEqual({ kind: 'go', at: 3 });
    expect(press('ArrowRight', 3)).toBeNull();
  });

  test('the outward arrow collapses an expanded row, and otherwise moves to the parent', () => {
    expect(press('ArrowLeft', 2)).toEqual({ kind: 'close', at: 2 });
    expect(press('ArrowLeft', 3)).toEqual({ kind: 'go', at: 2 });
    expect(press('ArrowLeft', 4)).toEqual({ kind: 'go', at: 0 });
    expect(press('ArrowLeft', 1)).toEqual({ kind: 'go', at: 0 });
  });

  test('swaps the arrows in right-to-left text', () => {
    expect(press('ArrowLeft', 1, { direction: 'rtl' })).toEqual({ kind: 'open', at: 1 });
    expect(press('ArrowRight', 3, { direction: 'rtl' })).toEqual({ kind: 'go', at: 2 });
  });

  test('ignores keys with modifiers, which belong to the browser', () => {
    const withControl = { key: 'Home', ctrlKey: true, metaKey: false, altKey: false };
    expect(treeStep(ROWS, { at: 3, page: 3, direction: 'ltr' }, withControl)).toBeNull();
    expect(press('Tab', 3)).toBeNull();
    expect(
      treeStep([], { at: 0, page: 3, direction: 'ltr' }, { ...withControl, ctrlKey: false }),
    ).toBeNull();
  });
});
