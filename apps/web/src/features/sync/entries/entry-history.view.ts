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

/** What happened to an entry and who decided it, latest first. */
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

/** Whether it was deleted from QuickBooks again, so that no link leads to it. */
export function isGoneFromBooks({
  status,
  posting,
}: Pick<BooksEntryDetail, 'status' | 'posting'>): boolean {
  return status === 'reversed' && posting?.operation === 'delete' && posting.state === 'posted';
}

const PLATEBOOK = { kind: 'system', name: 'Platebook' } as const;
const QUICKBOOKS = { kind: 'system', name: 'QuickBooks' } as const;

type Posting = NonNullable<BooksEntryDetail['posting']>;

/** What QuickBooks was asked to do last, and how far that is. */
export function postingWords({ operation, state }: Pick<Posting, 'operation' | 'state'>): string {
  return `${operationsWords[operation]}: ${statesWords[state]}`;
}

/** What came of a call; one this page does not know reads as its words. */
export function outcomeWords(outcome: string): string {
  return wordsFor(outcomesWords, outcome);
}

/** The message of a code; a code of a later release in words of its own. */
function wordsFor(known: Readonly<Record<string, string>>, code: string): string {
  return known[code] ?? toWords(code);
}
