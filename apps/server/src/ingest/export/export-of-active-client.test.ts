import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPerson,
  addTenant,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
let mine: { tenantId: string; clientId: string };
let foreign: { tenantId: string; clientId: string };

beforeAll(async () => {
  server = await startTestServer();
  const person = await addPerson(server, { email: 'owner@example.test' });
  const other = await addPerson(server, { email: 'other@example.test' });
  await addTenant(server, { name: 'Harbor', members: [{ person, level: 'user_owner' }] });
  server.clock.advance(1_000);
  mine = await addTenant(server, { name: 'Quince', members: [{ person, level: 'user_basic' }] });
  foreign = await addTenant(server, {
    name: 'Elm',
    members: [{ person: other, level: 'user_owner' }],
  });
  token = await signIn(server, person.email);
});

afterAll(() => server.stop());

function exported(query = '', clientId?: string): Promise<Answer> {
  return server.call(
    `GET /api/v2/clients/sync/export?start_date=2026-11-01&end_date=2026-11-30${query}`,
    { token, ...(clientId === undefined ? {} : { headers: { 'x-client-id': clientId } }) },
  );
}

async function nameOf(answer: Promise<Answer>): Promise<string | null> {
  return (await answer).headers.get('content-disposition');
}

const named = (client: string) =>
  `attachment; filename="${client} - Journal entries - 2026-11.csv"`;

test('the export is of the active client where no tenant is named', async () => {
  expect(await nameOf(exported('', mine.clientId))).toBe(named('Quince'));
});

test('without an active client it is of the first one, and a tenant that is named wins', async () => {
  expect(await nameOf(exported())).toBe(named('Harbor'));
  expect(await nameOf(exported(`&tenant_id=${mine.tenantId}`))).toBe(named('Quince'));
});

test.each([() => foreign.clientId, () => 'no-uuid', () => '00000000-0000-4000-8000-000000000000'])(
  'a client the caller is not in is refused like one that does not exist',
  async (clientId) => {
    expect(refusalOf(await exported('', clientId()))).toMatchObject({
      status: 403,
      code: 'client_access_denied',
    });
  },
);
