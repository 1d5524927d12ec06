import type { TimelineEntry } from '@platebook/ui';
import type { BooksEntryDetail } from '../../../shared/api/entities.ts';
import { toWords } from '../../../shared/format/names.ts';
import { decided } from '../decided.ts';
import {
  words,
  decisionsWords,
  operationsWords,
  statesWords,
  outcomesWords,
} from './entries.messages.ts';

/** An entry's history with authors, latest first. */
export function toMilestones(
  entry: Pick<BooksEntryDetail, 'history' | 'posted_at' | 'verified_at' | 'external_id'>,
): TimelineEntry[] {
  const { history, posted_at, verified_at, external_id } = entry;
  const milestone = (
    id: string,
    at: string | null,
    action: string,
    actor: TimelineEntry['actor'],
  ): TimelineEntry[] => (at === null ? [] : [{ id, at, actor, action }]);
  return [
    ...milestone('verified', verified_at, words.confirmedExactly, PLATEBOOK),
    ...milestone(
      'posted',
      posted_at,
      external_id === null ? words.savedIt : words.savedItAsEntry(external_id),
      QUICKBOOKS,
    ),
    ...history.map((step) => decided(step, wordsFor(decisionsWords, step.action))),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Whether it was deleted from QuickBooks, so that it must not be linked. */
export function isGoneFromBooks({
  status,
  posting,
}: Pick<BooksEntryDetail, 'status' | 'posting'>): boolean {
  return status === 'reversed' && posting?.operation === 'delete' && posting.state === 'posted';
}

const PLATEBOOK = { kind: 'system', name: 'Platebook' } as const;
const QUICKBOOKS = { kind: 'system', name: 'QuickBooks' } as const;

type Posting = NonNullable<BooksEntryDetail['posting']>;

/** The last request to QuickBooks and its progress. */
export function postingWords({ operation, state }: Pick<Posting, 'operation' | 'state'>): string {
  return `${operationsWords[operation]}: ${statesWords[state]}`;
}

/** The result of a call; an unknown one is formatted from its code. */
export function outcomeWords(outcome: string): string {
  return wordsFor(outcomesWords, outcome);
}

/** The message of a code; an unknown one is formatted from its code. */
function wordsFor(known: Readonly<Record<string, string>>, code: string): string {
  return known[code] ?? toWords(code);
}
