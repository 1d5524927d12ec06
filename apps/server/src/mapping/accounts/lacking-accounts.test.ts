import { describe, expect, test } from 'vitest';
import type { DeliveryPlatform } from '../../db/tables.ts';
import type { Mapped } from './account-mapping.store.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { lackingAccounts, templateAccounts } from './create-accounts.ts';
import { booksObject, connectedBooks, mapped, mappingFacts } from './mapping-facts.fake.ts';
import { MAPPING_TEMPLATES, templateOf } from './mapping-templates.ts';
import type { MappingFacts } from './read-mapping.ts';
import type { Seen } from './seen-components.ts';

function facts(
  own: readonly Mapped[] = [],
  objects: readonly BooksObject[] = [],
  books: Books | null = connectedBooks(),
): MappingFacts {
  return { ...mappingFacts(objects, own), books };
}

const SEEN: Seen = {
  sampleCents: -100,
  payouts: 1,
  rows: null,
  follows: null,
  places: [],
};

/** Components per platform; a component after a slash is the one it follows. */
function seen(
  platforms: Partial<Record<DeliveryPlatform, readonly string[]>>,
): ReadonlyMap<DeliveryPlatform, ReadonlyMap<string, Seen>> {
  return new Map(
    Object.entries(platforms).map(([platform, components]) => [
      platform as DeliveryPlatform,
      new Map(
        components.map((text) => {
          const [component = '', follows = null] = text.split('/');
          return [component, { ...SEEN, follows }];
        }),
      ),
    ]),
  );
}

const named = (accounts: ReturnType<typeof lackingAccounts>) =>
  accounts.map(({ platform, component, name }) => [platform, component, name]);

describe('an account is missing', () => {
  test('with its name and purpose', () => {
    expect(lackingAccounts(facts(), seen({ ubereats: ['ads_marketing'] }))).toEqual([
      {
        platform: null,
        component: 'ads_marketing',
        label: 'Advertising',
        name: 'Delivery advertising',
        account_type: 'Expense',
        account_sub_type: 'AdvertisingPromotional',
        outcome: 'to_create',
        account_id: null,
      },
    ]);
  });

  test('once for both platforms, unless each has its own account for it', () => {
    const components = ['net_payout', 'gross_sales', 'capital_repayment', 'commission'];
    const lacking = lackingAccounts(facts(), seen({ ubereats: components, doordash: components }));
    expect(lacking.map(({ platform, component }) => [platform, component])).toEqual([
      ['ubereats', 'net_payout'],
      ['ubereats', 'gross_sales'],
      ['ubereats', 'capital_repayment'],
      [null, 'commission'],
      ['doordash', 'net_payout'],
      ['doordash', 'gross_sales'],
      ['doordash', 'capital_repayment'],
    ]);
    expect(new Set(lacking.map(({ name }) => name)).size).toBe(lacking.length);
  });

  test('not if the platform or the client has one', () => {
    const own = [
      mapped('commission', { account_id: '1' }),
      mapped('net_payout', { account_id: '2' }, { platform: 'ubereats' }),
    ];
    const lacking = lackingAccounts(
      facts(own),
      seen({
        ubereats: ['commission', 'net_payout'],
        doordash: ['commission', 'net_payout'],
      }),
    );
    expect(named(lacking)).toEqual([['doordash', 'net_payout', 'Clearing - DoorDash']]);
  });

  test('if only one store has one: the others have none', () => {
    const own = [mapped('tips', { account_id: '1' }, { storeId: 'harbor' })];
    expect(named(lackingAccounts(facts(own), seen({ ubereats: ['tips'] })))).toEqual([
      [null, 'tips', 'Tips payable'],
    ]);
  });

  test('if its mapping has a class and no account', () => {
    const own = [mapped('tips', { class_id: '20' })];
    expect(named(lackingAccounts(facts(own), seen({ ubereats: ['tips'] })))).toEqual([
      [null, 'tips', 'Tips payable'],
    ]);
  });

  test('for the component that another one follows, once', () => {
    const lacking = lackingAccounts(
      facts(),
      seen({ ubereats: ['gross_sales', 'price_adjustment/gross_sales'] }),
    );
    expect(lacking.map(({ component }) => component)).toEqual(['gross_sales']);
  });

  test('not for a component that follows a mapped one, or has its own', () => {
    const follower = seen({ ubereats: ['price_adjustment/gross_sales'] });
    const followed = [mapped('gross_sales', { account_id: '1' })];
    const own = [mapped('price_adjustment', { account_id: '1' })];
    expect(lackingAccounts(facts(followed), follower)).toEqual([]);
    expect(lackingAccounts(facts(own), follower)).toEqual([]);
  });

  test('nowhere if nothing was seen and no platform is connected', () => {
    expect(lackingAccounts(facts(), seen({}))).toEqual([]);
  });
});

describe('before its first payout a platform lacks the default accounts', () => {
  const components = (books: Books | null) =>
    lackingAccounts(facts([], [], books), seen({ ubereats: [] })).map(({ component }) => component);

  test('for the company’s country', () => {
    expect(components(connectedBooks({ country: 'CA' }))).toContain('commission_tax');
    expect(components(connectedBooks({ country: 'CA' }))).not.toContain('backup_withholding');
    for (const books of [connectedBooks(), connectedBooks({ country: null }), null]) {
      expect(components(books)).not.toContain('commission_tax');
      expect(components(books)).toContain('backup_withholding');
    }
  });

  test('and none of the other platform', () => {
    const lacking = lackingAccounts(facts(), seen({ doordash: [] }));
    expect(new Set(lacking.map(({ platform }) => platform))).toEqual(new Set([null, 'doordash']));
  });

  test('except those that are mapped', () => {
    const own = [
      mapped('commission', { account_id: '1' }),
      mapped('net_payout', { account_id: '2' }, { platform: 'doordash' }),
    ];
    const lacking = lackingAccounts(facts(own), seen({ doordash: [] }));
    expect(lacking.map(({ component }) => component)).not.toContain('commission');
    expect(lacking.map(({ component }) => component)).not.toContain('net_payout');
    expect(lacking.map(({ component }) => component)).toContain('gross_sales');
  });

  test('and shares them with the other one, which has payouts', () => {
    const lacking = lackingAccounts(facts(), seen({ ubereats: ['commission'], doordash: [] }));
    expect(lacking.filter(({ component }) => component === 'commission')).toHaveLength(1);
  });
});

describe('an existing account is used', () => {
  const of = (...objects: readonly BooksObject[]) =>
    lackingAccounts(facts([], objects), seen({ ubereats: ['net_payout'] })).map(
      ({ outcome, account_id: id }) => [outcome, id],
    );

  test('if it has the words of the name in any order', () => {
    expect(of(booksObject('account', '5', 'Uber Eats Clearing'))).toEqual([['exists', '5']]);
  });

  test('not if it is inactive, a class, or has other words', () => {
    expect(
      of(
        booksObject('account', '5', 'Clearing Uber Eats', { active: false }),
        booksObject('class', '6', 'Clearing Uber Eats'),
        booksObject('account', '7', 'Clearing Uber'),
      ),
    ).toEqual([['to_create', null]]);
  });
});

describe('the name of an account', () => {
  const nameOf = (description: string, country: string) =>
    lackingAccounts(
      facts([], [], connectedBooks({ country })),
      seen({ ubereats: [`other_unclassified:${description}`] }),
    ).map(({ name }) => name);

  test('has no colon or double quote, and single spaces', () => {
    expect(nameOf('Fee: "photo"  shoot', 'CA')).toEqual(['Fee photo shoot']);
  });

  test('is in Latin-1 for US companies only', () => {
    expect(nameOf('Café 寿司', 'US')).toEqual(['Café ??']);
    expect(nameOf('Café 寿司', 'CA')).toEqual(['Café 寿司']);
  });

  test('has at most 100 characters, and no trailing space', () => {
    expect(nameOf('x'.repeat(120), 'CA')).toEqual(['x'.repeat(100)]);
    expect(nameOf(`${'x'.repeat(99)} y`, 'CA')).toEqual(['x'.repeat(99)]);
  });
});

describe('a template', () => {
  test.each(MAPPING_TEMPLATES.map(({ id }) => id))(
    '%s has each account of each component of a platform once',
    (id) => {
      const accounts = templateAccounts(facts(), templateOf(id));
      const keys = accounts.map(({ platform, component }) => `${platform} ${component}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(accounts.map(({ outcome }) => outcome))).toEqual(new Set(['to_create']));
    },
  );

  test('shows for each account whether it exists in QuickBooks', () => {
    const objects = [booksObject('account', '5', 'Delivery clearing')];
    const [clearing, sales] = templateAccounts(facts([], objects), templateOf('minimal'));
    expect([clearing, sales]).toEqual([
      {
        platform: null,
        component: 'net_payout',
        label: 'Clearing',
        name: 'Delivery clearing',
        account_type: 'Other Current Asset',
        account_sub_type: null,
        outcome: 'exists',
        account_id: '5',
      },
      {
        platform: null,
        component: 'gross_sales',
        label: 'Sales',
        name: 'Delivery sales',
        account_type: 'Income',
        account_sub_type: 'SalesOfProductIncome',
        outcome: 'to_create',
        account_id: null,
      },
    ]);
  });

  test('that the contract lists and nobody wrote is an internal error', () => {
    expect(() => templateOf('none' as 'minimal')).toThrow(RangeError);
  });
});
