import { randomUUID } from 'node:crypto';
import type { components } from '@platebook/api-client';
import { addPerson, addTenant, dataOf, signIn } from './test-server.ts';
import type { Answer, TestServer } from './test-server.ts';

type Schemas = components['schemas'];

/** A client of a separate firm, with calls as its owner. */
export type MappingClient = {
  readonly tenantId: string;
  readonly base: string;
  readonly ownerId: string;
  readonly email: string;
  readonly call: (request: string, json?: unknown) => Promise<Answer>;
};

export async function addMappingClient(
  server: TestServer,
  { name = 'Harbor', of }: { readonly name?: string; readonly of?: MappingClient } = {},
): Promise<MappingClient> {
  const person =
    of === undefined
      ? await addPerson(server, { email: `owner-${randomUUID()}@example.test` })
      : { userId: of.ownerId, email: of.email };
  const { tenantId } = await addTenant(server, {
    name,
    members: [{ person, level: 'user_owner' }],
  });
  const token = await signIn(server, person.email);
  const base = `/api/v2/clients/tenants/${tenantId}`;
  return {
    tenantId,
    base,
    ownerId: person.userId,
    email: person.email,
    call: (request, json) => {
      const [method, path = ''] = request.split(' ');
      const address = path.startsWith('/api') ? path : `${base}/${path}`;
      return server.call(`${method} ${address}`, {
        token,
        ...(json === undefined ? {} : { json }),
      });
    },
  };
}

export async function addStore(
  { call }: MappingClient,
  fields: { readonly name: string } & Readonly<Record<string, unknown>>,
): Promise<string> {
  return (dataOf((await call('POST stores', fields)).body) as { id: string }).id;
}

type SeenStore = {
  readonly id: string;
  readonly name: string;
  readonly externalRef?: string;
  readonly address?: Schemas['PlatformStoreAddress'];
  readonly timeZone?: string;
};

/** Platform stores as a connection would have listed them. */
export async function seeStores(
  server: TestServer,
  { tenantId, call }: MappingClient,
  stores: readonly SeenStore[],
  provider: 'ubereats' | 'doordash' = 'ubereats',
): Promise<void> {
  const now = server.clock.now();
  await server.database.asOwner(async (tx) => {
    for (const { id, name, externalRef = null, address = null, timeZone = null } of stores) {
      await tx
        .insertInto('platform_stores')
        .values({
          tenant_id: tenantId,
          id: randomUUID(),
          provider,
          connection_id: null,
          platform_store_id: id,
          name,
          previous_name: null,
          external_ref: externalRef,
          address: address === null ? null : JSON.stringify(address),
          time_zone: timeZone,
          currency: null,
          status: 'active',
          ignored_at: null,
          ignored_reason: null,
          first_seen_at: now,
          last_seen_at: now,
        })
        .execute();
    }
  });
  // Stores are pending from the next added one on; the nightly listing would open the rest.
  await addStore({ call } as MappingClient, { name: `Opens what waits ${randomUUID()}` });
}

export async function mappingsOf(
  { call }: MappingClient,
  query = '',
): Promise<Schemas['StoreMappingsPage']> {
  return dataOf((await call(`GET store-mappings${query}`)).body) as Schemas['StoreMappingsPage'];
}

export async function pendingOf(
  client: MappingClient,
  storeId: string,
): Promise<Schemas['StoreMapping']> {
  const { items } = await mappingsOf(client, `?state=pending&store_id=${storeId}`);
  const [mapping] = items;
  if (mapping === undefined) {
    throw new Error(`The store ${storeId} waits for nothing.`);
  }
  return mapping;
}

export function confirm(
  { tenantId, call }: MappingClient,
  pendingId: string | null,
  platformStoreId: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return call(`POST /api/v2/ubereats/tenants/${tenantId}/confirm-store-mapping`, {
    pending_id: pendingId,
    selected_platform_store_id: platformStoreId,
    ...more,
  });
}
