import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { BooksEntry, Client, StatusReason } from '../../../shared/api/entities.ts';
import { client, deliveryClient, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntry } from '../../../shared/testing/sync.fake.ts';
import { Together, type TogetherProps } from './together.tsx';
import { AT_ONCE } from './use-entry-changes.ts';

const READY: BooksEntry = { ...booksEntry, status: 'ready' };
const REVIEW: BooksEntry = { ...READY, status: 'needs_review', needs_only_approval: true };
const DIFFERS: BooksEntry = {
  ...READY,
  deposit_difference: {
    message: 'The deposit differs.',
    amount_cents: 500,
    currency: 'USD',
    unreadable_rows: 0,
    exception: null,
  },
};
const PAUSED: StatusReason = {
  code: 'posting_paused',
  message: 'Posting is paused.',
  action: 'Resume it in the settings.',
};

const several = (entry: BooksEntry, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...entry, id: `e${index}` }));

type Input = Partial<Omit<TogetherProps, 'list'>> & {
  readonly entries: readonly BooksEntry[];
  readonly hasMore?: boolean;
};

function together({ entries, hasMore = false, ...props }: Input) {
  const page = fakePage();
  const node = createElement(Together, {
    client,
    view: 'ready',
    reason: null,
    onAsk: () => undefined,
    ...props,
    list: { loaded: entries, hasMore },
  });
  return { lines: page.text(node).split('\n'), buttons: page.buttons(node) };
}

test('everything ready is posted with one button, which shows the total', () => {
  const { buttons } = together({ entries: several(READY, 2) });
  expect(buttons).toEqual([['Post all 2 · $7,650.00 net…', true]]);
});

test('currencies are not added together', () => {
  const entries = [...several(READY, 2), { ...READY, id: 'c', currency: 'CAD' as const }];
  expect(together({ entries }).buttons).toEqual([
    ['Post all 3 · $7,650.00 and CA$3,825.00 net…', true],
  ]);
});

test('entries waiting only for approval are approved with one button', () => {
  const alone = several(REVIEW, 2);
  const other = { ...REVIEW, id: 'o', needs_only_approval: false };
  const { buttons } = together({ view: 'needs_review', entries: [...alone, other] });
  expect(buttons).toEqual([['Approve all 2 · $7,650.00 net', true]]);
});

test.each<[string, Input]>([
  ['one entry alone', { entries: [READY] }],
  ['entries of which more are to come', { entries: several(READY, 2), hasMore: true }],
  ['more than one request takes', { entries: several(READY, AT_ONCE + 1) }],
  ['one entry and one whose deposit differs', { entries: [READY, { ...DIFFERS, id: 'd' }] }],
  ['what is in the books', { view: 'posted', entries: several(READY, 2) }],
  ['a reader who may only look', { client: readOnlyClient, entries: several(READY, 2) }],
  ['a client without QuickBooks', { client: deliveryClient, entries: several(READY, 2) }],
  ['no entries', { entries: [] }],
])('%s has no bulk button', (_, input) => {
  expect(together(input)).toEqual({ lines: [''], buttons: [] });
});

test('as many as one request allows are posted at once', () => {
  expect(together({ entries: several(READY, AT_ONCE) }).buttons).toEqual([
    [`Post all ${AT_ONCE} · $765,000.00 net…`, true],
  ]);
});

test('a shared reason is shown once, with what to do', () => {
  const { lines, buttons } = together({ reason: PAUSED, entries: [READY] });
  expect(lines).toEqual(['Posting is paused.', 'Resume it in the settings.']);
  expect(buttons).toEqual([]);
});

test('a user who may not post sees the shared reason too', () => {
  const of: Client = readOnlyClient;
  const { lines } = together({ client: of, reason: PAUSED, entries: several(READY, 2) });
  expect(lines).toEqual(['Posting is paused.', 'Resume it in the settings.']);
});
