import { DOCUMENT_NUMBER_MAX_LENGTH } from '@platebook/accounting';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntryStatus } from '../../db/tables.ts';
import type { EntryToPost } from './entry-rows.ts';
import { hasLaterVersion, makeAnew } from './make-anew.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';
import { POSTING_STORE } from './posting-store.ts';

let env: PostingEnvironment;
let client: Client;

beforeAll(async () => {
  env = await openPostingEnvironment();
});

beforeEach(async () => {
  client = await env.addClient();
});

afterAll(() => env.stop());

const actor = () => ({ kind: 'user', userId: client.scope.userId, requestId: 'anew' }) as const;

/** A posted entry that was undone. */
const addReversed = (documentNumber = 'UE-7K3Q9FAB-0405-1') =>
  env.addEntry(client, { documentNumber, status: 'reversed' });

type Related = { readonly to: string; readonly number: string; readonly status?: EntryStatus };

/** Adds an entry that reverses or adjusts another. */
async function addRelated(
  kind: 'reversal' | 'adjustment',
  { to, number, status = 'posted' }: Related,
): Promise<string> {
  const id = await env.addEntry(client, { documentNumber: number, kind, status });
  await env.database.pool.query('update journal_entries set relates_to = $2 where id = $1', [
    id,
    to,
  ]);
  return id;
}

function anew(id: string): Promise<{ id: string; documentNumber: string }> {
  return env.database.inTenant(client.scope, async (tx) => {
    const [entry] = await POSTING_STORE.lockEntries(tx, [id]);
    if (entry === undefined) {
      throw new Error('There is no such entry.');
    }
    return makeAnew(tx, { entry, actor: actor(), at: env.clock.now() });
  });
}

async function entryOf(id: string): Promise<EntryToPost> {
  const [entry] = await env.database.inTenant(client.scope, (tx) =>
    POSTING_STORE.readEntriesToPost(tx, [id]),
  );
  if (entry === undefined) {
    throw new Error('There is no such entry.');
  }
  return entry;
}

/** Adds a deletion in this state as the entry's last posting. */
async function addDeletion(entryId: string, state: string): Promise<void> {
  const key = await env.request(client, entryId);
  await env.database.pool.query(
    `update postings set operation = 'delete', state = $2 where key = $1`,
    [key, state],
  );
}

describe('recreating a reversed entry', () => {
  test('copies the plan as the next version, ready, with no QuickBooks data', async () => {
    const first = await entryOf(await addReversed());
    await env.database.pool.query(
      `update journal_entries set external_id = '145', sync_token = '3', posted_at = now(),
        verified_at = now(), approved_at = now() where id = $1`,
      [first.id],
    );
    const { id, documentNumber } = await anew(first.id);
    const made = await entryOf(id);
    expect(documentNumber).toBe(`${first.documentNumber}V${first.version + 1}`);
    expect(made).toEqual({
      ...first,
      id,
      documentNumber,
      version: first.version + 1,
      entry: { ...first.entry, documentNumber },
      status: 'ready',
      externalId: null,
      syncToken: null,
      approvedAt: null,
    });
    expect(await entryOf(first.id)).toMatchObject({ status: 'reversed', externalId: '145' });
  });

  test('uses a key of its own: QuickBooks never takes it for the first', async () => {
    const first = await env.addEntry(client, { documentNumber: 'UE-KEYS' });
    const key = await env.request(client, first);
    await env.database.pool.query(`update postings set state = 'posted' where key = $1`, [key]);
    await env.database.pool.query(`update journal_entries set status = 'reversed' where id = $1`, [
      first,
    ]);
    const again = await env.request(client, (await anew(first)).id);
    expect(again).not.toBe(key);
    expect(again).toHaveLength(64);
  });

  test('uses its own date, even if the first was posted on a later one', async () => {
    const id = await addReversed();
    await env.database.pool.query(
      `update journal_entries set entry_on = '2026-11-21' where id = $1`,
      [id],
    );
    expect((await entryOf((await anew(id)).id)).entryOn).toBe('2026-11-08');
  });

  test('numbers each version after the previous one', async () => {
    const first = await addReversed('UE-ONE');
    const second = await anew(first);
    await env.database.pool.query(`update journal_entries set status = 'reversed' where id = $1`, [
      second.id,
    ]);
    const third = await anew(second.id);
    const { version } = await entryOf(first);
    expect([second.documentNumber, third.documentNumber]).toEqual([
      `UE-ONEV${version + 1}`,
      `UE-ONEV${version + 2}`,
    ]);
  });

  test('fits QuickBooks’ limit, and no two versions share a number', async () => {
    const first = await addReversed('UE-7K3Q9FAB-0405-123');
    const second = await anew(first);
    await env.database.pool.query(`update journal_entries set status = 'reversed' where id = $1`, [
      second.id,
    ]);
    const third = await anew(second.id);
    const numbers = [second.documentNumber, third.documentNumber];
    expect(numbers.every((number) => number.length <= DOCUMENT_NUMBER_MAX_LENGTH)).toBe(true);
    expect(new Set([...numbers, 'UE-7K3Q9FAB-0405-123']).size).toBe(3);
  });
});

describe('an adjustment of the entry', () => {
  test('moves to the new entry, including its number', async () => {
    const first = await addReversed('UE-ADJUSTED');
    const adjustment = await addRelated('adjustment', { to: first, number: 'UE-ADJ' });
    const other = await addRelated('adjustment', {
      to: await addReversed('UE-OTHER'),
      number: 'UE-ADJ2',
    });
    const { id, documentNumber } = await anew(first);
    const moved = await entryOf(adjustment);
    expect([moved.relatesTo, moved.entry.relatesTo]).toEqual([id, documentNumber]);
    expect(moved.entry.lines).toEqual((await entryOf(adjustment)).entry.lines);
    expect((await entryOf(other)).relatesTo).not.toBe(id);
  });

  test('is not the reversal, which stays with what it reverses', async () => {
    const first = await addReversed();
    const reversal = await addRelated('reversal', { to: first, number: 'UE-R1' });
    await anew(first);
    expect((await entryOf(reversal)).relatesTo).toBe(first);
  });
});

describe('recreating is refused', () => {
  test.each([
    'needs_mapping',
    'needs_review',
    'ready',
    'posting',
    'posted',
    'failed',
    'skipped',
  ] as const)('for an entry that is %s', async (status) => {
    const id = await env.addEntry(client, { status });
    await expect(anew(id)).rejects.toMatchObject({ code: 'entry_not_reversed' });
  });

  test('for a reversal: reversing it restores the reversed entry', async () => {
    const first = await addReversed();
    const reversal = await addRelated('reversal', {
      to: first,
      number: 'UE-R1',
      status: 'reversed',
    });
    await expect(anew(reversal)).rejects.toMatchObject({ code: 'entry_not_reversed' });
  });

  test('a second time', async () => {
    const first = await addReversed();
    expect(await laterThan(first)).toBe(false);
    await anew(first);
    await expect(anew(first)).rejects.toMatchObject({ code: 'entry_posted_again' });
    expect(await laterThan(first)).toBe(true);
  });

  test('for the second of two concurrent requests', async () => {
    const first = await addReversed();
    const made = await Promise.allSettled([anew(first), anew(first), anew(first)]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const { rows } = await env.database.pool.query<{ count: number }>(
      `select count(*)::integer as count from journal_entries
        where tenant_id = $2 and entry_key = (select entry_key from journal_entries where id = $1)`,
      [first, client.scope.tenantId],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

async function laterThan(id: string): Promise<boolean> {
  const entry = await entryOf(id);
  return env.database.inTenant(client.scope, (tx) => hasLaterVersion(tx, entry));
}

describe('while its reversal is being undone', () => {
  test.each(['pending', 'posting', 'unknown'])(
    'by a deletion that is %s, recreating is refused: both would be in QuickBooks',
    async (state) => {
      const first = await addReversed();
      const reversal = await addRelated('reversal', {
        to: first,
        number: 'UE-R1',
        status: 'ready',
      });
      await addDeletion(reversal, state);
      await env.database.pool.query(`update journal_entries set status = 'posted' where id = $1`, [
        reversal,
      ]);
      await expect(anew(first)).rejects.toMatchObject({ code: 'entry_being_posted' });
    },
  );

  test.each(['ready', 'posting', 'posted', 'failed'] as const)(
    'by its own reversal that is %s, recreating is refused too',
    async (status) => {
      const first = await addReversed();
      const reversal = await addRelated('reversal', { to: first, number: 'UE-R1' });
      await addRelated('reversal', { to: reversal, number: 'UE-R2', status });
      await expect(anew(first)).rejects.toMatchObject({ code: 'entry_being_posted' });
    },
  );

  test('but not if the undo was skipped, or QuickBooks refused the deletion', async () => {
    const first = await addReversed();
    const reversal = await addRelated('reversal', { to: first, number: 'UE-R1', status: 'ready' });
    await addDeletion(reversal, 'blocked');
    await env.database.pool.query(`update journal_entries set status = 'posted' where id = $1`, [
      reversal,
    ]);
    await addRelated('reversal', { to: reversal, number: 'UE-R2', status: 'skipped' });
    expect((await anew(first)).documentNumber).toMatch(/V\d+$/);
  });
});
