import { describe, expect, test } from 'vitest';
import { heatTable, placeAfterHeatKey, readHeatPlace } from './heat-days.ts';
import type { HeatNumbers } from './heat-days.ts';

const NUMBERS: HeatNumbers = {
  days: ['2026-04-05', '2026-04-06', '2026-04-07'],
  stores: [
    { id: 'a', label: 'Fishtown', days: ['complete', 'partial', 'missing'] },
    { id: 'b', label: 'Old City', days: ['not_due', 'complete'] },
  ],
};

describe('placeAfterHeatKey', () => {
  test('starts at the latest day of the first store, with Home at its first day', () => {
    expect(placeAfterHeatKey('ArrowLeft', null, NUMBERS)).toEqual({ store: 0, day: 2 });
    expect(placeAfterHeatKey('Home', null, NUMBERS)).toEqual({ store: 0, day: 0 });
  });

  test.each([
    ['ArrowRight', { store: 0, day: 2 }],
    ['ArrowLeft', { store: 0, day: 0 }],
    ['ArrowDown', { store: 1, day: 1 }],
    ['ArrowUp', { store: 0, day: 1 }],
    ['PageDown', { store: 0, day: 2 }],
    ['PageUp', { store: 0, day: 0 }],
    ['Home', { store: 0, day: 0 }],
    ['End', { store: 0, day: 2 }],
  ])('%s moves from the middle to %o and never out of range', (key, place) => {
    expect(placeAfterHeatKey(key, { store: 0, day: 1 }, NUMBERS)).toEqual(place);
  });

  test('returns null for other keys, and without data', () => {
    expect(placeAfterHeatKey('x', { store: 0, day: 1 }, NUMBERS)).toBeNull();
    expect(placeAfterHeatKey('End', null, { days: [], stores: [] })).toBeNull();
  });
});

test('the readout names the store and the state; days without data are not due', () => {
  expect(readHeatPlace(NUMBERS, { store: 0, day: 1 })).toBe('Fishtown, Apr 6: partial');
  expect(readHeatPlace(NUMBERS, { store: 1, day: 2 })).toBe('Old City, Apr 7: not due');
  expect(readHeatPlace(NUMBERS, null)).toBe('');
});

test('the table counts complete days and lists the others', () => {
  expect(heatTable(NUMBERS, 'Store')).toEqual({
    head: 'Store',
    columns: ['Complete', 'Partial', 'Missing', 'Not due'],
    rows: [
      {
        id: 'a',
        label: 'Fishtown',
        cells: [
          { text: '1', value: 1 },
          { text: 'Apr 6', value: '2026-04-06' },
          { text: 'Apr 7', value: '2026-04-07' },
          { text: '0', value: 0 },
        ],
      },
      {
        id: 'b',
        label: 'Old City',
        cells: [
          { text: '1', value: 1 },
          { text: 'none', value: '' },
          { text: 'none', value: '' },
          { text: '2', value: 2 },
        ],
      },
    ],
  });
});
