import { randomUUID } from 'node:crypto';
import { actorInTenant, recordAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import { brokenUniqueIndex } from '../db/conflicts.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { Page } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import type { AssuranceLevel } from '../http/operations.ts';
import { knownTimeZone } from '../http/time-zone.ts';
import type { Clock } from '../platform/clock.ts';
import type { Entitlements } from '../billing/plans/entitlement.port.ts';
import type { ClientScopes } from '../identity/team/client-scope.port.ts';
import { clientIdOf } from './clients.read-model.ts';
import {
  deleteClientRow,
  findTenantOfClient,
  hasStoresOrImports,
  insertClient,
  lockClient,
  replaceClient,
} from './clients.store.ts';
import type { Client } from './clients.store.ts';
import type { OpenFirstClient } from '../identity/accounts/first-client.port.ts';
import { foundTenant, recordClientCreated } from './found-tenant.ts';
import {
  countsPageAfterwards,
  findCountedClient,
  pageClientsOfUser,
} from './list-clients.store.ts';
import type {
  ClientFilter,
  ClientListing,
  ClientOfUser,
  ClientSort,
} from './list-clients.store.ts';
import type { Waiting } from './waiting.read-model.ts';

type ClientFields = Pick<
  Client,
  'name' | 'number' | 'category' | 'timeZone' | 'currency' | 'country'
>;
type ClientChange = { readonly [Field in keyof ClientFields]?: ClientFields[Field] | undefined } & {
  readonly archived?: boolean | undefined;
};

export type ClientsService = {
  readonly list: (
    who: Pick<ClientListing, 'userId' | 'tenantIds'> & { readonly level: AssuranceLevel },
    listing: {
      filter: ClientFilter;
      sort: ClientSort;
      counted: boolean;
      limit: number;
      cursor: string | undefined;
    },
  ) => Promise<Page<ClientOfUser>>;
  /** The client of a tenant, as seen by someone who is not a member of it. */
  readonly viewed: (
    scope: TenantScope,
  ) => Promise<readonly (Client & { readonly triage: Waiting | null })[]>;
  readonly find: (
    scope: TenantScope,
    id: string,
  ) => Promise<Client & { readonly triage: Waiting | null }>;
  /** In the tenant of the scope, or in a new one that the actor owns. */
  readonly create: (
    request: { userId: string; actor: Actor; scope: TenantScope | null },
    client: ClientFields,
  ) => Promise<Client>;
  readonly update: (
    scope: TenantScope,
    id: string,
    change: ClientChange,
    actor?: Actor,
  ) => Promise<Client>;
  readonly remove: (scope: TenantScope, id: string, actor?: Actor) => Promise<void>;
  /** Creates the client of a user who completes their registration. */
  readonly openFirst: OpenFirstClient;
  readonly tenantOf: (userId: string, clientId: string) => Promise<string | null>;
};

export type ClientsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly entitlements: Entitlements;
  readonly clientScopes: ClientScopes;
};

export function createClientsService(deps: ClientsDeps): ClientsService {
  const { database, clock } = deps;
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    list: ({ level, ...who }, { limit, cursor, ...choice }) => {
      const listing = { ...who, ...choice, secondStepDone: level === 'aal2', today: today() };
      const page = (tx: Transaction) => pageClientsOfUser(tx, listing, { limit, cursor });
      return countsPageAfterwards(listing)
        ? database.asUser(who.userId, page)
        : database.readAsUser(who.userId, page);
    },
    viewed: (scope) =>
      database.inTenant(scope, (tx) => clientOfTenant(tx, scope.tenantId, today())),
    find: async (scope, id) => {
      const { tenantId } = scope;
      const client = await database.inTenant(scope, (tx) =>
        findCountedClient(tx, { id, tenantId, today: today() }),
      );
      return known(client);
    },
    create: async ({ userId, actor, scope }, fields) => {
      const client = newClient(fields, scope?.tenantId ?? randomUUID(), clock.now());
      await (scope === null
        ? database.asOwner((tx) => foundTenant(tx, deps, { ownerId: userId, actor, client }))
        : createInTenant(deps, { scope, actor }, client));
      return client;
    },
    update: (scope, id, change, actor = actorInTenant(scope)) =>
      database.inTenant(scope, async (tx) => {
        const before = known(await lockClient(tx, id));
        const after = changed(before, change, clock.now());
        await replaceClient(tx, after);
        await recordAudit(tx, { ...entryOf(changeOf(before, after), after), actor, before, after });
        return after;
      }),
    remove: (scope, id, actor = actorInTenant(scope)) =>
      database.inTenant(scope, async (tx) => {
        const before = known(await lockClient(tx, id));
        if (await hasStoresOrImports(tx)) {
          throw new AppError('client_not_empty');
        }
        await deleteClientRow(tx, id);
        const gone = { ...before, updatedAt: clock.now() };
        await recordAudit(tx, { ...entryOf('deleted', gone), actor, before });
      }),
    openFirst: async (tx, { userId, requestId }, { at, ...fields }) => {
      const client = newClient({ ...fields, number: null }, randomUUID(), at);
      const actor = { kind: 'user', userId, requestId } as const;
      await foundTenant(tx, deps, { ownerId: userId, actor, client });
      return { tenantId: client.tenantId, clientId: client.id };
    },
    tenantOf: (userId, clientId) =>
      database.asUser(userId, (tx) => findTenantOfClient(tx, clientId)),
  };
}

/** The client of a tenant, which has at most one. */
async function clientOfTenant(tx: Transaction, tenantId: string, today: string) {
  const id = await clientIdOf(tx, tenantId);
  const client = id === null ? null : await findCountedClient(tx, { id, tenantId, today });
  return client === null ? [] : [client];
}

function known<Found>(client: Found | null): Found {
  if (client === null) {
    throw new AppError('client_not_found');
  }
  return client;
}

function newClient(fields: ClientFields, tenantId: string, at: Date): Client {
  return {
    ...cleaned(fields),
    id: randomUUID(),
    tenantId,
    archivedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

function cleaned(fields: ClientFields): ClientFields {
  return {
    ...fields,
    name: fields.name.trim(),
    number: fields.number?.trim() ?? null,
    timeZone: knownTimeZone(fields.timeZone, '/time_zone'),
  };
}

function changed(before: Client, { archived, ...change }: ClientChange, now: Date): Client {
  const fields = {
    name: change.name ?? before.name,
    number: change.number === undefined ? before.number : change.number,
    category: change.category ?? before.category,
    timeZone: change.timeZone ?? before.timeZone,
    currency: change.currency ?? before.currency,
    country: change.country ?? before.country,
  };
  const archivedAt = { keep: before.archivedAt, archive: before.archivedAt ?? now, restore: null };
  const step = archived === undefined ? 'keep' : archived ? 'archive' : 'restore';
  return { ...before, ...cleaned(fields), archivedAt: archivedAt[step], updatedAt: now };
}

/** The log records archiving and restoring as actions of their own. */
function changeOf(before: Client, after: Client): 'updated' | 'archived' | 'restored' {
  if ((before.archivedAt === null) === (after.archivedAt === null)) {
    return 'updated';
  }
  return after.archivedAt === null ? 'restored' : 'archived';
}

function entryOf(what: string, { tenantId, id, name, updatedAt }: Client) {
  return {
    tenantId,
    action: `client.${what}`,
    target: { type: 'client', id },
    details: { name },
    at: updatedAt,
  };
}

async function createInTenant(
  { database, entitlements }: ClientsDeps,
  { scope, actor }: { scope: TenantScope; actor: Actor },
  client: Client,
): Promise<void> {
  await database
    .inTenant(scope, async (tx) => {
      await entitlements.assertWithinLimit(tx, scope, 'clients');
      await insertClient(tx, client);
      await recordClientCreated(tx, client, actor);
    })
    .catch((cause: unknown) => {
      throw brokenUniqueIndex(cause) === 'clients_tenant_id_idx'
        ? new AppError('tenant_has_client', { cause })
        : cause;
    });
}
