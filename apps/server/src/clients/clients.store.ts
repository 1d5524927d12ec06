import { sql } from 'kysely';
import { camelRow } from '../db/camel-row.ts';
import type { Transaction } from '../db/database.ts';
import type { ClientCategory, Country, Currency } from '../db/tables.ts';

export type Client = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly number: string | null;
  readonly category: ClientCategory;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly country: Country;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

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

/** In the tenant's scope; locks the row, so that a change starts from the values read here. */
export async function lockClient(tx: Transaction, id: string): Promise<Client | null> {
  const row = await tx
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromClientRow(row);
}

export async function insertClient(tx: Transaction, client: Client): Promise<void> {
  await tx
    .insertInto('clients')
    .values({
      tenant_id: client.tenantId,
      id: client.id,
      name: client.name,
      number: client.number,
      client_category: client.category,
      time_zone: client.timeZone,
      currency: client.currency,
      country: client.country,
      archived_at: client.archivedAt,
      created_at: client.createdAt,
      updated_at: client.updatedAt,
    })
    .execute();
}

export async function replaceClient(tx: Transaction, client: Client): Promise<void> {
  await tx
    .updateTable('clients')
    .set({
      name: client.name,
      number: client.number,
      client_category: client.category,
      time_zone: client.timeZone,
      currency: client.currency,
      country: client.country,
      archived_at: client.archivedAt,
      updated_at: client.updatedAt,
    })
    .where('tenant_id', '=', client.tenantId)
    .where('id', '=', client.id)
    .execute();
}

/** In the tenant's scope: whether deleting its client would orphan anything. */
export async function hasStoresOrImports(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from stores) or exists (select from sync_runs)
      or exists (select from journal_entries) as found`.execute(tx);
  return rows[0]?.found === true;
}

export async function deleteClientRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('clients').where('id', '=', id).execute();
}

export type ClientRow = {
  id: string;
  tenant_id: string;
  name: string;
  number: string | null;
  client_category: ClientCategory;
  time_zone: string;
  currency: Currency;
  country: Country;
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export function fromClientRow(row: ClientRow): Client {
  return camelRow(row, { category: row.client_category });
}
