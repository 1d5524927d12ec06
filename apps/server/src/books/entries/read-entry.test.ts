import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EffectiveMapping } from '../../mapping/accounts/account-mapping.port.ts';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import { hashOfPayload } from '../posting/payload.ts';
import type { QboEntry } from '../posting/payload.ts';
import { mappingTarget, postingDefaults } from '../posting/posting-defaults.fake.ts';
import { openPostingEnvironment } from '../posting/posting-environment.fake.ts';
import type { Client, PostingEnvironment } from '../posting/posting-environment.fake.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { previewEntry, readEntryDetail } from './read-entry.ts';
import type { EntryDetail, EntryPreview } from './read-entry.ts';

let env: PostingEnvironment;
let client: Client;
let isIncluded = true;
/** Replaces the environment's mapping; null to use that. */
let remapped: EffectiveMapping | null = null;

beforeAll(async () => {
  const { entitlements } = postingDefaults([]);
  env = await openPostingEnvironment({
    entitlements: { ...entitlements, canPost: async () => isIncluded },
  });
  const { effective } = env.deps.mappings;
  Object.assign(env.deps.mappings, {
    effective: async (...query: Parameters<typeof effective>) => remapped ?? effective(...query),
  });
});

beforeEach(async () => {
  client = await env.addClient();
  isIncluded = true;
  remapped = null;
});

afterEach(async () => {
  await env.sandbox.clearFaults();
  await env.database.pool.query('delete from realms');
});

afterAll(() => env.stop());

function deps(): EntriesDeps {
  return {
    ...env.deps,
    posting: env.posting,
    booksUrl: (realmId, id) => `https://books.test/${realmId}/${id}`,
    queue: undefined as never,
    startPostRun: async () => ({ runId: 'run-1' }),
  };
}

const preview = (id: string, who = client): Promise<EntryPreview> =>
  env.database.inTenant(who.scope, (tx) => previewEntry(deps(), tx, who.scope, id));

const detail = (id: string, who = client): Promise<EntryDetail> =>
  env.database.inTenant(who.scope, (tx) => readEntryDetail(deps(), tx, id));

const codesOf = async (id: string) => (await preview(id)).obstacles.map(({ code }) => code);

/** The last payload sent for an entry. */
async function lastSent(id: string): Promise<QboEntry | undefined> {
  const { rows } = await env.database.pool.query<{ payload: QboEntry }>(
    'select payload from postings where entry_id = $1 order by position desc limit 1',
    [id],
  );
  return rows[0]?.payload;
}

async function changeEntry(id: string, set: string, ...values: unknown[]): Promise<void> {
  await env.database.pool.query(`update journal_entries set ${set} where id = $1`, [id, ...values]);
}

/** Posts an entry; returns its IDs. */
async function posted(): Promise<{ readonly id: string; readonly externalId: string }> {
  const id = await env.addEntry(client);
  const key = await env.request(client, id);
  await env.posting.send(client.scope, key);
  await env.posting.readBack(client.scope, [key]);
  return { id, externalId: String((await env.entry(id)).externalId) };
}

describe('the preview', () => {
  test('matches the sent bytes before and after approval', async () => {
    const id = await env.addEntry(client);
    const before = await preview(id);
    expect(before).toMatchObject({ entryId: id, realmId: client.realmId, isFrozen: false });
    expect(before.payloadSha256).toBe(hashOfPayload(before.payload));
    const key = await env.request(client, id);
    expect(await lastSent(id)).toEqual(before.payload);
    expect(await preview(id)).toEqual({ ...before, isFrozen: true });
    await env.posting.send(client.scope, key);
    await env.posting.readBack(client.scope, [key]);
    expect(await preview(id)).toEqual({ ...before, isFrozen: true });
  });

  test('of an entry that QuickBooks refused is what is retried under the same key', async () => {
    const id = await env.addEntry(client);
    const key = await env.request(client, id);
    await env.sandbox.plan({ kind: 'inactive_account', operation: 'write' });
    await env.posting.send(client.scope, key);
    const shown = await preview(id);
    expect(await env.request(client, id)).toBe(key);
    expect([shown.payload, shown.isFrozen]).toEqual([await lastSent(id), false]);
  });

  test('of an entry that is missing in QuickBooks has a new key', async () => {
    const { id } = await posted();
    const before = await lastSent(id);
    await changeEntry(id, `status = 'failed', external_id = null, sync_token = null`);
    await env.database.pool.query(
      `update postings set state = 'blocked', outcome = $2 where entry_id = $1`,
      [id, JSON.stringify({ code: 'not_in_books', message: '', action: '', retry: false })],
    );
    const shown = await preview(id);
    await env.request(client, id);
    expect(shown.payload).toEqual(await lastSent(id));
    expect(shown.payload?.PrivateNote).not.toBe(before?.PrivateNote);
  });

  test('of an entry approved before its accounts changed uses the new accounts', async () => {
    const id = await env.addEntry(client);
    await env.request(client, id);
    await changeEntry(id, `status = 'ready'`);
    const before = await lastSent(id);
    const { rows } = await env.database.pool.query<{ lines: { accountId: string }[] }>(
      'select lines from postings where entry_id = $1',
      [id],
    );
    const other = mappingTarget(rows[0]?.lines[0]?.accountId ?? '', 'Other');
    remapped = new Map([
      ['net_payout', other],
      ['gross_sales', other],
      ['commission', other],
    ]);
    const shown = await preview(id);
    expect(shown.isFrozen).toBe(false);
    await env.request(client, id);
    expect(shown.payload).toEqual(await lastSent(id));
    expect(shown.payload).not.toEqual(before);
  });

  test('of an amendment has the Id and SyncToken that it replaces', async () => {
    const { id, externalId } = await posted();
    await changeEntry(
      id,
      `entry_on = '2026-11-12', status = 'ready', approved_at = null, verified_at = null`,
    );
    const shown = await preview(id);
    expect(shown.payload).toMatchObject({ Id: externalId, SyncToken: '0', TxnDate: '2026-11-12' });
    await env.request(client, id);
    expect(await lastSent(id)).toEqual(shown.payload);
  });

  test('is empty without a connection, and while a component has no account', async () => {
    const id = await env.addEntry(client);
    remapped = new Map();
    expect(await preview(id)).toMatchObject({ payload: null, payloadSha256: null });
    remapped = null;
    await env.database.pool.query(
      `update connections set status = 'disconnected', disconnected_at = now() where tenant_id = $1`,
      [client.scope.tenantId],
    );
    expect(await preview(id)).toMatchObject({ payload: null, realmId: null, isFrozen: false });
  });

  test('of a posted entry stays what was sent, whatever the current mapping', async () => {
    const { id } = await posted();
    const before = await preview(id);
    remapped = new Map();
    expect(await preview(id)).toEqual(before);
  });
});

describe('blockers', () => {
  test('are empty if nothing blocks posting', async () => {
    expect(await codesOf(await env.addEntry(client))).toEqual([]);
  });

  test('name each component without an account', async () => {
    const id = await env.addEntry(client);
    remapped = new Map();
    const { obstacles } = await preview(id);
    expect(obstacles.map(({ code, components }) => [code, components])).toEqual([
      ['needs_mapping', ['net_payout']],
      ['needs_mapping', ['commission']],
      ['needs_mapping', ['gross_sales']],
    ]);
    expect(new Set(obstacles.map(({ message }) => message)).size).toBe(3);
  });

  test('are an expired plan and a missing connection', async () => {
    const id = await env.addEntry(client);
    isIncluded = false;
    expect(await codesOf(id)).toEqual(['posting_not_included']);
    await env.database.pool.query(
      `update connections set status = 'disconnected', disconnected_at = now() where tenant_id = $1`,
      [client.scope.tenantId],
    );
    expect(await codesOf(id)).toEqual(['books_not_connected', 'posting_not_included']);
  });

  test.each([
    ['2026-06-30', ['period_closed']],
    ['2026-07-01', []],
  ])(
    'are a closed period: for an entry of %s, in books closed through June, %j',
    async (on, codes) => {
      expect(await codesOf(await env.addEntry(client, { on }))).toEqual(codes);
    },
  );

  test('do not include a period that was closed after the entry was posted', async () => {
    const { id } = await posted();
    await env.database.pool.query(
      `update connections set details = details || '{"closing_on": "2026-11-30"}' where tenant_id = $1`,
      [client.scope.tenantId],
    );
    expect(await codesOf(id)).toEqual([]);
  });

  test('are the status reasons of the entry, each once', async () => {
    const id = await env.addEntry(client);
    remapped = new Map();
    const [reason] = (await preview(id)).obstacles;
    await changeEntry(id, `status = 'needs_mapping', status_reason = $2`, JSON.stringify(reason));
    expect((await preview(id)).obstacles.map(({ message }) => message)).toHaveLength(3);
    const paused = { code: 'posting_paused', message: 'Posting is paused.', action: 'Resume it.' };
    remapped = null;
    await changeEntry(id, `status = 'needs_review', status_reason = $2`, JSON.stringify(paused));
    expect((await preview(id)).obstacles).toEqual([paused]);
  });
});

describe('entry detail', () => {
  test('has its lines as posted, the last payload, and every call made for it', async () => {
    const { id, externalId } = await posted();
    const { row, lines, attempts, posting, identities, related, attachments, about } =
      await detail(id);
    expect(row).toMatchObject({ id, externalId, status: 'posted', debitCents: 10_000 });
    expect(lines.map(({ side, amountCents }) => [side, amountCents])).toEqual([
      ['debit', 7_500],
      ['debit', 2_500],
      ['credit', 10_000],
    ]);
    expect(attempts.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['send', 'posted'],
      ['read_back', 'equal'],
    ]);
    expect(posting).toMatchObject({ state: 'posted', operation: 'create', externalId });
    expect([identities, related, attachments, about]).toEqual([
      [],
      [],
      [],
      { findings: [], difference: null },
    ]);
  });

  test('shows the last of several outbox rows', async () => {
    const { id } = await posted();
    await changeEntry(
      id,
      `entry_on = '2026-11-12', status = 'ready', approved_at = null, verified_at = null`,
    );
    await env.request(client, id);
    expect((await detail(id)).posting).toMatchObject({ operation: 'update', state: 'pending' });
  });

  test('has no outbox row and no attempt if it was never approved', async () => {
    expect(await detail(await env.addEntry(client))).toMatchObject({ posting: null, attempts: [] });
  });
});

describe('access to entries', () => {
  test('another tenant’s entry and a missing one are both not found', async () => {
    const id = await env.addEntry(client);
    const stranger = await env.addClient(OTHER_REALM);
    for (const which of [id, randomUUID()]) {
      await expect(preview(which, stranger)).rejects.toMatchObject({
        code: 'books_entry_not_found',
      });
      await expect(detail(which, stranger)).rejects.toMatchObject({
        code: 'books_entry_not_found',
      });
    }
  });
});
