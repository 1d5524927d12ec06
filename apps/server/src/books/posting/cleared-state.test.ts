import { describe, expect, test } from 'vitest';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksAnswer } from '../../connectors/quickbooks/quickbooks.port.ts';
import { readClearedStates } from './cleared-state.ts';
import { fault, ok, openPostingInMemory } from './posting-memory.fake.ts';

const QUERY = {
  realmId: '9341450000000001',
  timeoutMs: 20_000,
  from: '2026-11-01',
  to: '2026-11-08',
};

const COLUMNS = {
  Column: [
    { ColType: 'tx_date' },
    { ColType: 'Transaction Type', MetaData: [{ Name: 'ColKey', Value: 'txn_type' }] },
    { ColType: 'doc_num' },
  ],
};

/** A report of these transactions, as Intuit writes it. */
function report(...ids: readonly string[]): BooksAnswer {
  return ok({
    Columns: COLUMNS,
    Rows: {
      Row: ids.map((id) => ({
        ColData: [{ value: '2026-11-08' }, { value: 'Journal Entry', id }, { value: 'UE-1' }],
      })),
    },
  });
}

function read(...answers: readonly BooksAnswer[]) {
  const env = openPostingInMemory();
  env.answer(...answers.map((answer) => () => answer));
  return { calls: env.calls, states: readClearedStates(env.deps.books, env.scope, QUERY) };
}

describe('what the bank holds', () => {
  test('is asked for by state, over these days of these books', async () => {
    const { calls, states } = read(report('7', '8'), report('9'));
    expect(await states).toEqual(
      new Map([
        ['7', 'cleared'],
        ['8', 'cleared'],
        ['9', 'reconciled'],
      ]),
    );
    expect(calls).toEqual(
      ['Cleared', 'Reconciled'].map((cleared) => ({
        method: 'GET',
        path: 'reports/TransactionList',
        query: {
          start_date: '2026-11-01',
          end_date: '2026-11-08',
          cleared,
          columns: 'tx_date,txn_type,doc_num',
        },
        realmId: QUERY.realmId,
        timeoutMs: 20_000,
      })),
    );
  });

  test('is reconciled where both say so', async () => {
    expect(await read(report('7'), report('7')).states).toEqual(new Map([['7', 'reconciled']]));
  });

  test.each([
    ['no rows', { Columns: COLUMNS }],
    ['no row', { Columns: COLUMNS, Rows: {} }],
    ['a sum alone', { Columns: COLUMNS, Rows: { Row: [{ Summary: {} }] } }],
    ['a row without an id', { Columns: COLUMNS, Rows: { Row: [{ ColData: [{}, {}] }] } }],
  ])('is nothing in a report with %s', async (_what, body) => {
    expect(await read(ok(body), ok(body)).states).toEqual(new Map());
  });

  test('is read where the type of the column names it by itself', async () => {
    const body = {
      Columns: { Column: [{ ColType: 'txn_type' }] },
      Rows: { Row: [{ ColData: [{ id: '7' }] }] },
    };
    expect(await read(ok(body), ok(body)).states).toEqual(new Map([['7', 'reconciled']]));
  });
});

describe('not known is not free', () => {
  test.each([
    ['is no report', {}],
    ['has no column of types', { Columns: { Column: [{ ColType: 'tx_date' }] } }],
    ['is a page for people', '<html>'],
  ])('where the answer %s', async (_what, body) => {
    await expect(read(ok(body)).states).rejects.toThrow(BooksUnreachable);
  });

  test('where the books refuse, in their own words', async () => {
    await expect(read(fault('5020', 'Permission denied', 403)).states).rejects.toMatchObject({
      name: 'BooksFault',
      code: '5020',
    });
  });

  test('where only the second question fails', async () => {
    await expect(read(report('7'), fault('3001', 'Slow down', 429)).states).rejects.toMatchObject({
      meaning: 'throttled',
    });
  });
});
