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

type Step = BooksEntryDetail['history'][number];

const DECISIONS: Readonly<Partial<Record<Step['action'], string>>> = decisionsWords;

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
    ...history.map((step) => decided(step, DECISIONS[step.action] ?? toWords(step.action))),
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

const OPERATIONS: Record<Posting['operation'], string> = operationsWords;

const STATES: Record<Posting['state'], string> = statesWords;

/** What QuickBooks was asked to do last, and how far that is. */
export function postingWords({ operation, state }: Pick<Posting, 'operation' | 'state'>): string {
  return `${OPERATIONS[operation]}: ${STATES[state]}`;
}

const OUTCOMES: Readonly<Record<string, string>> = outcomesWords;

/** What came of a call; one this page does not know reads as its words. */
export function outcomeWords(outcome: string): string {
  return OUTCOMES[outcome] ?? toWords(outcome);
}
