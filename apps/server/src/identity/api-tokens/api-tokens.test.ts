import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import {
  addMappingClient,
  addStore as addMappedStore,
  confirm,
  pendingOf,
  seeStores,
} from '../../testing/store-mappings.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';

type Token = {
  id: string;
  name: string;
  prefix: string;
  access: string;
  tenant_ids: string[] | null;
  last_used_at: string | null;
};
type Created = { token: Token; secret: string };

/** What a token may read without naming a tenant. */
const LISTING_PATHS = [
  '/api/v2/auth/me',
  '/api/v2/auth/me/tenants',
  '/api/v2/auth/me/with-tenant',
  '/api/v2/auth/me/preferences',
  '/api/v2/auth/me/admin',
  '/api/v2/clients/clients',
];

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

let server: TestServer;
let owner: Person;
let session: string;
let harbor: string;
let quince: string;
let foreign: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await addPerson(server, { email: 'owner@example.test' });
  const stranger = await addPerson(server, { email: 'stranger@example.test' });
  const ownedBy = async (name: string, person: Person) =>
    (await addTenant(server, { name, members: [{ person, level: 'user_owner' }] })).tenantId;
  harbor = await ownedBy('Harbor', owner);
  quince = await ownedBy('Quince', owner);
  foreign = await ownedBy('Foreign', stranger);
  session = await signIn(server, 'owner@example.test');
});

afterAll(() => server.stop());

function create(json: object): Promise<Answer> {
  return server.call('POST /api/v2/auth/me/tokens', { token: session, json });
}

async function made(json: object = {}): Promise<Created> {
  const answer = await create({ name: 'Nightly export', access: 'read', ...json });
  return dataOf(answer.body) as Created;
}

async function listed(): Promise<Token[]> {
  const answer = await server.call('GET /api/v2/auth/me/tokens', { token: session });
  return (dataOf(answer.body) as { items: Token[] }).items;
}

function stores(secret: string, tenantId = harbor): Promise<Answer> {
  return server.call(`GET /api/v2/clients/tenants/${tenantId}/stores`, { token: secret });
}

function addStore(secret: string, name: string): Promise<Answer> {
  return server.call(`POST /api/v2/clients/tenants/${harbor}/stores`, {
    token: secret,
    json: { name },
  });
}

describe('an API token', () => {
  test('is shown once, stored as a hash, and identified by its first characters', async () => {
    const { token, secret } = await made();
    expect(secret.startsWith(token.prefix)).toBe(true);
    expect((await listed()).find(({ id }) => id === token.id)).toEqual(token);
    const { rows } = await server.database.pool.query(
      'select count(*) as found from api_tokens t where t::text like $1',
      [`%${secret.slice(token.prefix.length)}%`],
    );
    expect(rows).toEqual([{ found: 0 }]);
  });

  test('with read access cannot write; one with write access can', async () => {
    const reading = await made();
    const writing = await made({ access: 'write' });
    expect((await stores(reading.secret)).status).toBe(200);
    expect(refusalOf(await addStore(reading.secret, 'By a reader'))).toEqual({
      status: 403,
      code: 'token_access_insufficient',
      message: "This API token doesn't allow that. Sign in, or create a token that can write.",
    });
    expect((await addStore(writing.secret, 'By a writer')).status).toBe(201);
  });

  test('never reaches session-only operations, not even to create another token', async () => {
    const { secret } = await made({ access: 'write' });
    const refused = await server.call('POST /api/v2/auth/me/tokens', {
      token: secret,
      json: { name: 'Child', access: 'write' },
    });
    const invited = await server.call(`POST /api/v2/clients/tenants/${harbor}/invitations`, {
      token: secret,
      json: { emails: ['x@example.test'], tenant_role: 'user_owner' },
    });
    expect([refusalOf(refused).code, refusalOf(invited).code]).toEqual([
      'token_access_insufficient',
      'token_access_insufficient',
    ]);
  });

  test('limited to one tenant reaches no other', async () => {
    const { secret } = await made({ tenant_ids: [harbor] });
    expect((await stores(secret)).status).toBe(200);
    expect(refusalOf(await stores(secret, quince)).code).toBe('client_access_denied');
  });

  test('limited to one tenant names no other, wherever tenants are listed', async () => {
    const { secret } = await made({ tenant_ids: [harbor] });
    const all = await made();
    const ask = async (path: string, token: string) =>
      dataOf((await server.call(`GET ${path}`, { token })).body);
    type Named = { tenant_id: string };
    const idsOf = (items: readonly Named[]) => items.map(({ tenant_id: id }) => id).toSorted();
    const tenants = async (token: string) =>
      idsOf(((await ask('/api/v2/auth/me/tenants', token)) as { items: Named[] }).items);
    const withTenant = async (token: string) =>
      idsOf(((await ask('/api/v2/auth/me/with-tenant', token)) as { tenants: Named[] }).tenants);
    expect([await tenants(secret), await withTenant(secret)]).toEqual([[harbor], [harbor]]);
    const both = [harbor, quince].toSorted();
    expect([await tenants(all.secret), await withTenant(session)]).toEqual([both, both]);
    for (const path of LISTING_PATHS) {
      const text = JSON.stringify(await ask(path, secret));
      expect([path, text.includes(quince) || text.includes('Quince')]).toEqual([path, false]);
    }
  });

  test('limited to one tenant does not reveal which other one posts for a platform store', async () => {
    const first = await addMappingClient(server, { name: 'Maple' });
    const second = await addMappingClient(server, { name: 'Willow', of: first });
    await seeStores(server, first, [{ id: 'UE-9', name: 'Maple Street' }]);
    const firstStore = await addMappedStore(first, { name: 'Maple Street' });
    const taken = await pendingOf(first, firstStore);
    await confirm(first, taken.pending_id, 'UE-9');
    await seeStores(server, second, [{ id: 'UE-9', name: 'Maple Street' }]);
    const storeId = await addMappedStore(second, { name: 'Maple Street' });
    const waits = await pendingOf(second, storeId);
    const token = async (tenantIds?: readonly string[]) => {
      const { body } = await second.call('POST /api/v2/auth/me/tokens', {
        name: 'Matching',
        access: 'write',
        ...(tenantIds === undefined ? {} : { tenant_ids: tenantIds }),
      });
      return (dataOf(body) as Created).secret;
    };
    const answers = async (secret: string) =>
      Promise.all([
        server.call(`GET ${second.base}/store-mappings?store_id=${storeId}`, { token: secret }),
        server.call(`GET ${second.base}/platform-stores?provider=ubereats`, { token: secret }),
        server.call(`POST /api/v2/ubereats/tenants/${second.tenantId}/confirm-store-mapping`, {
          token: secret,
          json: { pending_id: waits.pending_id, selected_platform_store_id: 'UE-9' },
        }),
      ]);
    const named = (answers: readonly Answer[]) =>
      answers.map(({ body }) => /"Maple"|of Maple\b/.test(JSON.stringify(body)));
    const limited = await answers(await token([second.tenantId]));
    expect(limited.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(named(limited)).toEqual([false, false, false]);
    expect(refusalOf(limited[2]).message).toBe(
      'This platform store is already matched to a store of another client of your firm. Unlink it there first.',
    );
    expect(named(await answers(await token()))).toEqual([true, true, true]);
    expect(named(await answers(await token([first.tenantId, second.tenantId])))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('cannot be created for a tenant its owner is not in, nor for a nonexistent one', async () => {
    for (const tenant of [foreign, '00000000-0000-4000-8000-000000000000']) {
      const refused = await create({ name: 'x', access: 'read', tenant_ids: [harbor, tenant] });
      expect(refusalOf(refused).code).toBe('client_access_denied');
    }
  });

  test('for every tenant still reaches none of other users', async () => {
    const { secret } = await made();
    expect(refusalOf(await stores(secret, foreign)).code).toBe('client_access_denied');
  });

  test('loses what its owner loses, on the next request', async () => {
    const { secret } = await made({ tenant_ids: [quince] });
    expect((await stores(secret, quince)).status).toBe(200);
    await server.database.asOwner((tx) =>
      tx.deleteFrom('memberships').where('tenant_id', '=', quince).execute(),
    );
    expect(refusalOf(await stores(secret, quince)).code).toBe('client_access_denied');
  });

  test('is revoked immediately, and only by its owner', async () => {
    const { token, secret } = await made();
    const other = await signIn(server, 'stranger@example.test');
    const foreignRevoke = await server.call(`DELETE /api/v2/auth/me/tokens/${token.id}`, {
      token: other,
    });
    expect(refusalOf(foreignRevoke).code).toBe('api_token_not_found');
    expect((await stores(secret)).status).toBe(200);
    const revoked = await server.call(`DELETE /api/v2/auth/me/tokens/${token.id}`, {
      token: session,
    });
    expect(revoked.status).toBe(200);
    expect(refusalOf(await stores(secret)).code).toBe('not_authenticated');
    expect((await listed()).map(({ id }) => id)).not.toContain(token.id);
  });

  test('records its last use, at most once a minute', async () => {
    const { token, secret } = await made();
    const lastUsed = async () =>
      (await listed()).find(({ id }) => id === token.id)?.last_used_at ?? null;
    expect(await lastUsed()).toBeNull();
    await stores(secret);
    const first = server.clock.now().toISOString();
    expect(await lastUsed()).toBe(first);
    server.clock.advance(59 * SECOND_MS);
    await stores(secret);
    expect(await lastUsed()).toBe(first);
    server.clock.advance(SECOND_MS);
    await stores(secret);
    expect(await lastUsed()).toBe(server.clock.now().toISOString());
  });

  test('is invalid while its owner is banned', async () => {
    const { secret } = await made();
    const ban = (until: Date | null) =>
      server.database.pool.query('update users set banned_until = $1 where id = $2', [
        until,
        owner.userId,
      ]);
    await ban(new Date(server.clock.now().getTime() + DAY_MS));
    expect(refusalOf(await stores(secret)).code).toBe('not_authenticated');
    await ban(null);
    expect((await stores(secret)).status).toBe(200);
  });

  test('expires', async () => {
    const { secret } = await made({ expires_in_days: 1 });
    server.clock.advance(DAY_MS - SECOND_MS);
    expect((await stores(secret)).status).toBe(200);
    server.clock.advance(SECOND_MS);
    expect(refusalOf(await stores(secret)).code).toBe('not_authenticated');
  });
});
