import type { Transaction } from '../../db/database.ts';
import type {
  AccountMappings,
  EffectiveMapping,
} from '../../mapping/accounts/account-mapping.port.ts';
import { toBooksLines } from '../../mapping/accounts/books-lines.port.ts';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import type { Reason } from './advice.ts';
import type { EntryToPost } from './entry-rows.ts';

/** The QuickBooks lines of an entry, or the reasons why there are none. */
export type LinesOrReasons =
  | { readonly kind: 'lines'; readonly lines: readonly BooksLine[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] };

/** Loads each mapping once. */
export function openLines(
  tx: Transaction,
  mappings: AccountMappings,
): (entry: EntryToPost) => Promise<LinesOrReasons> {
  const read = new Map<string, EffectiveMapping>();
  return async ({ entry, entryOn, platform, storeId }) => {
    if (entry.booksLines !== undefined) {
      return { kind: 'lines', lines: entry.booksLines };
    }
    if (entry.platform === null || platform === null) {
      return { kind: 'refused', reasons: [WITHOUT_LINES] };
    }
    // The entry's own date: an entry of a closed period may be posted with a later one.
    const on = entry.date ?? entryOn;
    const key = `${platform} ${storeId ?? ''} ${on}`;
    const mapping = read.get(key) ?? (await mappings.effective(tx, { platform, storeId, on }));
    read.set(key, mapping);
    const { platform: planned } = entry;
    const found = toBooksLines({ ...entry, platform: planned }, mapping);
    return found.kind === 'lines'
      ? found
      : {
          kind: 'refused',
          reasons: found.faults.map(({ code, message, values, component }) => ({
            code: code === 'unmapped' ? 'needs_mapping' : code,
            message,
            action: 'Map the accounts.',
            values,
            ...(code === 'unmapped' ? { components: [component] } : {}),
          })),
        };
  };
}

const WITHOUT_LINES: Reason = {
  code: 'needs_mapping',
  message: 'This entry names no accounts.',
  action: 'Enter it again with its accounts.',
};
