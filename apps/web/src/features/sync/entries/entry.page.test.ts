import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PREFERENCES_KEY } from '../../../shared/account/preferences-key.ts';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { client, deliveryClient, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntry, booksEntryDetail } from '../../../shared/testing/sync.fake.ts';
import { CLIENTS_KEY } from '../../../shared/workspace/clients.queries.ts';
import { connectionsQuery } from '../../../shared/workspace/connections.queries.ts';
import { entriesQuery, entryQuery } from '../sync.queries.ts';
import { EntryPage } from './entry.page.tsx';

const BOOKS = { provider: 'quickbooks', status: 'connected', paused_at: null };

type Found = {
  readonly entry?: Partial<BooksEntryDetail>;
  readonly of?: Client;
  /** The list that its reader came from. */
  readonly list?: readonly string[];
};

function entryPage({ entry = {}, of = client, list = [] }: Found = {}) {
  const page = fakePage();
  const { api, queries } = page.services;
  const scope = { api, tenant: 't1' };
  queries.setQueryData(CLIENTS_KEY, [of]);
  queries.setQueryData(PREFERENCES_KEY, { time_zone: 'UTC' });
  queries.setQueryData(connectionsQuery(api, 't1').queryKey, { items: [BOOKS] } as never);
  // A page without a route has no id in its address.
  queries.setQueryData(entryQuery(scope, '').queryKey, {
    ...booksEntryDetail,
    id: '',
    lines: booksEntryDetail.lines.map((line) => ({ ...line, account_id: line.account_id ?? '40' })),
    ...entry,
  });
  if (list.length > 0) {
    queries.setQueryData(entriesQuery(scope, {}).queryKey, {
      pages: [{ items: list.map((id) => ({ ...booksEntry, id })), next_cursor: null }],
      pageParams: [null],
    });
  }
  const node = createElement(EntryPage);
  return {
    lines: page.text(node).split('\n'),
    buttons: page.buttons(node),
    links: page.links(node),
  };
}

/** What the page offers to do with the entry, before its tabs. */
function offered(found: Found): string[] {
  const { buttons, links } = entryPage(found);
  const ends = buttons.findIndex(([text]) => text === 'Journal');
  return [
    // What has no room stands in a menu beside.
    ...buttons.slice(0, ends).flatMap(([text]) => (text === 'More actions' ? [] : [text])),
    ...links.filter(([, href]) => href.startsWith('https:')).map(([text]) => text),
  ];
}

// The keys beside buttons are named as the system of the reader names them.
beforeEach(() => vi.stubGlobal('navigator', { platform: 'Linux', userAgent: '' }));
afterEach(() => vi.unstubAllGlobals());

test('an entry is identified by its kind, day, amount and number', () => {
  const { lines, links } = entryPage();
  expect(lines.slice(0, 7)).toEqual([
    'Harbor – Entry – Platebook',
    'Sync',
    'Uber Eats · Fishtown · Nov 8, 2026',
    'Ready',
    '$3,825.00',
    '· UE-7K3Q9FAB-1108-1',
    'Post $3,825.00…',
  ]);
  expect(links[0]).toEqual(['Sync', '/dashboard/sync?client=c1']);
});

test('a Canadian entry is posted in Canadian dollars', () => {
  expect(offered({ entry: { currency: 'CAD' } })[0]).toBe('Post CA$3,825.00…');
});

test.each<[string, Partial<BooksEntryDetail>, string[]]>([
  ['ready', { status: 'ready' }, ['Post $3,825.00…', 'Skip…', 'Mark as posted elsewhere…']],
  [
    'to be reviewed',
    { status: 'needs_review' },
    ['Approve', 'Post $3,825.00…', 'Skip…', 'Mark as posted elsewhere…'],
  ],
  ['being posted', { status: 'posting' }, []],
  [
    'posted',
    { status: 'posted', books_url: 'https://qbo.test/txn/31' },
    ['Reverse…', 'Open in QuickBooks'],
  ],
  [
    'posted by somebody else',
    { status: 'posted', posted_elsewhere: { reference: 'JE 4', on: '2026-11-09' } },
    [],
  ],
  ['skipped', { status: 'skipped' }, ['Restore']],
  ['reversed', { status: 'reversed' }, ['Post again…']],
  ['reversed and posted again', { status: 'reversed', posted_again_as: 'e2' }, []],
  [
    'of which QuickBooks said nothing',
    { status: 'posting', is_ambiguous: true },
    ['Check QuickBooks now'],
  ],
])('the actions offered for an entry that is %s', (_, entry, actions) => {
  expect(offered({ entry }).toSorted()).toEqual(actions.toSorted());
});

test.each<[string, Client, string[]]>([
  ['somebody who may only read', readOnlyClient, []],
  ['a client without QuickBooks', deliveryClient, ['Mark as posted elsewhere…', 'Skip…']],
])('%s is not offered to post it', (_, of, actions) => {
  expect(offered({ of, entry: { status: 'ready' } }).toSorted()).toEqual(actions.toSorted());
});

test('a read-only user is told who can post', () => {
  const text =
    'Only managers and owners can approve, post or skip entries. Ask the owner of this client.';
  expect(entryPage({ of: readOnlyClient }).lines).toContain(text);
  expect(entryPage().lines).not.toContain(text);
});

test('the reader goes one by one through the list they came from', () => {
  const { buttons } = entryPage({ list: ['e1', '', 'e2'] });
  const steps = buttons.filter(([text]) => /^(Previous|Next)/.test(text));
  expect(steps.map(([, enabled]) => enabled)).toEqual([true, true]);
  const last = entryPage({ list: ['e1', ''] }).buttons;
  expect(last.filter(([text]) => /^(Previous|Next)/.test(text)).map(([, on]) => on)).toEqual([
    true,
    false,
  ]);
});

test('a reader who came by a link has no list to go through', () => {
  expect(entryPage().buttons.some(([text]) => /^(Previous|Next)/.test(text))).toBe(false);
});

test('its journal has both sides, and their totals', () => {
  const { lines } = entryPage();
  for (const text of ['Clearing – Uber Eats', 'Sales of 2 – 8 Nov', '5,100.00']) {
    expect(lines).toContain(text);
  }
});

test('QuickBooks’ refusal is shown at the entry', () => {
  const reason = { code: 'books_closed', message: 'The books are closed.', action: 'Open them.' };
  const { lines } = entryPage({ entry: { status: 'failed', status_reason: reason } });
  expect(lines).toContain('The books are closed.');
  expect(lines).toContain('Open them.');
});
