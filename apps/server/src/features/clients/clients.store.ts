import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ClientCategory, TenantLevel } from '../../db/tables.ts';

export type Client = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly category: ClientCategory;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type ClientOfUser = Client & { readonly level: TenantLevel };

/** As the user: row-level security shows the clients of their tenants. */
export async function listClientsOfUser(
  tx: Transaction,
  { userId, after, count }: { userId: string; after: readonly string[] | null; count: number },
): Promise<ClientOfUser[]> {
  let query = tx
    .selectFrom('clients')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.tenant_id', '=', 'clients.tenant_id')
        .on('memberships.user_id', '=', userId),
    )
    .selectAll('clients')
    .select('memberships.level')
    .where('memberships.level', '!=', 'no_access')
    .orderBy('clients.name')
    .orderBy('clients.id')
    .limit(count);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(clients.name, clients.id) > (${after[0]}, ${after[1]}::uuid)`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({ ...fromRow(row), level: row.level }));
}

export async function findTenantOfClient(
  tx: Transaction,
  clientId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('clients')
    .select('tenant_id')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

export async function insertClient(tx: Transaction, client: Client): Promise<void> {
  await tx
    .insertInto('clients')
    .values({
      tenant_id: client.tenantId,
      id: client.id,
      name: client.name,
      client_category: client.category,
      created_at: client.createdAt,
      updated_at: client.updatedAt,
    })
    .execute();
}

export async function insertTenant(
  tx: Transaction,
  { id, name, ownerId, createdAt }: { id: string; name: string; ownerId: string; createdAt: Date },
): Promise<void> {
  await tx.insertInto('tenants').values({ id, name, created_at: createdAt }).execute();
  await tx
    .insertInto('memberships')
    .values({ tenant_id: id, user_id: ownerId, level: 'user_owner', created_at: createdAt })
    .execute();
}

export async function updateClientRow(
  tx: Transaction,
  id: string,
  change: { name?: string | undefined; category?: ClientCategory | undefined; at: Date },
): Promise<Client | null> {
  const row = await tx
    .updateTable('clients')
    .set({
      updated_at: change.at,
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.category === undefined ? {} : { client_category: change.category }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** In the tenant's scope: whether anything would be orphaned by deleting its client. */
export async function hasStoresOrImports(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from stores) or exists (select from imports) as found`.execute(tx);
  return rows[0]?.found === true;
}

export async function deleteClientRow(tx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('clients').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

type Row = {
  id: string;
  tenant_id: string;
  name: string;
  client_category: ClientCategory;
  created_at: Date;
  updated_at: Date;
};

function fromRow(row: Row): Client {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    category: row.client_category,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
