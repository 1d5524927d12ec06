import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { addPerson, dataOf, refusalOf, signIn, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

type Page = components['schemas']['BatchesAnswer']['data'];

let server: TestServer;
let token: string;
let others: string;
/** From earliest to latest; the last two began at the same time. */
let ids: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  const [person, other] = [
    await addPerson(server, { email: 'adviser@example.test' }),
    await addPerson(server, { email: 'other@example.test' }),
  ];
  const rows = ['sync', 'post_ready', 'sync', 'post_ready'].map((operation, at) => ({
    user_id: person.userId,
    id: randomUUID(),
    operation: operation as 'sync' | 'post_ready',
    options: '{}',
    idempotency_key: randomUUID(),
    request_sha256: 'a'.repeat(64),
    state: 'finished' as const,
    request_id: 'a-test',
    created_at: new Date(Date.UTC(2026, 10, 1, Math.min(at, 2))),
    updated_at: server.clock.now(),
    finished_at: server.clock.now(),
  }));
  await server.database.asOwner((tx) => tx.insertInto('batches').values(rows).execute());
  ids = rows
    .toSorted(
      (one, two) => Number(one.created_at) - Number(two.created_at) || (one.id < two.id ? -1 : 1),
    )
    .map(({ id }) => id);
  [token, others] = [await signIn(server, person.email), await signIn(server, other.email)];
});

afterAll(() => server.stop());

function list(query: Record<string, string>, as = token) {
  return server.call(`GET /api/v2/clients/batches?${new URLSearchParams(query)}`, { token: as });
}

async function walk(query: Record<string, string>, as = token): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = dataOf(
      (await list({ ...query, limit: '1', ...(cursor === null ? {} : { cursor }) }, as)).body,
    ) as Page;
    found.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

test('batches are listed latest first by default, each once across pages', async () => {
  expect(await walk({})).toEqual(ids.toReversed());
  expect(await walk({ sort: 'started' })).toEqual(ids);
  expect(await walk({}, others)).toEqual([]);
});

test('batches can be filtered by operation', async () => {
  const [synced, posted] = [
    await walk({ operation: 'sync', sort: 'started' }),
    await walk({ operation: 'post_ready', sort: 'started' }),
  ];
  expect([synced.length, posted.length]).toEqual([2, 2]);
  expect(new Set([...synced, ...posted])).toEqual(new Set(ids));
  expect(synced[0]).toBe(ids[0]);
});

test('a cursor of one sort order is refused by the other', async () => {
  const { next_cursor: cursor } = dataOf((await list({ limit: '1' })).body) as Page;
  const refused = await list({ sort: 'started', cursor: cursor ?? '' });
  expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'validation_failed' });
});
