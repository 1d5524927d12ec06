import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import type { SendingDeps } from './sending.ts';

type DeleteRequest = {
  readonly ids: readonly string[];
  readonly isDryRun: boolean;
  readonly actor: Actor;
};

export type Deletion = { readonly deleted: number; readonly unknownIds: readonly string[] };

type Named = { readonly id: string; readonly tenant_id: string };

/** Deletes notifications for everybody; those that are none any more are named in the answer. */
export function deleteNotifications(
  { database, clock, live }: Pick<SendingDeps, 'database' | 'clock' | 'live'>,
  { ids, isDryRun, actor }: DeleteRequest,
): Promise<Deletion> {
  return database.asOwner(async (tx) => {
    const found = isDryRun ? await findAll(tx, ids) : await deleteAll(tx, ids);
    const known = new Set(found.map(({ id }) => id));
    if (!isDryRun) {
      const at = clock.now();
      const tenants = [...new Set(found.map(({ tenant_id }) => tenant_id))].sort();
      for (const tenantId of tenants) {
        const gone = found.filter(({ tenant_id }) => tenant_id === tenantId);
        await sql`insert into notification_deletions (tenant_id, id, count, created_at)
          values (${tenantId}, ${randomUUID()}, ${gone.length}, ${at})`.execute(tx);
        const changes = gone.map(({ id }) => ({ tenantId, topic: 'notification', id }) as const);
        await live.changed(tx, ...changes);
      }
      // Last, since others wait for the log of a tenant until this commits.
      for (const tenantId of tenants) {
        await recordAudit(tx, {
          actor,
          tenantId,
          action: 'notification.deleted',
          target: { type: 'tenant', id: tenantId },
          details: { notifications: found.filter((one) => one.tenant_id === tenantId).length },
          at,
        });
      }
    }
    return { deleted: found.length, unknownIds: ids.filter((id) => !known.has(id)) };
  });
}

async function findAll(tx: Transaction, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, tenant_id from notifications where id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

async function deleteAll(tx: Transaction, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    delete from notifications where id = any(${[...ids]}::uuid[]) returning id, tenant_id`.execute(
    tx,
  );
  return rows;
}
