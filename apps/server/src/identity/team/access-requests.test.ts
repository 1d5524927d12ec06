import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

type AccessRequest = {
  id: string;
  email: string;
  full_name: string;
  message: string;
  state: string;
};

const NONEXISTENT = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let ownerToken: string;
let harbor: { tenantId: string; clientId: string };
let numbered = 0;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  const owner = await addPerson(server, { email: 'owner@example.test' });
  const second = await addPerson(server, { email: 'second@example.test' });
  harbor = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: owner, level: 'user_owner' },
      { person: second, level: 'user_owner' },
    ],
  });
  ownerToken = await signIn(server, 'owner@example.test');
});

afterAll(() => server.stop());

async function newcomer(): Promise<Person & { token: string }> {
  numbered += 1;
  const person = await addPerson(server, { email: `new${numbered}@example.test` });
  return { ...person, token: await signIn(server, person.email) };
}

function ask(token: string, clientId: string, message?: string): Promise<Answer> {
  return server.call('POST /api/v2/clients/access-requests', {
    token,
    json: { client_id: clientId, ...(message === undefined ? {} : { message }) },
    headers: { 'x-request-id': 'the-same-request' },
  });
}

async function listed(): Promise<AccessRequest[]> {
  const answer = await server.call(
    `GET /api/v2/clients/tenants/${harbor.tenantId}/access-requests`,
    { token: ownerToken },
  );
  return (dataOf(answer.body) as { items: AccessRequest[] }).items;
}

/** The user's request, once the job has filed it. */
async function filed({ email }: Person): Promise<AccessRequest> {
  return vi.waitFor(
    async () => {
      const found = (await listed()).find((one) => one.email === email);
      expect(found).toBeDefined();
      return found as AccessRequest;
    },
    { timeout: 30_000, interval: 50 },
  );
}

function decide(id: string, json: object): Promise<Answer> {
  return server.call(`PUT /api/v2/clients/tenants/${harbor.tenantId}/access-requests/${id}`, {
    token: ownerToken,
    json,
  });
}

async function levelOf({ userId }: Person): Promise<string | undefined> {
  const row = await server.database.asOwner((tx) =>
    tx
      .selectFrom('memberships')
      .select('level')
      .where('tenant_id', '=', harbor.tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return row?.level;
}

describe('requesting access', () => {
  test('gets the same response for an existing and a nonexistent client', async () => {
    const person = await newcomer();
    const answers = [
      await ask(person.token, NONEXISTENT),
      await ask(person.token, harbor.clientId, 'I keep their books.'),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      [1, 2].map(() => ({
        status: 202,
        body: {
          status: 'success',
          message: 'If the client exists its owners have been asked',
          data: null,
        },
      })),
    );
    expect(await filed(person)).toMatchObject({
      email: person.email,
      full_name: `Name of ${person.email}`,
      message: 'I keep their books.',
      state: 'pending',
    });
  });

  test('mails every owner, once per person however often they ask', async () => {
    const person = await newcomer();
    await ask(person.token, harbor.clientId);
    await ask(person.token, harbor.clientId);
    await filed(person);
    const later = await newcomer();
    await ask(later.token, harbor.clientId);
    await filed(later);
    expect((await listed()).filter(({ email }) => email === person.email)).toHaveLength(1);
    for (const address of ['owner@example.test', 'second@example.test']) {
      const about = (await mailsTo(server, address)).filter(({ subject }) =>
        subject.includes(`Name of ${person.email} `),
      );
      expect(about.map(({ template, subject }) => [template, subject])).toEqual([
        ['access_request', `Name of ${person.email} requests access to Harbor`],
      ]);
    }
  });

  test('is rate-limited per hour', async () => {
    const { token } = await newcomer();
    const statuses: number[] = [];
    for (let times = 0; times <= 10; times += 1) {
      statuses.push((await ask(token, NONEXISTENT)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });
});

describe('deciding', () => {
  test('admits the person with the role that the owner chose, and notifies them', async () => {
    const person = await newcomer();
    await ask(person.token, harbor.clientId);
    const { id } = await filed(person);
    const answer = await decide(id, { decision: 'approved', tenant_role: 'user_manager' });
    expect([answer.status, (dataOf(answer.body) as AccessRequest).state]).toEqual([
      200,
      'approved',
    ]);
    expect(await levelOf(person)).toBe('user_manager');
    expect((await mailsTo(server, person.email)).map(({ subject }) => subject)).toEqual([
      'You have access to Harbor',
    ]);
    const members = await server.call(`GET /api/v2/clients/tenants/${harbor.tenantId}/members`, {
      token: person.token,
    });
    expect(members.status).toBe(200);
  });

  test('declines without naming the client', async () => {
    const person = await newcomer();
    await ask(person.token, harbor.clientId);
    const { id } = await filed(person);
    expect((await decide(id, { decision: 'declined' })).status).toBe(200);
    expect(await levelOf(person)).toBeUndefined();
    const [mail] = await mailsTo(server, person.email);
    expect([mail?.template, mail?.text.includes('Harbor')]).toEqual([
      'access_request_declined',
      false,
    ]);
  });

  test('happens once, even if two owners decide concurrently', async () => {
    const person = await newcomer();
    await ask(person.token, harbor.clientId);
    const { id } = await filed(person);
    const answers = await Promise.all([
      decide(id, { decision: 'approved' }),
      decide(id, { decision: 'declined' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) as Answer;
    expect(refusalOf(refused).code).toBe('access_request_decided');
    expect(await mailsTo(server, person.email)).toHaveLength(1);
  });

  test('restores access that was removed, but never changes the role of a member', async () => {
    const person = await newcomer();
    await server.database.asOwner((tx) =>
      tx
        .insertInto('memberships')
        .values({
          tenant_id: harbor.tenantId,
          user_id: person.userId,
          level: 'no_access',
          created_at: server.clock.now(),
        })
        .execute(),
    );
    await ask(person.token, harbor.clientId);
    const { id } = await filed(person);
    await decide(id, { decision: 'approved' });
    expect(await levelOf(person)).toBe('user_basic');
  });

  test('does not find those of another tenant', async () => {
    expect(refusalOf(await decide(NONEXISTENT, { decision: 'declined' })).code).toBe(
      'access_request_not_found',
    );
  });
});
