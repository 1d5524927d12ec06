import type { Transaction } from '../../db/database.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { componentName } from '../../mapping/accounts/books-lines.port.ts';
import { readBooksNames } from '../plan/books-names.ts';
import { openEntryLines } from '../plan/entry-lines.ts';
import type { EntryLine, EntryWithPostings } from '../plan/entry-lines.ts';

/** A line for display, with the current QuickBooks names. */
export type ShownLine = Omit<EntryLine, 'accountType' | 'origin'>;

/** The lines of an entry: as frozen, as currently mapped, or as planned if there is no mapping. */
export async function describeLines(
  tx: Transaction,
  mappings: AccountMappings,
  entry: EntryWithPostings,
): Promise<ShownLine[]> {
  const lines = await (await openEntryLines(tx, mappings, await readBooksNames(tx)))(entry);
  return lines.map((line) => ({
    ...line,
    accountName: line.accountId === null ? componentName(line.accountName) : line.accountName,
  }));
}
