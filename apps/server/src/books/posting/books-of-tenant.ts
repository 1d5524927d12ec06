import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { readCompany } from '../../connectors/connections/stored-details.read-model.ts';

/** The connected QuickBooks company of a tenant, as last refreshed. */
export type BooksOfTenant = {
  readonly realmId: string;
  readonly country: string | null;
  /** The closing date; periods through this day are closed. */
  readonly closingOn: string | null;
};

/** Null without a connection. */
export async function findBooks(tx: Transaction): Promise<BooksOfTenant | null> {
  const row = await tx
    .selectFrom('connections')
    .select(['external_id', 'details'])
    .where('provider', '=', 'quickbooks')
    .where('status', '<>', 'disconnected')
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const { country, closing_on: closingOn } = readCompany(row.details);
  return { realmId: row.external_id, country, closingOn };
}

/** Throws if this tenant posts nothing at all: no connection, no plan, or a client of category `delivery_only`. */
export async function booksToPostTo(
  tx: Transaction,
  scope: TenantScope,
  {
    store,
    canPost,
  }: {
    readonly store: {
      readonly findBooks: typeof findBooks;
      readonly refuseWithoutBooks: typeof refuseWithoutBooks;
    };
    readonly canPost: () => Promise<boolean>;
  },
): Promise<BooksOfTenant> {
  await store.refuseWithoutBooks(tx, scope);
  if (!(await canPost())) {
    throw new AppError('posting_not_included');
  }
  const books = await store.findBooks(tx);
  if (books === null) {
    throw new AppError('books_not_connected');
  }
  return books;
}

/** For a client of the category `delivery_only`, sales are read and nothing is posted. */
export async function refuseWithoutBooks(
  tx: Transaction,
  { tenantId }: TenantScope,
): Promise<void> {
  const client = await tx
    .selectFrom('clients')
    .select('client_category')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (client?.client_category === 'delivery_only') {
    throw new AppError('client_posts_nothing');
  }
}
