import { createElement } from 'react';
import { expect, test } from 'vitest';
import { PREFERENCES_KEY } from '../../../shared/account/preferences-key.ts';
import type { BooksEntry, Client, SyncRun, SyncRunDetail } from '../../../shared/api/entities.ts';
import { client, deliveryClient, readOnlyClient } from '../../../shared/testing/client.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { booksEntry, syncRun, syncRunDetail } from '../../../shared/testing/sync.fake.ts';
import { CLIENTS_KEY } from '../../../shared/workspace/clients.queries.ts';
import { entriesQuery, runQuery } from '../sync.queries.ts';
import { RunPage } from './run.page.tsx';

/** A run that fetched and planned, which waits for nobody. */
const DONE: SyncRun = { ...syncRun, status: 'succeeded', finished_at: '2026-11-21T09:00:09.000Z' };
const manager: Client = { ...client, level: 'user_manager' };

type Found = {
  readonly run?: Partial<SyncRun>;
  readonly situation?: Partial<SyncRun['situation']>;
  readonly detail?: Partial<SyncRunDetail>;
  readonly of?: Client;
  readonly entries?: { items: BooksEntry[]; next_cursor: string | null };
};

function runPage({ run: changes = {}, situation = {}, detail = {}, of = client, entries }: Found) {
  const page = fakePage();
  const { api, queries } = page.services;
  const scope = { api, tenant: 't1' };
  const run = { ...DONE, ...changes, situation: { ...DONE.situation, ...situation } };
  queries.setQueryData(CLIENTS_KEY, [of]);
  queries.setQueryData(PREFERENCES_KEY, { time_zone: 'UTC' });
  // A page without a route has no id in its address.
  const whole = { ...syncRunDetail, payouts: [], ...detail, run };
  queries.setQueryData(runQuery(scope, '').queryKey, whole);
  queries.setQueryData(entriesQuery(scope, { run_id: run.id }).queryKey, {
    pages: [entries ?? { items: [], next_cursor: null }],
    pageParams: [null],
  });
  const node = createElement(RunPage);
  return {
    lines: page.text(node).split('\n'),
    buttons: page.buttons(node).map(([text]) => text),
    links: page.links(node),
  };
}

const APPROVE = 'Approve and post 2 entries…';
const REVERSE = 'Reverse this run…';

const posted = (state: SyncRun['situation']['entries'][number]['state']) => ({
  run: { kind: 'post', state: 'posted', status: 'succeeded' } as const,
  situation: {
    state: 'posted',
    entries: [
      {
        key: 'k1',
        document_number: 'UE-1',
        total_cents: 510_000,
        state,
        external_id: '31',
        reason: null,
      },
    ],
  } as Partial<SyncRun['situation']>,
  detail: { approvable_entries: 0 },
});

test('a run says what it fetched, for which days, its trigger and what became of its entries', () => {
  const { lines, links } = runPage({});
  expect(lines.slice(0, 4)).toEqual([
    'Harbor – Run – Platebook',
    'Runs',
    'Uber Eats · Fishtown',
    'Done',
  ]);
  expect(lines).toContain('Nov 2–8, 2026 · Schedule, Nov 21, 2026, 9:00 AM');
  expect(lines).toContain('3 entries: 2 ready to post, 1 to review.');
  expect(links[0]).toEqual(['Runs', '/dashboard/sync/runs?client=c1']);
});

test('a dry run says that it posts nothing', () => {
  const { lines } = runPage({ run: { dry_run: true }, detail: { approvable_entries: 0 } });
  expect(lines).toContain(
    'Nov 2–8, 2026 · Schedule, Nov 21, 2026, 9:00 AM · dry run, nothing is posted',
  );
});

test.each<[string, Found, boolean]>([
  ['an owner', {}, true],
  ['a manager', { of: manager }, true],
  ['somebody who may only read', { of: readOnlyClient }, false],
  ['a client without QuickBooks', { of: deliveryClient }, false],
  ['a run without such entries', { detail: { approvable_entries: 0 } }, false],
  ['a run that is at work', { run: { status: 'running', finished_at: null } }, false],
])('%s: its entries can be approved and posted: %s', (_, found, may) => {
  expect(runPage(found).buttons.includes(APPROVE)).toBe(may);
});

test.each<[string, Found, boolean]>([
  ['an owner, of what it posted', posted('posted'), true],
  ['an owner, of what differs in QuickBooks', posted('different'), true],
  ['an owner, of what was never sent', posted('pending'), false],
  ['a manager', { ...posted('posted'), of: manager }, false],
  ['somebody who may only read', { ...posted('posted'), of: readOnlyClient }, false],
  ['an owner, of a run that posted nothing', {}, false],
])('%s: the run can be reversed: %s', (_, found, may) => {
  expect(runPage(found).buttons.includes(REVERSE)).toBe(may);
});

const FAILURE: SyncRun['situation']['failure'] = {
  step: 'fetch',
  code: 'platform_unavailable',
  message: 'Uber Eats did not answer.',
  retryable: true,
};
const failed: Found = {
  run: { state: 'failed', status: 'failed' },
  situation: { state: 'failed', failure: FAILURE },
  detail: { approvable_entries: 0 },
};

test('a failed run says why, and links to where to fix it', () => {
  const { lines, links, buttons } = runPage(failed);
  expect(lines.filter((line) => line.includes('Uber Eats did not answer.'))).toHaveLength(1);
  expect(links).toContainEqual(['Open Uber Eats', '/dashboard/platform/ubereats?client=c1']);
  expect(buttons).toContain('Try again');
});

test('a read-only user sees why it failed, but cannot retry it', () => {
  const { lines, buttons } = runPage({ ...failed, of: readOnlyClient });
  expect(lines.some((line) => line.includes('Uber Eats did not answer.'))).toBe(true);
  expect(buttons).not.toContain('Try again');
});

test('its entries are listed, each linking to its own page', () => {
  const { links } = runPage({ entries: { items: [booksEntry], next_cursor: null } });
  expect(links).toContainEqual(['Uber Eats · Fishtown', '/dashboard/sync/entries/e1?client=c1']);
  expect(links.map(([text]) => text)).not.toContain('See all entries in the queue');
});

test('if there are more entries than listed, the queue has all of them', () => {
  const { links } = runPage({ entries: { items: [booksEntry], next_cursor: 'after e1' } });
  expect(links.map(([text]) => text)).toContain('See all entries in the queue');
});

test('a run that has not read a file has nothing to download', () => {
  expect(runPage({}).lines).toContain('Nothing to download yet.');
  const files = [{ name: 'payments.csv', sha256: 'a'.repeat(64) }];
  const { buttons } = runPage({ detail: { files } as Partial<SyncRunDetail> });
  expect(buttons).toContain('payments.csv');
});
