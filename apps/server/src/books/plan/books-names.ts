import type { Transaction } from '../../db/database.ts';

/** QuickBooks names by ID; undefined if QuickBooks no longer lists the item. */
export type BooksNames = {
  readonly account: (
    id: string,
  ) => { readonly name: string; readonly type: string | null } | undefined;
  readonly class: (id: string) => string | undefined;
  readonly department: (id: string) => string | undefined;
};

/** From the connected company, else from the last one. */
export async function readBooksNames(tx: Transaction): Promise<BooksNames> {
  const rows = await tx
    .selectFrom('books_objects')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.tenant_id', '=', 'books_objects.tenant_id')
        .onRef('connections.id', '=', 'books_objects.connection_id'),
    )
    .select([
      'books_objects.kind',
      'books_objects.external_id',
      'books_objects.full_name',
      'books_objects.account_type',
      'connections.status',
    ])
    .where('books_objects.kind', 'in', ['account', 'class', 'department'])
    .execute();
  const named = new Map<string, { name: string; type: string | null }>();
  const connectedLast = [...rows].sort(
    (left, right) =>
      Number(left.status !== 'disconnected') - Number(right.status !== 'disconnected'),
  );
  for (const { kind, external_id: id, full_name: name, account_type: type } of connectedLast) {
    named.set(`${kind} ${id}`, { name, type });
  }
  return {
    account: (id) => named.get(`account ${id}`),
    class: (id) => named.get(`class ${id}`)?.name,
    department: (id) => named.get(`department ${id}`)?.name,
  };
}
