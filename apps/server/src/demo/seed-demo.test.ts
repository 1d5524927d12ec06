import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { DEMO_FOLDER } from '../locations.ts';
import { createLogger } from '../platform/logger.ts';
import { addPerson, dataOf, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { DEMO_CLIENTS, DEMO_INVITE_CODE, DEMO_TRIAL_CODE, DEMO_USERS } from './demo-data.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ worker: true });
});

afterEach(() => server.stop());

function seed(demoFolder = DEMO_FOLDER): Promise<boolean> {
  const { passwords, stores, channels, imports, invitationCodes } = server.server.services;
  return seedDemo({
    database: server.database,
    clock: server.clock,
    log: createLogger('silent'),
    demoFolder,
    awaitImports: true,
    ports: {
      hashPassword: passwords.hash,
      createStore: stores.create,
      connectChannel: (scope, storeId, { type, platformStoreId }) =>
        channels.connect(scope, { storeId, type, platformStoreId, config: {}, mapping: {} }),
      importReport: imports.start,
      createInviteCode: invitationCodes.createReusable,
    },
  });
}

async function counts(): Promise<unknown> {
  return server.database.asOwner(async (tx) => {
    const { rows } = await sql`
      select (select count(*)::int from users) as users, (select count(*)::int from memberships) as memberships,
        (select count(*)::int from clients) as clients, (select count(*)::int from stores) as stores,
        (select count(*)::int from channels) as channels, (select count(*)::int from report_files) as files,
        (select json_agg(state order by state) from sync_runs) as imports`.execute(tx);
    return rows[0];
  });
}

const FULL = {
  users: 5,
  memberships: 4,
  clients: 3,
  stores: 4,
  channels: 5,
  files: 3,
  imports: ['ready', 'ready', 'ready'],
};

describe('the demo', () => {
  test('fills an empty database once, with its reports read', async () => {
    expect([await seed(), await counts()]).toEqual([true, FULL]);
    expect([await seed(), await counts()]).toEqual([false, FULL]);
  });

  test('exists once after two processes start on the same empty database', async () => {
    const seeded = await Promise.all([seed(), seed()]);
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await counts()).toEqual(FULL);
  });

  test('leaves a database with a user alone', async () => {
    await addPerson(server, { email: 'mine@example.test' });
    const before = await counts();
    expect([await seed(), await counts()]).toEqual([false, before]);
  });

  test('continues without reports whose files are missing', async () => {
    const seeded = await seed('/nowhere');
    expect([seeded, await counts()]).toEqual([true, { ...FULL, files: 0, imports: null }]);
  });

  test('has a public invite code, and a plan for trying the checkout', async () => {
    await seed('/nowhere');
    for (const code of [DEMO_INVITE_CODE, 'demo book 2026', DEMO_TRIAL_CODE]) {
      const answer = await server.call('POST /api/v2/auth/invite-codes/check', { json: { code } });
      expect(dataOf(answer.body)).toEqual({ valid: true });
    }
    const { items } = dataOf((await server.call('GET /api/v2/subscription/plans')).body) as {
      items: { code: string; price_cents: number | null }[];
    };
    expect(items.map(({ code, price_cents }) => [code, price_cents])).toEqual([
      ['community', null],
      ['demo-single', 1_900],
      ['demo-firm', 4_900],
    ]);
  });

  test('has working demo logins, each with their own clients', async () => {
    await seed('/nowhere');
    const shown: Record<string, string[]> = {};
    for (const [key, { email, password }] of Object.entries(DEMO_USERS)) {
      const login = await server.call('POST /api/v2/auth/login', { json: { email, password } });
      const { access_token: token } = dataOf(login.body) as { access_token: string };
      const { items } = dataOf(
        (await server.call('GET /api/v2/clients/clients', { token })).body,
      ) as { items: { name: string }[] };
      shown[key] = items.map(({ name }) => name);
    }
    expect(shown).toEqual({
      owner: ['Harbor Table Group', 'Lantern North'],
      basic: ['Harbor Table Group'],
      other: ['Quince & Ember'],
      support: [],
      admin: [],
    });
    expect(DEMO_CLIENTS.map(({ name }) => name)).toEqual([...new Set(Object.values(shown).flat())]);
  });
});
