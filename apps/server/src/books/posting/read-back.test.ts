import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import type { QboJournalEntry } from '../../testing/sandbox.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { CALLS_AT_ONCE } from './posting.port.ts';
import { createPostingProtocol } from './posting.ts';
import { openPostingEnvironment } from './posting-environment.fake.ts';
import type { Client, PostingEnvironment } from './posting-environment.fake.ts';
import { postingDefaults } from './posting-defaults.fake.ts';
import { POSTING_STORE } from './posting-store.ts';
import { readBack } from './read-back.ts';
import { requestUndo } from './undo-entry.ts';
import type { UndoHow } from './undo-entry.ts';

let env: PostingEnvironment;
let client: Client;
/** How many payouts were counted as posted. */
let counted = 0;
let numbered = 0;

beforeAll(async () => {
  const { entitlements } = postingDefaults([]);
  env = await openPostingEnvironment({
    entitlements: {
      ...entitlements,
      recordPosted: async (_tx, _scope, count) => {
        counted += count;
      },
    },
  });
});

beforeEach(async () => {
  client = await env.addClient();
  env.notifications.length = 0;
  counted = 0;
});

afterEach(async () => {
  await env.sandbox.clearFaults();
  await env.database.pool.query('delete from realms');
});

afterAll(() => env.stop());

type Sent = { readonly entryId: string; readonly key: string; readonly number: string };

async function sent(): Promise<Sent> {
  numbered += 1;
  const number = `UE-BACK${numbered}`;
  const entryId = await env.addEntry(client, { documentNumber: number });
  return { entryId, number, key: await sendNow(entryId) };
}

async function sendNow(entryId: string): Promise<string> {
  const key = await env.request(client, entryId);
  expect(await env.posting.send(client.scope, key)).toMatchObject({ kind: 'posted' });
  return key;
}

async function posted(): Promise<Sent> {
  const entry = await sent();
  expect(await read(entry.key)).toEqual([]);
  return entry;
}

async function read(...keys: readonly string[]): Promise<readonly string[]> {
  return (await env.posting.readBack(client.scope, keys)).different.map(({ reason }) => reason);
}

/** Requests an undo; returns the entry that was sent for it. */
function requestTakingBack(entryId: string, how: UndoHow): Promise<string> {
  const { scope } = client;
  const actor = { kind: 'user', userId: scope.userId, requestId: 'undo' } as const;
  return env.database.inTenant(scope, async (tx) => {
    const [entry] = await POSTING_STORE.lockEntries(tx, [entryId]);
    if (entry === undefined) {
      throw new Error('There is no such entry.');
    }
    return requestUndo(env.deps, tx, scope, { entry, how, actor });
  });
}

/** Undoes an entry, as far as QuickBooks confirms it; returns the entry that was sent for it. */
async function takeBack(entryId: string, how: UndoHow): Promise<string> {
  const undone = await requestTakingBack(entryId, how);
  expect(await read(await sendNow(undone))).toEqual([]);
  return undone;
}

/** As planning does when late rows change a posted entry. */
async function amend(entryId: string, on: string): Promise<void> {
  await env.database.pool.query(
    `update journal_entries set entry_on = $2, status = 'ready', approved_at = null, verified_at = null where id = $1`,
    [entryId, on],
  );
}

async function inBooks(number: string): Promise<QboJournalEntry[]> {
  return (await env.sandbox.entries()).filter(({ DocNumber }) => DocNumber === number);
}

const statusOf = async (entryId: string) => (await env.entry(entryId)).status;

async function readsOf(key: string): Promise<string[]> {
  const { rows } = await env.database.pool.query<{ outcome: string }>(
    `select posting_attempts.outcome from posting_attempts join postings on postings.id = posting_attempts.posting_id
      where posting_attempts.action = 'read_back' and postings.key = $1 order by posting_attempts.created_at`,
    [key],
  );
  return rows.map(({ outcome }) => outcome);
}

describe('a run that reads back an entry that was undone meanwhile', () => {
  test('leaves a deleted entry deleted: nobody is notified that it is missing, and it is not posted again', async () => {
    const { entryId, key, number } = await posted();
    await takeBack(entryId, 'delete');
    env.notifications.length = 0;
    expect(await read(key)).toEqual([]);
    expect(await env.entry(entryId)).toMatchObject({ status: 'reversed', reason: null });
    expect([env.notifications, await readsOf(key), await inBooks(number)]).toEqual([
      [],
      ['equal'],
      [],
    ]);
  });

  test('leaves a reversed entry reversed, though QuickBooks has both it and its reversal', async () => {
    const { entryId, key } = await posted();
    const reversal = await takeBack(entryId, 'reverse_today');
    expect(await read(key)).toEqual([]);
    expect([await statusOf(entryId), await statusOf(reversal)]).toEqual(['reversed', 'posted']);
  });

  test('leaves it deleted if it was deleted between the response and its recording', async () => {
    const { entryId, key } = await sent();
    const slow = createPostingProtocol({
      ...env.deps,
      books: {
        ...env.deps.books,
        call: async (scope, call) => {
          const answer = await env.deps.books.call(scope, call);
          await read(key);
          await takeBack(entryId, 'delete');
          return answer;
        },
      },
    });
    expect(await slow.readBack(client.scope, [key])).toEqual({ different: [] });
    expect(await statusOf(entryId)).toBe('reversed');
  });

  test('leaves it deleted if QuickBooks responds after the deletion', async () => {
    const { entryId, key } = await sent();
    env.notifications.length = 0;
    const late = createPostingProtocol({
      ...env.deps,
      books: {
        ...env.deps.books,
        call: async (scope, call) => {
          await read(key);
          await takeBack(entryId, 'delete');
          env.notifications.length = 0;
          return env.deps.books.call(scope, call);
        },
      },
    });
    expect(await late.readBack(client.scope, [key])).toEqual({ different: [] });
    expect([await statusOf(entryId), env.notifications]).toEqual(['reversed', []]);
  });
});

describe('a run that reads back an entry that was amended meanwhile', () => {
  test('does not mark an unapproved amendment as posted', async () => {
    const { entryId, key } = await posted();
    await amend(entryId, '2026-11-12');
    expect(await read(key)).toEqual([]);
    expect(await env.entry(entryId)).toMatchObject({ status: 'ready', isVerified: false });
  });

  test('does not mark it as posted while it waits to be sent', async () => {
    const { entryId, key } = await posted();
    await amend(entryId, '2026-11-12');
    await env.request(client, entryId);
    expect(await read(key)).toEqual([]);
    expect(await env.entry(entryId)).toMatchObject({ status: 'posting', isVerified: false });
  });

  test('compares QuickBooks with the last payload sent, not an earlier one', async () => {
    const { entryId, key, number } = await posted();
    await amend(entryId, '2026-11-12');
    const later = await sendNow(entryId);
    expect(await read(key)).toEqual([]);
    expect(await statusOf(entryId)).toBe('posting');
    expect(await read(key, later)).toEqual([]);
    expect(await env.entry(entryId)).toMatchObject({ status: 'posted', isVerified: true });
    expect((await inBooks(number)).map(({ TxnDate }) => TxnDate)).toEqual(['2026-11-12']);
    expect([await readsOf(key), await readsOf(later)]).toEqual([['equal'], ['equal']]);
  });
});

describe('counting payouts for the plan', () => {
  test('counts the first time that an entry is posted, not updates or reversals', async () => {
    const { entryId, key } = await posted();
    expect(counted).toBe(1);
    await read(key);
    await amend(entryId, '2026-11-12');
    await read(await sendNow(entryId));
    await takeBack(entryId, 'reverse_today');
    expect(counted).toBe(1);
  });

  test('does not count entries that were only sent, or that differ in QuickBooks', async () => {
    const { key, number } = await sent();
    expect(counted).toBe(0);
    const [found] = await inBooks(number);
    await env.sandbox.write(client.tokens, found, { operation: 'delete' });
    expect(await read(key)).toHaveLength(1);
    expect(counted).toBe(0);
  });

  test('does not count manual entries', async () => {
    const entryId = await env.addEntry(client, { kind: 'manual' });
    await read(await sendNow(entryId));
    expect([await statusOf(entryId), counted]).toEqual(['posted', 0]);
  });
});

describe('a reversal', () => {
  test('marks its entry as reversed only once QuickBooks confirms it', async () => {
    const { entryId } = await posted();
    const reversal = await requestTakingBack(entryId, 'reverse_today');
    const key = await sendNow(reversal);
    expect([await statusOf(entryId), await statusOf(reversal)]).toEqual(['posted', 'posting']);
    await read(key);
    expect([await statusOf(entryId), await statusOf(reversal)]).toEqual(['reversed', 'posted']);
  });

  test('that is deleted restores its entry, which counts as posted again', async () => {
    const { entryId } = await posted();
    const reversal = await takeBack(entryId, 'reverse_today');
    await takeBack(reversal, 'delete');
    expect([await statusOf(entryId), await statusOf(reversal)]).toEqual(['posted', 'reversed']);
  });

  test('that is itself reversed also restores its entry', async () => {
    const { entryId } = await posted();
    const reversal = await takeBack(entryId, 'reverse_today');
    const second = await takeBack(reversal, 'reverse_today');
    expect(await Promise.all([entryId, reversal, second].map(statusOf))).toEqual([
      'posted',
      'reversed',
      'posted',
    ]);
  });
});

describe('what QuickBooks has differs', () => {
  test('an entry that still exists after its deletion fails, and people are notified', async () => {
    const { entryId, number } = await posted();
    const key = await env.request(client, await requestTakingBack(entryId, 'delete'));
    await env.database.pool.query(`update postings set state = 'posted' where key = $1`, [key]);
    await env.database.pool.query(`update journal_entries set status = 'posting' where id = $1`, [
      entryId,
    ]);
    env.notifications.length = 0;
    expect(await read(key)).toHaveLength(1);
    expect(await env.entry(entryId)).toMatchObject({ status: 'failed', reason: 'still_in_books' });
    expect(env.notifications.map(({ event, type, title }) => [event, type, title])).toEqual([
      ['books_changed', 'error', `${number} differs in QuickBooks`],
    ]);
    expect(await inBooks(number)).toHaveLength(1);
  });

  test('an amount that differs by a cent is not posted until it is corrected in QuickBooks', async () => {
    const { entryId, key, number } = await sent();
    const [found] = await inBooks(number);
    const lines = found?.Line ?? [];
    const changed = lines.map((line, at) => ({
      ...line,
      Amount: [75.01, 25, 100.01][at] ?? line.Amount,
    }));
    await env.sandbox.write(client.tokens, { ...found, Line: changed });
    const [reason] = await read(key);
    expect(reason).toContain('75.01');
    expect(await env.entry(entryId)).toMatchObject({ status: 'failed', isVerified: false });
    const [before] = await inBooks(number);
    await env.sandbox.write(client.tokens, { ...before, Line: lines });
    expect(await read(key)).toEqual([]);
    expect(await env.entry(entryId)).toMatchObject({
      status: 'posted',
      reason: null,
      isVerified: true,
    });
    expect(await readsOf(key)).toEqual(['different', 'equal']);
  });

  test('a refused row is returned with its reason, without querying QuickBooks', async () => {
    const entryId = await env.addEntry(client, {});
    const key = await env.request(client, entryId);
    await env.sandbox.plan({ kind: 'inactive_account', operation: 'write' });
    await env.posting.send(client.scope, key);
    expect(await read(key)).toHaveLength(1);
    expect([await statusOf(entryId), await readsOf(key)]).toEqual(['failed', []]);
  });
});

describe('which entries are read', () => {
  test('none of another tenant: its keys are unknown', async () => {
    const { entryId, key } = await sent();
    const stranger = await env.addClient(OTHER_REALM);
    expect(await env.posting.readBack(stranger.scope, [key])).toEqual({ different: [] });
    expect([await statusOf(entryId), await readsOf(key)]).toEqual(['posting', []]);
  });

  test('none without keys', async () => {
    expect(await read()).toEqual([]);
  });
});

describe('when QuickBooks does not respond', () => {
  test('reading stops after as many failures as concurrent calls, and nothing is decided', async () => {
    const count = CALLS_AT_ONCE * 2 + 1;
    const entries: Sent[] = [];
    for (let at = 0; at < count; at += 1) {
      entries.push(await sent());
    }
    let reads = 0;
    const silent = {
      ...env.deps,
      books: {
        ...env.deps.books,
        call: async (): Promise<never> => {
          reads += 1;
          throw new BooksUnreachable('No answer.', { mayHaveArrived: true });
        },
      },
    };
    const keys = entries.map(({ key }) => key);
    await expect(readBack(silent, client.scope, keys)).rejects.toBeInstanceOf(BooksUnreachable);
    expect(reads).toBeLessThan(count);
    expect(new Set(await Promise.all(entries.map(({ entryId }) => statusOf(entryId))))).toEqual(
      new Set(['posting']),
    );
  });
});
