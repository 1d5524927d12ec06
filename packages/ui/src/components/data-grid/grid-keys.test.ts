import { describe, expect, test } from 'vitest';
import { placeAfterKey } from './grid-keys.ts';

const SIZE = { rows: 100, columns: 5, page: 10 };
const key = (
  name: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('where a key leads', () => {
  test.each([
    ['ArrowDown', {}, { row: 8, column: 2 }],
    ['ArrowUp', {}, { row: 6, column: 2 }],
    ['j', {}, { row: 8, column: 2 }],
    ['k', {}, { row: 6, column: 2 }],
    ['ArrowRight', {}, { row: 7, column: 3 }],
    ['ArrowLeft', {}, { row: 7, column: 1 }],
    ['PageDown', {}, { row: 17, column: 2 }],
    ['PageUp', {}, { row: 0, column: 2 }],
    ['Home', {}, { row: 7, column: 0 }],
    ['End', {}, { row: 7, column: 4 }],
    ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
    ['End', { metaKey: true }, { row: 99, column: 4 }],
  ])('%s %o', (name, held, place) => {
    expect(placeAfterKey({ row: 7, column: 2 }, key(name, held), SIZE)).toEqual(place);
  });

  test('no further than the header, the last row and the columns', () => {
    expect(placeAfterKey({ row: -1, column: 0 }, key('ArrowUp'), SIZE)).toEqual({
      row: -1,
      column: 0,
    });
    expect(placeAfterKey({ row: -1, column: 0 }, key('ArrowLeft'), SIZE)).toEqual({
      row: -1,
      column: 0,
    });
    expect(placeAfterKey({ row: 99, column: 4 }, key('PageDown'), SIZE)).toEqual({
      row: 99,
      column: 4,
    });
    expect(placeAfterKey({ row: 99, column: 4 }, key('ArrowRight'), SIZE)).toEqual({
      row: 99,
      column: 4,
    });
  });

  test('to the first place while the rows are still to come', () => {
    const size = { ...SIZE, rows: 0 };
    expect(placeAfterKey({ row: 0, column: 0 }, key('j'), size)).toEqual({ row: 0, column: 0 });
    expect(placeAfterKey({ row: 0, column: 0 }, key('k'), size)).toEqual({ row: -1, column: 0 });
  });

  test('nowhere for other keys, and for arrows held with Alt', () => {
    expect(placeAfterKey({ row: 7, column: 2 }, key('x'), SIZE)).toBeNull();
    expect(
      placeAfterKey({ row: 7, column: 2 }, key('ArrowRight', { altKey: true }), SIZE),
    ).toBeNull();
  });
});
