import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { CONTRACT_FILE } from '../locations.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Answer, TestServer } from '../testing/test-server.ts';
import { readDemo, settledImport, uploadFile } from '../testing/report-uploads.ts';
import type { TenantCaller } from '../testing/report-uploads.ts';
import { readContract } from './contract.ts';
import type { Operation } from './contract.ts';

type Schemas = components['schemas'];
/** A value for every path parameter of openapi.yaml. */
type Named = Readonly<Record<string, string>>;

const UBER = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
const NONEXISTENT = '00000000-0000-4000-8000-000000000000';
const ONE_REQUEST = { 'x-request-id': 'the-same-request' };
const PERMISSION_MESSAGE =
  'Insufficient permissions. Please check client context or contact administrator.';

const { operations } = await readContract(CONTRACT_FILE);
const guarded = operations.filter(({ access }) => access.minLevel !== 'anonymous');
const ofTenant = guarded.filter(({ access }) => access.tenantFrom === 'path.tenant');
const ofObject = guarded.flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === 'path' && parameter.name !== 'tenant')
    .filter(({ schema }) => schema['format'] === 'uuid')
    .map(({ name }) => ({ id: operation.id, name, operation })),
);

let server: TestServer;
let token: string;
let ours: Named;
let theirs: Named;

beforeAll(async () => {
  server = await startTestServer({ worker: true });
  // The other tenant first, with the same report: whatever leaks is there before ours is read.
  ({ named: theirs } = await fillTenant('Canary'));
  ({ named: ours, token } = await fillTenant('Harbor'));
});

afterAll(() => server.stop());

/** A tenant that has one of everything, each text of it with the tenant's own name. */
async function fillTenant(name: string): Promise<{ named: Named; token: string }> {
  const email = `${name.toLowerCase()}@example.test`;
  const person = await addPerson(server, { email });
  const member = { person, level: 'user_owner' } as const;
  const { tenantId, clientId } = await addTenant(server, { name, members: [member] });
  const caller = {
    server,
    base: `/api/v2/clients/tenants/${tenantId}`,
    token: await signIn(server, email),
  };
  const uploaded = await uploadFile(caller, `${name}.csv`, await readDemo(UBER));
  const { id, payouts } = await settledImport(caller, uploaded.import.id);
  const [payout] = payouts;
  if (payout === undefined) {
    throw new Error('The demo report holds payouts.');
  }
  const store = (await post(caller, '/stores', { name: `${name} store` })) as Schemas['Store'];
  const channel = (await post(caller, `/stores/${store.id}/channels`, {
    platform_store_id: payout.platform_store_id,
    qbo_mapping_config: { accounts: { commission: `${name} commission` } },
  })) as Schemas['Channel'];
  const preview = await server.call(`GET ${caller.base}/payouts/${payout.id}/preview`, caller);
  const [entry] = (dataOf(preview.body) as Schemas['PlanPreview']).entries;
  const named = {
    tenant: tenantId,
    id: clientId,
    store: store.id,
    channel: channel.id,
    import: id,
    payout: payout.id,
    document_number: entry?.document_number ?? '',
    line: '1',
  };
  return { named, token: caller.token };
}

async function post({ base, token: bearer }: TenantCaller, path: string, json: unknown) {
  return dataOf((await server.call(`POST ${base}${path}`, { token: bearer, json })).body);
}

function addressOf({ method, path }: Operation, named: Named): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? name);
  return `${method.toUpperCase()} ${filled}`;
}

/** Calls an operation with a body that is in order, so that only the caller can be at fault. */
function callAs(bearer: string | null, operation: Operation, named: Named): Promise<Answer> {
  const { body } = operation;
  return server.call(addressOf(operation, named), {
    headers: ONE_REQUEST,
    ...(bearer === null ? {} : { token: bearer }),
    ...(body?.type === 'application/json' ? { json: body.media.example } : {}),
    ...(body?.type === 'multipart/form-data' ? { body: new FormData() } : {}),
  });
}

function refusal(code: string, message: string) {
  return {
    status: 'error',
    message,
    data: null,
    code,
    request_id: 'the-same-request',
    errors: [],
  };
}

describe('without a token', () => {
  test.each(guarded)('$id answers 401', async (operation) => {
    const { status, body } = await callAs(null, operation, ours);
    expect({ status, body }).toEqual({
      status: 401,
      body:
        operation.wire === 'gotrue'
          ? {
              code: 401,
              error_code: 'no_authorization',
              msg: 'This endpoint requires a valid Bearer token',
            }
          : refusal('not_authenticated', 'Authentication failed. Please log in again.'),
    });
  });
});

describe('a tenant the caller is not in', () => {
  test.each(ofTenant)(
    'is refused by $id, exactly as one that does not exist',
    async (operation) => {
      const expected = { status: 403, body: refusal('client_access_denied', PERMISSION_MESSAGE) };
      for (const tenant of [theirs['tenant'] ?? '', NONEXISTENT]) {
        const { status, body } = await callAs(token, operation, { ...theirs, tenant });
        expect({ status, body }).toEqual(expected);
      }
    },
  );
});

describe('an object of another tenant', () => {
  test.each(ofObject)(
    'is not found by $id as its $name, exactly as one that does not exist',
    async ({ operation, name }) => {
      const [foreign, madeUp] = await Promise.all(
        [theirs[name] ?? '', NONEXISTENT].map((value) =>
          callAs(token, operation, { ...ours, [name]: value }),
        ),
      );
      const noun = name === 'id' ? 'client' : name;
      expect([foreign?.status, foreign?.body]).toEqual([
        404,
        refusal(`${noun}_not_found`, `${noun[0]?.toUpperCase()}${noun.slice(1)} not found`),
      ]);
      expect([madeUp?.status, madeUp?.body]).toEqual([foreign?.status, foreign?.body]);
    },
  );
});

describe('nothing of another tenant is in the answer of', () => {
  const readings = guarded.filter(
    ({ method, answers }) =>
      method === 'get' &&
      Object.keys(answers['200']?.content ?? {}).some((type) => !type.includes('sheet')),
  );

  test.each(readings)('$id', async (operation) => {
    const answer = await callAs(token, operation, ours);
    const text = JSON.stringify(answer.body);
    const { document_number: _same, line: _number, ...ids } = theirs;
    const canaries = ['Canary', 'canary', ...Object.values(ids)];
    expect([answer.status, canaries.filter((canary) => text.includes(canary))]).toEqual([200, []]);
  });
});

describe('a request in the wrong form', () => {
  const takingJson = operations.filter(
    ({ body, wire }) => body?.type === 'application/json' && wire === 'envelope',
  );
  const paths = [...new Map(operations.map((operation) => [operation.path, operation])).values()];

  test.each(takingJson)('to $id is refused in the envelope', async (operation) => {
    const send = async (type: string, body: string) =>
      refusalOf(
        await server.call(addressOf(operation, ours), {
          token,
          body,
          headers: { 'content-type': type },
        }),
      );
    expect([
      await send('application/json', '{"name":'),
      await send('text/plain', 'name=x'),
      await send('application/json', JSON.stringify('x'.repeat(256 * 1024))),
    ]).toEqual([
      { status: 400, code: 'malformed_json', message: 'The body is not valid JSON.' },
      {
        status: 415,
        code: 'unsupported_media_type',
        message: 'Send this request as application/json.',
      },
      { status: 413, code: 'body_too_large', message: 'The body is larger than 256 kB.' },
    ]);
  });

  test.each(paths)('to $path by another method is refused with the right ones', async (one) => {
    const answer = await server.call(`PATCH ${addressOf(one, ours).split(' ')[1]}`, { token });
    const methods = operations
      .filter(({ path }) => path === one.path)
      .map(({ method }) => method.toUpperCase());
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, methods.join(', ')]);
  });
});
