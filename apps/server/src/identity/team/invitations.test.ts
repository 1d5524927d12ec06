import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lastLinkValue, mailsTo } from '../../testing/mails.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../../testing/test-server.ts';

type Invitation = {
  id: string;
  email: string;
  state: string;
  tenant_ids: string[];
  client_scope: string;
  expires_at: string;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let owner: Person;
let ownerToken: string;
let strangerToken: string;
let harbor: string;
let quince: string;
let foreign: string;
let managed: string;
let numbered = 0;

beforeAll(async () => {
  server = await startTestServer();
  owner = await addPerson(server, { email: 'owner@example.test' });
  const stranger = await addPerson(server, { email: 'stranger@example.test' });
  const ownedBy = async (name: string, person: Person) =>
    (await addTenant(server, { name, members: [{ person, level: 'user_owner' }] })).tenantId;
  harbor = await ownedBy('Harbor', owner);
  quince = await ownedBy('Quince', owner);
  foreign = await ownedBy('Foreign', stranger);
  managed = (
    await addTenant(server, {
      name: 'Managed',
      members: [
        { person: stranger, level: 'user_owner' },
        { person: owner, level: 'user_manager' },
      ],
    })
  ).tenantId;
  await signInAll();
});

afterAll(() => server.stop());

async function signInAll(): Promise<void> {
  ownerToken = await signIn(server, 'owner@example.test');
  strangerToken = await signIn(server, 'stranger@example.test');
}

/** A user with an account but no tenant. */
async function newPerson(confirmed = true): Promise<Person & { token: () => Promise<string> }> {
  numbered += 1;
  const person = await addPerson(server, { email: `new${numbered}@example.test`, confirmed });
  return { ...person, token: () => signIn(server, person.email) };
}

function invite(emails: string[], more: object = {}, tenant = harbor): Promise<Answer> {
  return server.call(`POST /api/v2/clients/tenants/${tenant}/invitations`, {
    token: ownerToken,
    json: { emails, tenant_role: 'user_basic', ...more },
  });
}

/** Shortly after earlier mail, so that the last mail is the newest. */
async function invited(emails: string[], more: object = {}): Promise<Invitation[]> {
  server.clock.advance(1);
  return (dataOf((await invite(emails, more)).body) as { items: Invitation[] }).items;
}

async function listed(tenant = harbor, token = ownerToken): Promise<Invitation[]> {
  const answer = await server.call(`GET /api/v2/clients/tenants/${tenant}/invitations`, { token });
  return (dataOf(answer.body) as { items: Invitation[] }).items;
}

function accept(token: string, link: string): Promise<Answer> {
  return server.call('POST /api/v2/auth/invitations/accept', { token, json: { token: link } });
}

function preview(link: string): Promise<Answer> {
  return server.call('POST /api/v2/auth/invitations/preview', { json: { token: link } });
}

function linkTo(email: string): Promise<string> {
  return lastLinkValue(server, email, 'token');
}

async function tenantsOf({ userId }: Person): Promise<string[]> {
  const rows = await server.database.asOwner((tx) =>
    tx
      .selectFrom('memberships')
      .innerJoin('tenants', 'tenants.id', 'tenant_id')
      .select(['tenants.name', 'level'])
      .where('user_id', '=', userId)
      .orderBy('tenants.name')
      .execute(),
  );
  return rows.map(({ name, level }) => `${name}: ${level}`);
}

describe('the list of invitations', () => {
  test('is paged, searchable by address, and split into open and closed', async () => {
    const emails = ['list-a@example.test', 'list-b@example.test', 'list-c@example.test'];
    const [, , third] = await invited(emails);
    const path = `/api/v2/clients/tenants/${harbor}/invitations`;
    const revoked = await server.call(`DELETE ${path}/${third?.id}`, { token: ownerToken });
    expect(revoked.status).toBe(200);
    const read = async (query: string) => {
      const answer = await server.call(`GET ${path}?q=list-&${query}`, { token: ownerToken });
      const { items, next_cursor: next } = dataOf(answer.body) as {
        items: Invitation[];
        next_cursor: string | null;
      };
      return { next, emails: items.map(({ email }) => email) };
    };
    const first = await read('sort=email&limit=2');
    const last = await read(`sort=email&limit=2&cursor=${first.next}`);
    expect([...first.emails, ...last.emails]).toEqual(emails);
    expect(last.next).toBe(null);
    const gone = third?.email;
    expect((await read('open=false')).emails).toEqual([gone]);
    expect((await read('open=true&sort=-email')).emails).toEqual(
      emails.filter((email) => email !== gone).reverse(),
    );
  });
});

describe('an invitation', () => {
  test('is sent by mail, shows what it is for, and admits the invited person', async () => {
    const person = await newPerson();
    const [invitation] = await invited([person.email.toUpperCase()], {
      tenant_role: 'user_manager',
      message: ' Welcome aboard. ',
    });
    expect(invitation).toMatchObject({
      email: person.email,
      state: 'pending',
      tenant_ids: [harbor],
      client_scope: 'listed',
      expires_at: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    const link = await linkTo(person.email);
    expect(link).toMatch(/^inv_[\w-]{43}$/);
    expect(dataOf((await preview(link)).body)).toEqual({
      email: person.email,
      invited_by: 'Name of owner@example.test',
      tenant_names: ['Harbor'],
      tenant_role: 'user_manager',
      level_label: 'Tenant Manager',
      message: 'Welcome aboard.',
      expires_at: invitation?.expires_at,
      has_account: true,
    });
    const joined = await accept(await person.token(), link);
    expect(dataOf(joined.body)).toMatchObject({
      items: [{ tenant_id: harbor, tenant_name: 'Harbor', tenant_role: 'user_manager' }],
    });
    expect(await tenantsOf(person)).toEqual(['Harbor: user_manager']);
    expect((await listed()).find(({ id }) => id === invitation?.id)?.state).toBe('accepted');
  });

  test("is in its reader's language, else in the sender's", async () => {
    const chooses = async (token: string, language: 'en-US' | 'fr-CA') => {
      const json = { language };
      const answer = await server.call('PUT /api/v2/auth/me/preferences', { token, json });
      expect(answer.status).toBe(200);
    };
    const subjectOf = async (email: string) => (await mailsTo(server, email)).at(-1)?.subject;
    const reader = await newPerson();
    await chooses(await reader.token(), 'en-US');
    await chooses(ownerToken, 'fr-CA');
    await invited(['nobody-yet@example.test', reader.email]);
    await chooses(ownerToken, 'en-US');
    expect(await subjectOf('nobody-yet@example.test')).toBe(
      'Name of owner@example.test vous invite dans Harbor',
    );
    expect(await subjectOf(reader.email)).toBe('Name of owner@example.test invites you to Harbor');
  });

  test('is stored only as a hash', async () => {
    const person = await newPerson();
    await invited([person.email]);
    const link = await linkTo(person.email);
    const { rows } = await server.database.pool.query<{ found: string }>(
      'select count(*) as found from team_invitations i where i::text like $1',
      [`%${link.slice(4)}%`],
    );
    expect(rows).toEqual([{ found: 0 }]);
  });

  test('is for the confirmed address it was sent to, and for no other', async () => {
    const person = await newPerson();
    await invited([person.email]);
    const link = await linkTo(person.email);
    const other = await newPerson();
    expect(refusalOf(await accept(await other.token(), link))).toEqual({
      status: 403,
      code: 'invitation_for_other',
      message: 'This invitation is for another email address. Sign in with that one.',
    });
    const token = await person.token();
    await server.database.pool.query('update users set email_confirmed_at = null where id = $1', [
      person.userId,
    ]);
    expect(refusalOf(await accept(token, link)).code).toBe('invitation_for_other');
    expect(await tenantsOf(person)).toEqual([]);
  });

  test('joins once in many concurrent acceptances, and repeats its response', async () => {
    const person = await newPerson();
    await invited([person.email]);
    const link = await linkTo(person.email);
    const token = await person.token();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token, link)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `select count(*) as entries from audit_log where action = 'invitation.accepted'
       and details ->> 'email' = $1`,
      [person.email],
    );
    expect(rows).toEqual([{ entries: 1 }]);
  });

  test('does not restore a member who was removed since', async () => {
    const person = await newPerson();
    await invited([person.email]);
    const link = await linkTo(person.email);
    const token = await person.token();
    await accept(token, link);
    await server.call(`DELETE /api/v2/clients/tenants/${harbor}/members/${person.userId}`, {
      token: ownerToken,
    });
    expect(refusalOf(await accept(token, link)).code).toBe('invitation_invalid');
    expect(await tenantsOf(person)).toEqual([]);
  });

  test('keeps the role of a user who joined by other means in the meantime', async () => {
    const person = await newPerson();
    await invited([person.email], { tenant_role: 'user_owner' });
    await server.database.asOwner((tx) =>
      tx
        .insertInto('memberships')
        .values({
          tenant_id: harbor,
          user_id: person.userId,
          level: 'user_basic',
          created_at: server.clock.now(),
        })
        .execute(),
    );
    await accept(await person.token(), await linkTo(person.email));
    expect(await tenantsOf(person)).toEqual(['Harbor: user_basic']);
  });

  test('is voided when a newer one is sent to the same address, when it is resent, and when it is revoked', async () => {
    const person = await newPerson();
    const token = await person.token();
    const refused = async (link: string) => refusalOf(await accept(token, link)).code;
    await invited([person.email]);
    const first = await linkTo(person.email);
    const [{ id } = { id: '' }] = await invited([person.email]);
    const second = await linkTo(person.email);
    expect(await refused(first)).toBe('invitation_invalid');

    const address = `/api/v2/clients/tenants/${harbor}/invitations/${id}`;
    const resend = () => server.call(`POST ${address}/resend`, { token: ownerToken });
    const tooSoon = await resend();
    expect([refusalOf(tooSoon).code, tooSoon.headers.get('retry-after')]).toEqual([
      'rate_limited',
      '60',
    ]);
    server.clock.advance(MINUTE_MS);
    expect((await resend()).status).toBe(200);
    const third = await linkTo(person.email);
    expect(await refused(second)).toBe('invitation_invalid');

    const revoked = await server.call(`DELETE ${address}`, { token: ownerToken });
    expect((dataOf(revoked.body) as Invitation).state).toBe('revoked');
    expect(await refused(third)).toBe('invitation_invalid');
    expect(refusalOf(await preview(third)).code).toBe('invitation_invalid');
    expect(refusalOf(await resend()).code).toBe('invitation_not_pending');
    expect(await tenantsOf(person)).toEqual([]);
  });

  test('leaves one open link when two are sent to the same address concurrently', async () => {
    const person = await newPerson();
    const answers = await Promise.all([invite([person.email]), invite([person.email])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const states = (await listed())
      .filter(({ email }) => email === person.email)
      .map(({ state }) => state);
    expect(states.toSorted()).toEqual(['pending', 'revoked']);
  });

  test('expires, and can be resent with the same lifetime', async () => {
    const person = await newPerson();
    const [{ id } = { id: '' }] = await invited([person.email], { expires_in_days: 2 });
    const link = await linkTo(person.email);
    server.clock.advance(2 * DAY_MS);
    await signInAll();
    expect(refusalOf(await accept(await person.token(), link)).code).toBe('invitation_invalid');
    const again = await server.call(
      `POST /api/v2/clients/tenants/${harbor}/invitations/${id}/resend`,
      { token: ownerToken },
    );
    expect(dataOf(again.body)).toMatchObject({
      state: 'pending',
      expires_at: new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString(),
    });
    expect((await accept(await person.token(), await linkTo(person.email))).status).toBe(200);
  });

  test('is voided when its sender loses ownership', async () => {
    const inviter = await newPerson();
    const { tenantId } = await addTenant(server, {
      name: 'Orchard',
      members: [
        { person: inviter, level: 'user_owner' },
        { person: owner, level: 'user_owner' },
      ],
    });
    const person = await newPerson();
    await server.call(`POST /api/v2/clients/tenants/${tenantId}/invitations`, {
      token: await inviter.token(),
      json: { emails: [person.email], tenant_role: 'user_owner' },
    });
    const link = await linkTo(person.email);
    await server.call(`DELETE /api/v2/clients/tenants/${tenantId}/members/${inviter.userId}`, {
      token: ownerToken,
    });
    expect(refusalOf(await accept(await person.token(), link)).code).toBe('invitation_invalid');
  });
});

describe('the addressees of createInvitations', () => {
  test('rejects members by their index in the list, and then invites nobody', async () => {
    const person = await newPerson();
    const { status, body } = await invite([person.email, 'owner@example.test']);
    expect([status, (body as { errors: unknown }).errors]).toEqual([
      409,
      [{ path: '/emails/1', message: 'is already a member', code: 'already_member', values: {} }],
    ]);
    expect(await mailsTo(server, person.email)).toEqual([]);
  });

  test("rejects others' tenants, a nonexistent one, and one where the caller is a manager", async () => {
    const person = await newPerson();
    const made = '00000000-0000-4000-8000-000000000000';
    const codes: unknown[] = [];
    for (const tenant of [foreign, made, managed]) {
      codes.push(refusalOf(await invite([person.email], { tenant_ids: [quince, tenant] })).code);
    }
    expect(codes).toEqual(['client_access_denied', 'client_access_denied', 'permission_error']);
    expect(await mailsTo(server, person.email)).toEqual([]);
    expect((await listed(quince)).map(({ email }) => email)).not.toContain(person.email);
  });

  test('admits to each of several tenants, and shows a reader only those they own', async () => {
    const person = await newPerson();
    const [invitation] = await invited([person.email], { tenant_ids: [quince] });
    expect(invitation?.tenant_ids.toSorted()).toEqual([harbor, quince].toSorted());
    await server.database.pool.query(
      `insert into memberships (tenant_id, user_id, level, created_at)
       select $1, id, 'user_owner', now() from users where email = 'stranger@example.test'`,
      [quince],
    );
    const seen = (await listed(quince, strangerToken)).find(({ id }) => id === invitation?.id);
    expect(seen?.tenant_ids).toEqual([quince]);
    const link = await linkTo(person.email);
    await server.call(`DELETE /api/v2/clients/tenants/${quince}/invitations/${invitation?.id}`, {
      token: strangerToken,
    });
    await accept(await person.token(), link);
    expect(await tenantsOf(person)).toEqual(['Harbor: user_basic']);
    await server.database.pool.query(
      `delete from memberships where tenant_id = $1
       and user_id = (select id from users where email = 'stranger@example.test')`,
      [quince],
    );
  });

  test('rate-limits addresses per hour', async () => {
    const inviter = await newPerson();
    const { tenantId } = await addTenant(server, {
      name: 'Busy',
      members: [{ person: inviter, level: 'user_owner' }],
    });
    const token = await inviter.token();
    const codes: unknown[] = [];
    for (let batch = 0; batch <= 10; batch += 1) {
      const emails = Array.from({ length: 20 }, (_, index) => `p${batch}-${index}@example.test`);
      const answer = await server.call(`POST /api/v2/clients/tenants/${tenantId}/invitations`, {
        token,
        json: { emails, tenant_role: 'user_basic' },
      });
      codes.push(answer.status);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe('a plan with one seat left', () => {
  const seats = (count: number | null) =>
    server.database.pool.query('update plans set max_users = $1', [count]);

  afterEach(() => seats(null));

  test('admits one of two concurrent joiners', async () => {
    const inviter = await newPerson();
    const { tenantId } = await addTenant(server, {
      name: 'Small',
      members: [{ person: inviter, level: 'user_owner' }],
    });
    const people = [await newPerson(), await newPerson()];
    const token = await inviter.token();
    const inviteBoth = () =>
      server.call(`POST /api/v2/clients/tenants/${tenantId}/invitations`, {
        token,
        json: { emails: people.map(({ email }) => email), tenant_role: 'user_basic' },
      });
    expect((await inviteBoth()).status).toBe(201);
    await seats(2);
    const answers = await Promise.all(
      people.map(async (person) => accept(await person.token(), await linkTo(person.email))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) as Answer;
    expect(refusalOf(refused).code).toBe('limit_reached');
    expect(refusalOf(await inviteBoth()).code).toBe('limit_reached');
  });
});

describe('client scope `all`', () => {
  async function createClient(name: string): Promise<string> {
    const answer = await server.call('POST /api/v2/clients/clients', {
      token: ownerToken,
      json: { name },
    });
    return (dataOf(answer.body) as { tenant_id: string }).tenant_id;
  }

  test('admits to every tenant the inviter owns, now and later, until the inviter removes the person', async () => {
    const person = await newPerson();
    await invited([person.email], { client_scope: 'all' });
    const between = await createClient('Between');
    await accept(await person.token(), await linkTo(person.email));
    const now = ['Between', 'Harbor', 'Orchard', 'Quince'].map((name) => `${name}: user_basic`);
    expect(await tenantsOf(person)).toEqual(now);

    await createClient('Later');
    expect(await tenantsOf(person)).toEqual([
      'Between: user_basic',
      'Harbor: user_basic',
      'Later: user_basic',
      'Orchard: user_basic',
      'Quince: user_basic',
    ]);
    const members = await server.call(`GET /api/v2/clients/tenants/${between}/members`, {
      token: ownerToken,
    });
    expect(
      (dataOf(members.body) as { items: { email: string; client_scope: string }[] }).items.map(
        ({ email, client_scope: scope }) => [email, scope],
      ),
    ).toEqual([
      [person.email, 'all'],
      ['owner@example.test', 'listed'],
    ]);

    await server.call(`DELETE /api/v2/clients/tenants/${between}/members/${person.userId}`, {
      token: ownerToken,
    });
    await createClient('Much later');
    expect(await tenantsOf(person)).toEqual([
      'Harbor: user_basic',
      'Later: user_basic',
      'Orchard: user_basic',
      'Quince: user_basic',
    ]);
  });

  test('leaves out a tenant that a fellow owner has removed from the invitation', async () => {
    const person = await newPerson();
    const fellow = await newPerson();
    const [invitation] = await invited([person.email], { client_scope: 'all' });
    await server.database.pool.query(
      `insert into memberships (tenant_id, user_id, level, created_at) values ($1, $2, 'user_owner', now())`,
      [quince, fellow.userId],
    );
    const link = await linkTo(person.email);
    await server.call(`DELETE /api/v2/clients/tenants/${quince}/invitations/${invitation?.id}`, {
      token: await fellow.token(),
    });
    await accept(await person.token(), link);
    const joined = await tenantsOf(person);
    expect(joined).toContain('Harbor: user_basic');
    expect(joined).not.toContain('Quince: user_basic');
  });
});
