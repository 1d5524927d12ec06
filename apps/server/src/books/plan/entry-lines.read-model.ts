import type { Transaction } from '../../db/database.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { readBooksNames } from './books-names.ts';
import { openEntryLines } from './entry-lines.ts';
import type { EntryLine } from './entry-lines.ts';
import { withPostings } from './stored-entries.ts';

export type { EntryLine } from './entry-lines.ts';

/** The lines of stored entries by ID, in QuickBooks accounts: as posted, or as they would be posted. */
export async function readEntryLines(
  tx: Transaction,
  mappings: AccountMappings,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryLine[]>> {
  const entries = await withPostings(tx, entryIds);
  const linesOf = await openEntryLines(tx, mappings, await readBooksNames(tx));
  const lines = new Map<string, readonly EntryLine[]>();
  for (const stored of entries) {
    lines.set(stored.entry.id, await linesOf(stored));
  }
  return lines;
}
