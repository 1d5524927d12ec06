import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDatabaseFake } from '../shared/database.fake.ts';
import { changedWishes, heldFrom } from './changed-wishes.ts';
import type { Wish } from './changed-wishes.ts';
import { EMPTY, mapped } from './mapping-facts.fake.ts';

const CLIENT = { platform: null, storeId: null };
const DAYS = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

/** The earlier versions of an account, latest first. */
type History = readonly { readonly id: string | null; readonly from: string | null }[];

const target = (id: string | null) => (id === null ? null : { ...EMPTY, account_id: id });

const wish = (id: string | null, from?: string | null): Wish => ({
  scope: CLIENT,
  component: 'tips',
  target: target(id),
  ...(from === undefined ? {} : { from }),
});

/** A client with this history for tips, and other changes for another channel and component. */
function open(history: History) {
  const [latest] = history;
  const row = { platform: null, store_id: null, component: 'tips', before: null };
  const database = createDatabaseFake(({ sql }) =>
    sql.includes('from "account_mapping_changes"')
      ? [
          { ...row, platform: 'ubereats', after: target('9'), effective_from: null },
          { ...row, component: 'markup', after: target('8'), effective_from: null },
          ...history.map(({ id, from }) => ({ ...row, after: target(id), effective_from: from })),
        ]
      : [],
  );
  const own =
    latest === undefined || latest.id === null
      ? []
      : [mapped('tips', { account_id: latest.id }, { from: latest.from })];
  const changed = async (...wishes: readonly Wish[]) =>
    (await changedWishes(database.tx, own, wishes)).map((one) => [
      one.target?.account_id ?? null,
      one.from,
    ]);
  return { ...database, own, changed };
}

describe('a requested target changes something', () => {
  test.each<[string, History, Wish, boolean]>([
    ['another account', [{ id: '1', from: null }], wish('2'), true],
    ['another account from a day', [{ id: '1', from: null }], wish('2', DAYS[1]), true],
    ['the same account without a day', [{ id: '1', from: '2026-12-02' }], wish('1'), false],
    ['the same from its own day', [{ id: '1', from: '2026-12-02' }], wish('1', DAYS[1]), false],
    ['the same from a later day', [{ id: '1', from: '2026-12-02' }], wish('1', DAYS[2]), false],
    ['the same from an earlier day', [{ id: '1', from: '2026-12-02' }], wish('1', DAYS[0]), true],
    ['the same from every day', [{ id: '1', from: '2026-12-02' }], wish('1', null), true],
    ['nothing where nothing was', [], wish(null, null), false],
    [
      'nothing from an earlier day',
      [
        { id: null, from: '2026-12-03' },
        { id: '1', from: null },
      ],
      wish(null, DAYS[0]),
      true,
    ],
    [
      'the same from an earlier day on which it held already',
      [
        { id: '1', from: '2026-12-03' },
        { id: '1', from: '2026-12-01' },
      ],
      wish('1', DAYS[0]),
      false,
    ],
  ])('%s', async (_what, history, wanted, isChange) => {
    expect(await open(history).changed(wanted)).toHaveLength(isChange ? 1 : 0);
  });

  test('relative to an earlier request for the same component', async () => {
    const { changed } = open([{ id: '1', from: null }]);
    expect(await changed(wish('2', DAYS[1]), wish('2', DAYS[2]), wish('2', DAYS[0]))).toEqual([
      ['2', '2026-12-02'],
      ['2', '2026-12-01'],
    ]);
  });

  test('and the history is read once, only if it matters', async () => {
    const file = open([{ id: '1', from: '2026-12-02' }]);
    await file.changed(wish('2', DAYS[0]), wish('2', DAYS[1]));
    expect(file.statements).toHaveLength(0);
    await file.changed(wish('1', null), wish(null, null), wish(null, DAYS[0]));
    expect(file.statements).toHaveLength(1);
  });
});

test('dropping unchanged requests leaves every date the same', async () => {
  const anyAccount = fc.constantFrom(null, '1', '2');
  const anyDay = fc.constantFrom(null, ...DAYS);
  const anySaid = fc.record({ id: anyAccount, from: anyDay });
  const on = (newestFirst: History, day: string) =>
    newestFirst.find(({ from }) => from === null || from <= day)?.id ?? null;
  const perDay = (newestFirst: History) =>
    ['2026-11-30', ...DAYS, '2026-12-31'].map((day) => on(newestFirst, day));
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySaid, { maxLength: 5 }),
      fc.array(anySaid, { minLength: 1, maxLength: 4 }),
      async (history, wanted) => {
        const wishes = wanted.map(({ id, from }) => wish(id, from));
        const { tx, own } = open(history);
        const changed = new Set(await changedWishes(tx, own, wishes));
        let saved: History = history;
        for (const [index, one] of wishes.entries()) {
          const next = [...wanted.slice(index, index + 1), ...saved];
          // It is dropped exactly if every date has it already.
          expect(changed.has(one)).toBe(perDay(next).join() !== perDay(saved).join());
          saved = changed.has(one) ? next : saved;
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('from a date on: the version effective on it, then later ones, in date order', () => {
  const changes = [
    { after: target('3'), from: '2026-12-03' },
    { after: target('4'), from: '2026-12-04' },
    { after: target('1'), from: '2026-12-01' },
  ];
  const from = (day: string | null) =>
    heldFrom(day, changes).map((step) => [step.after?.account_id ?? null, step.from]);
  expect(from(null)).toEqual([
    [null, null],
    ['1', '2026-12-01'],
    ['3', '2026-12-03'],
  ]);
  expect(from('2026-12-02')).toEqual([
    ['1', '2026-12-02'],
    ['3', '2026-12-03'],
  ]);
  expect(from('2026-12-05')).toEqual([['3', '2026-12-05']]);
});
