import { createHash, randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailsTo } from '../testing/mails.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Answer, Person, TestServer } from '../testing/test-server.ts';
import { paragraphsOf } from './support-mail.ts';

type Schemas = components['schemas'];
type Ticket = Schemas['SupportTicket'];
type Thread = Schemas['SupportTicketDetail'];
type Message = Schemas['SupportMessage'];

const PNG = Buffer.from('not quite a picture');
const DIAGNOSTICS = {
  route: '/dashboard/sync/payouts',
  app_version: '0.1.0',
  browser: 'Firefox',
  language: 'en',
  time_zone: 'America/New_York',
  viewport: '1280x800',
  errors: [
    {
      error_id: 'e1',
      operation: 'getPayout',
      status: 500,
      request_id: 'r1',
      at: '2026-11-22T08:58:00.000Z',
    },
  ],
  request_ids: ['r1'],
} satisfies Schemas['SupportDiagnostics'];

let server: TestServer;
let tenantId: string;
let clientId: string;
let people: Record<'owner' | 'basic' | 'other' | 'staff', Person>;
let tokens: Record<keyof typeof people, string>;
let base: string;

beforeAll(async () => {
  server = await startTestServer({ worker: true, env: { SUPPORT_EMAIL: 'help@example.test' } });
  people = {
    owner: await addPerson(server, { email: 'owner@example.test' }),
    basic: await addPerson(server, { email: 'basic@example.test' }),
    other: await addPerson(server, { email: 'other@example.test' }),
    staff: await addPerson(server, { email: 'staff@example.test' }),
  };
  ({ tenantId, clientId } = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: people.owner, level: 'user_owner' },
      { person: people.basic, level: 'user_basic' },
    ],
  }));
  await addTenant(server, {
    name: 'Elsewhere',
    members: [{ person: people.other, level: 'user_owner' }],
  });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({
        user_id: people.staff.userId,
        level: 'system_operator',
        created_at: server.clock.now(),
      })
      .execute(),
  );
  tokens = {
    owner: await signIn(server, people.owner.email),
    basic: await signIn(server, people.basic.email),
    other: await signIn(server, people.other.email),
    staff: await signIn(server, people.staff.email),
  };
  base = `/api/v2/clients/tenants/${tenantId}/support/tickets`;
});

afterAll(() => server.stop());

type By = keyof typeof people;

function ask(by: By, request: string, json?: unknown): Promise<Answer> {
  const [method, path = ''] = request.split(' ');
  return server.call(`${method} ${base}${path}`, {
    token: tokens[by],
    ...(json === undefined ? {} : { json }),
  });
}

async function read<Data>(by: By, request: string, json?: unknown): Promise<Data> {
  return dataOf((await ask(by, request, json)).body) as Data;
}

function open(by: By, subject: string, more: object = {}): Promise<Thread> {
  return read(by, 'POST ', { subject, topic: 'payouts', message: `About: ${subject}`, ...more });
}

async function list(by: By, query = ''): Promise<string[]> {
  const { items } = await read<{ items: Ticket[] }>(by, `GET ${query}`);
  return items.map(({ subject }) => subject);
}

function answer(ticket: string, json: object): Promise<Answer> {
  return server.call(`POST /api/admin/support/tickets/${ticket}/replies`, {
    token: tokens.staff,
    json,
  });
}

function attach(by: By, at: string, name: string, content: Buffer = PNG): Promise<Answer> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], name));
  return server.call(`POST ${base}/${at}/attachments`, { token: tokens[by], body });
}

describe('a ticket', () => {
  test('is confirmed to its author and mailed to support', async () => {
    const thread = await open('basic', 'The deposit is short', { diagnostics: DIAGNOSTICS });
    const { id, number, created_at: at, messages } = thread;
    expect(thread).toEqual({
      id,
      number,
      subject: 'The deposit is short',
      topic: 'payouts',
      status: 'submitted',
      opened_by_name: 'Name of basic@example.test',
      is_own: true,
      message_count: 1,
      is_unread: false,
      created_at: server.clock.now().toISOString(),
      last_message_at: at,
      solved_at: null,
      diagnostics: DIAGNOSTICS,
      messages: [
        {
          id: messages[0]?.id,
          author_name: 'Name of basic@example.test',
          is_staff: false,
          is_own: true,
          message: 'About: The deposit is short',
          attachments: [],
          created_at: at,
        },
      ],
    });
    const [confirmed] = await mailsTo(server, people.basic.email);
    expect(confirmed).toMatchObject({
      template: 'support_ticket_received',
      subject: `We got your message (ticket ${number})`,
    });
    expect(confirmed?.text).toContain(`/dashboard/support/${id}?client=${clientId}`);
    const [forwarded] = await mailsTo(server, 'help@example.test');
    expect(forwarded).toMatchObject({
      template: 'support_message',
      subject: `Ticket ${number}: The deposit is short`,
    });
    expect(forwarded?.text).toContain('About: The deposit is short');
    expect(forwarded?.text).toContain(id);
  });

  test('contains no diagnostics without consent, and rejects any with a query', async () => {
    expect((await open('owner', 'Without')).diagnostics).toBeNull();
    const route = '/dashboard/sync?token=secret';
    const refused = await ask('owner', 'POST ', {
      subject: 'With',
      topic: 'other',
      message: 'x',
      diagnostics: { ...DIAGNOSTICS, route },
    });
    expect(refusalOf(refused)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test("is visible to its author and the client's managers, and to nobody of another tenant", async () => {
    const own = await open('basic', 'Own of basic');
    const owners = await open('owner', 'Own of owner');
    expect(await list('basic', '?q=own%20of')).toEqual(['Own of basic']);
    expect(await list('owner', '?q=own%20of')).toEqual(['Own of owner', 'Own of basic']);
    expect((await read<Thread>('owner', `GET /${own.id}`)).is_own).toBe(false);
    for (const request of [`GET /${owners.id}`, `POST /${owners.id}/read`]) {
      expect(refusalOf(await ask('basic', request))).toMatchObject({
        code: 'support_ticket_not_found',
      });
    }
    const reply = await ask('basic', `POST /${owners.id}/messages`, { message: 'Mine?' });
    expect(refusalOf(reply)).toMatchObject({ code: 'support_ticket_not_found' });
    expect(refusalOf(await ask('other', `GET /${own.id}`))).toMatchObject({
      code: 'client_access_denied',
    });
    const { items } = dataOf(
      (await server.call('GET /api/v2/auth/me/tenants', { token: tokens.other })).body,
    ) as { items: { tenant_id: string }[] };
    const foreign = await server.call(
      `GET /api/v2/clients/tenants/${items[0]?.tenant_id}/support/tickets/${own.id}`,
      { token: tokens.other },
    );
    expect(refusalOf(foreign)).toMatchObject({ code: 'support_ticket_not_found' });
  });

  test('is found by number, subject and text, by status, in sorted pages', async () => {
    const { number } = await open('owner', 'Zebra one', { message: 'needle in a haystack' });
    await open('owner', 'Zebra two');
    expect(await list('owner', `?q=${number}`)).toEqual(['Zebra one']);
    expect(await list('owner', '?q=NEEDLE')).toEqual(['Zebra one']);
    expect(await list('owner', '?q=zebra&status=solved')).toEqual([]);
    expect(await list('owner', '?q=zebra&sort=subject')).toEqual(['Zebra one', 'Zebra two']);
    const first = await read<{ next_cursor: string }>('owner', 'GET ?q=zebra&limit=1');
    expect(await list('owner', `?q=zebra&limit=1&cursor=${first.next_cursor}`)).toEqual([
      'Zebra one',
    ]);
  });
});

describe('a thread', () => {
  test('waits for whoever did not write last, is unread until it is read, and can be solved and reopened', async () => {
    const { id, number } = await open('basic', 'To and fro');
    server.clock.advance(1_000);
    expect((await answer(id, { message: 'Which day?' })).status).toBe(201);
    expect(await read<Thread>('basic', `GET /${id}`)).toMatchObject({
      status: 'awaiting_you',
      is_unread: true,
      message_count: 2,
    });
    await ask('basic', `POST /${id}/read`);
    expect((await read<Thread>('basic', `GET /${id}`)).is_unread).toBe(false);
    expect((await read<Thread>('owner', `GET /${id}`)).is_unread).toBe(true);
    server.clock.advance(1_000);
    const message = await read<Message>('basic', `POST /${id}/messages`, { message: ' Nov 9. ' });
    expect(message).toMatchObject({ message: 'Nov 9.', is_staff: false, is_own: true });
    expect(await read<Thread>('basic', `GET /${id}`)).toMatchObject({ status: 'submitted' });
    const solved = await read<Thread>('basic', `PUT /${id}`, { status: 'solved' });
    expect(solved).toMatchObject({
      status: 'solved',
      solved_at: server.clock.now().toISOString(),
    });
    expect(await read<Thread>('basic', `PUT /${id}`, { status: 'submitted' })).toMatchObject({
      status: 'submitted',
      solved_at: null,
    });
    const forSupport = await mailsTo(server, 'help@example.test');
    expect(
      forSupport.filter(({ subject }) => subject === `Ticket ${number}: To and fro`),
    ).toHaveLength(2);
  });

  test('notifies its author of a reply, in the app and by mail, but not of a note', async () => {
    const { id, number } = await open('basic', 'Quietly');
    expect((await answer(id, { message: 'For us only', is_internal: true })).status).toBe(201);
    expect(await read<Thread>('basic', `GET /${id}`)).toMatchObject({
      status: 'submitted',
      message_count: 1,
      is_unread: false,
    });
    expect(await list('owner', '?q=for%20us%20only')).toEqual([]);
    server.clock.advance(1_000);
    await answer(id, { message: 'Fixed.', status: 'solved' });
    const notifications = `/api/v2/clients/tenants/${tenantId}/notifications`;
    const notificationsOf = async (by: By) => {
      const page = await server.call(`GET ${notifications}`, { token: tokens[by] });
      const { items } = dataOf(page.body) as { items: Schemas['Notification'][] };
      return items.filter(({ subject }) => subject['ticket_id'] === id);
    };
    expect(await notificationsOf('basic')).toMatchObject([
      {
        event: 'support_replied',
        type: 'success',
        title: `Support replied to ticket ${number}`,
        message: '“Quietly”: Fixed.',
        action: { label: 'Open the ticket', href: `/dashboard/support/${id}` },
      },
    ]);
    expect(await notificationsOf('owner')).toEqual([]);
    await expect
      .poll(async () => (await mailsTo(server, people.basic.email)).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContain(`Harbor: Support replied to ticket ${number}`);
  });

  test('is answered only by support', async () => {
    const { id } = await open('owner', 'By whom');
    const refused = await server.call(`POST /api/admin/support/tickets/${id}/replies`, {
      token: tokens.owner,
      json: { message: 'I am support' },
    });
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'permission_error' });
    expect(refusalOf(await answer(randomUUID(), { message: 'Who?' }))).toMatchObject({
      status: 404,
      code: 'support_ticket_not_found',
    });
  });
});

describe('a file of a message', () => {
  test('is stored unchanged and downloaded by those who can see the ticket', async () => {
    const thread = await open('basic', 'With a file');
    const at = `${thread.id}/messages/${thread.messages[0]?.id}`;
    const attachment = dataOf((await attach('basic', at, '../screen.png')).body) as { id: string };
    expect(attachment).toEqual({
      id: attachment.id,
      file_name: 'screen.png',
      size_bytes: PNG.length,
      sha256: createHash('sha256').update(PNG).digest('hex'),
      created_at: server.clock.now().toISOString(),
    });
    expect((await read<Thread>('owner', `GET /${thread.id}`)).messages[0]?.attachments).toEqual([
      attachment,
    ]);
    const download = await fetch(`${server.url}${base}/${at}/attachments/${attachment.id}`, {
      headers: { authorization: `Bearer ${tokens.owner}` },
    });
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PNG);
    expect(download.headers.get('content-disposition')).toBe('attachment; filename=screen.png');
    expect(download.headers.get('content-type')).toBe('application/octet-stream');
  });

  test("is attached to one's own message, five at most, of the accepted types and sizes", async () => {
    const thread = await open('basic', 'Many files');
    const at = `${thread.id}/messages/${thread.messages[0]?.id}`;
    expect(refusalOf(await attach('owner', at, 'a.png'))).toMatchObject({
      code: 'support_message_not_found',
    });
    expect(refusalOf(await attach('basic', at, 'a.exe'))).toMatchObject({
      code: 'attachment_type_unknown',
    });
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(refusalOf(await attach('basic', at, 'a.png', large))).toMatchObject({
      code: 'attachment_too_large',
    });
    for (const name of ['1.png', '2.png', '3.png', '4.png', '5.png']) {
      expect((await attach('basic', at, name)).status).toBe(201);
    }
    expect(refusalOf(await attach('basic', at, '6.png'))).toMatchObject({
      code: 'too_many_support_attachments',
    });
  });

  test("counts towards the plan's storage", async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into plans (code, name, description, max_stored_bytes) values ('tiny', 'Tiny', 'Some.', 100)`,
    );
    await pool.query(
      `insert into subscriptions (tenant_id, plan_code, trial_started_at, trial_days, trial_payouts, updated_at)
       values ($1, 'tiny', now(), 14, 100, now())
       on conflict (tenant_id) do update set plan_code = 'tiny'`,
      [tenantId],
    );
    const thread = await open('owner', 'Full');
    const at = `${thread.id}/messages/${thread.messages[0]?.id}`;
    expect(refusalOf(await attach('owner', at, 'a.png', Buffer.alloc(101)))).toMatchObject({
      status: 409,
      code: 'storage_limit_reached',
    });
  });
});

test('messages are limited to sixty an hour', async () => {
  const { id } = await open('owner', 'Talkative');
  await server.database.pool.query(
    `insert into support_messages (tenant_id, id, ticket_id, author_id, author_name, is_staff, body, created_at)
     select $1, gen_random_uuid(), $2, $3, 'Owner', false, 'again', $4 from generate_series(1, 60)`,
    [tenantId, id, people.owner.userId, server.clock.now()],
  );
  const refused = await ask('owner', `POST /${id}/messages`, { message: 'Once more' });
  expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
  server.clock.advance(3_600_001);
  tokens.owner = await signIn(server, people.owner.email);
  expect((await ask('owner', `POST /${id}/messages`, { message: 'Later' })).status).toBe(201);
});

test('a message is mailed in full, in parts that a mail does not truncate', () => {
  const long = 'a'.repeat(1_000);
  expect(paragraphsOf(`One\n\n two \r\n${long}`)).toEqual([
    'One',
    'two',
    'a'.repeat(480),
    'a'.repeat(480),
    'a'.repeat(40),
  ]);
});
