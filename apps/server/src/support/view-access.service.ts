import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { AccessDirectory } from '../http/access.ts';
import { AppError } from '../http/errors.ts';
import type { Clock } from '../platform/clock.ts';
import { personOf } from './person-of.ts';
import { findTicket } from './tickets.store.ts';
import {
  endViewGrants,
  findViewGrant,
  findViewOf,
  insertViewGrant,
  lockViewGrants,
} from './view-grants.store.ts';
import type { ViewGrant } from './view-grants.store.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

const HOUR_MS = 3_600_000;

/** Null if support may not view it. */
export function readViewAccess(
  { database, clock }: Deps,
  scope: TenantScope,
): Promise<ViewGrant | null> {
  return database.inTenant(scope, (tx) => findViewGrant(tx, scope.tenantId, clock.now()));
}

type ViewRequest = {
  readonly hours: number;
  /** The ticket it is for; null if there is none. */
  readonly ticketId: string | null;
  readonly actor: Actor;
};

/**
 * Lets support view the client for this many hours from now, replacing an earlier grant. Throws
 * `support_ticket_not_found`.
 */
export function allowView(
  { database, clock }: Deps,
  scope: TenantScope,
  { hours, ticketId, actor }: ViewRequest,
): Promise<ViewGrant> {
  const { tenantId, userId } = scope;
  const at = clock.now();
  return database.inTenant(scope, async (tx) => {
    const reader = { tenantId, userId, seesAll: true };
    if (ticketId !== null && (await findTicket(tx, reader, ticketId)) === null) {
      throw new AppError('support_ticket_not_found');
    }
    await lockViewGrants(tx, tenantId);
    await endViewGrants(tx, { tenantId, by: 'client', at });
    const grant: ViewGrant = {
      id: randomUUID(),
      tenantId,
      ticketId,
      grantedByName: (await personOf(tx, userId)).name,
      grantedAt: at,
      expiresAt: new Date(at.getTime() + hours * HOUR_MS),
    };
    await insertViewGrant(tx, { ...grant, grantedBy: userId });
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'support_view.allowed',
      target: { type: 'support_view', id: grant.id },
      details: { hours, until: grant.expiresAt.toISOString() },
      at,
    });
    return grant;
  });
}

/** Ends the grant on the client's side. Throws `view_access_not_found`. */
export function endView(
  { database, clock }: Deps,
  scope: TenantScope,
  actor: Actor,
): Promise<void> {
  const { tenantId } = scope;
  return database.inTenant(scope, (tx) =>
    endIn(tx, { tenantId, by: 'client', actor, at: clock.now() }),
  );
}

type Ending = {
  readonly tenantId: string;
  readonly by: 'client' | 'staff';
  readonly actor: Actor;
  readonly at: Date;
};

/** Like `endView`, in any tenant. */
export async function endIn(tx: Transaction, { tenantId, by, actor, at }: Ending): Promise<void> {
  await lockViewGrants(tx, tenantId);
  const held = await findViewGrant(tx, tenantId, at);
  if (held === null) {
    throw new AppError('view_access_not_found');
  }
  await endViewGrants(tx, { tenantId, by, at });
  await recordAudit(tx, {
    actor,
    tenantId,
    action: 'support_view.ended',
    target: { type: 'support_view', id: held.id },
    details: { by },
    at,
  });
}

/** For the access check: the grant that lets support view a tenant, and the audit record of each read. */
export function createViews({
  database,
  clock,
}: Deps): Pick<AccessDirectory, 'viewOf' | 'recordView'> {
  return {
    viewOf: async (tenantId) => {
      const found = await database.readAsOwner((tx) => findViewOf(tx, tenantId, clock.now()));
      return found === null
        ? null
        : { grantId: found.id, tenantId, secondStepRequired: found.secondStepRequired };
    },
    recordView: ({ view, userId, requestId, operation }) =>
      database.asOwner((tx) =>
        recordAudit(tx, {
          actor: { kind: 'user', userId, requestId },
          tenantId: view.tenantId,
          action: 'support_view.read',
          target: { type: 'support_view', id: view.grantId },
          details: { operation },
          at: clock.now(),
        }),
      ),
  };
}
