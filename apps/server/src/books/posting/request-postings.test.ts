import { beforeEach, describe, expect, test } from 'vitest';
import { openPostingInMemory, PERSON, TENANT } from './posting-memory.fake.ts';
import type { PostingInMemory } from './posting-memory.fake.ts';
import type { DepositDifference } from './deposit-differences.read-model.ts';
import type { EntryToPost } from './entry-rows.ts';
import { hashOfPayload } from './payload.ts';
import { requestIdOf } from './posting-key.ts';
import type { Posting } from './postings.store.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

let env: PostingInMemory;

beforeEach(() => {
  env = openPostingInMemory();
});

function changeEntry(id: string, change: Partial<EntryToPost>): void {
  env.memory.entries = env.memory.entries.map((entry) =>
    entry.id === id ? { ...entry, ...change } : entry,
  );
}

function changeRow(key: string, change: Partial<Posting>): void {
  env.memory.postings = env.memory.postings.map((row) =>
    row.key === key ? { ...row, ...change } : row,
  );
}

function closeBooks(closingOn: string | null): void {
  env.memory.books = { realmId: '9341450000000001', country: 'US', closingOn };
}

async function reasonOf(id: string, how = {}): Promise<string | undefined> {
  const { refused } = await env.request([id], how);
  return refused[0]?.reason.code;
}

describe('approving an entry', () => {
  test('freezes the payload to the cent, its hash, its key, and the approver', async () => {
    const { id } = env.addEntry();
    const { planned, refused } = await env.request([id]);
    const [row] = env.memory.postings;
    const key = row?.key ?? '';
    expect({ planned, refused }).toEqual({
      planned: [{ entryId: id, key, documentNumber: 'UE-RULE1', totalCents: 10_000 }],
      refused: [],
    });
    expect(row).toMatchObject({
      operation: 'create',
      state: 'pending',
      fence: 0,
      realmId: '9341450000000001',
      requestId: requestIdOf(key),
      payloadSha256: hashOfPayload(row?.payload),
    });
    expect(
      row?.payload.Line?.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) => [
        PostingType,
        AccountRef.value,
        Amount,
      ]),
    ).toEqual([
      ['Debit', '91', 75],
      ['Debit', '93', 25],
      ['Credit', '92', 100],
    ]);
    expect(row?.payload).toMatchObject({
      DocNumber: 'UE-RULE1',
      TxnDate: '2026-11-08',
      PrivateNote: `Uber Eats, a payout\n[platebook ${key}]`,
    });
    expect(env.entry(id).status).toBe('posting');
    expect(env.memory.audits).toEqual([
      {
        actor: { kind: 'user', userId: PERSON, requestId: 'request-1' },
        tenantId: TENANT,
        action: 'entry.approved',
        target: { type: 'entry', id },
        details: { document_number: 'UE-RULE1' },
        at: NOW,
      },
    ]);
  });

  test('twice changes nothing the second time, and an ID listed twice is one entry', async () => {
    const { id } = env.addEntry();
    const first = await env.request([id, id]);
    const before = structuredClone(env.memory);
    changeEntry(id, { approvedAt: NOW });
    expect(await env.request([id])).toEqual(first);
    expect(env.memory.postings).toEqual(before.postings);
    expect(env.memory.audits).toEqual(before.audits);
  });

  test('whose payload changed cancels the earlier posting and uses a new key', async () => {
    const { id } = env.addEntry();
    const first = await env.approve(id);
    changeEntry(id, { status: 'ready', entryOn: '2026-11-12' });
    const second = await env.approve(id);
    expect(second).not.toBe(first);
    expect([env.posting(first), env.posting(second)]).toMatchObject([
      { state: 'cancelled', fence: 1, finishedAt: NOW },
      { state: 'pending', fence: 0, payload: { TxnDate: '2026-11-12' } },
    ]);
  });

  test('after another company was connected posts to that company only', async () => {
    const { id } = env.addEntry();
    const first = await env.approve(id);
    changeEntry(id, { status: 'ready' });
    env.memory.books = { realmId: '9341450000000002', country: 'US', closingOn: null };
    const second = await env.approve(id);
    expect([env.posting(first).state, env.posting(second).realmId]).toEqual([
      'cancelled',
      '9341450000000002',
    ]);
  });

  test('that may have arrived keeps its row: a second row could book it twice', async () => {
    const { id } = env.addEntry();
    const key = await env.approve(id);
    for (const state of ['posting', 'unknown'] as const) {
      changeRow(key, { state });
      changeEntry(id, { entryOn: '2026-11-12' });
      expect(await env.approve(id)).toBe(key);
      expect(env.memory.postings).toHaveLength(1);
    }
  });

  test('uses a new key after a permanent refusal, and the same key after one that can be retried', async () => {
    const { id } = env.addEntry();
    const key = await env.approve(id);
    const outcome = { code: 'period_closed', message: '', action: '', retry: true };
    changeRow(key, { state: 'blocked', outcome });
    expect(await env.approve(id)).toBe(key);
    changeRow(key, { outcome: { ...outcome, code: 'changed_meanwhile', retry: false } });
    expect(await env.approve(id)).not.toBe(key);
    expect(env.posting(key).state).toBe('cancelled');
  });

  test('that is posted updates it in place, by its ID and version', async () => {
    const { id } = env.addEntry({ externalId: '145', syncToken: '3' });
    const key = await env.approve(id);
    expect(env.posting(key)).toMatchObject({
      operation: 'update',
      payload: { Id: '145', SyncToken: '3' },
    });
  });

  test('without sending leaves it ready', async () => {
    const { id } = env.addEntry();
    await env.request([id], { isSending: false });
    expect(env.entry(id).status).toBe('ready');
  });
});

describe('an entry in a closed period', () => {
  test.each([
    ['2026-11-07', '2026-11-08', undefined],
    ['2026-11-08', null, 'period_closed'],
    ['2026-11-09', null, 'period_closed'],
  ])('closed through %s: posted on %s', async (closingOn, on, reason) => {
    closeBooks(closingOn);
    const { id } = env.addEntry();
    expect(await reasonOf(id)).toBe(reason);
    expect(env.memory.postings[0]?.payload.TxnDate ?? null).toBe(on);
    expect(env.entry(id).status).toBe(reason === undefined ? 'posting' : 'ready');
  });

  test('is posted today if a person chose so, and its memo has the original date', async () => {
    closeBooks('2026-11-10');
    const { id } = env.addEntry();
    const key = (await env.request([id], { closedPeriod: 'post_today' })).planned[0]?.key ?? '';
    expect(env.posting(key).payload).toMatchObject({
      TxnDate: '2026-11-21',
      PrivateNote: `Uber Eats, a payout; belongs to 2026-11-08, which is closed\n[platebook ${key}]`,
    });
    expect(env.entry(id).entryOn).toBe('2026-11-21');
  });

  test('uses the client’s date for today, not the server’s: Honolulu may be a day behind', async () => {
    closeBooks('2026-11-10');
    env.memory.timeZone = 'Pacific/Honolulu';
    const { id } = env.addEntry();
    await env.request([id], { closedPeriod: 'post_today' });
    expect(env.entry(id).entryOn).toBe('2026-11-20');
  });

  test('assigns the hour that a clock change repeats to one date', async () => {
    closeBooks('2026-10-20');
    // 1:30 occurs twice in New York on November 1: first at 5:30 UTC, then at 6:30.
    env.clock.advance(Date.parse('2026-11-01T06:30:00Z') - NOW.getTime());
    const { id } = env.addEntry({ entryOn: '2026-10-18' });
    await env.request([id], { closedPeriod: 'post_today' });
    expect(env.entry(id).entryOn).toBe('2026-11-01');
  });

  test('is not posted if today is closed too', async () => {
    closeBooks('2026-12-31');
    const { id } = env.addEntry();
    expect(await reasonOf(id, { closedPeriod: 'post_today' })).toBe('period_closed');
    expect(env.memory.postings).toEqual([]);
  });
});

describe('an entry that is not posted', () => {
  test('is returned with the reason, and does not block the others', async () => {
    const good = env.addEntry();
    const paused = env.addEntry({
      statusReason: { code: 'posting_paused', message: 'Paused.', action: 'Go on.' },
    });
    const { planned, refused } = await env.request([good.id, paused.id]);
    expect(planned.map(({ entryId }) => entryId)).toEqual([good.id]);
    expect(refused.map(({ entryId, reason }) => [entryId, reason.code])).toEqual([
      [paused.id, 'posting_paused'],
    ]);
  });

  test.each(['posted', 'skipped', 'reversed'] as const)('because it is %s', async (status) => {
    const { id } = env.addEntry({ status });
    expect(await reasonOf(id)).toBe('entry_not_waiting');
  });

  test('because a person marked it as posted elsewhere', async () => {
    const { id } = env.addEntry({ postedElsewhere: { reference: 'JE 7', on: '2026-11-09' } });
    expect(await reasonOf(id)).toBe('entry_not_waiting');
  });

  test('because a component has no account', async () => {
    env.mapping.delete('commission');
    const { id } = env.addEntry();
    const { refused } = await env.request([id]);
    expect(refused[0]?.reason).toMatchObject({
      code: 'needs_mapping',
      components: ['commission'],
    });
  });

  test('because an account has another currency than the payout', async () => {
    const [first] = env.mapping.values();
    env.mapping.set('net_payout', { ...first, currency: 'CAD' } as never);
    const { id } = env.addEntry();
    expect(await reasonOf(id)).toBe('account_currency');
    expect(env.memory.postings).toEqual([]);
  });

  test.each(['differs_in_books', 'found_twice', 'lookalike', 'forgotten', 'still_in_books'])(
    'because of a conflict in QuickBooks: %s',
    async (code) => {
      const { id } = env.addEntry();
      const key = await env.approve(id);
      const outcome = { code, message: 'So it is.', action: '', retry: false };
      changeRow(key, { state: 'blocked', outcome });
      expect(await reasonOf(id)).toBe(code);
      expect(env.posting(key).state).toBe('blocked');
    },
  );

  test.each([
    ['an unknown entry', {}, 'books_entry_not_found'],
    ['without books', { books: null }, 'books_not_connected'],
    ['of a client without books', { isDeliveryOnly: true }, 'client_posts_nothing'],
  ])('%s: the whole request is rolled back', async (_name, change, code) => {
    const { id } = env.addEntry();
    Object.assign(env.memory, change);
    const ids = code === 'books_entry_not_found' ? [id, 'entry-99'] : [id];
    await expect(env.request(ids)).rejects.toMatchObject({ code });
    expect(env.memory.postings).toEqual([]);
    expect(env.entry(id).status).toBe('ready');
  });
});

describe('a deposit that differs from its entries', () => {
  const difference: DepositDifference = {
    payoutId: 'payout-1',
    currency: 'USD',
    cents: 1_250,
    rowsOfUnknownAmount: 0,
    message: 'The deposit holds $12.50 more.',
    exception: null,
  };
  const typed = { cents: 1_250, reason: 'A row without an order.' };

  beforeEach(() => {
    env.memory.differences.set('payout-1', difference);
  });

  test('blocks its entries until a person types the amount', async () => {
    const { id } = env.addEntry();
    expect(await reasonOf(id)).toBe('difference_unconfirmed');
    expect((await env.request([id], { difference: typed })).planned).toHaveLength(1);
    expect(env.memory.exceptions).toMatchObject([{ difference, typed, at: NOW }]);
  });

  test('blocks everything if the amount is a cent off or has the other sign', async () => {
    const { id } = env.addEntry();
    for (const cents of [1_249, 1_251, -1_250, 0]) {
      const wrong = { ...typed, cents };
      await expect(env.request([id], { difference: wrong })).rejects.toMatchObject({
        code: 'difference_wrong',
      });
    }
    expect([env.memory.postings, env.memory.exceptions]).toEqual([[], []]);
  });

  test('of rows without a readable amount accepts the amount that the person knows', async () => {
    env.memory.differences.set('payout-1', { ...difference, rowsOfUnknownAmount: 1 });
    const { id } = env.addEntry();
    await env.request([id], { difference: { ...typed, cents: 9_999 } });
    expect(env.memory.exceptions).toMatchObject([{ typed: { cents: 9_999 } }]);
  });

  test('needs an amount for one payout only', async () => {
    env.memory.differences.set('payout-2', { ...difference, payoutId: 'payout-2' });
    const ids = [env.addEntry().id, env.addEntry().id];
    await expect(env.request(ids, { difference: typed })).rejects.toMatchObject({
      code: 'difference_of_several_payouts',
    });
  });

  test('is required: an amount without a difference is refused', async () => {
    env.memory.differences.clear();
    const { id } = env.addEntry();
    await expect(env.request([id], { difference: typed })).rejects.toMatchObject({
      code: 'difference_not_found',
    });
  });

  test('needs no confirmation for a reversal or for a change of accounts alone', async () => {
    const reversal = env.addEntry({ kind: 'reversal' });
    expect(await reasonOf(reversal.id)).toBeUndefined();
    const { id } = env.addEntry({ payoutId: 'payout-1' });
    expect(await reasonOf(id, { isRepost: true })).toBeUndefined();
  });
});
