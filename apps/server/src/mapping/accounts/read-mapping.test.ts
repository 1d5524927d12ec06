import { describe, expect, test } from 'vitest';
import type { Mapped } from './account-mapping.store.ts';
import { booksObject, connectedBooks, mapped, mappingFacts } from './mapping-facts.fake.ts';
import { isOpen, presentBooks, readFacts } from './read-mapping.ts';
import { SCOPE, createDatabaseFake } from '../shared/database.fake.ts';
import type { Seen } from './seen-components.ts';

const OBJECTS = [
  booksObject('account', '1', 'Fees'),
  booksObject('account', '2', 'Old fees', { active: false }),
  booksObject('account', '3', 'CAD fees', { currency: 'CAD' }),
  booksObject('account', '4', 'Suppliers', { accountType: 'Accounts Payable' }),
];
const UBER = { platform: 'ubereats', storeId: 'harbor' } as const;
const DOORDASH = { platform: 'doordash', storeId: 'harbor' } as const;

function open(
  component: string,
  own: readonly Mapped[],
  seen: Partial<Seen> | null = {},
  books = connectedBooks(),
): boolean {
  const facts = { ...mappingFacts(OBJECTS, own), books };
  return isOpen(
    facts,
    component,
    seen === null
      ? null
      : { sampleCents: 1, payouts: 1, rows: null, follows: null, places: [UBER], ...seen },
  );
}

describe('a component is open', () => {
  test('if a payout’s store and platform have no account for it', () => {
    expect(open('commission', [])).toBe(true);
    expect(open('commission', [mapped('tips', { account_id: '1' })])).toBe(true);
    expect(open('commission', [mapped('commission', { class_id: '20' })])).toBe(true);
  });

  test('not if the client’s account applies there', () => {
    expect(open('commission', [mapped('commission', { account_id: '1' })])).toBe(false);
  });

  test('if one of several places has none', () => {
    const own = [mapped('commission', { account_id: '1' }, { platform: 'ubereats' })];
    expect(open('commission', own, { places: [UBER] })).toBe(false);
    expect(open('commission', own, { places: [UBER, DOORDASH] })).toBe(true);
  });

  test('not if no payout has it', () => {
    expect(open('commission', [], null)).toBe(false);
    expect(open('commission', [], { places: [] })).toBe(false);
  });

  test('not if it follows a mapped component, and its own account takes precedence', () => {
    const seen = { follows: 'gross_sales' };
    const followed = mapped('gross_sales', { account_id: '1' });
    const inactive = mapped('price_adjustment', { account_id: '2' });
    expect(open('price_adjustment', [followed], seen)).toBe(false);
    expect(open('price_adjustment', [], seen)).toBe(true);
    expect(open('price_adjustment', [followed, inactive], seen)).toBe(true);
  });

  test.each([
    ['is inactive', '2'],
    ['has another currency', '3'],
    ['requires a vendor', '4'],
    ['is no longer listed in QuickBooks', '99'],
  ])('if its account %s', (_what, accountId) => {
    expect(open('commission', [mapped('commission', { account_id: accountId })])).toBe(true);
  });

  test('not for a payable with its vendor', () => {
    const entity = { type: 'Vendor', id: '60' } as const;
    expect(open('commission', [mapped('commission', { account_id: '4', entity })])).toBe(false);
  });

  test('not for an account that cannot be checked without a connection', () => {
    const facts = { ...mappingFacts([], [mapped('commission', { account_id: '1' })]), books: null };
    const seen = { sampleCents: 1, payouts: 1, rows: null, follows: null, places: [UBER] };
    expect(isOpen(facts, 'commission', seen)).toBe(false);
  });
});

test('companies are shown by the last four digits of their realm', () => {
  expect(presentBooks(connectedBooks())).toEqual({
    connection_id: '4a1e1d0c-7f5b-4b7e-9a51-3f0c2b6d9e03',
    company_name: 'Harbor LLC',
    realm: '•••• 0101',
    status: 'connected',
    currency: 'USD',
    country: 'US',
    refreshed_at: '2026-11-20T07:10:00.000Z',
  });
});

test('without a company nothing is known', () => {
  expect(presentBooks(null)).toEqual({
    connection_id: null,
    company_name: null,
    realm: null,
    status: null,
    currency: null,
    country: null,
    refreshed_at: null,
  });
  expect(presentBooks(connectedBooks({ refreshedAt: null })).refreshed_at).toBeNull();
});

test('an unknown store is refused before anything else is read', async () => {
  const { tx, statements } = createDatabaseFake(() => [{ id: 'harbor', name: 'Harbor' }]);
  const reading = readFacts(tx, SCOPE.tenantId, { platform: null, storeId: 'other' });
  await expect(reading).rejects.toMatchObject({ code: 'store_not_found' });
  expect(statements).toHaveLength(1);
});
