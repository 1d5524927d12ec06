import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksRow } from './refresh-books.ts';

type Creation = { readonly object: unknown; readonly requestId: string };

type BooksAccountsFake = {
  readonly quickbooks: QuickBooks;
  readonly creations: Creation[];
  /** The conditions of account queries. */
  readonly queries: (string | undefined)[];
};

/** A QuickBooks that creates every account sent, unless `refuse` throws, and returns `found` for any query. */
export function createBooksAccountsFake({
  realm = '9341452000000101',
  refuse = () => undefined,
  found = () => [],
}: {
  readonly realm?: string;
  readonly refuse?: (name: string) => void;
  readonly found?: () => readonly BooksRow[];
} = {}): BooksAccountsFake {
  const creations: Creation[] = [];
  const queries: (string | undefined)[] = [];
  const unused = () => Promise.reject(new Error('Accounts are created and found, nothing else.'));
  return {
    creations,
    queries,
    quickbooks: {
      realmOf: () => Promise.resolve(realm),
      call: unused,
      companyInfo: unused,
      preferences: unused,
      query: async <Row>(_scope: unknown, _entity: unknown, where?: string) => {
        queries.push(where);
        return Promise.resolve(found() as readonly Row[] as Row[]);
      },
      create: async <Row>(
        _scope: unknown,
        _entity: unknown,
        object: unknown,
        requestId: string,
      ) => {
        const { Name, AccountType } = object as {
          Name: string;
          AccountType: string;
        };
        refuse(Name);
        creations.push({ object, requestId });
        const row: BooksRow = {
          Id: String(100 + creations.length),
          Name,
          AccountType,
        };
        return Promise.resolve(row as Row);
      },
    },
  };
}
