import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

type Schemas = components['schemas'];
type Ticket = Schemas['StaffTicket'];
type Detail = Schemas['StaffTicketDetail'];

const DESK = '/api/admin/support/tickets';

let server: TestServer;
let people: Record<'harbor' | 'juniper' | 'operator' | 'admin', Person>;
let tokens: Record<keyof typeof people, string>;
let tenants: Record<'harbor' | 'juniper', string>;

beforeAll(async () => {
  server = await startTestServer();
  people = {
    harbor: await addPerson(server, { email: 'harbor@example.test' }),
    juniper: await addPerson(server, { email: 'juniper@example.test' }),
    operator: await addPerson(server, { email: 'operator@example.test' }),
    admin: await addPerson(server, { email: 'admin@example.test' }),
  };
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values([staff(people.operator, 'system_operator'), staff(people.admin, 'system_admin')])
      .execute(),
  );
  tenants = {
    harbor: await tenantOf('Harbor', people.harbor),
    juniper: await tenantOf('Juniper', people.juniper),
  };
  tokens = {
    harbor: await signIn(server, people.harbor.email),
    juniper: await signIn(server, people.juniper.email),
    operator: await signIn(server, people.operator.email),
    admin: await signIn(server, people.admin.email),
  };
});
afterAll(() => server.stop());

function staff({ userId }: Person, level: 'system_operator' | 'system_admin') {
  return { user_id: userId, level, created_at: server.clock.now() };
}

async function tenantOf(name: string, person: Person): Promise<string> {
  const { tenantId } = await addTenant(server, {
    name,
    members: [{ person, level: 'user_owner' }],
  });
  return tenantId;
}

type Client = keyof typeof tenants;

async function open(client: Client, subject: string): Promise<Schemas['SupportTicketDetail']> {
  server.clock.advance(1_000);
  const path = `/api/v2/clients/tenants/${tenants[client]}/support/tickets`;
  const json = { subject, topic: 'payouts', message: `About: ${subject}` };
  const { body } = await server.call(`POST ${path}`, { token: tokens[client], json });
  return dataOf(body) as Schemas['SupportTicketDetail'];
}

function reply(client: Client, ticket: string, message: string): Promise<Answer> {
  server.clock.advance(1_000);
  const path = `/api/v2/clients/tenants/${tenants[client]}/support/tickets/${ticket}/messages`;
  return server.call(`POST ${path}`, { token: tokens[client], json: { message } });
}

async function list(query: string, by: keyof typeof people = 'operator'): Promise<string[]> {
  const { body } = await server.call(`GET ${DESK}${query}`, { token: tokens[by] });
  return (dataOf(body) as { items: Ticket[] }).items.map(({ subject }) => subject);
}

async function read(id: string): Promise<Detail> {
  const { body } = await server.call(`GET ${DESK}/${id}`, { token: tokens.operator });
  return dataOf(body) as Detail;
}

function put(id: string, json: Schemas['UpdateStaffTicketRequest']): Promise<Answer> {
  return server.call(`PUT ${DESK}/${id}`, { token: tokens.operator, json });
}

describe('the desk', () => {
  test('lists the tickets of all clients, searchable by text and author', async () => {
    const first = await open('harbor', 'Anchors one');
    await open('juniper', 'Anchors two');
    expect(await list('?q=anchors')).toEqual(['Anchors two', 'Anchors one']);
    expect(await list('?q=anchors&sort=subject')).toEqual(['Anchors one', 'Anchors two']);
    expect(await list(`?q=${first.number}`)).toEqual(['Anchors one']);
    expect(await list('?q=harbor&sort=-number')).toContain('Anchors one');
    expect(await list('?q=anchors&status=solved')).toEqual([]);
    await put(first.id, { assignee_id: people.operator.userId, priority: 'urgent' });
    expect(await list('?q=anchors&assignee=me')).toEqual(['Anchors one']);
    expect(await list('?q=anchors&assignee=me', 'admin')).toEqual([]);
    expect(await list('?q=anchors&assignee=none')).toEqual(['Anchors two']);
    expect(await list('?q=anchors&priority=urgent')).toEqual(['Anchors one']);
  });

  test('shows notes to staff only, and the state of the client', async () => {
    const { id, number } = await open('harbor', 'With a note');
    server.clock.advance(1_000);
    await server.call(`POST ${DESK}/${id}/replies`, {
      token: tokens.operator,
      json: { message: 'Look at row 41.', is_internal: true },
    });
    const detail = await read(id);
    expect(detail).toMatchObject({
      id,
      number,
      tenant_id: tenants.harbor,
      client_name: 'Harbor',
      status: 'submitted',
      priority: 'normal',
      assignee: null,
      opened_by_name: 'Name of harbor@example.test',
      opened_by_email: 'harbor@example.test',
      message_count: 2,
      view_access: null,
      diagnostics: null,
      context: { paid_state: null, connections: [], failed_runs_7d: 0, last_run_at: null },
    });
    expect(detail.messages.map(({ message, is_internal }) => [message, is_internal])).toEqual([
      ['About: With a note', false],
      ['Look at row 41.', true],
    ]);
  });

  test('is available to operators only', async () => {
    const { id } = await open('harbor', 'Mine');
    for (const request of [`GET ${DESK}`, `GET ${DESK}/${id}`]) {
      expect(refusalOf(await server.call(request, { token: tokens.harbor }))).toMatchObject({
        status: 403,
        code: 'permission_error',
      });
    }
    expect(
      refusalOf(await server.call(`GET ${DESK}/${randomUUID()}`, { token: tokens.operator })),
    ).toMatchObject({ status: 404, code: 'support_ticket_not_found' });
  });
});

describe('a ticket', () => {
  test('is assigned to an operator, made urgent and solved, and each change is audited', async () => {
    const { id, number } = await open('juniper', 'To be given');
    expect(refusalOf(await put(id, { assignee_id: people.juniper.userId }))).toMatchObject({
      status: 404,
      code: 'staff_member_not_found',
    });
    const updated = dataOf(
      (await put(id, { assignee_id: people.admin.userId, priority: 'high' })).body,
    );
    expect(updated).toMatchObject({
      assignee: { user_id: people.admin.userId, email: people.admin.email },
      priority: 'high',
      status: 'submitted',
    });
    const solved = dataOf((await put(id, { status: 'solved' })).body);
    expect(solved).toMatchObject({
      assignee: { user_id: people.admin.userId },
      status: 'solved',
      solved_at: server.clock.now().toISOString(),
    });
    const { rows } = await server.database.pool.query<{ details: unknown }>(
      `select details from audit_log where action = 'support_ticket.updated' and target_id = $1
        and tenant_id = $2 order by sequence`,
      [id, tenants.juniper],
    );
    const same = { number, priority: 'high', status_before: 'submitted', assigned: true };
    expect(rows.map(({ details }) => details)).toEqual([
      { ...same, status: 'submitted', priority_before: 'normal' },
      { ...same, status: 'solved', priority_before: 'high' },
    ]);
  });

  test('is mailed to administrators until it is assigned, and then to the assignee only', async () => {
    const { id, number } = await open('harbor', 'By mail');
    const subject = `Ticket ${number}: By mail`;
    const mailsOf = async (email: string) =>
      (await mailsTo(server, email)).filter((mail) => mail.subject === subject);
    const [mail] = await mailsOf(people.admin.email);
    expect(mail?.text).toContain(`http://127.0.0.1/admin/tech-support/${id}`);
    expect(await mailsOf(people.operator.email)).toEqual([]);
    await put(id, { assignee_id: people.operator.userId });
    expect((await reply('harbor', id, 'And another thing.')).status).toBe(201);
    expect(await mailsOf(people.admin.email)).toHaveLength(1);
    expect(await mailsOf(people.operator.email)).toHaveLength(1);
  });

  test('has files that staff download unchanged', async () => {
    const { id, messages } = await open('harbor', 'With a file');
    const message = messages[0]?.id ?? '';
    const body = new FormData();
    body.set('file', new File(['not quite a picture'], 'screen.png'));
    const base = `/api/v2/clients/tenants/${tenants.harbor}/support/tickets/${id}/messages/${message}`;
    const attachment = await server.call(`POST ${base}/attachments`, {
      token: tokens.harbor,
      body,
    });
    const file = (dataOf(attachment.body) as { id: string }).id;
    expect((await read(id)).messages[0]?.attachments).toMatchObject([
      { id: file, file_name: 'screen.png' },
    ]);
    const path = `${DESK}/${id}/messages/${message}/attachments`;
    const download = await fetch(`${server.url}${path}/${file}`, {
      headers: { authorization: `Bearer ${tokens.operator}` },
    });
    expect(await download.text()).toBe('not quite a picture');
    const missing = await server.call(`GET ${path}/${randomUUID()}`, { token: tokens.operator });
    expect(refusalOf(missing)).toMatchObject({
      status: 404,
      code: 'support_attachment_not_found',
    });
  });
});
