import { describe, expect, test } from 'vitest';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksFault, BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksFaultMeaning } from '../../connectors/quickbooks/quickbooks.port.ts';
import { SCOPE } from '../shared/database.fake.ts';
import { createBooksAccountsFake } from './books-accounts.fake.ts';
import { createInBooks } from './create-accounts.ts';
import type { AccountToCreate } from './mapping-views.ts';

function account(name: string, over: Partial<AccountToCreate> = {}): AccountToCreate {
  return {
    platform: null,
    component: 'commission',
    label: 'Marketplace commission',
    name,
    account_type: 'Expense',
    account_sub_type: null,
    outcome: 'to_create',
    account_id: null,
    ...over,
  };
}

function fault(meaning: BooksFaultMeaning, code: string): BooksFault {
  return new BooksFault({
    httpStatus: 400,
    code,
    detail: `Detail of ${meaning}`,
    meaning,
  });
}

describe('creating accounts', () => {
  test('uses the name, the type and, if known, the subtype', async () => {
    const books = createBooksAccountsFake();
    await createInBooks(books.quickbooks, SCOPE, [
      account('Tablet fees'),
      account('Advertising', { account_sub_type: 'AdvertisingPromotional' }),
    ]);
    expect(books.creations.map(({ object }) => object)).toEqual([
      { Name: 'Tablet fees', AccountType: 'Expense' },
      {
        Name: 'Advertising',
        AccountType: 'Expense',
        AccountSubType: 'AdvertisingPromotional',
      },
    ]);
  });

  test('returns their IDs, as listed in QuickBooks', async () => {
    const { quickbooks } = createBooksAccountsFake();
    const wanted = account('Tablet fees', { platform: 'doordash' });
    expect(await createInBooks(quickbooks, SCOPE, [wanted])).toEqual([
      {
        account: { ...wanted, outcome: 'created', account_id: '101' },
        object: {
          kind: 'account',
          id: '101',
          name: 'Tablet fees',
          fullName: 'Tablet fees',
          active: true,
          accountType: 'Expense',
          accountSubType: null,
          classification: null,
          accountNumber: null,
          currency: null,
          parentId: null,
        },
      },
    ]);
  });

  test('creates one account per name, ignoring case, accents, dashes and spaces', async () => {
    const books = createBooksAccountsFake();
    const created = await createInBooks(books.quickbooks, SCOPE, [
      account('Frais – Café', { component: 'commission' }),
      account('frais - cafe', { component: 'promo_fee' }),
      account('FRAIS  —  CAFÉ', { component: 'processing_fee' }),
      account('Frais Café', { component: 'ads_marketing' }),
    ]);
    expect(created.map(({ account: one }) => [one.component, one.account_id])).toEqual([
      ['commission', '101'],
      ['promo_fee', '101'],
      ['processing_fee', '101'],
      ['ads_marketing', '102'],
    ]);
    expect(books.creations).toHaveLength(2);
  });

  test('skips existing accounts, and does nothing for an empty list', async () => {
    const books = createBooksAccountsFake();
    const known = account('Fees', { outcome: 'exists', account_id: '7' });
    expect(await createInBooks(books.quickbooks, SCOPE, [known])).toEqual([]);
    expect(await createInBooks(books.quickbooks, SCOPE, [])).toEqual([]);
    expect(books.creations).toEqual([]);
  });
});

describe('the request ID of a creation', () => {
  async function idOf(one: AccountToCreate, realm?: string): Promise<string> {
    const books = createBooksAccountsFake(realm === undefined ? {} : { realm });
    await createInBooks(books.quickbooks, SCOPE, [one]);
    return books.creations[0]?.requestId ?? '';
  }

  test('is the same for a retry, so that QuickBooks returns the first account', async () => {
    const first = await idOf(account('Fees'));
    expect(await idOf(account('Fees', { component: 'promo_fee', platform: 'doordash' }))).toBe(
      first,
    );
    expect(first).toMatch(/^acct-[0-9a-f]{40}$/);
  });

  test('differs by company, name and type', async () => {
    const ids = [
      await idOf(account('Fees')),
      await idOf(account('Fees'), '9341452000000102'),
      await idOf(account('Fee')),
      await idOf(account('Fees', { account_type: 'Income' })),
    ];
    expect(new Set(ids).size).toBe(4);
  });
});

describe('an account that was created meanwhile', () => {
  const duplicate = () => {
    throw fault('duplicate_name', '6240');
  };

  test('is found by its name and used', async () => {
    const books = createBooksAccountsFake({
      refuse: duplicate,
      found: () => [{ Id: '77', Name: 'Fees', AccountType: 'Expense', Active: true }],
    });
    const created = await createInBooks(books.quickbooks, SCOPE, [account('Fees')]);
    expect(created.map(({ account: one }) => [one.outcome, one.account_id])).toEqual([
      ['created', '77'],
    ]);
  });

  test('is queried with escaped apostrophes', async () => {
    const books = createBooksAccountsFake({
      refuse: duplicate,
      found: () => [{ Id: '77', Name: "Joe's 'tips'" }],
    });
    await createInBooks(books.quickbooks, SCOPE, [account("Joe's 'tips'")]);
    expect(books.queries).toEqual([String.raw`Name = 'Joe\'s \'tips\''`]);
  });

  test('is refused with QuickBooks’ message if no account has the name', async () => {
    const { quickbooks } = createBooksAccountsFake({ refuse: duplicate });
    await expect(createInBooks(quickbooks, SCOPE, [account('Fees')])).rejects.toMatchObject({
      code: 'books_refused',
      message: 'QuickBooks refused this (6240): Detail of duplicate_name',
    });
  });
});

describe('a failed creation', () => {
  test.each([
    ['a refusal', fault('validation', '2010'), 'books_refused'],
    [
      'a server that is down',
      new BooksUnreachable('Down', { mayHaveArrived: true }),
      'books_unavailable',
    ],
    ['a call too many', fault('throttled', '3001'), 'books_unavailable'],
  ])('by %s is reported', async (_what, cause, code) => {
    const { quickbooks } = createBooksAccountsFake({
      refuse: () => {
        throw cause;
      },
    });
    await expect(createInBooks(quickbooks, SCOPE, [account('Fees')])).rejects.toMatchObject({
      code,
      cause,
    });
  });

  test('after the first leaves the second uncreated, and is reported', async () => {
    const books = createBooksAccountsFake({
      refuse: (name) => {
        if (name === 'Second') {
          throw fault('validation', '2010');
        }
      },
    });
    const creating = createInBooks(books.quickbooks, SCOPE, [
      account('First'),
      account('Second'),
      account('Third'),
    ]);
    await expect(creating).rejects.toMatchObject({ code: 'books_refused' });
    expect(books.creations.map(({ object }) => object)).toEqual([
      { Name: 'First', AccountType: 'Expense' },
    ]);
  });

  test('without a connection sends nothing', async () => {
    const books = createBooksAccountsFake();
    const cause = new ConnectionError('connection_missing', 'quickbooks', 'No connection');
    const quickbooks = {
      ...books.quickbooks,
      realmOf: () => Promise.reject(cause),
    };
    await expect(createInBooks(quickbooks, SCOPE, [account('Fees')])).rejects.toMatchObject({
      code: 'books_not_connected',
    });
    expect(books.creations).toEqual([]);
  });
});
