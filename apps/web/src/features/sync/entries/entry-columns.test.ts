import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntry } from '../../../shared/testing/sync.fake.ts';
import { EntryAmount } from './entry-amount.tsx';
import { entryColumns, queueColumns, queueFileColumns, relatedColumns } from './entry-columns.tsx';

const REVIEW: BooksEntry = {
  ...booksEntry,
  status: 'needs_review',
  status_reason: { code: 'approval_needed', message: 'Somebody approves it.', action: null },
};
const POSTED: BooksEntry = {
  ...booksEntry,
  status: 'posted',
  posted_at: '2026-11-21T09:00:00.000Z',
  books_url: 'https://qbo.test/txn/31',
};
const hrefOf = (id: string) => `/entries/${id}`;
const idsOf = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

test.each([
  ['needs_review', false, ['name', 'date', 'amount', 'why', 'number']],
  ['needs_review', true, ['name', 'date', 'amount', 'number']],
  ['failed', false, ['name', 'date', 'amount', 'why', 'number']],
  ['posted', false, ['name', 'date', 'amount', 'posted', 'books', 'number']],
  ['reversed', true, ['name', 'date', 'amount', 'posted', 'books', 'number']],
] as const)('the part %s of the queue, with its reason above it: %s', (view, withoutWhy, ids) => {
  expect(idsOf(queueColumns(hrefOf, view, { withoutWhy }))).toEqual(ids);
});

test('on a phone the reason replaces the date next to the title', () => {
  const cards = (withoutWhy: boolean) =>
    queueColumns(hrefOf, 'needs_review', { withoutWhy }).map(({ id, card }) => [id, card]);
  expect(cards(false)).toEqual([
    ['name', 'title'],
    ['date', 'value'],
    ['amount', 'note-end'],
    ['why', 'note'],
    ['number', undefined],
  ]);
  expect(cards(true)).toContainEqual(['date', 'note']);
});

test('a queue file has the amount in cents and everything else as displayed', () => {
  const columns = queueColumns(hrefOf, 'needs_review', { withoutWhy: false });
  expect(columns.map(({ header, value, file }) => [header, (file ?? value)(REVIEW)])).toEqual([
    ['Entry', 'Uber Eats · Fishtown'],
    ['Date', '2026-11-08'],
    ['Net deposit', { cents: 382_500 }],
    ['Why', 'Somebody approves it.'],
    ['Number', 'UE-7K3Q9FAB-1108-1'],
  ]);
});

test('a queue file names the currency, as its amounts are bare numbers', () => {
  const cells = [REVIEW, { ...REVIEW, currency: 'CAD' as const }].map((entry) =>
    queueFileColumns().map(({ header, file }) => [header, file(entry)]),
  );
  expect(cells).toEqual([[['Currency', { text: 'USD' }]], [['Currency', { text: 'CAD' }]]]);
});

test('a manual entry has no deposit; its amount is the sum of its debits', () => {
  const manual: BooksEntry = { ...REVIEW, kind: 'manual', payout: null, net_cents: null };
  const [, , amount] = queueColumns(hrefOf, 'needs_review', { withoutWhy: false });
  expect(amount?.file?.(manual)).toEqual({ cents: 510_000 });
});

test.each<[string, Partial<BooksEntry>, string]>([
  ['the whole deposit', {}, '$3,825.00'],
  ['a part of it', { net_cents: 300_000 }, '$3,000.00\nof $3,825.00'],
  ['a reversal of a part', { kind: 'reversal', net_cents: -300_000 }, '−$3,000.00'],
  ['of Canada beside those of the States', { currency: 'CAD' }, 'CA$3,825.00'],
  [
    'a part of a Canadian one',
    { currency: 'CAD', net_cents: 300_000 },
    'CA$3,000.00\nof CA$3,825.00',
  ],
  ['without a payout', { payout: null, net_cents: null }, '$5,100.00'],
])('the amount of an entry: %s', (_, changes, text) => {
  expect(fakePage().text(createElement(EntryAmount, { ...booksEntry, ...changes }))).toBe(text);
});

test.each<[string, Partial<BooksEntry>, string]>([
  ['what is posted leads to QuickBooks', {}, 'Open in QuickBooks'],
  ['what has no address there leads nowhere', { books_url: null }, ''],
  ['what was taken out leads nowhere', { status: 'reversed' }, ''],
  [
    'what somebody else posted says so',
    { posted_elsewhere: { reference: 'JE 4', on: '2026-11-09' } },
    'Posted elsewhere',
  ],
])('%s', (_, changes, text) => {
  const books = entryColumns(hrefOf, ['books'])[1];
  const cell = books?.cell({ ...POSTED, ...changes });
  expect(fakePage().text(cell)).toBe(text);
});

test('an unposted entry says so, in place of a time', () => {
  const posted = entryColumns(hrefOf, ['posted'])[1];
  expect(fakePage().text(posted?.cell(booksEntry))).toBe('Not yet');
  expect(fakePage().text(posted?.cell(POSTED))).toContain('2026');
});

test('the entries of another one show their number, kind and progress', () => {
  const [number, kind, status] = relatedColumns(hrefOf);
  const related = { id: 'e2', document_number: 'R-1', kind: 'reversal', status: 'posted' } as const;
  const page = fakePage();
  expect([number, kind, status].map((column) => page.text(column?.cell(related)))).toEqual([
    'R-1',
    'Reversal',
    'Posted',
  ]);
});
