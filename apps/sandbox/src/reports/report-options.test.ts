import { describe, expect, test } from 'vitest';
import { dayOf } from './calendar.ts';
import { requireWorld, selectRows } from './report-options.ts';
import { generateWorld } from './world.ts';

const trade = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-01', '2026-04-02'].map(
  (day, number) => ({ happenedOn: dayOf(day), number, store: { platformId: String(number % 2) } }),
);

describe('selectRows', () => {
  test('selects everything when no days are given', () => {
    const rows = [...selectRows(trade, {})];
    expect(rows.map(({ row, index, breakage }) => [row.number, index, breakage])).toEqual([
      [0, 0, null],
      [1, 1, null],
      [2, 2, null],
      [3, 3, null],
      [4, 4, null],
    ]);
  });

  test('selects the rows of the named stores', () => {
    const rows = [...selectRows(trade, { stores: new Set(['1']) })];
    expect(rows.map(({ row, index }) => [row.number, index])).toEqual([
      [1, 0],
      [3, 1],
    ]);
  });

  test('includes both of the given days and counts the rows of the file from 0', () => {
    const rows = [...selectRows(trade, { from: '2026-03-31', to: '2026-04-01' })];
    expect(rows.map(({ row, index }) => [row.number, index])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  test('breaks every n-th row of the file, cycling through the kinds', () => {
    const broken = { every: 2, kinds: ['cell_missing', 'impossible_date'] } as const;
    const rows = [...selectRows([...trade, ...trade], { broken })];
    expect(rows.map(({ breakage }) => breakage)).toEqual([
      null,
      'cell_missing',
      null,
      'impossible_date',
      null,
      'cell_missing',
      null,
      'impossible_date',
      null,
      'cell_missing',
    ]);
  });
});

describe('requireWorld', () => {
  const world = generateWorld({
    seed: 1,
    platform: 'ubereats',
    firstDay: '2026-03-30',
    days: 1,
    regions: ['ON'],
  });

  test('accepts the platform and country it asks for', () => {
    expect(() => requireWorld(world, 'x', { platform: 'ubereats', country: 'CA' })).not.toThrow();
    expect(() => requireWorld(world, 'x', { platform: 'ubereats' })).not.toThrow();
  });

  test('says what a format prints when given a different world', () => {
    expect(() => requireWorld(world, 'x', { platform: 'ubereats', country: 'US' })).toThrow(
      'x prints a world of ubereats US, not of ubereats CA.',
    );
  });
});
