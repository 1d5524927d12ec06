import { describe, expect, test } from 'vitest';
import { SCOPE } from '../shared/database.fake.ts';
import type { Caller } from '../shared/caller.ts';
import { createAccountMappingService } from './account-mapping.service.ts';
import type { Update } from './account-mapping.service.ts';
import { createBooksAccountsFake } from './books-accounts.fake.ts';
import type { Books } from './books-objects.store.ts';
import { EMPTY, booksObject, connectedBooks, mapped } from './mapping-facts.fake.ts';
import { findMappingRows } from './mapping-rows.fake.ts';
import { createSaverFake } from './saver.fake.ts';

const CALLER: Caller = {
  scope: SCOPE,
  actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
};
const NOW = new Date('2026-11-20T14:02:00Z');
const OTHER = '1c2d3e4f-0000-4000-8000-00000000000b';
const OBJECTS = [
  booksObject('account', '1', 'Delivery commission'),
  booksObject('account', '2', 'Old fees', { active: false }),
  booksObject('account', '3', 'Delivery sales', { accountType: 'Income' }),
];

type Facts = {
  readonly books?: Books | null;
  readonly version?: number;
  readonly changedBy?: string | null;
  readonly changedAt?: Date | null;
  /** The people visible to the tenant. */
  readonly people?: readonly object[];
};

function open({
  books = connectedBooks(),
  version = 4,
  changedBy = OTHER,
  changedAt = NOW,
  people = [],
}: Facts = {}) {
  const fake = createSaverFake(
    findMappingRows({
      objects: OBJECTS,
      mapped: [mapped('tips', { account_id: '3' })],
      books,
      others: {
        'count(*) as version': [{ version, changed_by: changedBy, changed_at: changedAt }],
        actor_names: people,
        '"users"': people,
      },
    }),
    NOW,
  );
  const { quickbooks } = createBooksAccountsFake();
  return { ...fake, service: createAccountMappingService({ ...fake.saver, quickbooks }) };
}

function update(over: Partial<Update> = {}): Update {
  return {
    platform: null,
    storeId: null,
    version: null,
    from: null,
    components: [{ component: 'commission', target: { ...EMPTY, account_id: '1' } }],
    ...over,
  };
}

describe('an update of a mapping', () => {
  test.each([null, 4])('over version 4 is saved when based on version %s', async (version) => {
    const { service, changes } = open();
    await service.update(CALLER, update({ version }));
    expect(changes()).toEqual([
      { platform: null, storeId: null, component: 'commission', accountId: '1', from: null },
    ]);
  });

  test.each([3, 5, 0])('based on version %i is refused', async (version) => {
    const { service, changes, ends } = open();
    await expect(service.update(CALLER, update({ version }))).rejects.toMatchObject({
      code: 'mapping_changed',
    });
    expect([changes(), ends]).toEqual([[], ['rolled back']]);
  });

  test.each([
    [0, 'less than a minute ago'],
    [59_999, 'less than a minute ago'],
    [60_000, 'a minute ago'],
    [119_999, 'a minute ago'],
    [120_000, '2 minutes ago'],
    [3_600_000, '60 minutes ago'],
  ])('says when somebody changed it: %i ms before is %s', async (ms, words) => {
    const { service } = open({ changedAt: new Date(NOW.getTime() - ms), changedBy: null });
    await expect(service.update(CALLER, update({ version: 3 }))).rejects.toMatchObject({
      message: `Someone changed this mapping ${words}. Review the current version, then save again.`,
    });
  });

  test('by somebody not visible to the tenant is shown as changed by someone', async () => {
    const { service } = open({ people: [] });
    await expect(service.update(CALLER, update({ version: 3 }))).rejects.toMatchObject({
      message: expect.stringMatching(/^Someone changed this mapping/) as string,
    });
  });

  test('is refused without a QuickBooks connection, before its version is checked', async () => {
    for (const books of [null, connectedBooks({ status: 'disconnected' })]) {
      const { service } = open({ books });
      await expect(service.update(CALLER, update({ version: 3 }))).rejects.toMatchObject({
        code: 'books_not_connected',
      });
    }
  });

  test('is refused with each account that cannot be posted to, and nothing is saved', async () => {
    const { service, changes } = open();
    const components = [
      { component: 'commission', target: { ...EMPTY, account_id: '1' } },
      { component: 'promo_fee', target: { ...EMPTY, account_id: '2' } },
    ];
    await expect(service.update(CALLER, update({ components }))).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path: '/components/1/target/account_id', code: 'account_inactive' }],
    });
    expect(changes()).toEqual([]);
  });

  test('is refused for an unknown store', async () => {
    const { service } = open();
    await expect(service.update(CALLER, update({ storeId: 'other' }))).rejects.toMatchObject({
      code: 'store_not_found',
    });
  });

  test('takes effect on the given date, in its own scope', async () => {
    const { service, changes } = open();
    const place = { platform: 'doordash', storeId: 'harbor', from: '2026-12-01' } as const;
    await service.update(CALLER, update(place));
    expect(changes()).toEqual([{ ...place, component: 'commission', accountId: '1' }]);
  });
});

describe('a template', () => {
  test('proposes existing accounts in a dry run, and saves nothing', async () => {
    const { service, changes } = open();
    const { proposals } = await service.applyTemplate(CALLER, 'us_facilitated', true);
    expect(proposals.map(({ component, account_id: id }) => [component, id])).toEqual([
      ['commission', '1'],
    ]);
    expect(changes()).toEqual([]);
  });

  test('is saved once, with one audit record', async () => {
    const { service, changes, audited } = open();
    await service.applyTemplate(CALLER, 'us_facilitated', false);
    expect(changes().map(({ component, accountId }) => [component, accountId])).toEqual([
      ['commission', '1'],
    ]);
    expect(audited()).toEqual(['account_mapping.templated']);
  });

  test('can be compared without a connection, but not applied', async () => {
    const { service } = open({ books: null });
    expect((await service.applyTemplate(CALLER, 'minimal', true)).proposals).toEqual([]);
    await expect(service.applyTemplate(CALLER, 'minimal', false)).rejects.toMatchObject({
      code: 'books_not_connected',
    });
  });
});
