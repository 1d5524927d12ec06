import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { grantTenantScope } from '../../db/database.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { insertRun } from './sync-runs.store.ts';

type Runs = components['schemas']['SyncRunsAnswer']['data'];

const DAY_MS = 86_400_000;

let server: TestServer;
let token: string;
let tenantId: string;
/** From earliest to latest; the last two began at the same time. */
let ids: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'owner@example.test' });
  const tenant = await addTenant(server, {
    name: 'Harbor',
    members: [{ person, level: 'user_owner' }],
  });
  tenantId = tenant.tenantId;
  token = await signIn(server, person.email);
  const storeId = await addStore('Juniper & Rye - Fishtown');
  const channel = await addChannel(storeId);
  const now = server.clock.now().getTime();
  const runs = [
    // A channel is fetched by one run at a time, except for backfills.
    { daysAgo: 40, channel },
    { daysAgo: 9, channel: undefined },
    { daysAgo: 1, channel },
    { daysAgo: 1, channel: undefined },
  ];
  const scope = grantTenantScope(tenantId, person.userId, 'a-test');
  const inserted = await server.database.inTenant(scope, async (tx) => {
    const made: { id: string; at: Date }[] = [];
    for (const { daysAgo, channel: fetched } of runs) {
      const run = { id: randomUUID(), at: new Date(now - daysAgo * DAY_MS) };
      await insertRun(tx, {
        tenantId,
        kind: fetched === undefined ? 'post' : 'fetch',
        trigger: daysAgo === 40 ? 'backfill' : 'manual',
        ...(fetched === undefined ? {} : { channel: fetched }),
        ...run,
      });
      made.push(run);
    }
    return made;
  });
  ids = inserted
    .toSorted((one, other) => Number(one.at) - Number(other.at) || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
});

afterAll(() => server.stop());

async function addStore(name: string): Promise<string> {
  const { body } = await server.call(`POST /api/v2/clients/tenants/${tenantId}/stores`, {
    token,
    json: { name },
  });
  return (dataOf(body) as { id: string }).id;
}

async function addChannel(storeId: string) {
  const { body } = await server.call(
    `POST /api/v2/clients/tenants/${tenantId}/stores/${storeId}/channels`,
    { token, json: { channel_type: 'ubereats' } },
  );
  return {
    storeId,
    channelId: (dataOf(body) as { id: string }).id,
    channelType: 'ubereats' as const,
  };
}

function list(query: Record<string, string>) {
  return server.call(
    `GET /api/v2/clients/tenants/${tenantId}/sync/history?${new URLSearchParams(query)}`,
    { token },
  );
}

async function walk(query: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await list({ ...query, limit: '1', ...(cursor === null ? {} : { cursor }) });
    const page = dataOf(body) as Runs;
    found.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return found;
}

test('runs are listed newest first by default, each once across pages', async () => {
  expect(await walk({})).toEqual(ids.toReversed());
  expect(await walk({ sort: '-started' })).toEqual(ids.toReversed());
  expect(await walk({ sort: 'started' })).toEqual(ids);
});

test('runs are filtered by store, platform, status, dates and text, also combined', async () => {
  const fetched = await walk({ q: 'FISHTOWN' });
  expect(fetched).toHaveLength(2);
  expect(await walk({ channel_type: 'ubereats' })).toEqual(fetched);
  expect(await walk({ q: 'rye', days: '30' })).toEqual(fetched.slice(0, 1));
  expect(await walk({ days: '30' })).toEqual(ids.slice(1).toReversed());
  expect(await walk({ q: '50%' })).toEqual([]);
  expect(await walk({ status: 'failed' })).toEqual([]);
  expect(await walk({ status: 'queued', sort: 'started' })).toEqual(ids);
});

test('a cursor of one sort order is refused by the other', async () => {
  const { next_cursor: cursor } = dataOf((await list({ limit: '1' })).body) as Runs;
  const refused = await list({ sort: 'started', cursor: cursor ?? '' });
  expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'validation_failed' });
});
