import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** A temporary grant that lets support view a client's pages. */
export type ViewGrant = {
  readonly id: string;
  readonly tenantId: string;
  readonly ticketId: string | null;
  readonly grantedByName: string;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
};

/** The grant in effect at an instant; null if there is none. */
export async function findViewGrant(
  tx: Transaction,
  tenantId: string,
  now: Date,
): Promise<ViewGrant | null> {
  const row = await tx
    .selectFrom('support_view_grants')
    .select([
      'id',
      'tenant_id as tenantId',
      'ticket_id as ticketId',
      'granted_by_name as grantedByName',
      'granted_at as grantedAt',
      'expires_at as expiresAt',
    ])
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Like `findViewGrant`, with the tenant's requirements. */
export async function findViewOf(
  tx: Transaction,
  tenantId: string,
  now: Date,
): Promise<{ id: string; secondStepRequired: boolean } | null> {
  const row = await tx
    .selectFrom('support_view_grants')
    .innerJoin('tenants', 'tenants.id', 'support_view_grants.tenant_id')
    .select(['support_view_grants.id', 'tenants.second_step_required as secondStepRequired'])
    .where('support_view_grants.tenant_id', '=', tenantId)
    .where('support_view_grants.ended_at', 'is', null)
    .where('support_view_grants.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertViewGrant(
  tx: Transaction,
  grant: ViewGrant & { readonly grantedBy: string },
): Promise<void> {
  await tx
    .insertInto('support_view_grants')
    .values({
      tenant_id: grant.tenantId,
      id: grant.id,
      ticket_id: grant.ticketId,
      granted_by: grant.grantedBy,
      granted_by_name: grant.grantedByName,
      granted_at: grant.grantedAt,
      expires_at: grant.expiresAt,
    })
    .execute();
}

/** Locks the tenant's grants until the transaction ends. */
export async function lockViewGrants(tx: Transaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support_view|${tenantId}`}, 0))`.execute(
    tx,
  );
}

/** Ends every grant that neither side has ended, including expired ones. */
export async function endViewGrants(
  tx: Transaction,
  { tenantId, by, at }: { tenantId: string; by: 'client' | 'staff'; at: Date },
): Promise<void> {
  await tx
    .updateTable('support_view_grants')
    .set({ ended_at: at, ended_by: by })
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .execute();
}
