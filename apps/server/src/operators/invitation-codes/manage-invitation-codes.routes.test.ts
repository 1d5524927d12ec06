import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SystemLevel } from '../../db/tables.ts';
import {
  PASSWORD,
  addPerson,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../../testing/test-server.ts';
import type { Answer, TestServer } from '../../testing/test-server.ts';

type Schemas = components['schemas'];
type Created = Schemas['CreatedInvitationCode'];

const CODES = '/api/admin/invitation-codes';
const HALF_AN_HOUR_MS = 1_800_000;
const A_MINUTE_MS = 60_000;

let server: TestServer;
let admin: string;
let operator: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await staff('system_admin');
  operator = await staff('system_operator');
});
afterAll(() => server.stop());

async function staff(level: SystemLevel): Promise<string> {
  const { userId, email } = await addPerson(server, { email: `${level}@example.test` });
  await server.database.asOwner((tx) =>
    tx
      .insertInto('system_staff')
      .values({ user_id: userId, level, created_at: server.clock.now() })
      .execute(),
  );
  return signIn(server, email);
}

async function make(json: Schemas['CreateInvitationCodesRequest']): Promise<Created[]> {
  const { body } = await server.call(`POST ${CODES}`, { token: admin, json });
  return (dataOf(body) as { items: Created[] }).items;
}

async function list(query: string): Promise<Schemas['InvitationCode'][]> {
  const { body } = await server.call(`GET ${CODES}?${query}`, { token: operator });
  return (dataOf(body) as { items: Schemas['InvitationCode'][] }).items;
}

function register(email: string, code?: string): Promise<Answer> {
  const invited = code === undefined ? {} : { invite_code: code };
  return server.call('POST /api/v2/auth/register', {
    json: { email, password: PASSWORD, full_name: 'Somebody', ...invited },
  });
}

test('a code is shown once, admits its number of registrations, and lists who they were', async () => {
  const [made] = await make({ max_uses: 2, campaign: 'Spring', trial_days: 45 });
  const { id = '', code = '' } = made ?? {};
  const known = {
    id,
    hint: code.slice(0, 4),
    state: 'open',
    campaign: 'Spring',
    max_uses: 2,
    uses_left: 2,
    expires_at: null,
    plan_code: null,
    trial_days: 45,
    created_at: server.clock.now().toISOString(),
    disabled_at: null,
  };
  expect(made).toEqual({ ...known, code: expect.stringMatching(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/) });
  expect(await list('campaign=Spring')).toEqual([known]);
  expect(refusalOf(await register('none@example.test')).status).toBe(400);
  for (const name of ['first', 'second']) {
    server.clock.advance(1_000);
    expect((await register(`${name}@example.test`, code)).status).toBeLessThan(300);
  }
  expect(refusalOf(await register('third@example.test', code)).status).toBe(400);
  expect(await list('campaign=Spring')).toEqual([{ ...known, state: 'used', uses_left: 0 }]);
  const uses = dataOf((await server.call(`GET ${CODES}/${id}/uses`, { token: operator })).body);
  expect(
    (uses as { items: Schemas['InvitationCodeUse'][] }).items.map(({ email }) => email),
  ).toEqual(['first@example.test', 'second@example.test']);
});

test('a code expires, can be extended, and is disabled permanently', async () => {
  const end = new Date(server.clock.now().getTime() + HALF_AN_HOUR_MS).toISOString();
  const [made] = await make({ expires_at: end, campaign: 'Short' });
  const states = async () => (await list('campaign=Short')).map(({ state }) => state);
  const at = `${CODES}/${made?.id ?? ''}`;
  expect(await states()).toEqual(['open']);
  server.clock.advance(HALF_AN_HOUR_MS);
  expect(await states()).toEqual(['expired']);
  await server.call(`PUT ${at}`, { token: admin, json: { expires_at: null } });
  expect(await states()).toEqual(['open']);
  const { body } = await server.call(`DELETE ${at}`, { token: admin });
  expect(dataOf(body)).toMatchObject({
    state: 'disabled',
    disabled_at: server.clock.now().toISOString(),
  });
  expect(refusalOf(await register('late@example.test', made?.code)).status).toBe(400);
});

test('codes are filtered by status and text, and sorted', async () => {
  const end = new Date(server.clock.now().getTime() + A_MINUTE_MS).toISOString();
  const [open] = await make({ campaign: 'Fennel open' });
  const [used] = await make({ campaign: 'Fennel used' });
  const [expired] = await make({ campaign: 'Fennel expired', expires_at: end });
  const [disabled] = await make({ campaign: 'Fennel disabled', expires_at: end });
  await register('fennel@example.test', used?.code);
  await server.call(`DELETE ${CODES}/${disabled?.id ?? ''}`, { token: admin });
  server.clock.advance(A_MINUTE_MS);
  for (const [state, code] of Object.entries({ open, used, expired, disabled })) {
    expect((await list(`q=fennel&state=${state}`)).map(({ id }) => id)).toEqual([code?.id]);
  }
  const hints = [open, used, expired, disabled].map((code) => code?.hint ?? '').toSorted();
  const listed = async (query: string) => (await list(`q=FENNEL&${query}`)).map(({ hint }) => hint);
  expect(await listed('sort=code')).toEqual(hints);
  expect(await listed('sort=-code')).toEqual(hints.toReversed());
  expect((await list(`q=${open?.hint.toLowerCase() ?? ''}`)).map(({ id }) => id)).toContain(
    open?.id,
  );
  const first = await server.call(`GET ${CODES}?q=fennel&sort=created&limit=3`, {
    token: operator,
  });
  const page = dataOf(first.body) as Schemas['InvitationCodesAnswer']['data'];
  expect(page.items).toHaveLength(3);
  const rest = await list(`q=fennel&sort=created&cursor=${page.next_cursor ?? ''}`);
  expect(new Set([...page.items, ...rest].map(({ id }) => id))).toEqual(
    new Set([open, used, expired, disabled].map((code) => code?.id)),
  );
  expect(rest).toHaveLength(1);
});

test('an operator reads codes and creates none; a plan must exist', async () => {
  const refused = await server.call(`POST ${CODES}`, { token: operator, json: {} });
  expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'permission_error' });
  const unknown = await server.call(`POST ${CODES}`, { token: admin, json: { plan_code: 'none' } });
  expect(refusalOf(unknown)).toMatchObject({ status: 404, code: 'plan_not_found' });
  for (const call of ['GET /uses', 'DELETE ']) {
    const [method, path] = call.split(' ');
    const answer = await server.call(`${method} ${CODES}/${randomUUID()}${path}`, { token: admin });
    expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'invitation_code_not_found' });
  }
});

test('registering needs no code once an administrator turns the flag off', async () => {
  const set = (required: boolean) =>
    server.call(`PUT ${CODES}/policy`, { token: admin, json: { invite_code_required: required } });
  expect((await set(false)).status).toBe(200);
  expect((await register('free@example.test')).status).toBeLessThan(300);
  await set(true);
  expect(refusalOf(await register('bound@example.test')).status).toBe(400);
});
