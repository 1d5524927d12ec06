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

/** A TransactionList report of these transactions in Intuit's format. */
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

describe('cleared states', () => {
  test('are queried by state, over these dates of this company', async () => {
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

  test('are reconciled if a transaction is in both reports', async () => {
    expect(await read(report('7'), report('7')).states).toEqual(new Map([['7', 'reconciled']]));
  });

  test.each([
    ['no rows', { Columns: COLUMNS }],
    ['no row', { Columns: COLUMNS, Rows: {} }],
    ['a sum alone', { Columns: COLUMNS, Rows: { Row: [{ Summary: {} }] } }],
    ['a row without an id', { Columns: COLUMNS, Rows: { Row: [{ ColData: [{}, {}] }] } }],
  ])('are empty for a report with %s', async (_what, body) => {
    expect(await read(ok(body), ok(body)).states).toEqual(new Map());
  });

  test('are read if the column is identified only by its type', async () => {
    const body = {
      Columns: { Column: [{ ColType: 'txn_type' }] },
      Rows: { Row: [{ ColData: [{ id: '7' }] }] },
    };
    expect(await read(ok(body), ok(body)).states).toEqual(new Map([['7', 'reconciled']]));
  });
});

describe('unknown is not free', () => {
  test.each([
    ['is no report', {}],
    ['has no column of types', { Columns: { Column: [{ ColType: 'tx_date' }] } }],
    ['is a page for people', '<html>'],
  ])('if the response %s', async (_what, body) => {
    await expect(read(ok(body)).states).rejects.toThrow(BooksUnreachable);
  });

  test('if QuickBooks refuses, with its own message', async () => {
    await expect(read(fault('5020', 'Permission denied', 403)).states).rejects.toMatchObject({
      name: 'BooksFault',
      code: '5020',
    });
  });

  test('if only the second query fails', async () => {
    await expect(read(report('7'), fault('3001', 'Slow down', 429)).states).rejects.toMatchObject({
      meaning: 'throttled',
    });
  });
});
