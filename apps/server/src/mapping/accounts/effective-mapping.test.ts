import { describe, expect, test } from 'vitest';
import type { Mapped, Scope } from './account-mapping.store.ts';
import {
  accountFacts,
  effectiveMapping,
  indexBooks,
  isSameScope,
  resolve,
} from './effective-mapping.ts';
import { booksObject, mapped } from './mapping-facts.fake.ts';

const CLIENT: Scope = { platform: null, storeId: null };
const PLATFORM: Scope = { platform: 'ubereats', storeId: null };
const STORE: Scope = { platform: null, storeId: 'harbor' };
const CHANNEL: Scope = { platform: 'ubereats', storeId: 'harbor' };

const EVERY_SCOPE: readonly Mapped[] = [
  mapped('tips', { account_id: 'client' }, CLIENT),
  mapped('tips', { account_id: 'platform' }, PLATFORM),
  mapped('tips', { account_id: 'store' }, STORE),
  mapped('tips', { account_id: 'channel' }, CHANNEL),
];

describe('an account', () => {
  test.each([
    [CLIENT, ['client', 'client']],
    [PLATFORM, ['platform', 'platform']],
    [STORE, ['store', 'store']],
    [CHANNEL, ['channel', 'channel']],
    [{ platform: 'doordash', storeId: null }, ['client', 'client']],
    [{ platform: 'doordash', storeId: 'harbor' }, ['store', 'store']],
    [{ platform: 'ubereats', storeId: 'canal' }, ['platform', 'platform']],
    [{ platform: null, storeId: 'canal' }, ['client', 'client']],
  ] as const)('in the scope %j comes from the narrowest scope that sets one', (scope, found) => {
    const { account_id: id, accountFrom: from } = resolve(EVERY_SCOPE, scope, 'tips') ?? {};
    expect([id, from]).toEqual(found);
  });

  test('of a channel comes from its store before its platform', () => {
    expect(resolve(EVERY_SCOPE.slice(0, 3), CHANNEL, 'tips')).toMatchObject({
      accountFrom: 'store',
    });
    expect(resolve(EVERY_SCOPE.slice(0, 2), CHANNEL, 'tips')).toMatchObject({
      accountFrom: 'platform',
    });
  });

  test('does not come from a narrower scope, or from another component', () => {
    expect(resolve(EVERY_SCOPE.slice(1), CLIENT, 'tips')).toBeNull();
    expect(resolve(EVERY_SCOPE, CLIENT, 'commission')).toBeNull();
  });
});

describe('the other attributes', () => {
  test('are inherited one by one', () => {
    const own = [
      mapped(
        'tips',
        { account_id: '1', class_id: 'c', tax_code_id: 't', entity: { type: 'Vendor', id: 'v' } },
        CLIENT,
      ),
      mapped('tips', { department_id: 'd' }, PLATFORM),
      mapped('tips', { class_id: 'own' }, CHANNEL),
    ];
    expect(resolve(own, CHANNEL, 'tips')).toEqual({
      account_id: '1',
      accountFrom: 'client',
      class_id: 'own',
      department_id: 'd',
      tax_code_id: 't',
      entity: { type: 'Vendor', id: 'v' },
    });
  });

  test('come from “every line” if the component sets none in the same scope', () => {
    const every = mapped('*', { class_id: 'every', department_id: 'every' }, STORE);
    const wide = mapped('tips', { account_id: '1', class_id: 'wide' }, CLIENT);
    expect(resolve([every, wide], STORE, 'tips')).toMatchObject({
      account_id: '1',
      class_id: 'every',
      department_id: 'every',
    });
    const own = mapped('tips', { class_id: 'own' }, STORE);
    expect(resolve([every, wide, own], STORE, 'tips')).toMatchObject({
      class_id: 'own',
      department_id: 'every',
    });
  });

  test('of “every line” include no account', () => {
    const every = mapped('*', { account_id: 'every', class_id: 'c' });
    expect(resolve([every], CLIENT, 'tips')).toMatchObject({ account_id: null, accountFrom: null });
  });
});

describe('the mapping of a scope', () => {
  const INDEX = indexBooks([
    booksObject('account', '1', 'Tips', { fullName: 'Liabilities:Tips', accountType: 'Bank' }),
    booksObject('class', '1', 'Downtown'),
  ]);

  test('contains components with an account, with QuickBooks’ names', () => {
    const own = [
      mapped('tips', { account_id: '1', class_id: '1', department_id: '1' }),
      mapped('commission', { class_id: '1' }),
    ];
    expect([...effectiveMapping(own, CHANNEL, INDEX)]).toEqual([
      [
        'tips',
        {
          accountId: '1',
          accountName: 'Liabilities:Tips',
          accountType: 'Bank',
          accountSubType: null,
          currency: 'USD',
          active: true,
          classId: '1',
          className: 'Downtown',
          departmentId: '1',
          departmentName: null,
          taxCodeId: null,
          entity: null,
        },
      ],
    ]);
  });

  test('keeps an account that QuickBooks no longer lists, which cannot be posted to', () => {
    expect(accountFacts(INDEX, '9')).toEqual({
      accountName: 'Account 9',
      accountType: null,
      accountSubType: null,
      currency: null,
      active: false,
    });
  });
});

test('scopes are equal if both parts are', () => {
  expect(isSameScope(CHANNEL, { ...CHANNEL })).toBe(true);
  expect([isSameScope(CHANNEL, STORE), isSameScope(CHANNEL, PLATFORM)]).toEqual([false, false]);
});
