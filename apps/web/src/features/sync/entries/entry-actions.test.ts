import { expect, test } from 'vitest';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import type { AnswerRequest } from '../../../shared/testing/api.fake.ts';
import { client, deliveryClient, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntry } from '../../../shared/testing/sync.fake.ts';
import { useEntryActions } from './entry-actions.tsx';

/** The actions in the header of an entry's page. */
function actionsOf(changes: Partial<BooksEntry>, of: Client = client, answer?: AnswerRequest) {
  const page = fakePage(answer);
  const view = page.hook(() => useEntryActions({ client: of, onDecided: () => undefined }))({
    ...booksEntry,
    ...changes,
  });
  return { ...view, page };
}

const labels = (changes: Partial<BooksEntry>, of?: Client) =>
  actionsOf(changes, of).commands.map(({ label, variant }) =>
    variant === 'primary' ? `${label} (main)` : label,
  );

const REVIEW = { status: 'needs_review' } as const;
const UNMAPPED = { status: 'needs_mapping' } as const;
const NO_STORE = {
  ...UNMAPPED,
  status_reason: { code: 'store_not_mapped', message: 'No store.', action: null },
} as const;
const NO_ACCOUNT = {
  ...UNMAPPED,
  status_reason: { code: 'account_not_mapped', message: 'No account.', action: null },
} as const;
const IN_BOOKS = { status: 'posted', books_url: 'https://qbo.test/31' } as const;
const ELSEWHERE = { posted_elsewhere: { reference: 'JE 4', on: '2026-11-09' } };

test.each<[string, Partial<BooksEntry>, readonly string[]]>([
  ['ready', {}, ['Post $3,825.00… (main)', 'Skip…', 'Mark as posted elsewhere…']],
  [
    'to review',
    REVIEW,
    ['Post $3,825.00… (main)', 'Approve', 'Skip…', 'Mark as posted elsewhere…'],
  ],
  [
    'approved before',
    { ...REVIEW, approved_at: '2026-11-21T09:00:00.000Z' },
    ['Post $3,825.00… (main)', 'Skip…', 'Mark as posted elsewhere…'],
  ],
  ['without an account', NO_ACCOUNT, ['Map accounts (main)', 'Skip…', 'Mark as posted elsewhere…']],
  ['without a store', NO_STORE, ['Match store (main)', 'Skip…', 'Mark as posted elsewhere…']],
  ['being posted', { status: 'posting' }, []],
  ['unconfirmed', { status: 'posting', is_ambiguous: true }, ['Check QuickBooks now (main)']],
  ['posted', IN_BOOKS, ['Open in QuickBooks', 'Reverse…']],
  ['posted elsewhere', { ...IN_BOOKS, ...ELSEWHERE }, ['Open in QuickBooks']],
  ['skipped', { status: 'skipped' }, ['Restore']],
  [
    'failed',
    { status: 'failed' },
    ['Post $3,825.00… (main)', 'Skip…', 'Mark as posted elsewhere…'],
  ],
  ['reversed', { status: 'reversed' }, ['Post again… (main)']],
  ['reversed and posted again', { status: 'reversed', posted_again_as: 'e9' }, []],
])('the actions for an entry that is %s', (_, changes, expected) => {
  expect(labels(changes)).toEqual(expected);
});

test.each<[string, Client, Partial<BooksEntry>, readonly string[]]>([
  ['may only read: nothing', readOnlyClient, {}, []],
  ['may only read: no way to map', readOnlyClient, NO_ACCOUNT, []],
  ['may only read: the books', readOnlyClient, IN_BOOKS, ['Open in QuickBooks']],
  ['has no QuickBooks: no posting', deliveryClient, {}, ['Skip…', 'Mark as posted elsewhere…']],
  [
    'has no QuickBooks: no mapping',
    deliveryClient,
    NO_ACCOUNT,
    ['Skip…', 'Mark as posted elsewhere…'],
  ],
  ['has no QuickBooks: no checking', deliveryClient, { is_ambiguous: true }, []],
])('who %s', (_, of, changes, expected) => {
  expect(labels(changes, of)).toEqual(expected);
});

test('the link to what an entry lacks keeps the client and leads to its platform', () => {
  const hrefs = (changes: Partial<BooksEntry>) =>
    actionsOf(changes).commands.flatMap((command) => ('href' in command ? [command.href] : []));
  expect(hrefs(NO_STORE)).toEqual(['/dashboard/platform/ubereats/store-mapping?client=c1']);
  expect(hrefs({ ...NO_STORE, platform: null })).toEqual([
    '/dashboard/platform/quickbooks/mapping?client=c1',
  ]);
  expect(hrefs(NO_ACCOUNT)).toEqual(['/dashboard/platform/quickbooks/mapping?client=c1']);
});

test('an approval is sent at once', async () => {
  const { act, page } = actionsOf(REVIEW, client, () => ({
    approved: ['e1'],
    refused: [],
  }));
  act('approve');
  await page.settled();
  expect(page.sent).toEqual([
    {
      method: 'POST',
      path: '/api/v2/clients/tenants/t1/entries/approve',
      body: { entry_ids: ['e1'] },
    },
  ]);
});

test.each<[string, Partial<BooksEntry>, 'post' | 'skip' | 'undo' | 'approve']>([
  ['posting', {}, 'post'],
  ['skipping', {}, 'skip'],
  ['reversing', IN_BOOKS, 'undo'],
  [
    'approving a deposit that differs',
    {
      ...REVIEW,
      deposit_difference: { exception: null } as BooksEntry['deposit_difference'],
    },
    'approve',
  ],
])('%s asks for confirmation before anything is sent', async (_, changes, action) => {
  const { act, page } = actionsOf(changes);
  act(action);
  await page.settled();
  expect(page.sent).toEqual([]);
});

test('a key does nothing that the entry does not offer', async () => {
  const { act, page } = actionsOf({ status: 'skipped' });
  act('resolve');
  await page.settled();
  expect(page.sent).toEqual([]);
  act('unskip');
  await page.settled();
  expect(page.sent.map(({ path }) => path)).toEqual([
    '/api/v2/clients/tenants/t1/entries/e1/unskip',
  ]);
});
