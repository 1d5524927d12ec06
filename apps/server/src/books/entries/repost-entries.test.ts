import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '@platebook/api-client';
import { REALM } from '../../testing/sandbox.ts';
import { refusalOf } from '../../testing/test-server.ts';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

type Schemas = components['schemas'];
type Entry = Schemas['BooksEntry'];

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

let env: TestEnvironment;
let entry: Entry;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await importReport(env, FILE);
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Entry[] }>('GET entries?limit=50');
  const [first] = items.filter(({ kind, store_id: store }) => kind === 'payout' && store !== null);
  if (first === undefined) {
    throw new Error('The report made no entry.');
  }
  await env.read('POST entries/post', { entry_ids: [first.id] });
  entry = await settled(first.id, 'posted');
});

afterAll(() => env.stop());

function settled(id: string, status: string): Promise<Entry> {
  return vi.waitFor(
    async () => {
      const found = await env.read<Entry>(`GET entries/${id}`);
      expect(found.status).toBe(status);
      return found;
    },
    { timeout: 30_000, interval: 200 },
  );
}

async function accountId(name: string): Promise<string> {
  const { items } = await env.read<{ items: Schemas['BooksObject'][] }>(
    'GET books/objects?kind=account',
  );
  return items.find((item) => item.name === name)?.id ?? '';
}

const mapCommission = (account_id: string, effective_from: string | null = null) =>
  env.read<Schemas['SavedAccountMappingAnswer']['data']>('PUT account-mapping', {
    platform: null,
    store_id: null,
    version: null,
    effective_from,
    components: [
      {
        component: 'commission',
        target: {
          account_id,
          class_id: null,
          department_id: null,
          tax_code_id: null,
          entity: null,
        },
      },
    ],
  });

const repost = (dry_run: boolean, entry_ids: string[] | null = [entry.id]) =>
  env.read<Schemas['RepostedEntries']>('POST entries/repost', { entry_ids, dry_run });

const inBooks = async () =>
  (await env.sandbox.entries(REALM)).filter(({ DocNumber }) => DocNumber === entry.document_number);

/** The entries that undoing the last mapping change would leave unchanged and asks about. */
async function heldByLastChange(): Promise<string[]> {
  const history = await env.read<{ items: { id: string }[] }>(
    'GET account-mapping/history?limit=1',
  );
  const undone = await env.read<{ affected_entries: { id: string }[] }>(
    `POST account-mapping/history/${history.items[0]?.id}/undo`,
    { dry_run: true },
  );
  return undone.affected_entries.map(({ id }) => id);
}

type BooksEntity = {
  Id: string;
  Line: { JournalEntryLineDetail: { AccountRef: { value: string } } }[];
};

const accountsOf = (entity: unknown) =>
  (entity as BooksEntity).Line.map((line) => line.JournalEntryLineDetail.AccountRef.value);

describe('a posted entry whose mapping changed', () => {
  test('is unchanged until a person reposts it, then is updated in place', async () => {
    expect(await repost(true)).toEqual({
      dry_run: true,
      run_id: null,
      entries: [],
      unchanged: 1,
      refused: [],
    });
    const advertising = await accountId('Marketing and Advertising');
    expect(advertising).not.toBe('');
    env.server.clock.advance(60_000);
    const saved = await mapCommission(advertising);
    expect(saved.affected_entries.map(({ id }) => id)).toContain(entry.id);
    const [before] = await inBooks();
    expect(accountsOf(before)).not.toContain(advertising);

    const dry = await repost(true);
    expect(dry.entries.map((one) => [one.document_number, one.moves])).toEqual([
      [
        entry.document_number,
        [
          expect.objectContaining({
            side: 'debit',
            from: expect.stringMatching(/[Cc]ommission/),
            to: expect.stringMatching(/Marketing and Advertising$/),
          }),
        ],
      ],
    ]);
    expect(await inBooks()).toEqual([before]);

    const started = await repost(false);
    expect(started.entries).toEqual(dry.entries);
    await settled(entry.id, 'posted');
    const [after, ...others] = await inBooks();
    expect([others, (after as BooksEntity | undefined)?.Id]).toEqual([[], entry.external_id]);
    expect(accountsOf(after)).toContain(advertising);
    expect(await heldByLastChange()).toContain(entry.id);
    expect(
      refusalOf(
        await env.ask('POST entries/repost', {
          entry_ids: [entry.id],
          dry_run: false,
        }),
      ),
    ).toMatchObject({ code: 'nothing_to_post' });
  });

  test('is unchanged if it is reconciled with the bank', async () => {
    const [before] = await inBooks();
    env.server.clock.advance(60_000);
    await mapCommission(await accountId('Delivery Commissions'));
    await env.sandbox.markCleared(String(before?.Id), 'Reconciled');
    const { entries, refused } = await repost(true);
    expect([entries, refused.map(({ reason }) => reason.code)]).toEqual([
      [],
      ['reconciled_in_books'],
    ]);
    await env.sandbox.markCleared(String(before?.Id), 'Uncleared');
    expect((await repost(true)).entries).toHaveLength(1);
    env.server.clock.advance(60_000);
    await mapCommission(await accountId('Marketing and Advertising'));
    expect(await inBooks()).toEqual([before]);
  });

  test('keeps its accounts if the change takes effect on a later date', async () => {
    const other = await accountId('Delivery Commissions');
    const later = await mapCommission(other, '2026-12-01');
    expect(later.affected_entries).toEqual([]);
    expect(later.mapping.rows.find((row) => row.component === 'commission')).toMatchObject({
      effective_from: '2026-12-01',
      own: { account_id: other },
    });
    expect(await repost(true)).toMatchObject({ entries: [], unchanged: 1 });
    const earlier = await mapCommission(await accountId('Marketing and Advertising'), '2026-01-01');
    expect(earlier.affected_entries.map(({ id }) => id)).toContain(entry.id);
    expect(await repost(true, null)).toMatchObject({ entries: [], unchanged: 1 });
  });

  test('keeps them in a closed period, with advice', async () => {
    await mapCommission(await accountId('Delivery Commissions'));
    await env.server.database.pool.query(
      `update connections set details = details || '{"closing_on": "2026-10-31"}' where tenant_id = $1`,
      [env.tenantId],
    );
    expect(await repost(true)).toMatchObject({
      entries: [],
      refused: [
        {
          entry_id: entry.id,
          reason: {
            code: 'period_closed',
            message:
              'Your books are closed through Oct 31, 2026, so this entry keeps its accounts.',
          },
        },
      ],
    });
  });
});

test('of another tenant is not found', async () => {
  const answer = await env.ask('POST entries/repost', {
    entry_ids: ['00000000-0000-4000-8000-000000000000'],
    dry_run: true,
  });
  expect(refusalOf(answer)).toMatchObject({ code: 'books_entry_not_found' });
});
