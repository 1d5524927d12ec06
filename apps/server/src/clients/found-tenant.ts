import { recordAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Transaction } from '../db/database.ts';
import type { Entitlements } from '../billing/plans/entitlement.port.ts';
import type { ClientScopes } from '../identity/team/client-scope.port.ts';
import { insertOwnedTenant } from '../identity/accounts/tenants.store.ts';
import { insertClient } from './clients.store.ts';
import type { Client } from './clients.store.ts';

type Deps = { readonly entitlements: Entitlements; readonly clientScopes: ClientScopes };

/** As the database owner: creates a tenant with its first member, its subscription and its client. */
export async function foundTenant(
  tx: Transaction,
  { entitlements, clientScopes }: Deps,
  { ownerId, actor, client }: { ownerId: string; actor: Actor; client: Client },
): Promise<void> {
  const { tenantId, name, createdAt: at } = client;
  await insertOwnedTenant(tx, { id: tenantId, name, ownerId, createdAt: at });
  await insertClient(tx, client);
  await entitlements.begin(tx, { tenantId, founderId: ownerId, actor });
  await recordClientCreated(tx, client, actor);
  await clientScopes.extendTo(tx, { ownerId, tenantId, at, actor });
}

export async function recordClientCreated(
  tx: Transaction,
  client: Client,
  actor: Actor,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    tenantId: client.tenantId,
    action: 'client.created',
    target: { type: 'client', id: client.id },
    after: client,
    details: { name: client.name },
    at: client.createdAt,
  });
}
