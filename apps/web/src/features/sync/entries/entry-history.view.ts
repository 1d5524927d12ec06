import type { TimelineEntry } from '@platebook/ui';
import type { BooksEntryDetail } from '../../../shared/api/entities.ts';
import { toWords } from '../../../shared/format/names.ts';
import { decided } from '../decided.ts';

type Step = BooksEntryDetail['history'][number];

const DECISIONS: Readonly<Partial<Record<Step['action'], string>>> = {
  created: 'wrote it by hand',
  approved: 'approved it',
  post_requested: 'posted it',
  skipped: 'skipped it',
  unskipped: 'put it back in the queue',
  posted_elsewhere: 'marked it as posted elsewhere',
  posted_again: 'posted it again',
  undo_requested: 'asked to reverse it',
  reversed: 'reversed it',
  deleted_from_books: 'deleted it from QuickBooks',
  reversal_undone: 'undid its reversal',
};

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
    ...milestone(
      'verified',
      verified_at,
      'confirmed that QuickBooks has it exactly as sent',
      PLATEBOOK,
    ),
    ...milestone(
      'posted',
      posted_at,
      external_id === null ? 'saved it' : `saved it as entry ${external_id}`,
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

const OPERATIONS: Record<Posting['operation'], string> = {
  create: 'Post',
  update: 'Correct',
  delete: 'Delete',
};

const STATES: Record<Posting['state'], string> = {
  pending: 'not sent yet',
  posting: 'sending',
  unknown: 'waiting for confirmation',
  posted: 'done',
  blocked: 'needs you',
  cancelled: 'canceled',
};

/** What QuickBooks was asked to do last, and how far that is. */
export function postingWords({ operation, state }: Pick<Posting, 'operation' | 'state'>): string {
  return `${OPERATIONS[operation]}: ${STATES[state]}`;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  posted: 'Saved',
  equal: 'Matches to the cent',
  different: 'Differs from what was sent',
  no_answer: 'No response',
  asked: 'Looked up',
  absent: 'Not in QuickBooks',
  absent_so_far: 'Not in QuickBooks yet',
  present: 'In QuickBooks',
  fenced: 'Replaced by a later attempt',
};

/** What came of a call; one this page does not know reads as its words. */
export function outcomeWords(outcome: string): string {
  return OUTCOMES[outcome] ?? toWords(outcome);
}
