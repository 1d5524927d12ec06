import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { SendingDeps } from './sending.ts';

type Deps = Pick<SendingDeps, 'database' | 'clock' | 'live'>;

export type ChangeRequest = {
  readonly ids: readonly string[];
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

/** How many were changed, and which ids are unknown. */
export type Change = { readonly changed: number; readonly unknownIds: readonly string[] };

type Named = { readonly id: string; readonly tenant_id: string; readonly deleted_at: Date };

/** How long deleted notifications can be restored. */
const RESTORABLE_DAYS = 7;

/** Deletes notifications for everybody; unknown ids are returned. */
export function deleteNotifications(deps: Deps, request: ChangeRequest): Promise<Change> {
  return deps.database.asOwner(async (tx) => {
    const at = deps.clock.now();
    // A later notification with the same key must not count up a deleted one.
    const found = await changeAll(tx, request, {
      which: sql`deleted_at is null`,
      change: sql`deleted_at = ${at}, dedupe_key = null`,
    });
    return record(tx, deps, { ...request, found, action: 'notification.deleted', sign: 1, at });
  });
}

/**
 * Restores deleted notifications for everybody, with their unread status. Permanently deleted ones are returned as
 * unknown.
 */
export function restoreNotifications(deps: Deps, request: ChangeRequest): Promise<Change> {
  return deps.database.asOwner(async (tx) => {
    const found = await changeAll(tx, request, {
      which: sql`deleted_at is not null`,
      change: sql`deleted_at = null`,
    });
    const at = deps.clock.now();
    return record(tx, deps, { ...request, found, action: 'notification.restored', sign: -1, at });
  });
}

/** Permanently deletes what can no longer be restored. */
export async function sweepDeleted({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  const before = new Date(clock.now().getTime() - RESTORABLE_DAYS * 86_400_000);
  await database.asOwner((tx) =>
    sql`delete from notifications where deleted_at < ${before}`.execute(tx),
  );
}

type Rule = { readonly which: RawBuilder<unknown>; readonly change: RawBuilder<unknown> };

/** Those that are changed, or would be, with their time of deletion. */
async function changeAll(
  tx: Transaction,
  { ids, isDryRun }: ChangeRequest,
  { which, change }: Rule,
) {
  const { rows } = await sql<Named>`
    with named as materialized (
      select id, tenant_id, deleted_at from notifications where id = any(${[...ids]}::uuid[]) and ${which}
      order by id for update)
    ${
      isDryRun
        ? sql`select id, tenant_id, deleted_at from named`
        : sql`update notifications set ${change} from named where notifications.id = named.id
            returning named.id, named.tenant_id, coalesce(notifications.deleted_at, named.deleted_at) as deleted_at`
    }`.execute(tx);
  return rows;
}

type Done = ChangeRequest & {
  readonly found: readonly Named[];
  readonly action: `notification.${'deleted' | 'restored'}`;
  /** A restoration is subtracted from the count of the day of deletion. */
  readonly sign: 1 | -1;
  readonly at: Date;
};

async function record(
  tx: Transaction,
  { live }: Pick<Deps, 'live'>,
  { ids, isDryRun, actor, found, action, sign, at }: Done,
): Promise<Change> {
  const known = new Set(found.map(({ id }) => id));
  const tenants = [...new Set(found.map(({ tenant_id }) => tenant_id))].sort();
  if (!isDryRun) {
    await count(tx, found, sign);
  }
  for (const tenantId of isDryRun ? [] : tenants) {
    const ofTenant = found.filter(({ tenant_id }) => tenant_id === tenantId);
    const changes = ofTenant.map(({ id }) => ({ tenantId, topic: 'notification', id }) as const);
    await live.changed(tx, ...changes);
  }
  // Last, since it locks a tenant's log until the commit.
  for (const tenantId of isDryRun ? [] : tenants) {
    await recordAudit(tx, {
      actor,
      tenantId,
      action,
      target: { type: 'tenant', id: tenantId },
      details: { notifications: found.filter((one) => one.tenant_id === tenantId).length },
      at,
    });
  }
  return { changed: found.length, unknownIds: ids.filter((id) => !known.has(id)) };
}

async function count(tx: Transaction, found: readonly Named[], sign: 1 | -1): Promise<void> {
  await sql`
    insert into notification_deletions (tenant_id, id, count, created_at)
    select tenant_id, gen_random_uuid(), ${sign}::integer * count(*), deleted_at
    from unnest(${found.map(({ tenant_id }) => tenant_id)}::uuid[],
      ${found.map(({ deleted_at }) => deleted_at.toISOString())}::timestamptz[]) as changed (tenant_id, deleted_at)
    group by tenant_id, deleted_at`.execute(tx);
}
