import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import type { QboJournalEntry } from '../../testing/sandbox.ts';
import { dataOf, refusalOf } from '../../testing/test-server.ts';

type Detail = {
  id: string;
  status: string;
  status_reason: { code: string } | null;
  document_number: string;
  entry_on: string;
  external_id: string | null;
  posted_elsewhere: { reference: string; on: string } | null;
  attempts: { action: string; outcome: string }[];
  related: { id: string; kind: string; status: string; document_number: string }[];
};

let env: TestEnvironment;
let accounts: ReadonlyMap<string, string>;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  accounts = await env.sandbox.accounts(await env.sandbox.connect(REALM));
});

afterAll(() => env.stop());

async function write(cents: number, on = '2026-11-08'): Promise<Detail> {
  const account = (name: string): string => String(accounts.get(name));
  return env.read('POST entries/manual', {
    entry_on: on,
    currency: 'USD',
    memo: 'Promotion settled by hand',
    lines: [
      { account_id: account('Uber Eats Clearing'), side: 'debit', amount_cents: cents },
      { account_id: account('Delivery Sales'), side: 'credit', amount_cents: cents },
    ],
  });
}

const entryOf = (id: string): Promise<Detail> => env.read(`GET entries/${id}`);

async function settled(id: string, status: string): Promise<Detail> {
  await expect
    .poll(async () => (await entryOf(id)).status, { timeout: 20_000, interval: 100 })
    .toBe(status);
  return entryOf(id);
}

/** Posts entries in one run. */
async function post(ids: readonly string[]): Promise<string> {
  const { id: runId } = await env.read<{ id: string }>('POST entries/post', { entry_ids: ids });
  for (const id of ids) {
    await settled(id, 'posted');
  }
  return runId;
}

async function posted(cents: number, on?: string): Promise<Detail> {
  const { id } = await write(cents, on);
  await post([id]);
  return entryOf(id);
}

async function inBooks(number: string): Promise<readonly QboJournalEntry[]> {
  const entries = await env.sandbox.entries(REALM);
  return entries.filter(({ DocNumber }) => DocNumber === number);
}

async function closeBooks(on: string | null): Promise<void> {
  await env.server.database.pool.query(
    `update connections set details = details || jsonb_build_object('closing_on', $2::text) where tenant_id = $1`,
    [env.tenantId, on],
  );
}

describe('undoing an entry', () => {
  test('on its own date: the reversal has that date in QuickBooks', async () => {
    const { id } = await posted(1_001);
    await env.read(`POST entries/${id}/undo`, { how: 'reverse_on_original_date' });
    const { related } = await settled(id, 'reversed');
    const found = await inBooks(String(related[0]?.document_number));
    expect(found.map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-08']);
  });

  test('in a closed period is refused on its own date and by deletion, and done today', async () => {
    const { id, document_number: number } = await posted(1_002, '2026-10-05');
    await closeBooks('2026-10-31');
    try {
      for (const how of ['reverse_on_original_date', 'delete']) {
        const refused = refusalOf(await env.ask(`POST entries/${id}/undo`, { how }));
        expect([refused.status, refused.code]).toEqual([409, 'undo_period_closed']);
      }
      await env.read(`POST entries/${id}/undo`, { how: 'reverse_today' });
      const { related } = await settled(id, 'reversed');
      const found = await inBooks(String(related[0]?.document_number));
      expect(found.map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-21']);
      expect(await inBooks(number)).toHaveLength(1);
    } finally {
      await closeBooks(null);
    }
  });

  test('is refused with the reason before it is posted, while it is being posted, and a second time', async () => {
    const { id } = await write(1_003);
    const undo = async (): Promise<string> =>
      String(refusalOf(await env.ask(`POST entries/${id}/undo`, { how: 'reverse_today' })).code);
    expect(await undo()).toBe('entry_not_posted');
    await env.sandbox.plan({ kind: 'slow', operation: 'write', delayMs: 2_000 });
    await env.read('POST entries/post', { entry_ids: [id] });
    expect(await undo()).toBe('entry_being_posted');
    await settled(id, 'posted');
    await env.read(`POST entries/${id}/undo`, { how: 'reverse_today' });
    expect(['entry_being_posted', 'entry_not_posted']).toContain(await undo());
    await settled(id, 'reversed');
    expect(await undo()).toBe('entry_not_posted');
    const { related } = await entryOf(id);
    expect(related.map(({ kind, status }) => [kind, status])).toEqual([['reversal', 'posted']]);
  });

  test('that somebody changed in QuickBooks is reported, and their change stays', async () => {
    const { id, document_number: number } = await posted(1_004);
    const tokens = await env.sandbox.connect(REALM);
    const [before] = await inBooks(number);
    await env.sandbox.write(tokens, {
      ...before,
      PrivateNote: 'Checked by Ana',
      TxnDate: '2026-11-09',
    });
    await env.read(`POST entries/${id}/undo`, { how: 'delete' });
    const seen = async (): Promise<string> => {
      const { status, status_reason: reason } = await entryOf(id);
      return `${status}: ${reason?.code}`;
    };
    await expect.poll(seen, { timeout: 20_000, interval: 100 }).toBe('posted: changed_meanwhile');
    expect(await inBooks(number)).toMatchObject([{ PrivateNote: 'Checked by Ana' }]);
  });
});

describe('undoing an entry that is reconciled with the bank', () => {
  test.each([
    ['Cleared', 1_101],
    ['Reconciled', 1_102],
  ] as const)('%s: it is only reversed, by an entry dated today', async (state, cents) => {
    const { id, document_number: number } = await posted(cents);
    const [before] = await inBooks(number);
    await env.sandbox.markCleared(String(before?.Id), state);
    for (const how of ['delete', 'reverse_on_original_date']) {
      expect(refusalOf(await env.ask(`POST entries/${id}/undo`, { how }))).toEqual({
        status: 409,
        code: 'undo_reconciled',
        message:
          "This entry is cleared or reconciled in QuickBooks, so it stays as it is. Reverse it with today's date instead, which posts a separate entry in an open period.",
      });
    }
    expect(await inBooks(number)).toEqual([before]);
    await env.read(`POST entries/${id}/undo`, { how: 'reverse_today' });
    const { related } = await settled(id, 'reversed');
    const reversal = await inBooks(String(related[0]?.document_number));
    expect(reversal.map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-21']);
    expect(await inBooks(number)).toEqual([before]);
  });

  test('is not deleted either if QuickBooks did not say so at the time of the request', async () => {
    const { id, document_number: number } = await posted(1_103);
    const [before] = await inBooks(number);
    await env.sandbox.markCleared(String(before?.Id), 'Reconciled');
    await env.sandbox.plan({ kind: 'error_before', operation: 'report' });
    await env.read(`POST entries/${id}/undo`, { how: 'delete' });
    const seen = async () => {
      const { status, status_reason: reason } = await entryOf(id);
      return [status, reason];
    };
    await expect.poll(seen, { timeout: 20_000, interval: 100 }).toEqual([
      'posted',
      {
        code: 'reconciled_in_books',
        message:
          'QuickBooks has this entry reconciled with the bank, so it is neither changed nor deleted.',
        action:
          'Post a correcting entry dated today in an open period, or undo the reconciliation in QuickBooks and check again.',
      },
    ]);
    expect(await inBooks(number)).toEqual([before]);
    await env.sandbox.plan({ kind: 'error_before', operation: 'report' });
    const refused = refusalOf(
      await env.ask(`POST entries/${id}/undo`, { how: 'reverse_on_original_date' }),
    );
    expect([refused.status, refused.code]).toEqual([503, 'books_unavailable']);
  });

  test('skips it when undoing a run, and undoes the others', async () => {
    const [held, free] = [await write(1_104), await write(1_105)];
    const run = await post([held.id, free.id]);
    const [before] = await inBooks(held.document_number);
    await env.sandbox.markCleared(String(before?.Id), 'Reconciled');
    const undo = await env.read<{
      entry_ids: string[];
      refused: { reason: { code: string } }[];
    }>(`POST /api/v2/clients/sync/${run}/undo`, { how: 'delete' });
    expect([undo.entry_ids, undo.refused.map(({ reason }) => reason.code)]).toEqual([
      [free.id],
      ['undo_reconciled'],
    ]);
    await settled(free.id, 'reversed');
    expect(await inBooks(free.document_number)).toEqual([]);
    expect(await inBooks(held.document_number)).toEqual([before]);
  });
});

describe('undoing a run', () => {
  test('undoes its posted entries, once', async () => {
    const first = await write(2_001);
    const second = await write(2_002);
    const run = await post([first.id, second.id]);
    await env.read(`POST entries/${first.id}/undo`, { how: 'delete' });
    await settled(first.id, 'reversed');
    const undo = () => env.ask(`POST /api/v2/clients/sync/${run}/undo`, { how: 'reverse_today' });
    const undone = dataOf((await undo()).body) as { entry_ids: string[]; refused: unknown[] };
    const { related } = await settled(second.id, 'reversed');
    expect([undone.entry_ids, undone.refused]).toEqual([[related[0]?.id], []]);
    const again = refusalOf(await undo());
    expect([again.status, again.code]).toEqual([409, 'run_not_undoable']);
    expect(await inBooks(first.document_number)).toEqual([]);
  });
});

describe('resolving an entry whose response was lost', () => {
  test('queries QuickBooks, and finds it posted', async () => {
    const { id, document_number: number } = await write(3_001);
    expect(refusalOf(await env.ask(`POST entries/${id}/resolve`)).code).toBe('entry_not_ambiguous');
    await env.sandbox.plan({ kind: 'drop_after', operation: 'write' });
    await env.read('POST entries/post', { entry_ids: [id] });
    await expect
      .poll(async () => (await entryOf(id)).attempts.length, { timeout: 20_000, interval: 100 })
      .toBe(1);
    const resolved = await env.read<Detail>(`POST entries/${id}/resolve`);
    expect([resolved.status, resolved.external_id]).toEqual([
      'posted',
      (await inBooks(number))[0]?.Id,
    ]);
    expect(await inBooks(number)).toHaveLength(1);
  });
});

describe('an entry posted elsewhere', () => {
  test('is restored and posted here if that was a mistake', async () => {
    const { id, document_number: number } = await write(4_001);
    const elsewhere = { reference: 'JE 1182', on: '2026-11-09' };
    const marked = await env.read<Detail>(`POST entries/${id}/posted-elsewhere`, elsewhere);
    expect([marked.status, marked.status_reason?.code, marked.posted_elsewhere]).toEqual([
      'skipped',
      'posted_elsewhere',
      elsewhere,
    ]);
    const back = await env.read<Detail>(`POST entries/${id}/unskip`);
    expect([back.status, back.posted_elsewhere]).toEqual(['needs_review', null]);
    await post([id]);
    expect(await inBooks(number)).toHaveLength(1);
    const late = refusalOf(await env.ask(`POST entries/${id}/posted-elsewhere`, elsewhere));
    expect([late.status, late.code]).toEqual([409, 'entry_not_skippable']);
  });
});
