import { describe, expect, test } from 'vitest';
import type { Mapped } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { createDatabaseFake } from '../shared/database.fake.ts';
import { changedWishes } from './changed-wishes.ts';
import { mappingRows, readMappingCsv, scopeName, targetWords } from './mapping-csv.ts';
import { EMPTY, booksObject, mapped, mappingFacts } from './mapping-facts.fake.ts';

const OBJECTS: readonly BooksObject[] = [
  booksObject('account', '10', 'Commission', {
    fullName: 'Delivery:Commission',
    accountNumber: '6120',
  }),
  booksObject('account', '11', 'Marketing', { accountNumber: '6130' }),
  booksObject('account', '12', 'Old fees', { active: false }),
  booksObject('account', '13', 'Fees', { active: false }),
  booksObject('account', '14', 'Fees'),
  booksObject('account', '15', 'Other', { fullName: 'Delivery:Other' }),
  booksObject('account', '16', 'Other', { fullName: 'Kitchen:Other' }),
  booksObject('class', '20', 'Downtown'),
  booksObject('department', '30', 'Boston'),
  booksObject('tax_code', '40', 'TAX'),
  booksObject('customer', '50', 'Uber'),
  booksObject('vendor', '60', 'Uber'),
];

const facts = (...own: readonly Mapped[]) => mappingFacts(OBJECTS, own);

function targetOf(header: string, line: string, ...own: readonly Mapped[]) {
  const { lines, errors } = readMappingCsv(
    `component,${header}\ncommission,${line}\n`,
    facts(...own),
  );
  return errors.length === 0
    ? lines[0]?.target
    : errors.map(({ column, code, values }) => [column, code, values]);
}

describe('an account in a file', () => {
  test.each([
    ['its name with its parents', 'account', 'delivery:commission', '10'],
    ['its name alone', 'account', 'Commission', '10'],
    ['its number', 'account', '6130', '11'],
    ['its QuickBooks ID', 'account', '11', '11'],
    ['its number in a column of its own', 'account_number', '6120', '10'],
    ['the active one of two', 'account', 'Fees', '14'],
    ['the full name if parents share a short one', 'account', 'Kitchen:Other', '16'],
    ['number and name of the same', 'account_number,account', '6120,Commission', '10'],
  ])('is found by %s', (_what, header, cells, id) => {
    expect(targetOf(header, cells)).toEqual({ ...EMPTY, account_id: id });
  });

  test.each([
    ['account', 'Nothing', 'name_not_in_books', { name: 'Nothing' }],
    ['account', 'Other', 'name_of_several', { name: 'Other' }],
    ['account', 'Old fees', 'account_inactive', { account: 'Old fees' }],
    ['account', 'Downtown', 'name_not_in_books', { name: 'Downtown' }],
  ])('is refused: %s %s', (column, cell, code, values) => {
    expect(targetOf(column, cell)).toEqual([[column, code, values]]);
  });

  test('with a number and a name that disagree is refused', () => {
    expect(targetOf('account_number,account', '6120,Marketing')).toEqual([
      [
        'account',
        'account_of_other_name',
        { number: '6120', account: 'Delivery:Commission', name: 'Marketing' },
      ],
    ]);
  });
});

describe('an ambiguous reference', () => {
  const objects = [
    booksObject('account', '10', 'Fees', { fullName: 'Delivery:Fees' }),
    booksObject('account', '11', 'Fees', { active: false }),
    booksObject('account', '12', 'Marketing', { accountNumber: '10' }),
    booksObject('account', '13', '10'),
  ];
  const find = (header: string, cell: string) => {
    const csv = `component,${header}\ncommission,${cell}\n`;
    const { lines, errors } = readMappingCsv(csv, mappingFacts(objects));
    return lines[0]?.target?.account_id ?? errors.map(({ code }) => code);
  };

  test.each([
    ['a number in its own column, before a name and an id', 'account_number', '10', '12'],
    ['a name, before a number and an id', 'account', '10', '13'],
    ['a whole name, though its account is inactive', 'account', 'Fees', ['account_inactive']],
    ['an id that is nothing else', 'account', '12', '12'],
    ['a number and the name beside it', 'account_number,account', '10,Marketing', '12'],
  ])('is %s', (_what, header, cell, expected) => {
    expect(find(header, cell)).toEqual(expected);
  });
});

describe('the target on a line', () => {
  const OWN = mapped('commission', {
    account_id: '11',
    class_id: '20',
    department_id: '30',
    tax_code_id: '40',
    entity: { type: 'Vendor', id: '60' },
  });

  test('is read from every column', () => {
    expect(
      targetOf('account,class,location,tax_code,customer,vendor', '6120,Downtown,Boston,TAX,Uber,'),
    ).toEqual({
      account_id: '10',
      class_id: '20',
      department_id: '30',
      tax_code_id: '40',
      entity: { type: 'Customer', id: '50' },
    });
  });

  test('keeps attributes without a column', () => {
    expect(targetOf('account', '6120', OWN)).toEqual({ ...OWN.target, account_id: '10' });
    expect(targetOf('class', 'Downtown', mapped('commission', { account_id: '11' }))).toEqual({
      ...EMPTY,
      account_id: '11',
      class_id: '20',
    });
  });

  test('is cleared if a cell is empty', () => {
    expect(targetOf('account,class,vendor', ',,', OWN)).toEqual({
      ...OWN.target,
      account_id: null,
      class_id: null,
      entity: null,
    });
  });

  test('prefers a customer to a vendor', () => {
    expect(targetOf('account,customer,vendor', 'Fees,Uber,Uber')).toMatchObject({
      entity: { type: 'Customer', id: '50' },
    });
  });
});

describe('a component in a file', () => {
  const read = (csv: string) => readMappingCsv(csv, facts());

  test('may occur once per scope', () => {
    const { lines, errors } = read(
      'platform,store,component,account\n,,tips,Fees\nubereats,,tips,Fees\n,Harbor,tips,Fees\nUber Eats,,tips,Fees\n',
    );
    expect(lines.map(({ line, scope }) => [line, scope])).toEqual([
      [2, { platform: null, storeId: null }],
      [3, { platform: 'ubereats', storeId: null }],
      [4, { platform: null, storeId: 'harbor' }],
    ]);
    expect(errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [5, 'component', 'named_twice'],
    ]);
  });

  test.each([
    ['', 'empty', {}],
    ['tip jar', 'component_of_other_name', { name: 'tip jar' }],
  ])('named “%s” is refused', (component, code, values) => {
    const { errors } = read(`component,account\n${component},Fees\n`);
    expect(errors.map((error) => [error.column, error.code, error.values])).toEqual([
      ['component', code, values],
    ]);
  });

  test('for every line has no account', () => {
    const { errors } = read('component,account\n*,Fees\n');
    expect(errors.map(({ column, code }) => [column, code])).toEqual([
      ['account', 'account_of_every_line'],
    ]);
  });
});

describe('exporting a mapping', () => {
  const OWN = [
    mapped('tips', { account_id: '14' }, { storeId: 'harbor', platform: 'doordash' }),
    mapped('commission', { account_id: '10', class_id: '20' }, { from: '2026-11-01' }),
    mapped(
      'commission',
      { account_id: '99', entity: { type: 'Vendor', id: '60' } },
      {
        platform: 'ubereats',
      },
    ),
  ];

  test('lists its scopes in order, with QuickBooks’ numbers and names', () => {
    expect(mappingRows(facts(...OWN)).map((row) => row.filter((cell) => cell !== ''))).toEqual([
      [
        'commission',
        'Marketplace commission',
        '6120',
        'Delivery:Commission',
        'Downtown',
        '2026-11-01',
      ],
      ['doordash', 'Harbor', 'harbor', 'tips', 'Tips', 'Fees'],
      ['ubereats', 'commission', 'Marketplace commission', '99', 'Uber'],
    ]);
  });

  test('changes nothing when reimported, and otherwise only what a line changes', async () => {
    const own = OWN.slice(0, 2);
    const csv =
      'platform,store_id,component,account,class\n,,commission,Commission,Downtown\ndoordash,harbor,tips,Marketing,\n';
    const { lines, errors } = readMappingCsv(csv, facts(...own));
    expect(errors).toEqual([]);
    const changed = await changedWishes(createDatabaseFake().tx, own, lines);
    expect(changed.map(({ line, component }) => [line, component])).toEqual([[3, 'tips']]);
  });

  test('describes scopes and targets', () => {
    const stores = new Map([['harbor', 'Harbor']]);
    expect([
      scopeName({ platform: null, storeId: null }, stores),
      scopeName({ platform: 'ubereats', storeId: null }, stores),
      scopeName({ platform: null, storeId: 'harbor' }, stores),
      scopeName({ platform: 'doordash', storeId: 'gone' }, stores),
    ]).toEqual(['All stores', 'Uber Eats', 'Harbor', 'gone, DoorDash']);
    expect([
      targetWords(null, OBJECTS),
      targetWords(EMPTY, OBJECTS),
      targetWords({ ...EMPTY, account_id: '10', class_id: '20', department_id: '30' }, OBJECTS),
      targetWords({ ...EMPTY, account_id: '99', entity: { type: 'Customer', id: '50' } }, OBJECTS),
    ]).toEqual([
      null,
      null,
      '6120 · Delivery:Commission, class Downtown, location Boston',
      '99, customer Uber',
    ]);
  });
});
