import { randomUUID } from 'node:crypto';
import { REALM, startTestSandbox } from './sandbox.ts';
import type { TestSandbox } from './sandbox.ts';
import type { OpenOutbound } from '../platform/outbound.ts';
import { readDemo, settledImport, uploadFile } from './report-uploads.ts';
import type { TenantCaller } from './report-uploads.ts';
import { addPerson, addTenant, dataOf, signIn, startTestServer } from './test-server.ts';
import type { Answer, Person, TestServer } from './test-server.ts';

/** A server with a sandbox, and an owner of one client. */
export type TestEnvironment = {
  readonly sandbox: TestSandbox;
  readonly server: TestServer;
  readonly owner: Person;
  readonly token: string;
  readonly tenantId: string;
  readonly base: string;
  /**
   * Sends a request as the owner, `ask('GET sync/history')`; a path that does not begin with `/api` is relative to the
   * client.
   */
  readonly ask: (request: string, json?: unknown) => Promise<Answer>;
  /** Returns the response's data; fails on an error. */
  readonly read: <Data>(request: string, json?: unknown) => Promise<Data>;
  readonly stop: () => Promise<void>;
};

export async function openTestEnvironment({
  openOutbound,
}: { readonly openOutbound?: OpenOutbound } = {}): Promise<TestEnvironment> {
  const sandbox = await startTestSandbox();
  await sandbox.set('quickbooks/limits', {
    perSecond: 1_000,
    perMinute: 10_000,
    batchesPerMinute: 100,
  });
  const server = await startTestServer({
    worker: true,
    env: { SANDBOX_URL: sandbox.url },
    ...(openOutbound === undefined ? {} : { openOutbound }),
  });
  const owner = await addPerson(server, { email: 'owner@example.test' });
  const { tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [{ person: owner, level: 'user_owner' }],
  });
  const token = await signIn(server, owner.email);
  const base = `/api/v2/clients/tenants/${tenantId}`;
  const ask: TestEnvironment['ask'] = (request, json) => {
    const [method, path = ''] = request.split(' ');
    const address = path.startsWith('/api') ? path : `${base}/${path}`;
    return server.call(`${method} ${address}`, { token, ...(json === undefined ? {} : { json }) });
  };
  return {
    sandbox,
    server,
    owner,
    token,
    tenantId,
    base,
    ask,
    read: async <Data>(request: string, json?: unknown) =>
      dataOf((await ask(request, json)).body) as Data,
    stop: async () => {
      await server.stop();
      await sandbox.stop();
    },
  };
}

/** Connects a client to books in the sandbox, as the consent pages do. */
export async function connectBooks(
  { server, sandbox }: Pick<TestEnvironment, 'server' | 'sandbox'>,
  { base, token }: Pick<TenantCaller, 'base' | 'token'>,
  realmId = REALM,
): Promise<void> {
  const consent = dataOf(
    (await server.call(`POST ${base}/connections/quickbooks/consent`, { token, json: {} })).body,
  ) as { authorize_url: string; state: string };
  const answer = await fetch(consent.authorize_url, {
    method: 'POST',
    body: new URLSearchParams({ realmId, decision: 'allow' }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? sandbox.url);
  const completed = await server.call(`POST ${base}/connections/quickbooks/complete`, {
    token,
    json: { state: consent.state, code: back.searchParams.get('code'), realm_id: realmId },
  });
  dataOf(completed.body);
}

/** Imports a demo report whose payouts belong to a store of ours. */
export async function importReport(
  env: Pick<TestEnvironment, 'server' | 'base' | 'token' | 'tenantId'>,
  name: string,
): Promise<{ storeId: string }> {
  const { server, base, token } = env;
  const { import: uploaded } = await uploadFile(
    { server, base, token },
    name,
    await readDemo(name),
  );
  const settled = await settledImport({ server, base, token }, uploaded.id);
  const store = dataOf(
    (
      await server.call(`POST ${base}/stores`, {
        token,
        json: { name: `Store ${randomUUID().slice(0, 8)}` },
      })
    ).body,
  ) as { id: string };
  await server.call(`POST ${base}/stores/${store.id}/channels`, {
    token,
    json: {
      channel_type: name.startsWith('uber') ? 'ubereats' : 'doordash',
      platform_store_id: settled.payouts[0]?.platform_store_id,
    },
  });
  return { storeId: store.id };
}
