import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];

const ADMIN = '/api/admin/notifications';
const WORDS = {
  title: ' Maintenance on Sunday ',
  message: 'Platebook is read-only from 06:00 & <b>nothing</b> is lost.',
  action: { label: 'See the plan', href: '/dashboard/sync?view=all' },
};

let server: TestServer;
let admin: string;
let operator: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  admin = await staff('system_admin');
  operator = await staff('system_operator');
});
afterAll(() => server.stop());

async function staff(level: 'system_admin' | 'system_operator'): Promise<string> {
  const { userId, email } = await addPerson(server, { email: `${level}@staff.test` });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level, created_at: server.clock.now() })
      .execute(),
  );
  return signIn(server, email);
}

async function preview(query: string, json: object): Promise<Schemas['MailPreview'][]> {
  const answer = await server.call(`POST ${ADMIN}/preview?${query}`, { token: admin, json });
  return (dataOf(answer.body) as Schemas['MailPreviews']).mails;
}

/** The server's mail to an address. */
async function mailTo(email: string) {
  return vi.waitFor(async () => {
    const row = await server.database.asOwner((tx) =>
      tx
        .selectFrom('outbound_messages')
        .select(['subject', 'html_body', 'text_body'])
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow(),
    );
    return { subject: row.subject, html: row.html_body, text: row.text_body };
  });
}

test('a preview equals the mail that is later sent, in both languages, and writes nothing itself', async () => {
  const english = await addPerson(server, { email: 'reader@books.test' });
  const french = await addPerson(server, { email: 'lectrice@books.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Juniper & Rye',
    members: [
      { person: english, level: 'user_owner' },
      { person: french, level: 'user_owner' },
    ],
  });
  await server.call('PUT /api/v2/auth/me/preferences', {
    token: await signIn(server, french.email),
    json: { language: 'fr-CA' },
  });
  const target = `target_tenant_id=${tenantId}`;
  const mails = await preview(target, WORDS);
  const { rows } = await server.database.pool.query<{ messages: number; notifications: number }>(
    `select (select count(*) from outbound_messages)::int as messages,
      (select count(*) from notifications)::int as notifications`,
  );
  expect(rows).toEqual([{ messages: 0, notifications: 0 }]);

  await server.call(`POST ${ADMIN}/create?${target}`, { token: admin, json: WORDS });
  expect(mails).toEqual([
    { language: 'en-US', ...(await mailTo(english.email)) },
    { language: 'fr-CA', ...(await mailTo(french.email)) },
  ]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Juniper & Rye: Maintenance on Sunday',
    'Juniper & Rye\u00A0: Maintenance on Sunday',
  ]);
  expect(mails[0]?.text).toContain('See the plan:\nhttp');
});

test("without a tenant a placeholder replaces the client's name", async () => {
  const mails = await preview('', { title: 'Maintenance', message: 'On Sunday.' });
  expect(mails.map(({ subject }) => subject)).toEqual([
    '[Client name]: Maintenance',
    '[Nom du client]\u00A0: Maintenance',
  ]);
});

test('a preview is available to permitted senders, for an existing tenant', async () => {
  const path = `POST ${ADMIN}/preview`;
  const asOperator = await server.call(path, { token: operator, json: WORDS });
  expect(refusalOf(asOperator).code).toBe('permission_error');
  const ofNone = await server.call(`${path}?target_tenant_id=${randomUUID()}`, {
    token: admin,
    json: WORDS,
  });
  expect(refusalOf(ofNone)).toMatchObject({ status: 404, code: 'tenant_not_found' });
  const wordless = await server.call(path, { token: admin, json: { ...WORDS, title: ' ' } });
  expect(refusalOf(wordless).code).toBe('validation_failed');
});

test('a test mail goes to its author in full, and to nobody else', async () => {
  const message = `Read this. ${'Longer than a line of a mail. '.repeat(64)}Done.`;
  const json = { title: 'A test of mine', message };
  const send = (query: string, token: string) =>
    server.call(`POST ${ADMIN}/test?${query}`, { token, json });
  const before = await countMessages();
  expect(dataOf((await send('', admin)).body)).toEqual({
    email: 'system_admin@staff.test',
    status: 'kept',
  });
  const { subject, text } = await mailTo('system_admin@staff.test');
  expect(subject).toBe('[Client name]: A test of mine');
  expect(text).toContain(message);
  expect(await countMessages()).toBe(before + 1);
  expect(refusalOf(await send(`target_tenant_id=${randomUUID()}`, admin)).code).toBe(
    'tenant_not_found',
  );
  expect(refusalOf(await send('', operator)).code).toBe('permission_error');
  await server.database.asOwner((tx) =>
    tx
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('email', '=', 'system_admin@staff.test')
      .execute(),
  );
  expect(refusalOf(await send('', admin))).toMatchObject({
    status: 409,
    code: 'no_confirmed_email',
  });
});

async function countMessages(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from outbound_messages',
  );
  return rows[0]?.count ?? 0;
}
