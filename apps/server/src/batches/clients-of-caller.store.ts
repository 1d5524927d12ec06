import { sql } from 'kysely';
import { camelRow } from '../db/camel-row.ts';
import type { Transaction } from '../db/database.ts';
import type { TenantLevel } from '../db/tables.ts';

export type ClientOfCaller = {
  readonly tenantId: string;
  readonly clientId: string | null;
  readonly name: string;
  readonly level: TenantLevel;
  readonly isArchived: boolean;
  readonly secondStepRequired: boolean;
};

/** The clients of these tenants that the user may currently see, sorted by name. */
export async function listClientsOfCaller(
  tx: Transaction,
  { userId, tenantIds }: { userId: string; tenantIds: readonly string[] },
): Promise<ClientOfCaller[]> {
  const { rows } = await sql<{
    tenant_id: string;
    id: string | null;
    name: string;
    level: TenantLevel;
    archived: boolean;
    second_step_required: boolean;
  }>`
    select memberships.tenant_id, clients.id, coalesce(clients.name, tenants.name) as name, level,
      clients.archived_at is not null as archived, tenants.second_step_required
    from memberships join tenants on tenants.id = memberships.tenant_id
    left join clients on clients.tenant_id = memberships.tenant_id
    where memberships.user_id = ${userId} and memberships.tenant_id = any(${tenantIds}::uuid[])
      and level <> 'no_access'
    order by 3, 1`.execute(tx);
  return rows.map((row) => camelRow(row, { clientId: row.id, isArchived: row.archived }));
}
