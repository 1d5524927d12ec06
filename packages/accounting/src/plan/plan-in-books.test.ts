import { expect, test } from 'vitest';
import type { StorePayout } from '../model/reading.ts';
import { toJournalDocument } from '../output/journal-document.ts';
import { writeJson } from '../output/write-json.ts';
import { readJournalDocument } from '../prove/read-journal-document.ts';
import { verify } from '../prove/verify.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import { planInBooks } from './plan-in-books.ts';
import type { BooksAccount, BooksPolicy, PayoutName } from './plan-in-books.ts';
import { planEntries } from './plan-entries.ts';

const PAYOUT = fakePayout([
  {
    on: '2026-03-31',
    cents: {
      gross_sales: 10_000,
      price_adjustment: -500,
      commission: -2_500,
      commission_tax: -100,
    },
  },
  { on: '2026-04-01', cents: { gross_sales: 20_000, commission: -5_000 } },
]);
const SECOND: StorePayout = { ...PAYOUT, storeId: 'second' };
const PLAIN: BooksAccount = {
  id: null,
  name: '',
  type: null,
  className: null,
  locationName: null,
  taxCodeId: null,
  entity: null,
};

function nameOf({ platform, payoutRef, storeId, channel, currency }: StorePayout): PayoutName {
  return { platform, payoutRef, storeId, channel, currency };
}

const [march = '', april = ''] = planEntries([PAYOUT]).entries.map(
  ({ documentNumber }) => documentNumber,
);
const cashNumber = planEntries([SECOND], { basis: 'cash' }).entries[0]?.documentNumber ?? '';

const BOOKS: BooksPolicy = {
  accounts: [
    { ...PLAIN, id: '1', name: 'Uber clearing', type: 'Other Current Asset' },
    { ...PLAIN, id: '2', name: 'Sales', type: 'Income' },
    { ...PLAIN, id: '2', name: 'Sales', type: 'Income', className: 'Discounts' },
    { ...PLAIN, id: '3', name: 'Fees', type: 'Cost of Goods Sold' },
    { ...PLAIN, name: 'Proposed fees' },
  ],
  mappings: [
    { net_payout: 0, gross_sales: 1, price_adjustment: 2, commission: 3, commission_tax: 3 },
    { net_payout: 0, gross_sales: 1, price_adjustment: 1, commission: 4 },
  ],
  payouts: [
    { ...nameOf(PAYOUT), options: {}, entries: { [march]: 0, [april]: 1 } },
    { ...nameOf(SECOND), options: { basis: 'cash' }, entries: { [cashNumber]: 1 } },
  ],
};

test('each entry has its given accounts, and each payout its own rules', () => {
  const { entries } = planInBooks([SECOND, PAYOUT], {}, BOOKS);
  const shown = entries.map(({ storeId, date, lines }) => [
    storeId,
    date,
    lines.map(
      ({ side, amountCents, accountId, account, accountType, booksAccountType, component }) =>
        [side, amountCents, accountId, account, booksAccountType ?? accountType, component].join(
          ' ',
        ),
    ),
  ]);
  expect(shown).toEqual([
    [
      'second',
      SECOND.payoutOn,
      [
        'debit 21900 1 Uber clearing Other Current Asset net_payout',
        'debit 7500  Proposed fees Expense commission',
        // Its tax has no given account.
        'debit 100  Delivery commission Expense commission_tax',
        'credit 29500 2 Sales Income gross_sales',
      ],
    ],
    [
      PAYOUT.storeId,
      '2026-03-31',
      [
        'debit 6900 1 Uber clearing Other Current Asset net_payout',
        'debit 2600 3 Fees Cost of Goods Sold commission',
        // The same account in another class is a separate line.
        'credit 10000 2 Sales Income gross_sales',
        'debit 500 2 Sales Income price_adjustment',
      ],
    ],
    [
      PAYOUT.storeId,
      '2026-04-05',
      [
        'debit 15000 1 Uber clearing Other Current Asset net_payout',
        'debit 5000  Proposed fees Expense commission',
        'credit 20000 2 Sales Income gross_sales',
      ],
    ],
  ]);
  const split = entries[1]?.lines.slice(2) ?? [];
  expect(split.map(({ components }) => components)).toEqual([
    { gross_sales: 10_000 },
    { price_adjustment: -500 },
  ]);
});

test('a document records the policy, so that it can be derived again; a deviation from the expected policy is reported by payout', () => {
  const reading = { reports: [], payouts: [PAYOUT, SECOND], blocked: [] };
  const plan = planInBooks(reading.payouts, {}, BOOKS);
  const text = [...writeJson(toJournalDocument({ reading, plan, books: BOOKS }))].join('');
  const read = readJournalDocument(JSON.parse(text));
  if (read.kind !== 'ok') {
    throw new Error(read.message);
  }
  const pathsOf = (expected: Parameters<typeof verify>[2]) =>
    verify(reading, read.document, expected).parts.flatMap(({ differences }) => differences);
  expect(read.document.books).toEqual(BOOKS);
  expect(pathsOf({})).toEqual([]);
  expect(pathsOf({ expected: { plan: { basis: 'accrual' } } })).toEqual([
    {
      kind: 'policy',
      path: '/books/payouts/1/plan_options/basis',
      stated: 'cash',
      derived: 'accrual',
    },
  ]);
});
