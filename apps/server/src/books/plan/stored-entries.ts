import type { Transaction } from '../../db/database.ts';
import { readEntriesToPost } from '../posting/entry-rows.ts';
import { postingsOfEntries } from '../posting/postings.store.ts';
import type { Posting } from '../posting/postings.store.ts';
import type { EntryWithPostings } from './entry-lines.ts';
import { isNotPlanned } from '../../payouts/not-planned.read-model.ts';

/** Every version of every entry of these payouts with its outbox rows, by payout, sorted by date and number. */
export async function storedEntriesOf(
  tx: Transaction,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EntryWithPostings[]>> {
  if (payoutIds.length === 0) {
    return new Map();
  }
  const rows = await tx
    .selectFrom('journal_entries')
    .select(['id', 'payout_id'])
    .where('payout_id', 'in', payoutIds)
    .execute();
  const entries = await withPostings(
    tx,
    rows.map(({ id }) => id),
  );
  const stored = new Map<string, EntryWithPostings[]>();
  for (const input of entries.filter(({ entry }) => !isNotPlanned(entry)).sort(byNumber)) {
    const key = input.entry.payoutId ?? '';
    const own = stored.get(key) ?? [];
    own.push(input);
    stored.set(key, own);
  }
  return stored;
}

/** Entries with all their outbox rows. */
export async function withPostings(
  tx: Transaction,
  entryIds: readonly string[],
): Promise<EntryWithPostings[]> {
  const postings = new Map<string, Posting[]>();
  for (const posting of await postingsOfEntries(tx, entryIds)) {
    const own = postings.get(posting.entryId) ?? [];
    own.push(posting);
    postings.set(posting.entryId, own);
  }
  const entries = await readEntriesToPost(tx, entryIds);
  return entries.map((entry) => ({ entry, postings: postings.get(entry.id) ?? [] }));
}

function byNumber({ entry: left }: EntryWithPostings, { entry: right }: EntryWithPostings): number {
  if (left.entryOn !== right.entryOn) {
    return left.entryOn < right.entryOn ? -1 : 1;
  }
  return left.documentNumber < right.documentNumber ? -1 : 1;
}

/** Excludes entries that a person left out or that were deleted in QuickBooks; a reversed entry is still there. */
export function isInJournal(
  { entry }: EntryWithPostings,
  all: readonly EntryWithPostings[],
): boolean {
  if (entry.status === 'skipped' || entry.postedElsewhere !== null) {
    return false;
  }
  const isReversed = all.some(
    ({ entry: other }) =>
      other.kind === 'reversal' && other.relatesTo === entry.id && other.status === 'posted',
  );
  return entry.status !== 'reversed' || isReversed;
}
