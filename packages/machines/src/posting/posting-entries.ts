import { POSTING_AT_ONCE } from '../limits.ts';
import type { AskOutcome, PlannedEntry, PostingEntry, SendOutcome } from './posting.types.ts';

/** The planned entries as pending. */
export function toPending(planned: readonly PlannedEntry[]): PostingEntry[] {
  return planned.map((entry) => ({ ...entry, state: 'pending', externalId: null, reason: null }));
}

/** The next entry to send; null when none is left. */
export function nextPending(entries: readonly PostingEntry[]): PostingEntry | null {
  return entries.find(({ state }) => state === 'pending') ?? null;
}

/** The keys of the entries still to send, in order. */
export function pendingKeys(entries: readonly PostingEntry[]): string[] {
  const pending = entries.filter(({ state }) => state === 'pending');
  return pending.slice(0, POSTING_AT_ONCE).map(({ key }) => key);
}

/**
 * How many entries are in the books, including those that differ from what was sent.
 *
 * @example
 * countPosted(situation.context.entries); // 0 before anything was sent
 */
export function countPosted(entries: readonly PostingEntry[]): number {
  return entries.filter(({ state }) => state === 'posted' || state === 'different').length;
}

/**
 * Applies an answer about one entry. `absent`, `throttled`, `unknown` and `later` change nothing: the entry is still to
 * be sent, under the same key. An answer about an entry that is not awaited changes nothing either.
 */
export function afterAnswer(
  entries: readonly PostingEntry[],
  answer: SendOutcome | AskOutcome,
): readonly PostingEntry[] {
  switch (answer.kind) {
    case 'posted':
      return change(entries, answer.key, {
        state: 'posted',
        externalId: answer.externalId,
        reason: null,
      });
    case 'refused':
    case 'different':
      return change(entries, answer.key, { state: answer.kind, reason: answer.reason });
    case 'absent':
    case 'throttled':
    case 'unknown':
    case 'later':
    default:
      return entries;
  }
}

/** Reopens refused entries, to be sent under the same key. */
export function reopenRefused(entries: readonly PostingEntry[]): PostingEntry[] {
  return entries.map((entry) =>
    entry.state === 'refused' ? { ...entry, state: 'pending', reason: null } : entry,
  );
}

/** Applies a read-back of the books: entries that differ are marked, and those that no longer differ are posted. */
export function afterReadBack(
  entries: readonly PostingEntry[],
  different: readonly { key: string; reason: string }[],
): PostingEntry[] {
  return entries.map((entry) => {
    if (entry.state !== 'posted' && entry.state !== 'different') {
      return entry;
    }
    const found = different.find(({ key }) => key === entry.key);
    return found === undefined
      ? { ...entry, state: 'posted', reason: null }
      : { ...entry, state: 'different', reason: found.reason };
  });
}

function change(
  entries: readonly PostingEntry[],
  key: string,
  changes: Partial<PostingEntry>,
): PostingEntry[] {
  return entries.map((entry) =>
    entry.key === key && entry.state === 'pending' ? { ...entry, ...changes } : entry,
  );
}
