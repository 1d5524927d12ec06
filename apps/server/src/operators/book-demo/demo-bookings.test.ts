import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleErrors } from '../../http/error-handler.ts';
import { listen } from '../../http/listen.ts';
import type { DemoContent } from '../../http/public-demo.ts';
import type { PublicPages } from '../../http/public-pages.ts';
import { createLogger } from '../../platform/logger.ts';
import { mailsTo } from '../../testing/mails.ts';
import {
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { createDemoForms } from './demo-forms.ts';

type Schemas = components['schemas'];
type Booking = Schemas['DemoBooking'];

const BOOKINGS = '/api/admin/demo-bookings';
const HOUR_MS = 3_600_000;
const OWN = { 'sec-fetch-site': 'same-origin' };
const DANA = {
  name: ' Dana Whitfield ',
  email: 'Dana@Example.Test',
  business: 'Juniper & Rye',
  role: 'owner',
  stores: '2_to_5',
  books: 'quickbooks_online',
  message: 'Any morning works.',
};

let server: TestServer;
let operator: Person;
let owner: Person;
let token: string;
let ownerToken: string;

beforeAll(async () => {
  server = await startTestServer();
  operator = await staff('operator@example.test', 'system_operator');
  await staff('admin@example.test', 'system_admin');
  owner = await addPerson(server, { email: 'owner@example.test' });
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.database.pool.query('delete from login_attempts');
  await server.database.pool.query('delete from demo_bookings');
  // Sessions expire, and one test takes an hour.
  token = await signIn(server, operator.email);
  ownerToken = await signIn(server, owner.email);
});

async function staff(email: string, level: 'system_admin' | 'system_operator'): Promise<Person> {
  const person = await addPerson(server, { email });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: person.userId, level, created_at: server.clock.now() })
      .execute(),
  );
  return person;
}

async function post(fields: Record<string, string>, path = '/book-demo', headers = OWN) {
  const body = new URLSearchParams(fields);
  body.append('platforms', 'ubereats');
  body.append('platforms', 'skip');
  const answer = await server.call(`POST ${path}`, {
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return { status: answer.status, to: answer.headers.get('location') };
}

async function list(query = ''): Promise<Booking[]> {
  const { body } = await server.call(`GET ${BOOKINGS}${query}`, { token });
  return (dataOf(body) as { items: Booking[] }).items;
}

function put(id: string, json: Schemas['UpdateDemoBookingRequest']) {
  return server.call(`PUT ${BOOKINGS}/${id}`, { token, json });
}

test('a submitted form is a request that staff see, without fields that the form does not offer', async () => {
  expect(await post(DANA)).toEqual({ status: 303, to: '/book-demo?sent=1' });
  const at = server.clock.now().toISOString();
  expect(await list()).toEqual([
    {
      id: expect.any(String) as string,
      status: 'new',
      name: 'Dana Whitfield',
      email: 'dana@example.test',
      business: 'Juniper & Rye',
      role: 'owner',
      stores: '2_to_5',
      platforms: ['ubereats'],
      books: 'quickbooks_online',
      message: 'Any morning works.',
      locale: 'en-US',
      note: '',
      assignee: null,
      scheduled_on: null,
      created_at: at,
      updated_at: at,
    },
  ]);
  const [mail] = await mailsTo(server, 'admin@example.test');
  expect(mail?.subject).toBe('Juniper & Rye requested a demo');
  expect(mail?.text).toContain('> Any morning works.');
  expect(mail?.text).toContain('http://127.0.0.1/admin/book-demo');
  expect(await mailsTo(server, 'operator@example.test')).toEqual([]);
});

test('the French form redirects back to the French page', async () => {
  const sent = await post(
    { name: 'Luc', email: 'luc@example.test', business: 'Chez Luc' },
    '/fr/book-demo',
  );
  expect(sent).toEqual({ status: 303, to: '/fr/book-demo?sent=1' });
  expect(await list()).toMatchObject([
    { locale: 'fr-CA', role: null, stores: null, books: null, message: null },
  ]);
});

test('the same form twice in an hour is one request', async () => {
  await post(DANA);
  await post(DANA);
  expect(await list()).toHaveLength(1);
  server.clock.advance(HOUR_MS + 1);
  token = await signIn(server, operator.email);
  await post(DANA);
  expect(await list()).toHaveLength(2);
});

test('a bot that fills in the hidden field is spam: stored separately, and mailed to nobody', async () => {
  const before = (await mailsTo(server, 'admin@example.test')).length;
  expect(await post({ ...DANA, website: 'http://spam.example' })).toMatchObject({ status: 303 });
  expect(await list()).toEqual([]);
  expect(await list('?status=spam')).toMatchObject([{ status: 'spam' }]);
  expect(await mailsTo(server, 'admin@example.test')).toHaveLength(before);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['one address too often', OWN, 429],
] as const)('a form of %s is rejected', async (_from, headers, status) => {
  const before = status === 429 ? 10 : 0;
  for (let at = 0; at < before; at += 1) {
    await post({ ...DANA, business: `Business ${at}` });
  }
  expect(await post(DANA, '/book-demo', headers)).toMatchObject({ status });
});

test('a form with missing required fields is shown again with the rest filled in', async () => {
  const shown: DemoContent[] = [];
  const { demo, pages } = createDemoForms({
    request: () => Promise.reject(new Error('Nothing is saved.')),
    limit: () => Promise.resolve(),
  });
  const site: Pick<PublicPages, 'answer'> = {
    answer: (request, response) => {
      shown.push(demo.show(request));
      response.status(422).end();
      return Promise.resolve(true);
    },
  };
  const app = express();
  pages(app, site as PublicPages);
  app.use(handleErrors({ log: createLogger('silent'), validators: new Map(), publicPages: null }));
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const response = await fetch(`${listening.url}/book-demo`, {
    method: 'POST',
    headers: OWN,
    body: new URLSearchParams({ name: ' ', email: 'dana@', business: 'Juniper', role: 'owner' }),
  });
  await listening.close(1_000);
  expect(response.status).toBe(422);
  expect(shown).toEqual([
    {
      kind: 'demo',
      step: {
        name: 'refused',
        values: {
          name: '',
          email: 'dana@',
          business: 'Juniper',
          role: 'owner',
          stores: '',
          platforms: [],
          books: '',
          message: '',
        },
        problems: ['name', 'email'],
      },
    },
  ]);
});

test('staff update its status, which is in the audit log', async () => {
  await post(DANA);
  const [{ id } = { id: '' }] = await list();
  server.clock.advance(1_000);
  const { body } = await put(id, {
    status: 'scheduled',
    note: 'Called back.',
    assignee_id: operator.userId,
    scheduled_on: '2026-12-01',
  });
  expect(dataOf(body)).toMatchObject({
    status: 'scheduled',
    note: 'Called back.',
    assignee: { user_id: operator.userId, email: operator.email },
    scheduled_on: '2026-12-01',
    updated_at: server.clock.now().toISOString(),
  });
  expect(dataOf((await put(id, { assignee_id: null, scheduled_on: null })).body)).toMatchObject({
    status: 'scheduled',
    note: 'Called back.',
    assignee: null,
    scheduled_on: null,
  });
  const { rows } = await server.database.pool.query<{ details: unknown }>(
    `select details from audit_log where action = 'demo_booking.updated' and target_id = $1 order by sequence`,
    [id],
  );
  expect(rows.map(({ details }) => details)).toEqual([
    {
      changed: 'assignee_id note scheduled_on status',
      status: 'scheduled',
      status_before: 'new',
    },
    { changed: 'assignee_id scheduled_on', status: 'scheduled', status_before: 'scheduled' },
  ]);
});

test('a request is assigned to an operator, and only operators see any', async () => {
  await post(DANA);
  const [{ id } = { id: '' }] = await list();
  expect(refusalOf(await put(id, { assignee_id: randomUUID() }))).toMatchObject({
    status: 404,
    code: 'staff_member_not_found',
  });
  expect(refusalOf(await put(randomUUID(), { note: '' }))).toMatchObject({
    status: 404,
    code: 'demo_booking_not_found',
  });
  expect(refusalOf(await server.call(`GET ${BOOKINGS}`, { token: ownerToken }))).toMatchObject({
    status: 403,
    code: 'permission_error',
  });
});

test('requests can be searched, sorted and paged', async () => {
  for (const [name, business] of [
    ['Ana', 'Zest'],
    ['Bo', 'Acorn'],
    ['Cy', 'Maple'],
  ] as const) {
    server.clock.advance(1_000);
    await post({ name, business, email: `${name}@example.test` });
  }
  const names = (items: readonly Booking[]) => items.map(({ name }) => name);
  expect(names(await list())).toEqual(['Cy', 'Bo', 'Ana']);
  expect(names(await list('?sort=business'))).toEqual(['Bo', 'Cy', 'Ana']);
  expect(names(await list('?q=acorn'))).toEqual(['Bo']);
  const { body } = await server.call(`GET ${BOOKINGS}?limit=2&sort=name`, { token });
  const page = dataOf(body) as { items: Booking[]; next_cursor: string };
  expect(names(page.items)).toEqual(['Ana', 'Bo']);
  expect(names(await list(`?limit=2&sort=name&cursor=${page.next_cursor}`))).toEqual(['Cy']);
});
