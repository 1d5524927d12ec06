import { randomUUID } from 'node:crypto';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import type { ClientCategory } from '../../db/tables.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteClientRow,
  findTenantOfClient,
  hasStoresOrImports,
  insertClient,
  insertTenant,
  listClientsOfUser,
  updateClientRow,
} from './clients.store.ts';
import type { Client, ClientOfUser } from './clients.store.ts';

type NewClient = { readonly name: string; readonly category: ClientCategory };
type ClientChange = {
  readonly name?: string | undefined;
  readonly category?: ClientCategory | undefined;
};

export type ClientsService = {
  readonly list: (
    userId: string,
    page: { limit: number; cursor: string | undefined },
  ) => Promise<Page<ClientOfUser>>;
  /** In the given tenant, or in a new one owned by the user. */
  readonly create: (
    userId: string,
    scope: TenantScope | null,
    client: NewClient,
  ) => Promise<Client>;
  readonly update: (scope: TenantScope, id: string, change: ClientChange) => Promise<Client>;
  readonly remove: (scope: TenantScope, id: string) => Promise<void>;
  readonly tenantOf: (userId: string, clientId: string) => Promise<string | null>;
};

export function createClientsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): ClientsService {
  return {
    list: async (userId, { limit, cursor }) => {
      const after = readCursor(cursor, 2);
      const clients = await database.asUser(userId, (tx) =>
        listClientsOfUser(tx, { userId, after, count: limit + 1 }),
      );
      return toPage(clients, limit, ({ name, id }) => [name, id]);
    },
    create: async (userId, scope, { name, category }) => {
      const now = clock.now();
      const client = {
        id: randomUUID(),
        name: name.trim(),
        category,
        createdAt: now,
        updatedAt: now,
      };
      return scope === null
        ? createWithTenant(database, userId, client)
        : createInTenant(database, scope, client);
    },
    update: async (scope, id, { name, category }) => {
      const client = await database.inTenant(scope, (tx) =>
        updateClientRow(tx, id, { name: name?.trim(), category, at: clock.now() }),
      );
      if (client === null) {
        throw new AppError('client_not_found');
      }
      return client;
    },
    remove: (scope, id) =>
      database.inTenant(scope, async (tx) => {
        if (await hasStoresOrImports(tx)) {
          throw new AppError('client_not_empty');
        }
        if (!(await deleteClientRow(tx, id))) {
          throw new AppError('client_not_found');
        }
      }),
    tenantOf: (userId, clientId) =>
      database.asUser(userId, (tx) => findTenantOfClient(tx, clientId)),
  };
}

type ClientWithoutTenant = Omit<Client, 'tenantId'>;

async function createWithTenant(
  database: Database,
  ownerId: string,
  client: ClientWithoutTenant,
): Promise<Client> {
  const complete = { ...client, tenantId: randomUUID() };
  await database.asOwner(async (tx) => {
    await insertTenant(tx, {
      id: complete.tenantId,
      name: client.name,
      ownerId,
      createdAt: client.createdAt,
    });
    await insertClient(tx, complete);
  });
  return complete;
}

async function createInTenant(
  database: Database,
  scope: TenantScope,
  client: ClientWithoutTenant,
): Promise<Client> {
  const complete = { ...client, tenantId: scope.tenantId };
  await database
    .inTenant(scope, (tx) => insertClient(tx, complete))
    .catch((cause: unknown) => {
      throw brokenUniqueIndex(cause) === 'clients_tenant_id_idx'
        ? new AppError('tenant_has_client', { cause })
        : cause;
    });
  return complete;
}
