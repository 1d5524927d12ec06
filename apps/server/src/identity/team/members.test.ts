import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TenantLevel } from '../../db/tables.ts';
import { mailsTo } from '../../testing/mails.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';

type Member = {
  user_id: string;
  email: string;
  tenant_role: string;
  level_label: string;
  last_active_at: string | null;
};

const NAMES = ['ada', 'ben', 'cleo', 'dora', 'eve'] as const;
type Name = (typeof NAMES)[number];

let server: TestServer;
const people = {} as Record<Name, Person>;
const tokens = {} as Record<Name, string>;
let tenantId: string;
let base: string;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of NAMES) {
    people[name] = await addPerson(server, { email: `${name}@example.test` });
    tokens[name] = await signIn(server, `${name}@example.test`);
  }
});

afterAll(() => server.stop());

beforeEach(async () => {
  await makeTeam({ ada: 'user_owner', ben: 'user_manager', cleo: 'user_basic' });
});

async function makeTeam(levels: Partial<Record<Name, TenantLevel>>): Promise<void> {
  const members = Object.entries(levels).map(([name, level]) => ({
    person: people[name as Name],
    level,
  }));
  ({ tenantId } = await addTenant(server, { name: 'Harbor', members }));
  base = `/api/v2/clients/tenants/${tenantId}`;
}

async function membersAs(name: Name): Promise<Member[]> {
  const answer = await server.call(`GET ${base}/members`, { token: tokens[name] });
  return (dataOf(answer.body) as { items: Member[] }).items;
}

/** The members of the tenant, regardless of access. */
async function levels(): Promise<Record<string, string>> {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['users.email', 'memberships.level'])
      .where('tenant_id', '=', tenantId)
      .orderBy('users.email')
      .execute(),
  );
  return Object.fromEntries(rows.map(({ email, level }) => [email?.split('@')[0] ?? '', level]));
}

function remove(by: Name, whom: Name): Promise<Answer> {
  return server.call(`DELETE ${base}/members/${people[whom].userId}`, { token: tokens[by] });
}

function changeRole(by: Name, whom: Name, role: string): Promise<Answer> {
  return server.call(`PUT ${base}/members/${people[whom].userId}`, {
    token: tokens[by],
    json: { tenant_role: role },
  });
}

function transfer(by: Name, userId: string): Promise<Answer> {
  return server.call(`PUT ${base}/ownership`, { token: tokens[by], json: { user_id: userId } });
}

async function actions(): Promise<string[]> {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('audit_log')
      .select('action')
      .where('tenant_id', '=', tenantId)
      .orderBy('sequence')
      .execute(),
  );
  return rows.map(({ action }) => action);
}

describe('listMembers', () => {
  test("lists the tenant's members by name, to a manager but not to a Tenant User", async () => {
    const found = await membersAs('ben');
    expect(found.map((one) => [one.email, one.tenant_role, one.level_label])).toEqual([
      ['ada@example.test', 'user_owner', 'Tenant Owner'],
      ['ben@example.test', 'user_manager', 'Tenant Manager'],
      ['cleo@example.test', 'user_basic', 'Tenant User'],
    ]);
    expect(found[0]?.last_active_at).toBe(server.clock.now().toISOString());
    const refused = await server.call(`GET ${base}/members`, { token: tokens.cleo });
    expect(refusalOf(refused).code).toBe('permission_error');
  });

  test('pages, filters and sorts them', async () => {
    const read = async (query: string) => {
      const answer = await server.call(`GET ${base}/members?${query}`, { token: tokens.ada });
      const { items, next_cursor: next } = dataOf(answer.body) as {
        items: Member[];
        next_cursor: string | null;
      };
      return { next, names: items.map(({ email }) => email.split('@')[0]) };
    };
    for (const [sort, order] of [
      ['name', ['ada', 'ben', 'cleo']],
      ['-name', ['cleo', 'ben', 'ada']],
    ] as const) {
      const first = await read(`sort=${sort}&limit=2`);
      const last = await read(`sort=${sort}&limit=2&cursor=${first.next}`);
      expect([first.names, last.names, last.next]).toEqual([
        order.slice(0, 2),
        order.slice(2),
        null,
      ]);
    }
    expect((await read('tenant_role=user_manager')).names).toEqual(['ben']);
    expect((await read('q=LEO@')).names).toEqual(['cleo']);
    expect((await read('q=%25')).names).toEqual([]);
    expect((await read('sort=-joined')).names).toHaveLength(3);
  });

  test('rejects a non-member as if there were no such tenant', async () => {
    const refused = await server.call(`GET ${base}/members`, { token: tokens.eve });
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'client_access_denied' });
  });
});

describe('updateMember', () => {
  test('changes the role from the next request on, and logs it', async () => {
    const answer = await changeRole('ada', 'ben', 'user_basic');
    expect([answer.status, (dataOf(answer.body) as Member).tenant_role]).toEqual([
      200,
      'user_basic',
    ]);
    const refused = await server.call(`GET ${base}/members`, { token: tokens.ben });
    expect(refusalOf(refused).code).toBe('permission_error');
    expect(await actions()).toEqual(['member.role_changed']);
  });

  test('does not let a manager change roles, nor the last owner step down', async () => {
    expect(refusalOf(await changeRole('ben', 'cleo', 'user_manager')).code).toBe(
      'permission_error',
    );
    expect(refusalOf(await changeRole('ada', 'ada', 'user_manager'))).toEqual({
      status: 409,
      code: 'last_owner',
      message: 'A tenant needs an owner. Transfer ownership first.',
    });
    expect(await levels()).toEqual({ ada: 'user_owner', ben: 'user_manager', cleo: 'user_basic' });
    expect(await actions()).toEqual([]);
  });

  test('responds identically to a non-member and a nonexistent user', async () => {
    expect(refusalOf(await changeRole('ada', 'eve', 'user_basic'))).toEqual({
      status: 404,
      code: 'member_not_found',
      message: 'Member not found',
    });
  });

  test('removes access but keeps the member', async () => {
    await changeRole('ada', 'cleo', 'no_access');
    expect((await membersAs('ada')).map(({ level_label: label }) => label)).toEqual([
      'Tenant Owner',
      'Tenant Manager',
      'No Access',
    ]);
  });
});

describe('deleteMember', () => {
  test('rejects the removed member on the very next request', async () => {
    expect((await remove('ada', 'ben')).status).toBe(200);
    const refused = await server.call(`GET ${base}/members`, { token: tokens.ben });
    expect(refusalOf(refused).code).toBe('client_access_denied');
    expect(await actions()).toEqual(['member.removed']);
  });

  test('lets anybody leave, but only an owner remove somebody else', async () => {
    expect(refusalOf(await remove('ben', 'cleo')).code).toBe('permission_error');
    expect((await remove('cleo', 'cleo')).status).toBe(200);
    expect(await levels()).toEqual({ ada: 'user_owner', ben: 'user_manager' });
    expect(await actions()).toEqual(['member.left']);
  });

  test('keeps the last owner', async () => {
    expect(refusalOf(await remove('ada', 'ada')).code).toBe('last_owner');
    await changeRole('ada', 'ben', 'user_owner');
    expect((await remove('ada', 'ada')).status).toBe(200);
    expect(await levels()).toEqual({ ben: 'user_owner', cleo: 'user_basic' });
  });

  test('leaves one owner when two remove each other concurrently, every time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await makeTeam({ ada: 'user_owner', ben: 'user_owner', cleo: 'user_basic' });
      const answers = await Promise.all([remove('ada', 'ben'), remove('ben', 'ada')]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      expect(Object.values(await levels()).toSorted()).toEqual(['user_basic', 'user_owner']);
    }
  });

  test('leaves one owner when both leave concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      await makeTeam({ ada: 'user_owner', ben: 'user_owner' });
      const answers = await Promise.all([remove('ada', 'ada'), remove('ben', 'ben')]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(Object.values(await levels())).toEqual(['user_owner']);
    }
  });
});

describe('updateOwnership', () => {
  test('makes the member the owner and the caller a manager, and notifies the new owner', async () => {
    const before = (await mailsTo(server, people.ben.email)).length;
    expect((await transfer('ada', people.ben.userId)).status).toBe(200);
    expect(await levels()).toEqual({ ada: 'user_manager', ben: 'user_owner', cleo: 'user_basic' });
    expect(await actions()).toEqual(['ownership.transferred']);
    const mails = (await mailsTo(server, people.ben.email)).slice(before);
    expect(mails.map(({ template, subject }) => [template, subject])).toEqual([
      ['ownership_transferred', 'Harbor has a new owner'],
    ]);
    expect(mails[0]?.text).toContain(
      'Name of ada@example.test made Name of ben@example.test the owner of Harbor.',
    );
  });

  test('is rejected for oneself, for a non-member and by a manager', async () => {
    expect(refusalOf(await transfer('ada', people.ada.userId)).code).toBe('validation_failed');
    expect(refusalOf(await transfer('ada', people.eve.userId)).code).toBe('member_not_found');
    expect(refusalOf(await transfer('ben', people.cleo.userId)).code).toBe('permission_error');
    expect(await levels()).toEqual({ ada: 'user_owner', ben: 'user_manager', cleo: 'user_basic' });
  });

  test('happens once in two concurrent calls', async () => {
    const answers = await Promise.all([
      transfer('ada', people.ben.userId),
      transfer('ada', people.cleo.userId),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(Object.values(await levels()).filter((level) => level === 'user_owner')).toHaveLength(1);
  });
});
