import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Queue } from '../../jobs/queue.ts';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import { openPostingEnvironment } from '../posting/posting-environment.fake.ts';
import type { Client, PostingEnvironment } from '../posting/posting-environment.fake.ts';
import { POSTING_STORE } from '../posting/posting-store.ts';
import { createDrift } from './drift.service.ts';
import type { Drift, DriftService } from './drift.service.ts';

let env: PostingEnvironment;
let client: Client;
let queued: unknown[];
let drift: DriftService;

beforeAll(async () => {
  env = await openPostingEnvironment();
});

beforeEach(async () => {
  client = await env.addClient();
  queued = [];
  const queue: Pick<Queue, 'enqueue'> = {
    enqueue: async (_tx, name, data, { key }) => void queued.push([name, data, key]),
  };
  drift = createDrift({
    database: env.database,
    queue: queue as Queue,
    booksUrl: (realmId, id) => `https://books.test/${realmId}/${id}`,
  });
});

afterAll(() => env.stop());

type Found = { readonly code: string; readonly [name: string]: unknown };

/** Adds an entry with this comparison result. */
async function addDrifted(
  reason: Found,
  on = '2026-11-08',
  set = "external_id = '145'",
): Promise<string> {
  const id = await env.addEntry(client, { on, status: 'posted' });
  await env.database.pool.query(
    `update journal_entries set realm_id = '9341', status_reason = $2, ${set} where id = $1`,
    [id, JSON.stringify({ message: 'm', action: 'a', ...reason })],
  );
  return id;
}

async function drifted(who = client): Promise<Drift['items']> {
  return (await drift.read(who.scope)).items;
}

const CHANGED: Found = {
  code: 'changed_in_books',
  differences: ['the date is 2026-11-09 instead of 2026-11-08'],
  values: { date: ['2026-11-09', '2026-11-08'] },
  found_at: '2026-11-20T08:10:00.000Z',
};

describe('drift', () => {
  test('lists what the last comparison found, with links to QuickBooks', async () => {
    const id = await addDrifted(CHANGED);
    expect(await drifted()).toEqual([
      {
        entryId: id,
        documentNumber: expect.stringMatching(/^UE-TEST/),
        kind: 'changed',
        differences: ['the date is 2026-11-09 instead of 2026-11-08'],
        values: { date: ['2026-11-09', '2026-11-08'] },
        foundAt: '2026-11-20T08:10:00.000Z',
        booksUrl: 'https://books.test/9341/145',
      },
    ]);
  });

  test('distinguishes deleted from changed entries, even if only the code is stored', async () => {
    await addDrifted({ code: 'deleted_in_books' });
    const [item] = await drifted();
    expect(item).toMatchObject({ kind: 'deleted', differences: [], values: {} });
    expect(Date.parse(item?.foundAt ?? '')).toBe(env.clock.now().getTime());
  });

  test('includes no other status reasons, nor entries that were undone since', async () => {
    await addDrifted({ code: 'being_deleted' });
    await addDrifted(CHANGED, '2026-11-08', `status = 'reversed'`);
    expect(await drifted()).toEqual([]);
  });

  test('is listed latest first', async () => {
    const [early, late] = [
      await addDrifted(CHANGED, '2026-11-02'),
      await addDrifted(CHANGED, '2026-11-09'),
    ];
    expect((await drifted()).map(({ entryId }) => entryId)).toEqual([late, early]);
  });

  test('has no QuickBooks link if the entry has no QuickBooks ID', async () => {
    await addDrifted(CHANGED, '2026-11-08', 'external_id = null');
    expect((await drifted())[0]?.booksUrl).toBeNull();
  });

  test('of another tenant is not visible, nor when it was checked', async () => {
    await addDrifted(CHANGED);
    await env.database.inTenant(client.scope, (tx) =>
      POSTING_STORE.saveDriftCheck(tx, client.scope, env.clock.now()),
    );
    const stranger = await env.addClient(OTHER_REALM);
    expect(await drift.read(stranger.scope)).toEqual({ checkedAt: null, items: [] });
    expect((await drift.read(client.scope)).checkedAt).toEqual(env.clock.now());
  });
});

describe('a requested comparison', () => {
  test('runs as one job per client, and returns the previous result immediately', async () => {
    await addDrifted(CHANGED);
    const { tenantId } = client.scope;
    expect((await drift.request(client.scope)).items).toHaveLength(1);
    expect(queued).toEqual([['drift.check', { tenantId }, tenantId]]);
  });

  test('is refused without a QuickBooks connection', async () => {
    await env.database.pool.query(
      `update connections set status = 'disconnected', disconnected_at = now() where tenant_id = $1`,
      [client.scope.tenantId],
    );
    await expect(drift.request(client.scope)).rejects.toMatchObject({
      code: 'books_not_connected',
    });
    expect(queued).toEqual([]);
  });
});
