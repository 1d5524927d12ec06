import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Contract, Operation } from '../../../http/contract.ts';
import { isSystemLevel } from '../../../http/levels.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  signIn,
  startTestServer,
} from '../../../testing/test-server.ts';
import type { Person, TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let contract: Contract;
let owner: Person;
let member: Person;
let tenantId: string;
let clientId: string;
/** The owner's token, after a code. */
let raised: string;
/** The owner's token, without a code. */
let owing: string;
/** The token of a member without a second factor. */
let plain: string;
let policy: string;

beforeAll(async () => {
  server = await startTestServer();
  contract = JSON.parse(await readFile(inject('contractFile'), 'utf8')) as Contract;
  owner = await addPerson(server, { email: 'owner@example.test' });
  member = await addPerson(server, { email: 'member@example.test' });
  ({ tenantId, clientId } = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: owner, level: 'user_owner' },
      { person: member, level: 'user_owner' },
    ],
  }));
  policy = `/api/v2/clients/tenants/${tenantId}/sign-in-policy`;
  raised = await setUp(await signIn(server, owner.email));
  owing = await signIn(server, owner.email);
  plain = await signIn(server, member.email);
});

afterAll(() => server.stop());

/** Sets up an authenticator app; returns the access token of the second level. */
async function setUp(token: string): Promise<string> {
  const enrolled = await server.call('POST /auth/v1/factors', {
    token,
    json: { factor_type: 'totp', friendly_name: 'Phone' },
  });
  const { id, totp } = enrolled.body as { id: string; totp: { secret: string } };
  const challenge = await server.call(`POST /auth/v1/factors/${id}/challenge`, { token, json: {} });
  const timestamp = server.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp });
  const { body } = await server.call(`POST /auth/v1/factors/${id}/verify`, {
    token,
    json: { challenge_id: (challenge.body as { id: string }).id, code },
  });
  return (body as { access_token: string }).access_token;
}

/** An open item in the client. */
async function addFailedImport(): Promise<void> {
  const at = server.clock.now();
  const sha256 = 'a'.repeat(64);
  await server.database.asOwner(async (tx) => {
    await tx
      .insertInto('report_files')
      .values({
        tenant_id: tenantId,
        sha256,
        name: 'a.csv',
        size_bytes: 1,
        bytes: Buffer.from('x'),
        uploaded_by: null,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('sync_runs')
      .values({
        tenant_id: tenantId,
        id: randomUUID(),
        sha256,
        state: 'failed',
        sequence: 1,
        machine: null,
        reports: '[]',
        created_at: at,
        updated_at: at,
        finished_at: at,
      })
      .execute();
  });
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The example's request, in our tenant. */
function requestOf({ method, path, parameters, body }: Operation) {
  const places = new Map(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name, example }) => [
        name,
        typeof example === 'string' || typeof example === 'number' ? String(example) : NOBODY,
      ]),
  );
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'tenant' ? tenantId : encodeURIComponent(places.get(name) ?? NOBODY),
  );
  const json = { ...(body?.media.example as object | undefined), tenant_id: tenantId };
  return {
    address: `${method.toUpperCase()} ${at}?tenant_id=${tenantId}`,
    ...(body?.type === 'application/json' ? { json } : {}),
    ...(body?.type === 'multipart/form-data' ? { body: new FormData() } : {}),
    ...(body === null || body.type === 'application/json' || body.type === 'multipart/form-data'
      ? {}
      : { body: 'bytes', headers: { 'content-type': body.type } }),
  };
}

async function codeOf(operation: Operation, token: string): Promise<unknown> {
  const { address, ...request } = requestOf(operation);
  const { body } = await server.call(address, { token, ...request });
  return (body as { code?: unknown } | undefined)?.code;
}

function needsSession({ access }: Operation): boolean {
  return access.minLevel !== 'anonymous' && access.minLevel !== 'service';
}

describe('a session without its second step', () => {
  test('is rejected by every operation except those that lead to it', async () => {
    const guarded = contract.operations.filter(
      (operation) => needsSession(operation) && operation.wire === 'envelope',
    );
    const open = guarded.filter(({ access }) => access.secondStep === 'open');
    expect(open.map(({ id }) => id).toSorted()).toEqual(['getMe', 'getMyPreferences', 'logout']);
    const admitted: string[] = [];
    for (const operation of guarded.filter(({ access }) => access.secondStep !== 'open')) {
      if ((await codeOf(operation, owing)) !== 'second_step_required') {
        admitted.push(operation.id);
      }
    }
    expect(admitted).toEqual([]);
    expect(guarded.length).toBeGreaterThan(150);
  });

  test("is rejected by the profiles table in PostgREST's format", async () => {
    const { status, body } = await server.call('GET /rest/v1/profiles?select=id', { token: owing });
    expect([status, (body as { code: string }).code]).toEqual([401, 'PGRST303']);
  });

  test('identifies the signed-in user, and continues once the code is shown', async () => {
    expect((await server.call('GET /api/v2/auth/me', { token: owing })).status).toBe(200);
    const clients = await server.call('GET /api/v2/clients/clients', { token: raised });
    expect(clients.status).toBe(200);
  });
});

describe('a client whose owner requires two-step sign-in', () => {
  const require = (token: string, second_step_required: boolean) =>
    server.call(`PUT ${policy}`, { token, json: { second_step_required } });

  test('is set by an owner who has done it themselves, and reports how many have not', async () => {
    const early = await require(plain, true);
    expect([early.status, early.body]).toMatchObject([
      403,
      {
        code: 'second_step_setup_required',
        message: 'Set up two-step sign-in for your own account first.',
      },
    ]);
    const answer = await require(raised, true);
    expect(dataOf(answer.body)).toEqual({ second_step_required: true, members_without: 1 });
    const entry = await server.database.asOwner((tx) =>
      tx
        .selectFrom('audit_log')
        .select('actor_user_id')
        .where('action', '=', 'sign_in.second_step_required')
        .executeTakeFirstOrThrow(),
    );
    expect(entry).toEqual({ actor_user_id: owner.userId });
  });

  test('rejects a member without it on every operation of the tenant, and states the way out', async () => {
    const ofTenant = contract.operations.filter(
      (operation) =>
        needsSession(operation) &&
        operation.wire === 'envelope' &&
        !isSystemLevel(operation.access.minLevel as never) &&
        ['path.tenant', 'query.tenant_id'].includes(operation.access.tenantFrom),
    );
    const admitted: string[] = [];
    for (const operation of ofTenant) {
      if ((await codeOf(operation, plain)) !== 'second_step_setup_required') {
        admitted.push(operation.id);
      }
    }
    expect(admitted).toEqual([]);
    expect(ofTenant.length).toBeGreaterThan(100);
    const named = await server.call(`GET /api/v2/clients/clients/${clientId}`, { token: plain });
    expect([named.status, named.body]).toMatchObject([
      403,
      {
        code: 'second_step_setup_required',
        message:
          'This client requires two-step sign-in. Set it up in your security settings, then open the client again.',
      },
    ]);
    // A guess at another user's tenant reveals nothing.
    const stranger = await addPerson(server, { email: 'stranger@example.test' });
    const token = await signIn(server, stranger.email);
    const foreign = await server.call(`GET ${policy}`, { token });
    expect((foreign.body as { code: string }).code).toBe('client_access_denied');
  });

  test('cannot be bypassed: batches, copies of its mapping, the first subscription, its counts', async () => {
    const refused = [
      await server.call('POST /api/v2/clients/batches/preview', {
        token: plain,
        json: {
          operation: 'export_workpapers',
          tenant_ids: [tenantId],
          options: { from: '2026-03-01', to: '2026-03-31' },
        },
      }),
      await server.call('GET /api/v2/clients/subscription/limits', { token: plain }),
    ];
    expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual([
      'second_step_setup_required',
      'second_step_setup_required',
    ]);
    const listOf = async (token: string) => {
      const { body } = await server.call('GET /api/v2/clients/clients?include=triage', { token });
      const { items } = dataOf(body) as { items: { name: string; triage: unknown }[] };
      return items.map(({ name, triage }) => [name, triage === null]);
    };
    expect(await listOf(plain)).toEqual([['Harbor', true]]);
    expect(await listOf(raised)).toEqual([['Harbor', false]]);
  });

  test('does not leak its counts through the order or the filter of the list', async () => {
    await addTenant(server, {
      name: 'Acorn',
      members: [
        { person: owner, level: 'user_manager' },
        { person: member, level: 'user_manager' },
      ],
    });
    await addFailedImport();
    const namesOf = async (token: string, query: string) => {
      const { body } = await server.call(`GET /api/v2/clients/clients?${query}`, { token });
      return dataOf(body) as { items: { name: string }[]; next_cursor: string | null };
    };
    const all = async (token: string, query: string) => {
      const names: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const after = cursor === '' ? '' : `&cursor=${cursor}`;
        const page = await namesOf(token, `${query}&limit=1${after}`);
        names.push(...page.items.map(({ name }) => name));
        cursor = page.next_cursor;
      }
      return names;
    };
    const queries = [
      'sort=-attention',
      'sort=-last_import',
      'needs=attention',
      'needs=first_import',
    ];
    const seen = async (token: string) =>
      Promise.all(queries.map(async (query) => [query, await all(token, query)]));
    expect(await seen(plain)).toEqual([
      ['sort=-attention', ['Acorn', 'Harbor']],
      ['sort=-last_import', ['Acorn', 'Harbor']],
      ['needs=attention', []],
      ['needs=first_import', ['Acorn']],
    ]);
    expect(await seen(raised)).toEqual([
      ['sort=-attention', ['Harbor', 'Acorn']],
      ['sort=-last_import', ['Harbor', 'Acorn']],
      ['needs=attention', ['Harbor']],
      ['needs=first_import', ['Acorn']],
    ]);
  });

  test('accepts an API token that was created at the second level, until its owner removes the app', async () => {
    const make = async (token: string) => {
      const { body } = await server.call('POST /api/v2/auth/me/tokens', {
        token,
        json: { name: 'ledger', access: 'read' },
      });
      return (dataOf(body) as { secret: string }).secret;
    };
    const [weak, strong] = [await make(plain), await make(raised)];
    const read = async (token: string) => {
      const { status, body } = await server.call(`GET ${policy}`, { token });
      return [status, (body as { code?: string }).code];
    };
    expect(await read(weak)).toEqual([403, 'token_second_step_missing']);
    expect(await read(strong)).toEqual([200, undefined]);
    const user = await server.call('GET /auth/v1/user', { token: raised });
    const [factor] = (user.body as { factors: { id: string }[] }).factors;
    await server.call(`DELETE /auth/v1/factors/${factor?.id}`, { token: raised });
    expect(await read(strong)).toEqual([403, 'token_second_step_missing']);
    expect(await read(raised)).toEqual([403, 'second_step_setup_required']);
  });

  test('admits a member once they have set it up, and everybody once it is no longer required', async () => {
    const done = await setUp(plain);
    expect((await server.call(`GET ${policy}`, { token: done })).status).toBe(200);
    const off = await require(done, false);
    expect(dataOf(off.body)).toEqual({ second_step_required: false, members_without: 1 });
    const again = await signIn(server, owner.email);
    expect((await server.call(`GET ${policy}`, { token: again })).status).toBe(200);
  });
});
