import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from '../../platform/csv-table.ts';
import { createDatabaseFake } from '../shared/database.fake.ts';
import type { Mapped } from './account-mapping.store.ts';
import type { BooksObject } from './books-objects.store.ts';
import { changedWishes } from './changed-wishes.ts';
import { MAPPING_COLUMNS, mappingRows, readMappingCsv } from './mapping-csv.ts';
import { booksObject, mapped, mappingFacts } from './mapping-facts.fake.ts';

const STORES = new Map([
  ['harbor', 'Harbor'],
  // Two stores with the same name, and names that a spreadsheet would misinterpret.
  ['canal', 'Harbor'],
  ['pier', '=Pier, "the" one'],
]);

/** Short names that parents share, and some that equal other objects' numbers or IDs. */
const SHORT_NAMES = ['Fees', 'fees 2', '12', '13', 'Café; “Crème”', '-Tips', "O'Toole, Inc."];
const IDS = ['11', '12', '13', '14', '15'];

const anyName = fc
  .tuple(fc.constantFrom('', 'Delivery:', 'Kitchen:'), fc.constantFrom(...SHORT_NAMES))
  .map(([parent, name]) => ({ name, fullName: `${parent}${name}` }));

/** QuickBooks accounts with unique full names and numbers. */
const anyAccounts: fc.Arbitrary<readonly BooksObject[]> = fc
  .tuple(
    fc.uniqueArray(anyName, {
      minLength: IDS.length,
      maxLength: IDS.length,
      selector: ({ fullName }) => fullName,
    }),
    fc.shuffledSubarray([...IDS, '6120', '6130'], { minLength: IDS.length, maxLength: IDS.length }),
    fc.array(fc.boolean(), { minLength: IDS.length, maxLength: IDS.length }),
  )
  .map(([names, numbers, isNumbered]) =>
    names.map(({ name, fullName }, at) =>
      booksObject('account', IDS[at] ?? '', name, {
        fullName,
        accountNumber: isNumbered[at] === true ? (numbers[at] ?? null) : null,
      }),
    ),
  );

const OTHERS: readonly BooksObject[] = [
  booksObject('class', '11', 'Downtown', { fullName: 'City:Downtown' }),
  booksObject('class', '12', 'Downtown', { fullName: 'Harbor:Downtown' }),
  booksObject('department', '11', 'Boston'),
  booksObject('tax_code', '11', 'TAX'),
  booksObject('customer', '11', 'Uber'),
  booksObject('vendor', '11', 'Uber'),
];

const anyMapped: fc.Arbitrary<Mapped> = fc
  .record({
    component: fc.constantFrom('tips', 'commission', 'other_unclassified:Photo, "new"'),
    platform: fc.constantFrom(null, 'ubereats' as const, 'doordash' as const),
    storeId: fc.constantFrom(null, ...STORES.keys()),
    from: fc.constantFrom(null, '2026-11-01'),
    account: fc.constantFrom(...IDS),
    classId: fc.constantFrom(null, '11', '12'),
    other: fc.constantFrom(null, '11'),
    entity: fc.constantFrom(null, 'Vendor' as const, 'Customer' as const),
  })
  .map(({ component, platform, storeId, from, account, classId, other, entity }) =>
    mapped(
      component,
      {
        account_id: account,
        class_id: classId,
        department_id: other,
        tax_code_id: other,
        entity: entity === null ? null : { type: entity, id: '11' },
      },
      { platform, storeId, from },
    ),
  );

const keyOf = ({ component, platform, storeId }: Mapped) =>
  JSON.stringify([component, platform, storeId]);

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) {
    read.push(piece);
  }
  return Buffer.concat(read).toString('utf8');
}

test('an exported mapping has the same meaning when reimported, and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyAccounts,
      fc.uniqueArray(anyMapped, { selector: keyOf, maxLength: 6 }),
      async (accounts, own) => {
        const facts = { ...mappingFacts([...accounts, ...OTHERS], own), stores: STORES };
        const csv = await textOf(writeCsv(MAPPING_COLUMNS, mappingRows(facts)));
        const { lines, errors } = readMappingCsv(csv, facts);
        expect(errors).toEqual([]);
        const read = lines.map(({ scope, component, target, from = null }) => ({
          key: JSON.stringify([component, scope.platform, scope.storeId]),
          target,
          from,
        }));
        const saved = own.map((one) => ({ key: keyOf(one), target: one.target, from: one.from }));
        const byKey = (one: { key: string }, other: { key: string }) =>
          one.key < other.key ? -1 : 1;
        expect(read.toSorted(byKey)).toEqual(saved.toSorted(byKey));
        expect(await changedWishes(createDatabaseFake().tx, own, lines)).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
