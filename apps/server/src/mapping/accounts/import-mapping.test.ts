import { describe, expect, test } from 'vitest';
import { SCOPE } from '../shared/database.fake.ts';
import type { Caller } from '../shared/caller.ts';
import type { Mapped } from './account-mapping.store.ts';
import type { Books } from './books-objects.store.ts';
import { exportMapping, importMapping } from './import-mapping.ts';
import { booksObject, connectedBooks, mapped } from './mapping-facts.fake.ts';
import { findMappingRows } from './mapping-rows.fake.ts';
import { createSaverFake } from './saver.fake.ts';

const CALLER: Caller = {
  scope: SCOPE,
  actor: { kind: 'user', userId: SCOPE.userId, requestId: SCOPE.requestId },
};
const OBJECTS = [
  booksObject('account', '10', 'Commission', { accountNumber: '6120' }),
  booksObject('account', '11', 'Marketing'),
  booksObject('account', '12', 'Tips payable', { accountType: 'Other Current Liability' }),
  booksObject('class', '20', 'Downtown'),
];
const OWN = [
  mapped('commission', { account_id: '10' }),
  mapped('ads_marketing', { account_id: '11' }, { platform: 'ubereats' }),
];

type Facts = {
  readonly own?: readonly Mapped[];
  readonly books?: Books | null;
  readonly dryRun?: boolean;
  readonly affected?: readonly object[];
};

function bring(
  csv: string,
  { own = OWN, books = connectedBooks(), dryRun = false, affected = [] }: Facts = {},
) {
  const others = { 'from journal_entries': affected };
  const fake = createSaverFake(findMappingRows({ objects: OBJECTS, mapped: own, books, others }));
  return { ...fake, importing: importMapping(fake.saver, CALLER, { csv, dryRun }) };
}

describe('importing a mapping file', () => {
  test('saves the changed lines, and returns old and new values', async () => {
    const file = bring(
      'platform,store,component,account,class\n,,commission,Marketing,Downtown\nuber eats,,ads_marketing,Marketing,\n,Harbor,promo_fee,Commission,\n',
    );
    expect(await file.importing).toEqual({
      lines: 3,
      errors: [],
      affected: [],
      changes: [
        {
          line: 2,
          component: 'commission',
          label: 'Marketplace commission',
          place: 'All stores',
          platform: null,
          store_name: null,
          before: '6120 · Commission',
          after: 'Marketing, class Downtown',
          effective_from: null,
        },
        {
          line: 4,
          component: 'promo_fee',
          label: 'Promotion fees',
          place: 'Harbor',
          platform: null,
          store_name: 'Harbor',
          before: null,
          after: '6120 · Commission',
          effective_from: null,
        },
      ],
    });
    expect(file.changes()).toEqual([
      { platform: null, storeId: null, component: 'commission', accountId: '11', from: null },
      { platform: null, storeId: 'harbor', component: 'promo_fee', accountId: '10', from: null },
    ]);
    expect([file.audited(), file.ends]).toEqual([['account_mapping.imported'], ['committed']]);
    expect(file.saved).toHaveLength(1);
  });

  test('clears what a line leaves empty', async () => {
    const file = bring('component,account\ncommission,\n');
    const { changes } = await file.importing;
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      ['6120 · Commission', null],
    ]);
    expect(file.changes()).toEqual([
      { platform: null, storeId: null, component: 'commission', accountId: null, from: null },
    ]);
  });

  test('saves each line with its own start date', async () => {
    const file = bring(
      'component,account,effective_from\ncommission,Marketing,2026-12-01\npromo_fee,Marketing,\n',
    );
    await file.importing;
    expect(file.changes().map(({ component, from }) => [component, from])).toEqual([
      ['commission', '2026-12-01'],
      ['promo_fee', null],
    ]);
  });

  test('saves the same account from an earlier date, with the previous date', async () => {
    const own = [mapped('commission', { account_id: '11' }, { from: '2026-12-10' })];
    const csv = 'component,account,effective_from\ncommission,Marketing,2026-12-01\n';
    const file = bring(csv, { own });
    expect((await file.importing).changes).toMatchObject([
      { before: 'Marketing', after: 'Marketing', effective_from: '2026-12-01' },
    ]);
    expect(file.changes()).toMatchObject([{ accountId: '11', from: '2026-12-01' }]);
    expect((await bring(csv, { own, dryRun: true }).importing).changes).toHaveLength(1);
  });

  test.each([
    ['without the column of days', 'component,account\ncommission,Marketing\n'],
    ['from its own day', 'component,account,effective_from\ncommission,Marketing,2026-12-10\n'],
    ['from a later day', 'component,account,effective_from\ncommission,Marketing,2026-12-20\n'],
  ])('does not change the same account %s', async (_how, csv) => {
    const own = [mapped('commission', { account_id: '11' }, { from: '2026-12-10' })];
    const file = bring(csv, { own });
    expect((await file.importing).changes).toEqual([]);
    expect(file.changes()).toEqual([]);
  });

  test('changes nothing and notifies nobody if nothing differs', async () => {
    const file = bring('component,account\ncommission,6120\n');
    expect(await file.importing).toEqual({ lines: 1, errors: [], affected: [], changes: [] });
    expect([file.changes(), file.audited(), file.published, file.saved]).toEqual([[], [], [], []]);
  });

  test('changes nothing if an empty line was empty before', async () => {
    const file = bring('component,account\npromo_fee,\n');
    expect(await file.importing).toEqual({ lines: 1, errors: [], affected: [], changes: [] });
  });

  test('without lines changes nothing', async () => {
    const file = bring('component,account\n');
    expect(await file.importing).toEqual({ lines: 0, errors: [], affected: [], changes: [] });
  });

  test('returns the same in a dry run and saves nothing', async () => {
    const csv = 'component,account\ncommission,Marketing\n';
    const dry = bring(csv, { dryRun: true });
    expect(await dry.importing).toEqual(await bring(csv).importing);
    expect([dry.changes(), dry.audited(), dry.ends]).toEqual([[], [], ['rolled back']]);
  });

  test('lists each posted entry once, however many lines affect it', async () => {
    const entry = { id: 'entry-1', document_number: 'UE-1', entry_on: '2026-11-08' };
    const file = bring(
      'platform,component,account\n,commission,Marketing\nubereats,ads_marketing,Commission\n',
      { affected: [entry], dryRun: true },
    );
    expect((await file.importing).affected).toEqual([
      { id: 'entry-1', documentNumber: 'UE-1', entryOn: '2026-11-08' },
    ]);
    const queries = file.statements.filter(({ sql }) => sql.includes('from journal_entries'));
    expect(queries).toHaveLength(2);
  });
});

describe('a file is refused entirely', () => {
  test('with every error, whatever else is right', async () => {
    const file = bring('component,account\npromo_fee,Marketing\ntips,Nothing\nrent,Marketing\n');
    await expect(file.importing).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [
        { path: '/csv', code: 'name_not_in_books', values: { line: 3, column: 'account' } },
        { path: '/csv', code: 'component_of_other_name', values: { line: 4, column: 'component' } },
      ],
    });
    expect([file.changes(), file.ends]).toEqual([[], ['rolled back']]);
  });

  test('if an account would get two types, with both uses', async () => {
    const file = bring('component,account\ntips,Commission\n', { dryRun: true });
    expect((await file.importing).errors).toEqual([
      {
        line: 2,
        column: 'account',
        code: 'account_of_two_types',
        message: expect.stringContaining('"Commission"') as string,
        values: {
          account: 'Commission',
          component: 'tips',
          label: 'Tips',
          other: 'commission',
          other_label: 'Marketplace commission',
          type: 'Other Current Liability',
        },
      },
    ]);
  });

  test('but not if the same file removes the other use', async () => {
    const file = bring('component,account\ntips,Commission\ncommission,Marketing\n');
    expect((await file.importing).errors).toEqual([]);
    expect(file.changes()).toHaveLength(2);
  });

  test.each([null, connectedBooks({ status: 'disconnected' })])(
    'without a connection, before it is read: %o',
    async (books) => {
      for (const dryRun of [true, false]) {
        const file = bring('component\nrent\n', { books, dryRun });
        await expect(file.importing).rejects.toMatchObject({ code: 'books_not_connected' });
      }
    },
  );
});

test('a mapping is exported in full, line by line', async () => {
  const fake = createSaverFake(findMappingRows({ objects: OBJECTS, mapped: OWN }));
  expect(await exportMapping(fake.saver, SCOPE)).toEqual([
    [
      '',
      '',
      '',
      'commission',
      'Marketplace commission',
      '6120',
      'Commission',
      ...Array(6).fill(''),
    ],
    ['ubereats', '', '', 'ads_marketing', 'Advertising', '', 'Marketing', ...Array(6).fill('')],
  ]);
});
