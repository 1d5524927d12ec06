import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TenantLevel } from '../../db/tables.ts';
import { lastLinkValue } from '../../testing/mails.ts';
import {
  addPerson,
  addTenant,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: Person;
let ownerToken: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await newPerson();
  ownerToken = await signIn(server, owner.email);
});
afterAll(() => server.stop());
afterEach(() => seats(null));

const seats = (count: number | null) =>
  server.database.pool.query('update plans set max_users = $1', [count]);

const newPerson = () => addPerson(server, { email: `${randomUUID()}@example.test` });

/** A tenant of the owner, with these members. */
async function teamOf(members: readonly { person: Person; level: TenantLevel }[]) {
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person: owner, level: 'user_owner' }, ...members],
  });
  const base = `/api/v2/clients/tenants/${tenantId}`;
  const call = (request: string, json: object) => {
    const [method = '', path = ''] = request.split(' ');
    return server.call(`${method} ${base}/${path}`, { token: ownerToken, json });
  };
  return {
    tenantId,
    invite: (...emails: string[]) =>
      call('POST invitations', { emails, tenant_role: 'user_basic' }),
    setLevel: ({ userId }: Person, level: TenantLevel) =>
      call(`PUT members/${userId}`, { tenant_role: level }),
    approve: async ({ userId }: Person, level: TenantLevel): Promise<Answer> => {
      const id = randomUUID();
      await server.database.asOwner((tx) =>
        tx
          .insertInto('access_requests')
          .values({
            tenant_id: tenantId,
            id,
            user_id: userId,
            message: '',
            state: 'pending',
            created_at: server.clock.now(),
          })
          .execute(),
      );
      return call(`PUT access-requests/${id}`, { decision: 'approved', tenant_role: level });
    },
  };
}

async function levelIn(tenantId: string, { userId }: Person): Promise<TenantLevel | undefined> {
  const row = await server.database.asOwner((tx) =>
    tx
      .selectFrom('memberships')
      .select('level')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return row?.level;
}

describe('a member without access', () => {
  test('takes no seat, and can get one while there is one left', async () => {
    const [ada, ben] = [await newPerson(), await newPerson()];
    const { tenantId, setLevel } = await teamOf([
      { person: ada, level: 'user_basic' },
      { person: ben, level: 'no_access' },
    ]);
    await seats(2);
    const refused = await setLevel(ben, 'user_basic');
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'limit_reached' });
    expect(await levelIn(tenantId, ben)).toBe('no_access');
    expect((await setLevel(ada, 'no_access')).status).toBe(200);
    expect((await setLevel(ben, 'user_manager')).status).toBe(200);
    expect(await levelIn(tenantId, ben)).toBe('user_manager');
  });

  test('requests access again, which takes a seat too', async () => {
    const ben = await newPerson();
    const { tenantId, approve } = await teamOf([{ person: ben, level: 'no_access' }]);
    await seats(1);
    expect(refusalOf(await approve(ben, 'user_basic')).code).toBe('limit_reached');
    expect(await levelIn(tenantId, ben)).toBe('no_access');
  });

  test('gets one of two concurrently requested seats', async () => {
    const [ada, ben] = [await newPerson(), await newPerson()];
    const { setLevel } = await teamOf([
      { person: ada, level: 'no_access' },
      { person: ben, level: 'no_access' },
    ]);
    await seats(2);
    const answers = await Promise.all([ada, ben].map((one) => setLevel(one, 'user_basic')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a full plan', () => {
  test('still allows role changes, leaving and removals', async () => {
    const ada = await newPerson();
    const { tenantId, setLevel } = await teamOf([{ person: ada, level: 'user_basic' }]);
    await seats(1);
    expect((await setLevel(ada, 'user_manager')).status).toBe(200);
    expect((await setLevel(ada, 'user_owner')).status).toBe(200);
    expect((await setLevel(ada, 'no_access')).status).toBe(200);
    expect(await levelIn(tenantId, ada)).toBe('no_access');
  });

  test('rejects nobody who is already a member', async () => {
    const ada = await newPerson();
    const { tenantId, approve } = await teamOf([{ person: ada, level: 'user_manager' }]);
    await seats(1);
    expect((await approve(ada, 'user_basic')).status).toBe(200);
    expect(await levelIn(tenantId, ada)).toBe('user_manager');
  });
});

describe('approved as an owner', () => {
  /** Gives `joiner` every client of `boss`. */
  async function letEverywhere(boss: Person, joiner: Person): Promise<void> {
    await server.database.asOwner((tx) =>
      tx
        .insertInto('client_scope_grants')
        .values({
          owner_id: boss.userId,
          member_id: joiner.userId,
          level: 'user_manager',
          created_at: server.clock.now(),
        })
        .execute(),
    );
  }

  test('a new owner brings those to whom they gave every client', async () => {
    const [boss, joiner] = [await newPerson(), await newPerson()];
    const { tenantId, approve } = await teamOf([]);
    await letEverywhere(boss, joiner);
    expect((await approve(boss, 'user_owner')).status).toBe(200);
    expect([await levelIn(tenantId, boss), await levelIn(tenantId, joiner)]).toEqual([
      'user_owner',
      'user_manager',
    ]);
  });

  test('a user who joined meanwhile with a lesser role keeps it, and brings nobody', async () => {
    const [boss, joiner] = [await newPerson(), await newPerson()];
    const { tenantId, approve } = await teamOf([{ person: boss, level: 'user_basic' }]);
    await letEverywhere(boss, joiner);
    expect((await approve(boss, 'user_owner')).status).toBe(200);
    expect([await levelIn(tenantId, boss), await levelIn(tenantId, joiner)]).toEqual([
      'user_basic',
      undefined,
    ]);
  });
});

describe('an address in another case', () => {
  test('is the same person: one invitation, which they accept', async () => {
    const person = await newPerson();
    const { tenantId, invite } = await teamOf([]);
    const shouted = person.email.toUpperCase();
    const answer = await invite(shouted, person.email);
    expect(answer.body).toMatchObject({ data: { items: [{ email: person.email }] } });
    const accepted = await server.call('POST /api/v2/auth/invitations/accept', {
      token: await signIn(server, person.email),
      json: { token: await lastLinkValue(server, person.email, 'token') },
    });
    expect([accepted.status, await levelIn(tenantId, person)]).toEqual([200, 'user_basic']);
    expect(refusalOf(await invite(shouted)).code).toBe('already_member');
  });
});
