import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { AccessRequestState } from '../../db/tables-team.ts';
import type { Tables } from '../../db/tables.ts';

export type AccessRequest = {
  readonly tenantId: string;
  readonly id: string;
  readonly userId: string;
  readonly message: string;
  readonly state: AccessRequestState;
  readonly createdAt: Date;
};

/** As the owner of the database. False where the same person is waiting already. */
export async function insertAccessRequest(
  tx: Transaction,
  request: Omit<AccessRequest, 'state'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('access_requests')
    .values({
      tenant_id: request.tenantId,
      id: request.id,
      user_id: request.userId,
      message: request.message,
      state: 'pending',
      created_at: request.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const LISTED = 200;

/** In the tenant's scope: undecided first, then newest first. */
export async function listAccessRequestRows(
  tx: Transaction,
  tenantId: string,
): Promise<AccessRequest[]> {
  const rows = await tx
    .selectFrom('access_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  return rows.map(fromRow);
}

export async function lockAccessRequest(
  tx: Transaction,
  tenantId: string,
  id: string,
): Promise<AccessRequest | null> {
  const row = await tx
    .selectFrom('access_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function decideAccessRequest(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  decision: { state: 'approved' | 'declined'; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('access_requests')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** As the owner of the database: the tenant of a client, whoever may see it. */
export async function findClientTenant(
  tx: Transaction,
  clientId: string,
): Promise<{ readonly tenantId: string; readonly tenant: string } | null> {
  const row = await tx
    .selectFrom('clients')
    .innerJoin('tenants', 'tenants.id', 'clients.tenant_id')
    .select(['tenants.id', 'tenants.name'])
    .where('clients.id', '=', clientId)
    .executeTakeFirst();
  return row === undefined ? null : { tenantId: row.id, tenant: row.name };
}

export async function listOwnerAddresses(tx: Transaction, tenantId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.email')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.level', '=', 'user_owner')
    .orderBy('users.email')
    .execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}

function fromRow(row: Selectable<Tables['access_requests']>): AccessRequest {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    userId: row.user_id,
    message: row.message,
    state: row.state,
    createdAt: row.created_at,
  };
}
