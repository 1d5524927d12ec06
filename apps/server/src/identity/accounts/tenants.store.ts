import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

export type Tenant = { readonly id: string; readonly name: string; readonly createdAt: Date };

/** As the database owner: the tenant has no members before this. */
export async function insertOwnedTenant(
  tx: Transaction,
  { id, name, createdAt, ownerId }: Tenant & { ownerId: string },
): Promise<void> {
  await tx.insertInto('tenants').values({ id, name, created_at: createdAt }).execute();
  await tx
    .insertInto('memberships')
    .values({ tenant_id: id, user_id: ownerId, level: 'user_owner', created_at: createdAt })
    .execute();
}

/** As the database owner: whether there is such a tenant. */
export async function tenantExists(tx: Transaction, tenantId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** In the tenant's scope, like the next three. */
export async function findTenant(tx: Transaction): Promise<Tenant> {
  return fromRow(await tx.selectFrom('tenants').selectAll().executeTakeFirstOrThrow());
}

/** Also blocks additions to the tenant until the transaction ends: rows that reference it wait for the lock. */
export async function lockTenant(tx: Transaction): Promise<Tenant> {
  return fromRow(await tx.selectFrom('tenants').selectAll().forUpdate().executeTakeFirstOrThrow());
}

export async function renameTenant(tx: Transaction, name: string): Promise<void> {
  await tx.updateTable('tenants').set({ name }).execute();
}

export async function deleteTenantRow(tx: Transaction): Promise<void> {
  await tx.deleteFrom('tenants').execute();
}

/** Whether the tenant has stores, imports, or another member than this one. */
export async function holdsAnything(
  tx: Transaction,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from stores) or exists (select from sync_runs) or exists (select from journal_entries)
      or exists (select from memberships where tenant_id = ${tenantId} and user_id <> ${userId}) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

function fromRow(row: { id: string; name: string; created_at: Date }): Tenant {
  return { id: row.id, name: row.name, createdAt: row.created_at };
}
