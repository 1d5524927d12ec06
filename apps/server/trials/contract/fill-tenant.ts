import type { Contract, Operation } from '../../src/http/contract.ts';
import { readDemo, reportForm } from '../../src/testing/report-uploads.ts';
import { dataOf } from '../../src/testing/test-server.ts';
import type { Answer, TestServer } from '../../src/testing/test-server.ts';
import { seedAccountMapping } from './seed-account-mapping.ts';
import { seedBillingDetails } from './seed-billing-details.ts';
import { seedColumnDecision } from './seed-column-decision.ts';
import { seedConnection } from './seed-connection.ts';
import { seedDepositException } from './seed-deposit-exception.ts';
import { addHeaderSighting } from './add-header-sighting.ts';
import { seedNotification } from './seed-notification.ts';
import { seedStoreMappings } from './seed-store-mappings.ts';
import { seedTraces } from './seed-traces.ts';
import { seedUploadPart } from './seed-upload-part.ts';
import { tokenOf } from './people.ts';
import { untilIdle } from './worker.ts';
import type { TenantOfPeople } from './people.ts';
import { addressOf, carriersOf, kindOf, validRequest } from './requests.ts';
import type { Named } from './requests.ts';
import { NOT_CREATING } from './states.ts';

export type Setting = {
  readonly server: TestServer;
  readonly contract: Contract;
  readonly operations: readonly Operation[];
};

const REPORT = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';

/** A call with the file that an upload needs, or with JSON, or without a body. */
async function send(
  { server, contract }: Pick<Setting, 'server' | 'contract'>,
  operation: Operation,
  {
    bearer,
    named,
    headers = {},
  }: { bearer: string | null; named: Named; headers?: Record<string, string> },
): Promise<Answer> {
  const request = validRequest(contract, operation, named);
  return server.call(addressOf(request), {
    headers,
    ...(bearer === null ? {} : { token: bearer }),
    ...(request.body === undefined ? {} : { json: request.body }),
    ...(await bytesOf(operation)),
  });
}

type Bytes = { readonly body?: FormData | Uint8Array<ArrayBuffer> };

/** The body of an operation that takes bytes instead of JSON. */
export async function bytesOf({ body }: Operation): Promise<Bytes> {
  if (body?.type === 'multipart/form-data') {
    return { body: await uploadBody() };
  }
  return body?.type === 'application/octet-stream' ? { body: new TextEncoder().encode('a,b') } : {};
}

export async function uploadBody(): Promise<FormData> {
  return reportForm('Report.csv', await readDemo(REPORT));
}

/** Creates everything the contract can create in a tenant, from its own examples; returns the ids. */
export async function fillTenant(
  setting: Setting,
  tenant: TenantOfPeople,
  asker: string,
): Promise<Named> {
  const { tenantId, clientId, people } = tenant;
  const bearer = tokenOf(tenant, 'user_owner');
  const member = people.find(({ level }) => level === 'user_basic')?.userId ?? '';
  // The actors of existing rows, so that a filter by somebody else's person is never trivially empty.
  const actor = people.find(({ level }) => level === 'user_owner')?.userId ?? '';
  let named: Named = { tenant: tenantId, client: clientId, member, actor };
  for (const operation of creating(setting.operations)) {
    named = { ...named, ...(await findNames(setting, operation, { bearer, named })) };
    const isAsking = operation.access.tenantFrom === 'none';
    const answer = await send(setting, operation, { bearer: isAsking ? asker : bearer, named });
    if (answer.status >= 300) {
      throw new Error(
        `No fixture for ${operation.id}: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    }
    named = { ...(isAsking ? {} : nameCreated(operation, answer)), ...named };
    await untilIdle(setting.server);
  }
  named = { ...named, ...(await seedStoreMappings(setting.server, tenantId)) };
  named = { ...named, ...(await seedConnection(setting.server, tenantId)) };
  named = {
    ...named,
    ...(await seedAccountMapping(setting.server, tenantId, named['connection'] ?? '')),
  };
  named = { ...named, ...(await seedNotification(setting.server, tenantId)) };
  named = { ...named, ...(await seedColumnDecision(setting.server, tenantId)) };
  named = { ...named, ...(await seedDepositException(setting.server, tenantId)) };
  await seedBillingDetails(setting.server, tenantId);
  await addHeaderSighting(setting.server, tenantId);
  await seedUploadPart(setting.server, tenantId);
  await seedTraces(setting.server, tenantId, named);
  for (const operation of setting.operations) {
    named = { ...named, ...(await findNames(setting, operation, { bearer, named })) };
  }
  return named;
}

/** The operations that create something in a tenant, for its members and for people who request access. */
function creating(operations: readonly Operation[]): Operation[] {
  return operations.filter(
    ({ id, method, access, body }) =>
      method === 'post' &&
      body !== null &&
      !NOT_CREATING.includes(id) &&
      (access.tenantFrom === 'path.tenant' ||
        (access.tenantFrom === 'none' &&
          access.minLevel === 'authenticated' &&
          asksATenant(body.media.example))),
  );
}

function asksATenant(example: unknown): boolean {
  return typeof example === 'object' && example !== null && 'client_id' in example;
}

/** The created object, by the name of the collection it was added to. */
function nameCreated({ path }: Operation, { body }: Answer): Named {
  const id = idIn(dataOf(body), 'id', '');
  return id === null ? {} : { [kindOf('id', `${path}/{id}`)]: id };
}

/** The objects of a single caller: those of operations without a tenant. */
export async function nameOwnThings(setting: Setting, bearer: string | null): Promise<Named> {
  if (bearer === null) {
    return {};
  }
  // A person's own objects may refer to tenants: use one of theirs.
  const tenant = await firstTenantOf(setting, bearer);
  let named: Named = tenant === null ? {} : { tenant };
  const own = setting.operations.filter(({ access }) => access.tenantFrom === 'none');
  for (const operation of own.filter(({ path }) => path.includes('{'))) {
    named = { ...named, ...(await findNames(setting, operation, { bearer, named })) };
  }
  return Object.fromEntries(Object.entries(named).filter(([kind]) => !OF_TENANTS.includes(kind)));
}

/** An operator sees those of every tenant, and has none. */
const OF_TENANTS = ['tenant', 'ticket', 'message', 'support_attachment'];

async function firstTenantOf({ server }: Setting, bearer: string): Promise<string | null> {
  const answer = await server.call('GET /api/v2/auth/me/tenants', { token: bearer });
  return answer.status >= 300 ? null : idIn(dataOf(answer.body), 'tenant_id', 'tenant');
}

type Finder = { readonly bearer: string; readonly named: Named };

/** The ids that an operation's path still needs, looked up in the collections above them. */
async function findNames(
  setting: Setting,
  operation: Operation,
  { bearer, named }: Finder,
): Promise<Named> {
  let found: Named = named;
  for (const [, name = ''] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const kind = kindOf(name, operation.path);
    if (found[kind] === undefined && !isOneOfFew(operation, name)) {
      const id = await findOne(setting, { operation, name, bearer, named: found });
      found = id === null ? found : { ...found, [kind]: id };
    }
  }
  return found;
}

/** An enum value of the contract, such as a provider: its example always exists. */
function isOneOfFew({ parameters }: Operation, name: string): boolean {
  return parameters.some(
    (parameter) => parameter.name === name && parameter.schema['enum'] !== undefined,
  );
}

type Wanted = Finder & { readonly operation: Operation; readonly name: string };

async function findOne(
  setting: Setting,
  { operation, name, bearer, named }: Wanted,
): Promise<string | null> {
  const shown = SHOWN_BY[kindOf(name, operation.path)];
  const collection = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
  const byPath = (method: string): Operation | undefined =>
    setting.operations.find((one) => one.method === method && one.path === collection);
  const candidates = [
    setting.operations.find(({ id }) => id === shown?.operation),
    byPath('get'),
    byPath('post'),
  ];
  for (const candidate of candidates) {
    if (candidate !== undefined && isComplete(setting.contract, candidate, named)) {
      const answer = await send(setting, candidate, { bearer, named });
      const shows = candidate.wire === 'envelope' ? dataOf : (body: unknown) => body;
      const id =
        answer.status >= 300 ? null : idIn(shows(answer.body), shown?.property ?? 'id', name);
      if (id !== null) {
        return id;
      }
    }
  }
  return null;
}

/** Names that no collection of the same path contains. */
const SHOWN_BY: Readonly<Record<string, { operation: string; property: string }>> = {
  document_number: { operation: 'previewPlan', property: 'document_number' },
  line: { operation: 'previewPlan', property: 'line' },
  run: { operation: 'listSyncRuns', property: 'id' },
  file: { operation: 'getSyncRun', property: 'sha256' },
  platform_store: { operation: 'listStores', property: 'platform_store_id' },
};

function isComplete(contract: Contract, operation: Operation, named: Named): boolean {
  return carriersOf(contract, operation)
    .filter(({ place }) => place === 'path')
    .every(({ kind }) => named[kind] !== undefined);
}

/** The first value with that name, at any depth; lists of objects before the object around them. */
function idIn(value: unknown, property: string, name: string): string | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  if (Array.isArray(value)) {
    // Newest first: the oldest is least likely to be the one the caller depends on.
    return value.length === 0 ? null : idIn(value.at(-1), property, name);
  }
  const fields = value as Record<string, unknown>;
  const own = fields[property] ?? fields[`${name}_id`];
  if (typeof own === 'string' || typeof own === 'number') {
    return String(own);
  }
  for (const part of Object.values(fields)) {
    const found = idIn(part, property, name);
    if (found !== null) {
      return found;
    }
  }
  return null;
}
