import type { TimelineEntry } from '@platebook/ui';
import type { BooksEntryDetail } from '../../../shared/api/entities.ts';
import { toWords } from '../../../shared/format/names.ts';

/** What happened to an entry, latest first. */
export function toMilestones(
  entry: Pick<BooksEntryDetail, 'approved_at' | 'posted_at' | 'verified_at' | 'external_id'>,
): TimelineEntry[] {
  const { approved_at, posted_at, verified_at, external_id } = entry;
  const milestone = (
    id: string,
    at: string | null,
    action: string,
    actor: TimelineEntry['actor'],
  ): TimelineEntry[] => (at === null ? [] : [{ id, at, actor, action }]);
  return [
    ...milestone('verified', verified_at, 'read it back, and found it as it was sent', PLATEBOOK),
    ...milestone(
      'posted',
      posted_at,
      external_id === null ? 'took it in' : `took it in as entry ${external_id}`,
      QUICKBOOKS,
    ),
    ...milestone('approved', approved_at, 'approved it; what is sent was fixed then', SOMEBODY),
  ];
}

/** Whether it was deleted from the books again, so that no link leads to it. */
export function isGoneFromBooks({
  status,
  posting,
}: Pick<BooksEntryDetail, 'status' | 'posting'>): boolean {
  return status === 'reversed' && posting?.operation === 'delete' && posting.state === 'posted';
}

const PLATEBOOK = { kind: 'system', name: 'Platebook' } as const;
const QUICKBOOKS = { kind: 'system', name: 'QuickBooks' } as const;
const SOMEBODY = { kind: 'person', name: 'A person' } as const;

type Posting = NonNullable<BooksEntryDetail['posting']>;

const OPERATIONS: Record<Posting['operation'], string> = {
  create: 'Post it',
  update: 'Correct it',
  delete: 'Delete it',
};

const STATES: Record<Posting['state'], string> = {
  pending: 'not sent yet',
  posting: 'on its way',
  unknown: 'nobody knows yet whether it arrived',
  posted: 'done',
  blocked: 'stopped until you decide',
  cancelled: 'no longer asked for',
};

/** What the books were asked to do last, and how far that is. */
export function postingWords({ operation, state }: Pick<Posting, 'operation' | 'state'>): string {
  return `${OPERATIONS[operation]}: ${STATES[state]}`;
}

const OUTCOMES: Readonly<Record<string, string>> = {
  posted: 'Taken in',
  equal: 'As it was sent, to the cent',
  different: 'Not as it was sent',
  no_answer: 'No answer came',
  asked: 'Asked',
  absent: 'The books do not have it',
  absent_so_far: 'The books do not have it yet',
  present: 'The books have it',
  fenced: 'Another try had taken over',
};

/** What came of a call; one this page does not know reads as its words. */
export function outcomeWords(outcome: string): string {
  return OUTCOMES[outcome] ?? toWords(outcome);
}
