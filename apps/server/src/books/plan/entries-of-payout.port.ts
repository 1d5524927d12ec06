import type {
  EntryPlan,
  JournalEntry,
  StorePayout,
  ComponentKey,
  JournalLine,
} from '@platebook/accounting';
import { lineOfPiece, toCents } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { EntryStatus } from '../../db/tables.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { splitLines } from '../../mapping/accounts/books-lines.port.ts';
import type { Reason } from '../posting/advice.ts';
import { readBooksNames } from './books-names.ts';
import type { BooksNames } from './books-names.ts';
import { mappedLine, openEntryLines } from './entry-lines.ts';
import type { EntryWithPostings, EntryLine } from './entry-lines.ts';
import { planPayout } from './plan-payout.port.ts';
import { rulesOfSettled } from './plan-rules.read-model.ts';
import { openPlanning } from './planning-of-payout.port.ts';
import type { PayoutPlanning } from './planning-of-payout.port.ts';
import { withRows } from './with-rows.ts';
import { isInJournal, storedEntriesOf } from './stored-entries.ts';

/** A stored payout: its ID and the parsed payout. */
export type PayoutOfBooks = { readonly id: string; readonly payout: StorePayout };

/** An entry in QuickBooks accounts, each line with its source rows. */
export type ShownEntry = JournalEntry & {
  /** Null for an entry that is only planned. */
  readonly stored: {
    readonly id: string;
    readonly status: EntryStatus;
    readonly statusReason: Reason | null;
    readonly externalId: string | null;
  } | null;
};

export type EntriesOfPayout = Omit<EntryPlan, 'entries'> & {
  readonly entries: readonly ShownEntry[];
  /** Whether these are stored entries; false if they are only planned. */
  readonly isStored: boolean;
  /** The rules it is planned by. */
  readonly options: PayoutPlanning['options'];
};

export type ReadEntries = {
  /** Every version of each stored entry, whatever its status; the plan if none is stored. */
  readonly shown: (payout: PayoutOfBooks) => Promise<EntriesOfPayout>;
  /** The same without entries that never reached QuickBooks or were deleted there, for journal files and workpapers. */
  readonly journal: (payout: PayoutOfBooks) => Promise<EntriesOfPayout>;
  /** The plan with some rules overridden, ignoring stored entries. */
  readonly under: (
    payout: PayoutOfBooks,
    changed: PayoutPlanning['options'],
  ) => Promise<EntriesOfPayout>;
};

/**
 * The entries of payouts, the same for pages, proofs, journal files, workpapers and previews: stored entries with the
 * accounts as posted, else the plan by the client's rules with the mapping effective on each entry's date.
 */
export async function readEntriesOfPayouts(
  { mappings }: { readonly mappings: AccountMappings },
  tx: Transaction,
  query: {
    readonly scope: TenantScope;
    readonly at: Date;
    readonly payoutIds: readonly string[];
  },
): Promise<ReadEntries> {
  const planningOf = await openPlanning({ mappings }, tx, query);
  const stored = await storedEntriesOf(tx, query.payoutIds);
  const names = await readBooksNames(tx);
  const linesOf = await openEntryLines(tx, mappings, names);
  const read = async (
    { id, payout }: PayoutOfBooks,
    isWanted: (entry: EntryWithPostings, all: readonly EntryWithPostings[]) => boolean,
  ): Promise<EntriesOfPayout> => {
    const planning = await planningOf(payout);
    const own = stored.get(id) ?? [];
    const rules = rulesOfSettled(own.map(({ entry }) => entry));
    const options = rules === null ? planning.options : { ...planning.options, ...rules };
    const plan = planPayout(payout, { ...planning, options });
    if (own.length === 0) {
      return { ...(await inBooks(plan, planning, names)), isStored: false, options };
    }
    const entries: ShownEntry[] = [];
    for (const one of own.filter((entry) => isWanted(entry, own))) {
      const { entry } = one;
      const planned = withRows(entry, plan.entries);
      entries.push({
        ...toBooksJournal(planned, await linesOf(one)),
        stored: {
          id: entry.id,
          status: entry.status,
          statusReason: entry.statusReason,
          externalId: entry.externalId,
        },
      });
    }
    return { ...plan, entries, isStored: true, options };
  };
  return {
    shown: (payout) => read(payout, () => true),
    journal: (payout) => read(payout, isInJournal),
    under: async ({ payout }, changed) => {
      const planning = await planningOf(payout);
      const options = { ...planning.options, ...changed };
      const plan = planPayout(payout, { ...planning, options });
      return { ...(await inBooks(plan, planning, names)), isStored: false, options };
    },
  };
}

async function inBooks(
  plan: EntryPlan,
  { mappingOn, accounts }: PayoutPlanning,
  names: BooksNames,
): Promise<EntryPlan & { readonly entries: readonly ShownEntry[] }> {
  const entries: ShownEntry[] = [];
  for (const entry of plan.entries) {
    const split = splitLines(entry, await mappingOn(entry.date));
    const pieces = split.map((piece) => mappedLine(piece, names, accounts));
    entries.push({ ...toBooksJournal(entry, pieces), stored: null });
  }
  return { ...plan, entries };
}

/** A template entry with its lines in QuickBooks accounts, each with its share of the rows. */
function toBooksJournal(entry: JournalEntry, pieces: readonly EntryLine[]): JournalEntry {
  return { ...entry, lines: pieces.map((piece) => toLine(piece, entry)) };
}

function toLine(piece: EntryLine, { lines }: JournalEntry): JournalLine {
  const { accountId, accountName, accountType, side, origin } = piece;
  const amountCents = toCents(piece.amountCents);
  const planned = origin === null ? undefined : lines[origin.plannedLine];
  const books = {
    account: accountName,
    accountId,
    ...(accountType === null ? {} : { booksAccountType: accountType }),
    description: piece.description,
    side,
    amountCents,
  };
  if (planned === undefined || origin === null) {
    return {
      ...books,
      accountType: 'Other Current Asset',
      // A line of a payload frozen before plans were stored has no component.
      component: (piece.component ?? 'other_unclassified') as ComponentKey,
      components: {},
      sources: [],
      isProvenElsewhere: true,
    };
  }
  return { ...lineOfPiece(planned, { ...origin, side, amountCents }), ...books };
}
