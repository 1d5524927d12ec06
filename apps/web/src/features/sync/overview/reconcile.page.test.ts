import type { components } from '@platebook/api-client';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { BooksEntry, Client, OwedOperation } from '../../../shared/api/entities.ts';
import '../../../shared/language/french.ts';
import { setLanguage } from '../../../shared/language/language.ts';
import { client, deliveryClient, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage, type FakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntry } from '../../../shared/testing/sync.fake.ts';
import { CLIENTS_KEY } from '../../../shared/workspace/clients.queries.ts';
import { driftQuery } from '../../../shared/workspace/entries.queries.ts';
import { entriesQuery, exceptionsQuery, owedOperationsQuery } from '../sync.queries.ts';
import { ReconcilePage } from './reconcile.page.tsx';

type Drift = components['schemas']['DriftAnswer']['data'];
type Page = { items: BooksEntry[]; next_cursor: string | null };

const OWED: OwedOperation = {
  id: 'o1',
  entry_id: 'e1',
  document_number: 'UE-1',
  operation: 'create',
  state: 'pending',
  sends: 0,
  asks: 0,
  since: '2026-11-21T07:00:00.000Z',
  age_s: 7_260,
  next_attempt_at: null,
  last_error: null,
};

const CHANGED: Drift['items'][number] = {
  entry_id: 'e2',
  document_number: 'UE-2',
  kind: 'changed',
  differences: ['the date is 2026-11-09, not 2026-11-08'],
  values: {},
  found_at: '2026-11-21T09:00:00.000Z',
  books_url: 'https://qbo.test/txn/31?a=1&b=2',
};

type Found = {
  readonly owed?: OwedOperation[];
  readonly drift?: Drift;
  readonly review?: Page[];
  readonly of?: Client;
};

const WHOLE: Page[] = [{ items: [], next_cursor: null }];
const UNCHECKED: Drift = { checked_at: null, items: [] };

/** The page with a filled cache and no requests. */
function reconcile({ owed = [], drift = UNCHECKED, review = WHOLE, of = client }: Found = {}) {
  const page = fakePage();
  const { api, queries } = page.services;
  const scope = { api, tenant: 't1' };
  queries.setQueryData(CLIENTS_KEY, [of]);
  queries.setQueryData(owedOperationsQuery(scope).queryKey, { items: owed });
  queries.setQueryData(exceptionsQuery(scope, 'open').queryKey, { items: [] });
  queries.setQueryData(driftQuery(api, 't1').queryKey, drift);
  queries.setQueryData(entriesQuery(scope, { status: 'needs_review' }).queryKey, {
    pages: review,
    pageParams: review.map(() => null),
  });
  return page;
}

const node = createElement(ReconcilePage);

/** The lines below a heading, up to the next of these. */
function below(page: FakePage, heading: string): string[] {
  const lines = page.text(node).split('\n');
  const rest = lines.slice(lines.indexOf(heading) + 1);
  const end = rest.findIndex((line) => line !== heading && HEADINGS.includes(line));
  return end === -1 ? rest : rest.slice(0, end);
}

const HEADINGS: readonly string[] = [
  'Approved differences',
  'Changed in QuickBooks',
  'Late changes',
];

afterEach(() => setLanguage('en-US'));

test('if nothing is open, different or late, each part says so', () => {
  expect(reconcile().text(node).split('\n')).toEqual([
    'Pending in QuickBooks',
    'Nothing pending. QuickBooks is up to date.',
    'Approved differences',
    'Open',
    'Resolved',
    'No open differences',
    'If you approve an entry while rows in its report are set aside, the difference stays here until you resolve it.',
    'Changed in QuickBooks',
    'Check now',
    'Not checked yet.',
    'Late changes',
    'No late changes',
    'If a platform corrects a payout after it’s posted, the difference appears here for review.',
  ]);
});

test('open items say since when, and what to do if nothing happens automatically', () => {
  const refused = {
    ...OWED,
    id: 'o2',
    entry_id: 'e9',
    document_number: 'UE-9',
    operation: 'delete',
    state: 'unknown',
    age_s: 59,
    next_attempt_at: '2026-11-21T09:00:00.000Z',
    last_error: { code: 'books_closed', message: 'The books are closed.', action: null },
  } as OwedOperation;
  const page = reconcile({ owed: [OWED, refused] });
  const cells = page.text(node).split('\n').slice(2, 18);
  expect(cells.slice(0, 12)).toEqual([
    'Entry',
    'Action',
    'Status',
    'Waiting for',
    'Next attempt',
    'Last response',
    'UE-1',
    'Post',
    'Not sent yet',
    '2 hours',
    'Post the entry.',
    'None',
  ]);
  expect(cells.slice(12, 16)).toEqual([
    'UE-9',
    'Delete',
    'Waiting for confirmation',
    'less than a minute',
  ]);
  expect(page.links(node)).toEqual([
    ['UE-1', '/dashboard/sync/entries/e1?client=c1'],
    ['UE-9', '/dashboard/sync/entries/e9?client=c1'],
  ]);
});

test('changed in QuickBooks links there; deleted there links only to the entry', () => {
  const deleted = { ...CHANGED, entry_id: 'e3', kind: 'deleted', books_url: null } as const;
  const page = reconcile({
    drift: { checked_at: '2026-11-21T10:00:00.000Z', items: [CHANGED, deleted] },
  });
  expect(page.links(node)).toEqual([
    ['UE-2', '/dashboard/sync/entries/e2?client=c1'],
    ['Open in QuickBooks', 'https://qbo.test/txn/31?a=1&b=2'],
    ['UE-2', '/dashboard/sync/entries/e3?client=c1'],
  ]);
  const lines = below(page, 'Changed in QuickBooks');
  expect(lines).toContain('the date is 2026-11-09, not 2026-11-08');
  expect(lines).not.toContain('Everything in QuickBooks matches what was posted.');
});

test('a match is reported only after a check', () => {
  const matches = '. Everything in QuickBooks matches what was posted.';
  const checked = { checked_at: '2026-11-21T10:00:00.000Z', items: [] };
  expect(below(reconcile({ drift: checked }), 'Changed in QuickBooks')).toContain(matches);
  expect(below(reconcile(), 'Changed in QuickBooks')).not.toContain(matches);
});

test.each<[string, Client, boolean]>([
  ['an owner', client, true],
  ['somebody who may only read', readOnlyClient, false],
  ['a client without QuickBooks', deliveryClient, false],
])('%s is offered a check: %s', (_, of, isOffered) => {
  const offered = reconcile({ of }).buttons(node);
  expect(offered.some(([text]) => text === 'Check now')).toBe(isOffered);
});

test('only corrections of an earlier entry are late', () => {
  const late: BooksEntry = { ...booksEntry, id: 'e4', kind: 'adjustment', status: 'needs_review' };
  const plain: BooksEntry = { ...booksEntry, id: 'e5', status: 'needs_review' };
  const page = reconcile({ review: [{ items: [plain, late], next_cursor: null }] });
  expect(page.links(node)).toEqual([
    ['Adjustment · Uber Eats · Fishtown', '/dashboard/sync/entries/e4?client=c1'],
  ]);
});

test('nothing is reported as late or not until all entries have loaded', () => {
  const plain: BooksEntry = { ...booksEntry, id: 'e5', status: 'needs_review' };
  const page = reconcile({ review: [{ items: [plain], next_cursor: 'after e5' }] });
  expect(below(page, 'Late changes')).toEqual(['Loading late changes']);
});

test('late entries that have loaded are shown before the others load', () => {
  const late: BooksEntry = { ...booksEntry, id: 'e4', kind: 'adjustment', status: 'needs_review' };
  const page = reconcile({ review: [{ items: [late], next_cursor: 'after e4' }] });
  expect(page.links(node)).toEqual([
    ['Adjustment · Uber Eats · Fishtown', '/dashboard/sync/entries/e4?client=c1'],
  ]);
});

test('in French, the text is French', () => {
  const page = reconcile();
  setLanguage('fr-CA');
  expect(page.text(node).split('\n').slice(0, 2)).toEqual([
    'En attente dans QuickBooks',
    'Rien en attente. QuickBooks est à jour.',
  ]);
});
