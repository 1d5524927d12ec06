import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import { movesOf } from './repost-moves.ts';

type Place = Partial<Pick<BooksLine, 'classId' | 'departmentId' | 'taxCodeId' | 'entity' | 'side'>>;

function line(accountId: string, amountCents: number, place: Place = {}): BooksLine {
  return {
    accountId,
    accountName: accountId,
    classId: null,
    className: null,
    departmentId: null,
    departmentName: null,
    taxCodeId: null,
    entity: null,
    description: '',
    side: 'credit',
    amountCents,
    component: 'tips',
    ...place,
  };
}

const nameOf = (kind: string, id: string) => (kind === 'account' ? id : `${kind} ${id}`);
const moves = (before: BooksLine[], after: BooksLine[]) =>
  movesOf(before, after, nameOf).map(({ side, amountCents, from, to }) => [
    side,
    amountCents,
    from,
    to,
  ]);

describe('the moves of an entry that is posted again', () => {
  test('are the amounts on another account, class or location', () => {
    expect(
      moves(
        [line('Sales', 500), line('Tips', 90), line('Fees', 40, { side: 'debit' })],
        [
          line('Delivery sales', 500, { classId: 'uptown' }),
          line('Tips', 90),
          line('Fees', 40, { side: 'debit', departmentId: 'north' }),
        ],
      ),
    ).toEqual([
      ['credit', 500, 'Sales', 'Delivery sales · class uptown'],
      ['debit', 40, 'Fees', 'Fees · department north'],
    ]);
  });

  test('are empty if only the number of lines differs', () => {
    expect(moves([line('Sales', 300), line('Sales', 200)], [line('Sales', 500)])).toEqual([]);
    expect(moves([line('Sales', 500)], [line('Sales', 200), line('Sales', 300)])).toEqual([]);
  });

  test('leave amounts on an unchanged account alone when lines of two accounts are merged', () => {
    expect(moves([line('Sales', 300), line('Tips', 200)], [line('Sales', 500)])).toEqual([
      ['credit', 200, 'Tips', 'Sales'],
    ]);
    expect(moves([line('Sales', 500)], [line('Sales', 450), line('Tips', 50)])).toEqual([
      ['credit', 50, 'Sales', 'Tips'],
    ]);
  });

  test('pair equal amounts before splitting any', () => {
    expect(
      moves([line('A', 100), line('B', 60)], [line('C', 60), line('D', 70), line('E', 30)]),
    ).toEqual([
      ['credit', 60, 'B', 'C'],
      ['credit', 70, 'A', 'D'],
      ['credit', 30, 'A', 'E'],
    ]);
  });

  test('keep debits and credits apart, and treat a tax code or payee as a separate place', () => {
    expect(
      moves(
        [line('Sales', 100), line('Clearing', 100, { side: 'debit' })],
        [line('Clearing', 100), line('Sales', 100, { side: 'debit' })],
      ),
    ).toEqual([
      ['credit', 100, 'Sales', 'Clearing'],
      ['debit', 100, 'Clearing', 'Sales'],
    ]);
    expect(moves([line('Tax', 10)], [line('Tax', 10, { taxCodeId: 'HST' })])).toEqual([
      ['credit', 10, 'Tax', 'Tax'],
    ]);
  });

  test('turn the old balance of every account into the new one', () => {
    const lines = fc.array(
      fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 9 })),
      { maxLength: 6 },
    );
    const sums = (amounts: readonly (readonly [string, number])[]) =>
      ['A', 'B', 'C'].map((account) =>
        amounts.reduce((sum, [name, cents]) => (name === account ? sum + cents : sum), 0),
      );
    fc.assert(
      fc.property(lines, lines, (before, more) => {
        const total = before.reduce((sum, [, cents]) => sum + cents, 0);
        const others = more.reduce((sum, [, cents]) => sum + cents, 0);
        // Both sides of a change have the same total.
        const start = [...before, ['A', others] as const];
        const end = [...more, ['B', total] as const];
        const found = movesOf(
          start.map(([name, cents]) => line(name, cents)),
          end.map(([name, cents]) => line(name, cents)),
          nameOf,
        );
        expect(found.filter(({ from, to }) => from === to)).toEqual([]);
        const moved = found.flatMap(({ from, to, amountCents }) => [
          [from, 0 - amountCents] as const,
          [to, amountCents] as const,
        ]);
        expect(sums([...start, ...moved])).toEqual(sums(end));
      }),
    );
  });
});
