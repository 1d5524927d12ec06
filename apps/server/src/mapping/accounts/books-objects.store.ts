import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import type { Transaction } from '../../db/database.ts';
import type { BooksObjectKind, ConnectionStatus } from '../../db/tables.ts';

export type BooksObject = {
  readonly kind: BooksObjectKind;
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly active: boolean;
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly classification: string | null;
  readonly accountNumber: string | null;
  readonly currency: string | null;
  readonly parentId: string | null;
};

export type Books = {
  readonly connectionId: string;
  readonly companyName: string;
  readonly realm: string;
  readonly status: ConnectionStatus;
  readonly currency: string | null;
  readonly country: string | null;
  readonly refreshedAt: Date | null;
};

/** The connected company, or the last one; null if there never was one. */
export async function findBooks(tx: Transaction): Promise<Books | null> {
  const { rows } = await sql<{
    id: string;
    external_name: string;
    external_id: string;
    status: ConnectionStatus;
    details: { currency?: string; country?: string };
    refreshed_at: Date | null;
  }>`
    select connections.id, external_name, external_id, status, details,
      (select max(fetched_at) from books_objects
        where books_objects.tenant_id = connections.tenant_id and connection_id = connections.id) as refreshed_at
    from connections where provider = 'quickbooks'
    order by (status = 'disconnected'), connected_at desc limit 1`.execute(tx);
  const [row] = rows;
  return row === undefined
    ? null
    : {
        connectionId: row.id,
        companyName: row.external_name,
        realm: row.external_id,
        status: row.status,
        currency: row.details.currency ?? null,
        country: row.details.country ?? null,
        refreshedAt: row.refreshed_at,
      };
}

/** Sorted by name; of one kind, or all kinds that a mapping can use. */
export async function listBooksObjects(
  tx: Transaction,
  connectionId: string,
  kind?: BooksObjectKind,
): Promise<BooksObject[]> {
  let query = tx
    .selectFrom('books_objects')
    .select([
      'kind',
      'external_id',
      'name',
      'full_name',
      'active',
      'account_type',
      'account_sub_type',
      'classification',
      'account_number',
      'currency',
      'parent_id',
    ])
    .where('connection_id', '=', connectionId)
    .orderBy('full_name')
    .orderBy('external_id');
  if (kind !== undefined) {
    query = query.where('kind', '=', kind);
  }
  return (await query.execute()).map((row) => camelRow(row, { id: row.external_id }));
}

const ROWS_PER_STATEMENT = 1_000;

/** Inserts new and updates known objects; removes none, so that posted entries keep their names. */
export async function saveBooksObjects(
  tx: Transaction,
  place: { readonly tenantId: string; readonly connectionId: string; readonly at: Date },
  objects: readonly BooksObject[],
): Promise<void> {
  for (let from = 0; from < objects.length; from += ROWS_PER_STATEMENT) {
    const rows = objects.slice(from, from + ROWS_PER_STATEMENT).map((object) => ({
      tenant_id: place.tenantId,
      connection_id: place.connectionId,
      kind: object.kind,
      external_id: object.id,
      name: object.name,
      full_name: object.fullName,
      active: object.active,
      account_type: object.accountType,
      account_sub_type: object.accountSubType,
      classification: object.classification,
      account_number: object.accountNumber,
      currency: object.currency,
      parent_id: object.parentId,
      fetched_at: place.at,
    }));
    await tx
      .insertInto('books_objects')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'connection_id', 'kind', 'external_id'])
          .doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            full_name: eb.ref('excluded.full_name'),
            active: eb.ref('excluded.active'),
            account_type: eb.ref('excluded.account_type'),
            account_sub_type: eb.ref('excluded.account_sub_type'),
            classification: eb.ref('excluded.classification'),
            account_number: eb.ref('excluded.account_number'),
            currency: eb.ref('excluded.currency'),
            parent_id: eb.ref('excluded.parent_id'),
            fetched_at: eb.ref('excluded.fetched_at'),
          })),
      )
      .execute();
  }
}

/** Objects no longer listed were deleted in QuickBooks: they are kept as inactive. */
export async function retireUnlisted(
  tx: Transaction,
  { connectionId, at }: { connectionId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('books_objects')
    .set({ active: false })
    .where('connection_id', '=', connectionId)
    .where('fetched_at', '<', at)
    .execute();
}

/** Runs as the database owner: tenants whose QuickBooks can be read now. */
export async function listBooksTenants(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('connections')
    .select('tenant_id')
    .where('provider', '=', 'quickbooks')
    .where('status', 'in', ['connected', 'expiring'])
    .where('paused_at', 'is', null)
    .orderBy('tenant_id')
    .execute();
  return rows.map(({ tenant_id: tenantId }) => tenantId);
}
