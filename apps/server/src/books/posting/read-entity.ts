import type { TenantScope } from '../../db/database.ts';
import { readFault } from '../../connectors/quickbooks/books-fault.ts';
import { quoted } from '../../connectors/quickbooks/quickbooks.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import type {
  BooksAnswer,
  BooksCall,
  QuickBooks,
} from '../../connectors/quickbooks/quickbooks.port.ts';
import type { QboEntry } from './payload.ts';

/** What QuickBooks has, and the call that read it. A failed read throws: unknown is not absent. */
export type Read<Found> = { readonly found: Found; readonly answer: BooksAnswer };

type Books = Pick<QuickBooks, 'call'>;

type EntityRequest = { readonly realmId: string; readonly timeoutMs: number };

/** The entity with this ID; null if QuickBooks has none. */
export async function readEntity(
  books: Books,
  scope: TenantScope,
  { id, ...request }: EntityRequest & { readonly id: string },
): Promise<Read<QboEntry | null>> {
  const answer = await books.call(scope, { ...request, method: 'GET', path: `journalentry/${id}` });
  const fault = readFault(answer);
  if (fault !== null) {
    // Without a request body, 610 can only refer to the entity itself.
    if (fault.code === '610' || fault.meaning === 'not_found') {
      return { found: null, answer };
    }
    throw fault;
  }
  const entity = (answer.body as { JournalEntry?: QboEntry }).JournalEntry;
  if (entity?.Id === undefined) {
    throw unreadable();
  }
  return { found: entity.status === 'Deleted' ? null : entity, answer };
}

/** Every entry with these document numbers, whoever created it, in one call. */
export async function readByNumbers(
  books: Books,
  scope: TenantScope,
  { documentNumbers, ...request }: EntityRequest & { readonly documentNumbers: readonly string[] },
): Promise<Read<readonly QboEntry[]>> {
  const numbers = documentNumbers.map(quoted).join(', ');
  const query = `select * from JournalEntry where DocNumber in (${numbers}) maxresults 1000`;
  const call: BooksCall = { ...request, method: 'GET', path: 'query', query: { query } };
  const answer = await books.call(scope, call);
  const fault = readFault(answer);
  if (fault !== null) {
    throw fault;
  }
  const { QueryResponse } = answer.body as { QueryResponse?: { JournalEntry?: QboEntry[] } };
  if (QueryResponse === undefined) {
    throw unreadable();
  }
  return { found: QueryResponse.JournalEntry ?? [], answer };
}

function unreadable(): BooksUnreachable {
  return new BooksUnreachable("We couldn't read the response from QuickBooks.", {
    mayHaveArrived: true,
  });
}
