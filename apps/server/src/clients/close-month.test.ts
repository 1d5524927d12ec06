import { describe, expect, test } from 'vitest';
import { closeMonth, closeStateOf, openItemsOf } from './close-month.ts';
import type { MonthFacts } from './portfolio.store.ts';
import type { Waiting } from './waiting.read-model.ts';

describe('the month to close', () => {
  test.each([
    ['2026-11-10', { month: '2026-10', dueOn: '2026-11-10', daysLeft: 0, isOver: true }],
    ['2026-11-11', { month: '2026-11', dueOn: '2026-12-10', daysLeft: 29, isOver: false }],
    ['2027-01-01', { month: '2026-12', dueOn: '2027-01-10', daysLeft: 9, isOver: true }],
  ])('on %s is %j', (today, expected) => {
    expect(closeMonth(undefined, today)).toMatchObject(expected);
  });

  test.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(closeMonth(month, '2029-01-15')).toMatchObject({ first: `${month}-01`, last });
  });

  test('is overdue by the days since it was due', () => {
    expect(closeMonth('2026-09', '2026-10-14').daysLeft).toBe(-4);
  });
});

const QUIET: Waiting = {
  stores: 1,
  needsMapping: 0,
  toReview: 0,
  ready: 0,
  entriesFailed: 0,
  owedOperations: 0,
  drifted: 0,
  lateChanges: 0,
  importsFailed: 0,
  fetchesFailed: 0,
  lastImportAt: null,
  attention: 0,
};
const DONE: MonthFacts = {
  payouts: 4,
  payoutsToReview: 0,
  openItems: 0,
  posted: 4,
  notReconciled: 0,
};

function clientWith(month: Partial<MonthFacts>, waiting: Partial<Waiting> = {}) {
  return {
    category: 'qbo' as const,
    counted: { month: { ...DONE, ...month }, waiting: { ...QUIET, ...waiting } },
  };
}

describe('the close state of a month', () => {
  test.each([
    ['ready', {}, {}, true],
    ['reconciled', {}, {}, false],
    ['reconciled', {}, { fetchesFailed: 1 }, true],
    ['reconciled', {}, { importsFailed: 1 }, true],
    ['posted', { notReconciled: 1 }, {}, true],
    ['open', { openItems: 1, notReconciled: 1 }, { fetchesFailed: 1 }, true],
    ['open', { payouts: 0, posted: 0, openItems: 1 }, {}, false],
    ['nothing', { payouts: 0, posted: 0 }, {}, true],
    ['ready', { payouts: 0 }, {}, true],
  ] as const)('is %s with %j and %j, over: %j', (state, month, waiting, isOver) => {
    expect(closeStateOf(clientWith(month, waiting), { isOver })).toBe(state);
  });

  test('of a client whose books are elsewhere depends on its payouts alone', () => {
    const elsewhere = {
      ...clientWith({ openItems: 7, notReconciled: 7, posted: 0 }),
      category: 'delivery_only' as const,
    };
    expect([closeStateOf(elsewhere, { isOver: true }), openItemsOf(elsewhere)]).toEqual([
      'ready',
      0,
    ]);
    const waiting = { ...elsewhere, counted: clientWith({ payoutsToReview: 2 }).counted };
    expect([closeStateOf(waiting, { isOver: true }), openItemsOf(waiting)]).toEqual(['open', 2]);
  });
});
