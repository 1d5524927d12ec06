import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { dataOf, refusalOf } from '../../testing/test-server.ts';
import { REALM } from '../../testing/sandbox.ts';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

type Schemas = components['schemas'];

type Detail = {
  id: string;
  status: string;
  status_reason: { code: string } | null;
  document_number: string;
  external_id: string | null;
  verified_at: string | null;
  lines: { account_name: string; side: string; amount_cents: number }[];
  attempts: { action: string; outcome: string }[];
  posting: { state: string; operation: string; sends: number } | null;
  related: { kind: string; document_number: string; status: string; id: string }[];
};

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  // Connecting loads the QuickBooks lists in a job.
  await env.ask('POST books/refresh');
});

afterAll(() => env.stop());

async function accountId(name: string): Promise<string> {
  const objects = await env.read<{
    items: { id: string; external_id?: string; name: string }[];
  }>('GET books/objects?kind=account');
  const found = objects.items.find((item) => item.name === name);
  return found?.external_id ?? found?.id ?? '';
}

/** A manual entry with QuickBooks accounts, which needs no mapping. */
async function writeEntry(cents: number, on = '2026-11-08'): Promise<Detail> {
  return env.read('POST entries/manual', {
    entry_on: on,
    currency: 'USD',
    memo: 'Promotion settled by hand',
    lines: [
      { account_id: await accountId('Uber Eats Clearing'), side: 'debit', amount_cents: cents },
      { account_id: await accountId('Delivery Sales'), side: 'credit', amount_cents: cents },
    ],
  });
}

const entryOf = (id: string) => env.read<Detail>(`GET entries/${id}`);

async function settled(id: string, status: string): Promise<Detail> {
  await expect
    .poll(async () => (await entryOf(id)).status, { timeout: 20_000, interval: 200 })
    .toBe(status);
  return entryOf(id);
}

async function notificationTitles(): Promise<string[]> {
  const { items } = await env.read<{ items: { title: string }[] }>('GET notifications');
  return items.map(({ title }) => title);
}

async function posted(cents: number): Promise<Detail> {
  const { id } = await writeEntry(cents);
  await env.read('POST entries/post', { entry_ids: [id] });
  return settled(id, 'posted');
}

async function inBooks(documentNumber: string) {
  const entries = await env.sandbox.entries(REALM);
  return entries.filter(({ DocNumber }) => DocNumber === documentNumber);
}

describe('an entry written by hand', () => {
  test('is posted by a run, read back, and lists every call made for it', async () => {
    const entry = await posted(12_345);
    expect(entry.lines.map((line) => [line.account_name, line.side, line.amount_cents])).toEqual([
      ['Uber Eats Clearing', 'debit', 12_345],
      ['Delivery Sales', 'credit', 12_345],
    ]);
    expect(entry.attempts.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['send', 'posted'],
      ['read_back', 'equal'],
    ]);
    expect(entry.verified_at).not.toBeNull();
    const [found, ...others] = await inBooks(entry.document_number);
    expect([found?.Id, others]).toEqual([entry.external_id, []]);
  });

  test('is refused if unbalanced, if an account is unknown, or if duplicated', async () => {
    const clearing = await accountId('Uber Eats Clearing');
    const line = (side: string, cents: number, id = clearing) => ({
      account_id: id,
      side,
      amount_cents: cents,
    });
    const write = (lines: unknown[]) =>
      env.ask('POST entries/manual', {
        entry_on: '2026-11-07',
        currency: 'USD',
        memo: 'x',
        lines,
      });
    const refusals = [
      await write([line('debit', 2), line('credit', 1)]),
      await write([line('debit', 1), line('credit', 1, 'none')]),
    ];
    expect(refusals.map((answer) => refusalOf(answer).code)).toEqual([
      'manual_entry_unbalanced',
      'manual_entry_account_unknown',
    ]);
    await writeEntry(777);
    const again = await env.ask('POST entries/manual', {
      entry_on: '2026-11-08',
      currency: 'USD',
      memo: 'again',
      lines: [line('debit', 777), line('credit', 777, await accountId('Delivery Sales'))],
    });
    expect(refusalOf(again).code).toBe('manual_entry_duplicate');
  });

  test('waits for its accounts if it is written in components', async () => {
    const entry = await env.read<Detail>('POST entries/manual', {
      platform: 'ubereats',
      entry_on: '2026-11-08',
      currency: 'USD',
      memo: 'In components',
      components: [
        { component: 'gross_sales', amount_cents: 1_000 },
        { component: 'commission', amount_cents: -250 },
      ],
    });
    expect([entry.status, entry.status_reason?.code]).toEqual(['needs_mapping', 'needs_mapping']);
    const answer = await env.read<{ approved: string[]; refused: { entry_id: string }[] }>(
      'POST entries/approve',
      { entry_ids: [entry.id] },
    );
    expect([answer.approved, answer.refused.map(({ entry_id: id }) => id)]).toEqual([
      [],
      [entry.id],
    ]);
  });
});

describe('the preview', () => {
  test('is exactly what is sent', async () => {
    const { id, document_number: number } = await writeEntry(4_200);
    type Preview = { payload: unknown; payload_sha256: string; is_frozen: boolean };
    const before = await env.read<Preview>(`GET entries/${id}/preview`);
    await env.read('POST entries/approve', { entry_ids: [id] });
    const after = await env.read<Preview>(`GET entries/${id}/preview`);
    expect(after).toMatchObject({ ...before, is_frozen: true });
    await env.read('POST entries/post', { entry_ids: [id] });
    await settled(id, 'posted');
    const [found] = await inBooks(number);
    expect(found).toMatchObject({
      PrivateNote: (before.payload as { PrivateNote: string }).PrivateNote,
    });
  });
});

describe('undo', () => {
  test('by deletion: the entry is gone from QuickBooks before its status says so', async () => {
    const { id, document_number: number } = await posted(1_001);
    await env.read(`POST entries/${id}/undo`, { how: 'delete' });
    const undone = await settled(id, 'reversed');
    expect(undone.posting).toMatchObject({ operation: 'delete', state: 'posted' });
    expect(await inBooks(number)).toEqual([]);
  });

  test('by a reversal dated today: debits and credits swapped, under its own number', async () => {
    const { id } = await posted(1_002);
    await env.read(`POST entries/${id}/undo`, { how: 'reverse_today' });
    const undone = await settled(id, 'reversed');
    const [reversal] = undone.related;
    expect([reversal?.kind, reversal?.status]).toEqual(['reversal', 'posted']);
    const [found] = await inBooks(reversal?.document_number ?? '');
    expect(
      found?.Line.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) => [
        PostingType,
        AccountRef.name,
        Amount,
      ]),
    ).toEqual([
      ['Credit', 'Uber Eats Clearing', 10.02],
      ['Debit', 'Delivery Sales', 10.02],
    ]);
    const again = await env.ask(`POST entries/${id}/undo`, { how: 'delete' });
    expect(refusalOf(again).status).toBe(409);
  });

  test('of a run undoes everything it posted', async () => {
    const first = await writeEntry(2_001);
    const second = await writeEntry(2_002);
    const ids = [first.id, second.id];
    const run = await env.read<{ id: string }>('POST entries/post', { entry_ids: ids });
    await settled(first.id, 'posted');
    await settled(second.id, 'posted');
    const undo = await env.server.call(`POST /api/v2/clients/sync/${run.id}/undo`, {
      token: env.token,
      json: { how: 'delete' },
    });
    expect([
      undo.status,
      (dataOf(undo.body) as { entry_ids: string[] }).entry_ids.toSorted(),
    ]).toEqual([202, ids.toSorted()]);
    await settled(first.id, 'reversed');
    await settled(second.id, 'reversed');
    expect(await inBooks(first.document_number)).toEqual([]);
  });
});

describe('skipping', () => {
  test('keeps an entry from being posted until it is restored', async () => {
    const { id } = await writeEntry(3_001);
    const skipped = await env.read<Detail>(`POST entries/${id}/skip`, { reason: 'Not ours' });
    expect([skipped.status, skipped.status_reason?.code]).toEqual(['skipped', 'skipped']);
    expect(refusalOf(await env.ask('POST entries/post', { entry_ids: [id] })).code).toBe(
      'nothing_to_post',
    );
    expect((await env.read<Detail>(`POST entries/${id}/unskip`)).status).toBe('needs_review');
  });

  test('an entry marked as posted elsewhere is not posted again', async () => {
    const { id } = await writeEntry(3_002);
    const marked = await env.read<Detail & { posted_elsewhere: unknown }>(
      `POST entries/${id}/posted-elsewhere`,
      { reference: 'JE 1182', on: '2026-11-09' },
    );
    expect(marked.posted_elsewhere).toEqual({ reference: 'JE 1182', on: '2026-11-09' });
    expect(refusalOf(await env.ask('POST entries/post', { entry_ids: [id] })).code).toBe(
      'nothing_to_post',
    );
  });

  test('a posted entry can be neither skipped nor marked', async () => {
    const { id } = await posted(3_003);
    expect(refusalOf(await env.ask(`POST entries/${id}/skip`, { reason: 'x' })).code).toBe(
      'entry_not_skippable',
    );
  });
});

describe('a closed period', () => {
  test('is refused with advice, and posted today if requested', async () => {
    await env.server.database.pool.query(
      `update connections set details = details || '{"closing_on": "2026-10-31"}' where tenant_id = $1`,
      [env.tenantId],
    );
    const { id, document_number: number } = await writeEntry(5_001, '2026-10-30');
    const refusal = refusalOf(await env.ask('POST entries/post', { entry_ids: [id] }));
    expect(refusal).toEqual({
      status: 409,
      code: 'nothing_to_post',
      message:
        'Your books are closed through Oct 31, 2026. Post it today instead, or open the period in QuickBooks.',
    });
    await env.read('POST entries/post', { entry_ids: [id], closed_period: 'post_today' });
    await settled(id, 'posted');
    expect((await inBooks(number)).map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-21']);
  });

  test('that was closed since the last refresh is reported by QuickBooks, and the entry can still be posted today', async () => {
    await env.server.database.pool.query(
      `update connections set details = details || '{"closing_on": null}' where tenant_id = $1`,
      [env.tenantId],
    );
    await env.sandbox.set(`companies/${REALM}`, { bookCloseDate: '2026-10-31' });
    const { id, document_number: number } = await writeEntry(5_002, '2026-10-29');
    await env.read('POST entries/post', { entry_ids: [id] });
    expect((await settled(id, 'failed')).status_reason?.code).toBe('period_closed');
    await expect
      .poll(notificationTitles, { timeout: 20_000 })
      .toEqual(
        expect.arrayContaining([
          'Posting failed',
          expect.stringMatching(/wasn't posted$/) as string,
        ]),
      );
    await env.read('POST entries/post', { entry_ids: [id], closed_period: 'post_today' });
    await settled(id, 'posted');
    expect((await inBooks(number)).map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-21']);
    await env.sandbox.set(`companies/${REALM}`, { bookCloseDate: null });
  });
});

describe('listing', () => {
  test('filters entries, and continues from the cursor of the previous page', async () => {
    type Listed = { id: string; status: string; entry_on: string; document_number: string };
    type Page = { items: Listed[]; next_cursor: string | null };
    const all = await env.read<Page>('GET entries?status=posted');
    expect(all.items.every(({ status }) => status === 'posted')).toBe(true);
    const places = all.items.map((entry) => `${entry.entry_on} ${entry.document_number}`);
    expect(places).toEqual(places.toSorted().toReversed());
    const first = await env.read<Page>('GET entries?status=posted&limit=1');
    const rest = await env.read<Page>(
      `GET entries?status=posted&limit=100&cursor=${first.next_cursor ?? ''}`,
    );
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(
      all.items.map(({ id }) => id),
    );
    const summary = await env.read<{ counts: Record<string, number> }>('GET entries/summary');
    expect(summary.counts['posted']).toBe(all.items.length);
  });

  test('an operation that QuickBooks refused stays pending until it is done', async () => {
    const { id } = await writeEntry(6_001);
    await env.sandbox.plan({ kind: 'inactive_account', operation: 'write' });
    await env.read('POST entries/post', { entry_ids: [id] });
    await settled(id, 'failed');
    type Owed = { items: { entry_id: string; state: string; last_error: { code: string } }[] };
    const owed = await env.read<Owed>('GET owed-operations');
    expect(owed.items.map((item) => [item.entry_id, item.state, item.last_error.code])).toEqual([
      [id, 'blocked', 'inactive_reference'],
    ]);
    await env.read('POST entries/post', { entry_ids: [id] });
    await settled(id, 'posted');
    expect((await env.read<Owed>('GET owed-operations')).items).toEqual([]);
  });

  test('a waiting operation says when it continues, and one without a run says what to do', async () => {
    type Owed = Pick<
      Schemas['OwedOperation'],
      'entry_id' | 'state' | 'sends' | 'next_attempt_at' | 'last_error'
    >;
    const { id } = await writeEntry(6_002);
    const approved = await writeEntry(6_003);
    await env.read('POST entries/approve', { entry_ids: [approved.id] });
    await env.sandbox.plan({ kind: 'throttled', operation: 'write' });
    await env.read('POST entries/post', { entry_ids: [id] });
    const waiting = async () => {
      const { items } = await env.read<{ items: Owed[] }>('GET owed-operations');
      return items.find((item) => item.entry_id === id && item.last_error !== null);
    };
    await expect
      .poll(async () => (await waiting())?.last_error?.code, { timeout: 20_000 })
      .toBe('throttled');
    const owed = await waiting();
    expect([owed?.state, owed?.sends]).toEqual(['pending', 0]);
    expect(Date.parse(owed?.next_attempt_at ?? '')).toBeGreaterThan(
      env.server.clock.now().getTime(),
    );
    const { items } = await env.read<{ items: Owed[] }>('GET owed-operations');
    const unsent = items.find((item) => item.entry_id === approved.id);
    expect([unsent?.next_attempt_at, unsent?.last_error?.action]).toEqual([
      null,
      'Post the entry.',
    ]);
    const summary = await env.read<{ owed_operations: number }>('GET entries/summary');
    expect(summary.owed_operations).toBe(items.length);
    // End the realm's rate-limit pause for the tests that follow.
    await env.server.database.pool.query('delete from realms');
  });

  test('another tenant’s entry and a missing one are both not found', async () => {
    for (const path of ['', '/preview']) {
      const answer = await env.ask(`GET entries/${randomUUID()}${path}`);
      expect(refusalOf(answer)).toEqual({
        status: 404,
        code: 'books_entry_not_found',
        message: 'Entry not found',
      });
    }
  });
});

describe('drift', () => {
  test('lists only what somebody changed or deleted in QuickBooks', async () => {
    type Drift = {
      checked_at: string | null;
      items: { entry_id: string; kind: string; differences: string[] }[];
    };
    const stored = await posted(7_001);
    const changed = await posted(7_002);
    const deleted = await posted(7_003);
    const tokens = await env.sandbox.connect(REALM);
    const [toChange] = await inBooks(changed.document_number);
    const [toDelete] = await inBooks(deleted.document_number);
    await env.sandbox.write(tokens, { ...toChange, TxnDate: '2026-11-10' });
    await env.sandbox.write(tokens, toDelete, { operation: 'delete' });
    expect((await env.ask('POST drift/check')).status).toBe(202);
    await expect
      .poll(async () => (await env.read<Drift>('GET drift')).items.length, { timeout: 20_000 })
      .toBe(2);
    const { items } = await env.read<Drift>('GET drift');
    expect(
      new Map(items.map(({ entry_id: id, kind, differences }) => [id, [kind, differences]])),
    ).toEqual(
      new Map([
        [changed.id, ['changed', ['the date is 2026-11-10 instead of 2026-11-08']]],
        [deleted.id, ['deleted', ["it isn't there"]]],
      ]),
    );
    expect((await entryOf(stored.id)).status_reason).toBeNull();
  });
});
