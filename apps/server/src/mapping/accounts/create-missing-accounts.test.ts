import { describe, expect, test } from 'vitest';
import { BooksFault } from '../../connectors/quickbooks/quickbooks.port.ts';
import { SCOPE } from '../shared/database.fake.ts';
import type { Caller } from '../shared/caller.ts';
import type { Mapped } from './account-mapping.store.ts';
import { createBooksAccountsFake } from './books-accounts.fake.ts';
import type { Books, BooksObject } from './books-objects.store.ts';
import { createAccounts } from './create-missing-accounts.ts';
import { booksObject, connectedBooks, mapped } from './mapping-facts.fake.ts';
import { findMappingRows } from './mapping-rows.fake.ts';
import { createSaverFake } from './saver.fake.ts';

const CALLER: Caller = {
  scope: SCOPE,
  actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
};

type Facts = {
  readonly objects?: readonly BooksObject[];
  readonly own?: readonly Mapped[];
  readonly books?: Books | null;
  readonly dryRun?: boolean;
  readonly refuse?: (name: string) => void;
};

function create({ objects = [], own = [], books, dryRun = false, refuse }: Facts = {}) {
  const rows = { objects, mapped: own, ...(books === undefined ? {} : { books }) };
  const fake = createSaverFake(findMappingRows(rows));
  const { quickbooks, creations } = createBooksAccountsFake(refuse === undefined ? {} : { refuse });
  const deps = { ...fake.saver, quickbooks };
  const creating = createAccounts(deps, CALLER, { template: 'minimal', dryRun });
  return { ...fake, creations, creating };
}

/** The mapped accounts by component. */
const targets = ({ changes }: ReturnType<typeof create>) =>
  new Map(changes().map(({ component, accountId }) => [component, accountId]));

describe('the accounts of a template', () => {
  test('are created once per name, and every component is mapped', async () => {
    const made = create();
    const accounts = await made.creating;
    expect(made.creations.map(({ object }) => (object as { Name: string }).Name)).toEqual([
      'Delivery clearing',
      'Delivery sales',
      'Delivery discounts & refunds',
      'Delivery platform fees',
      'Delivery pass-through',
      'Federal withholding receivable',
    ]);
    expect(new Set(accounts.map(({ outcome }) => outcome))).toEqual(new Set(['created']));
    expect(targets(made)).toEqual(
      new Map(accounts.map(({ component, account_id: id }) => [component, id])),
    );
    expect([made.audited(), made.ends]).toEqual([
      ['account_mapping.completed'],
      ['committed', 'committed'],
    ]);
  });

  test('that exist in QuickBooks are mapped and not created', async () => {
    const made = create({
      objects: [
        booksObject('account', '7', 'Delivery Sales', { accountType: 'Income' }),
        booksObject('account', '8', 'Delivery clearing', { accountType: 'Other Current Asset' }),
      ],
    });
    const accounts = await made.creating;
    expect(accounts.slice(0, 2).map(({ outcome, account_id: id }) => [outcome, id])).toEqual([
      ['exists', '8'],
      ['exists', '7'],
    ]);
    expect(made.creations).toHaveLength(4);
    expect(targets(made).get('markup')).toBe('7');
  });

  test('do not replace an existing account or its class', async () => {
    const own = [
      mapped('commission', { account_id: '1' }),
      mapped('promo_fee', { class_id: '20' }),
    ];
    const made = create({ own });
    await made.creating;
    expect(targets(made).has('commission')).toBe(false);
    const written = made.statements
      .filter(({ sql }) => sql.startsWith('insert into "account_mappings"'))
      .map(({ parameters }) => parameters)
      .find((parameters) => parameters.includes('promo_fee'))
      ?.find((value) => typeof value === 'string' && value.startsWith('{'));
    expect(written).toContain('"class_id":"20"');
  });

  test('are returned in a dry run, and neither created nor mapped', async () => {
    const dry = create({ dryRun: true });
    const accounts = await dry.creating;
    expect(new Set(accounts.map(({ outcome }) => outcome))).toEqual(new Set(['to_create']));
    expect([dry.creations, dry.changes(), dry.audited()]).toEqual([[], [], []]);
  });

  test('are returned in a dry run even without a connection', async () => {
    expect(await create({ dryRun: true, books: null }).creating).toHaveLength(19);
  });
});

describe('nothing is created', () => {
  test.each([null, connectedBooks({ status: 'disconnected' })])(
    'without a connection: %o',
    async (books) => {
      const made = create({ books });
      await expect(made.creating).rejects.toMatchObject({ code: 'books_not_connected' });
      expect([made.creations, made.changes()]).toEqual([[], []]);
    },
  );

  test('if an existing account would get two types', async () => {
    const objects = [booksObject('account', '7', 'Delivery sales', { accountType: 'Income' })];
    const made = create({ objects, own: [mapped('bank', { account_id: '7' })] });
    await expect(made.creating).rejects.toMatchObject({ code: 'account_of_two_types' });
    expect([made.creations, made.changes(), made.ends]).toEqual([[], [], ['rolled back']]);
  });

  test('after the first refusal by QuickBooks, and nothing is mapped', async () => {
    const cause = new BooksFault({
      httpStatus: 400,
      code: '2010',
      detail: 'No',
      meaning: 'validation',
    });
    const made = create({
      refuse: (name) => {
        if (name === 'Delivery platform fees') {
          throw cause;
        }
      },
    });
    await expect(made.creating).rejects.toMatchObject({ code: 'books_refused' });
    expect([made.creations.length, made.changes()]).toEqual([3, []]);
  });
});
