import { randomUUID } from 'node:crypto';
import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { ClientScopes } from '../team/client-scope.port.ts';
import {
  deleteTenantRow,
  findTenant,
  holdsAnything,
  insertOwnedTenant,
  lockTenant,
  renameTenant,
} from './tenants.store.ts';
import type { Tenant } from './tenants.store.ts';

export type TenantsService = {
  /** Creates a tenant without a client, owned by the caller. */
  readonly create: (principal: Principal, name: string) => Promise<Tenant>;
  readonly find: (scope: TenantScope) => Promise<Tenant>;
  readonly rename: (scope: TenantScope, name: string, actor: Actor) => Promise<Tenant>;
  /** Throws `tenant_not_empty`; the caller's last tenant may be removed. */
  readonly remove: (scope: TenantScope, actor: Actor) => Promise<void>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly entitlements: Pick<Entitlements, 'begin'>;
  readonly clientScopes: ClientScopes;
};

export function createTenantsService({
  database,
  clock,
  entitlements,
  clientScopes,
}: Deps): TenantsService {
  return {
    create: (principal, name) =>
      database.asOwner(async (tx) => {
        const tenant = { id: randomUUID(), name: name.trim(), createdAt: clock.now() };
        const actor = actorOf(principal);
        await insertOwnedTenant(tx, { ...tenant, ownerId: principal.userId });
        await entitlements.begin(tx, { tenantId: tenant.id, founderId: principal.userId, actor });
        await recordAudit(tx, {
          actor,
          tenantId: tenant.id,
          action: 'tenant.created',
          target: { type: 'tenant', id: tenant.id },
          after: tenant,
          at: tenant.createdAt,
        });
        await clientScopes.extendTo(tx, {
          ownerId: principal.userId,
          tenantId: tenant.id,
          at: tenant.createdAt,
          actor,
        });
        return tenant;
      }),
    find: (scope) => database.inTenant(scope, findTenant),
    rename: (scope, name, actor) =>
      database.inTenant(scope, async (tx) => {
        const before = await lockTenant(tx);
        const after = { ...before, name: name.trim() };
        await renameTenant(tx, after.name);
        await recordAudit(tx, {
          ...change(scope, 'tenant.updated', clock.now()),
          actor,
          before,
          after,
        });
        return after;
      }),
    remove: (scope, actor) =>
      database.inTenant(scope, async (tx) => {
        const before = await lockTenant(tx);
        if (await holdsAnything(tx, scope)) {
          throw new AppError('tenant_not_empty');
        }
        await deleteTenantRow(tx);
        await recordAudit(tx, {
          ...change(scope, 'tenant.deleted', clock.now()),
          actor,
          before,
        });
      }),
  };
}

function change({ tenantId }: TenantScope, action: string, at: Date) {
  return {
    tenantId,
    action,
    target: { type: 'tenant', id: tenantId },
    at,
  };
}
