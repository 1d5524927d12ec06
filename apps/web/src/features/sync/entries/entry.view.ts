import type { Identity, JournalNotice, JournalPreviewLine } from '@platebook/ui';
import type {
  BooksEntry,
  BooksEntryDetail,
  StatusReason,
  UndoHow,
} from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { totalInWords, type WriteMoney } from '../../../shared/format/total-in-words.ts';
import { words, kindNames } from './entries.messages.ts';

/** What people call the kinds of entries. */
export const KIND_NAMES: Record<BooksEntry['kind'], string> = kindNames;

/** What a reader is told in place of the buttons. */
export const whoPosts = () => words.readOnly;

type Named = Pick<BooksEntry, 'kind' | 'platform' | 'store_name'>;

/** What people know an entry by: "Uber Eats · Fishtown"; what is not a payout says so first. */
export function entryName({ kind, platform, store_name }: Named): string {
  const where = [platform === null ? null : PLATFORM_NAMES[platform], store_name];
  const known = where.filter((word) => word !== null);
  return [...(kind === 'payout' && known.length > 0 ? [] : [KIND_NAMES[kind]]), ...known].join(
    ' · ',
  );
}

/** The entry in a line: what it is, whose, and of which day. */
export function entryTitle(entry: Named & Pick<BooksEntry, 'entry_on'>): string {
  return `${entryName(entry)} · ${formatDay(entry.entry_on)}`;
}

/** An entry's lines as the kit shows them; a line's id is its number, from 1. */
export function toPreviewLines({ lines }: Pick<BooksEntryDetail, 'lines'>): JournalPreviewLine[] {
  return lines.map((line, index) => ({
    id: String(index + 1),
    account: line.account_name,
    ...(line.description === '' ? {} : { description: line.description }),
    side: line.side,
    amountCents: line.amount_cents,
    unmapped: line.account_id === null,
    classification: {
      ...(line.class === null ? {} : { class: line.class }),
      ...(line.department === null ? {} : { location: line.department }),
    },
  }));
}

/** The checks of an entry as the kit lists them. */
export function toIdentities({ identities }: Pick<BooksEntryDetail, 'identities'>): Identity[] {
  return identities.flatMap(({ id, holds, difference_cents }) =>
    isIdentityId(id) ? [{ id, holds, differenceCents: difference_cents }] : [],
  );
}

/** What stands above the lines: what the kit has words for among the obstacles. */
export function toNotices(
  entry: Pick<BooksEntry, 'document_number' | 'entry_on'>,
  obstacles: readonly StatusReason[],
): JournalNotice[] {
  return obstacles.some(({ code }) => code === DUPLICATE)
    ? [{ kind: 'duplicate', documentNumber: entry.document_number }]
    : [];
}

/** Whether the books are closed on the entry's day, so that it can only be posted on another one. */
export function isInClosedPeriod(reasons: readonly StatusReason[]): boolean {
  return reasons.some(({ code }) => code.includes('closed'));
}

export type EntryAction =
  | 'post'
  | 'approve'
  | 'resolve'
  | 'undo'
  | 'post_again'
  | 'skip'
  | 'unskip'
  | 'posted_elsewhere';

/** What is done with an entry whose deposit differs, once that is confirmed. */
export type ConfirmedBy = Extract<EntryAction, 'approve' | 'post' | 'post_again'>;

/** Whether an action approves or posts, so that a deposit that differs is confirmed with it. */
export function isConfirmed(action: EntryAction): action is ConfirmedBy {
  return action === 'approve' || action === 'post' || action === 'post_again';
}

type May = {
  /** The reader may post, skip and undo. */
  readonly manage: boolean;
  /** The client keeps its books in QuickBooks (spec 5: delivery_only clients have none). */
  readonly post: boolean;
};

/** What a person may do with an entry now, the most likely first. */
export function entryActions(entry: BooksEntry, may: May): EntryAction[] {
  return may.manage
    ? allActions(entry).filter((action) => may.post || !IN_THE_BOOKS.has(action))
    : [];
}

/** The entries among these that posting can be asked for. */
export function postable<Entry extends BooksEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => allActions(entry).includes('post'));
}

/** Whether the deposit differs from the entry and nobody has typed by how much yet. */
export function needsDifference({
  deposit_difference: difference,
}: Pick<BooksEntry, 'deposit_difference'>): boolean {
  return difference !== null && difference.exception === null;
}

/** The entries among these that wait for an approval alone, as the server says. */
export function approvable<Entry extends Pick<BooksEntry, 'needs_only_approval'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter((entry) => entry.needs_only_approval);
}

/** The reason that all of these entries share; null where they differ, or one has none. */
export function sharedReason(
  entries: readonly Pick<BooksEntry, 'status_reason'>[],
): StatusReason | null {
  const first = entries[0]?.status_reason ?? null;
  const isShared = entries.every(({ status_reason: reason }) => reason?.message === first?.message);
  return isShared ? first : null;
}

/**
 * The entry that waits next after one in the order of its list, and from its start where none follows; null where none
 * waits. `decided` are those that the list may still show as they were.
 */
export function nextWaiting(
  list: readonly BooksEntry[],
  entryId: string,
  decided: ReadonlySet<string>,
): string | null {
  const at = list.findIndex(({ id }) => id === entryId);
  const rotated = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  const [next] = rotated.filter(
    (entry) => entry.id !== entryId && !decided.has(entry.id) && isForPerson(entry),
  );
  return next?.id ?? null;
}

function isForPerson({ status, is_ambiguous }: BooksEntry): boolean {
  return !is_ambiguous && FOR_A_PERSON.includes(status);
}

const FOR_A_PERSON: readonly BooksEntry['status'][] = [
  'needs_mapping',
  'needs_review',
  'ready',
  'failed',
];

/** The entries among these that can be left out. */
export function skippable<Entry extends BooksEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => allActions(entry).includes('skip'));
}

function allActions(entry: BooksEntry) {
  const { status, kind, is_ambiguous, approved_at, posted_elsewhere, posted_again_as } = entry;
  if (is_ambiguous) {
    return ['resolve'] satisfies EntryAction[];
  }
  const actions: Record<BooksEntry['status'], readonly EntryAction[]> = {
    needs_mapping: ['skip', 'posted_elsewhere'],
    needs_review:
      approved_at === null
        ? ['approve', 'post', 'skip', 'posted_elsewhere']
        : ['post', 'skip', 'posted_elsewhere'],
    ready: ['post', 'skip', 'posted_elsewhere'],
    posting: [],
    // What somebody else posted is not ours to take out of the books.
    posted: posted_elsewhere === null ? ['undo'] : [],
    skipped: ['unskip'],
    failed: ['post', 'skip', 'posted_elsewhere'],
    // Once: after that the new entry is the one to look at.
    reversed: kind === 'reversal' || posted_again_as !== null ? [] : ['post_again'],
  };
  return actions[status];
}

const IN_THE_BOOKS: ReadonlySet<EntryAction> = new Set([
  'post',
  'approve',
  'resolve',
  'undo',
  'post_again',
]);
const DUPLICATE = 'duplicate_document_number';
const IDENTITY_IDS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'] as const;

function isIdentityId(id: string): id is Identity['id'] & (typeof IDENTITY_IDS)[number] {
  return IDENTITY_IDS.some((known) => known === id);
}

type UndoWay = { readonly value: UndoHow; readonly label: string; readonly description: string };

/** The three ways to reverse a posted entry, and what each leaves in QuickBooks. */
const allUndoWays = (): readonly UndoWay[] => [
  {
    value: 'reverse_today',
    label: words.reverseWithTodaysDate,
    description: words.reverseTodayMeaning,
  },
  {
    value: 'reverse_on_original_date',
    label: words.reverseOnDate,
    description: words.reverseOnDateMeaning,
  },
  {
    value: 'delete',
    label: words.deleteFromQuickbooks,
    description: words.deleteMeaning,
  },
];

/** What is left to choose from once QuickBooks has said that the entry is matched to the bank. */
export function undoWays(refusedFor: string | undefined): readonly UndoWay[] {
  return refusedFor === 'undo_reconciled'
    ? allUndoWays().filter(({ value }) => value === 'reverse_today')
    : allUndoWays();
}

type Amounts = Pick<BooksEntry, 'net_cents' | 'debit_cents' | 'currency'>;

/** What posting these entries means, one line each. */
export function postConsequences(entries: readonly Amounts[], money: WriteMoney): string[] {
  const one = entries.length === 1;
  const total = totalInWords(entries, money);
  const isDeposit = entries.every(({ net_cents }) => net_cents !== null);
  return [
    ...(isDeposit ? [one ? words.itsPartOfDeposit(total) : words.theirPartOfDeposit(total)] : []),
    one ? words.isPostedOnceConfirmed : words.eachPostedOnceConfirmed,
    one ? words.youCanReverseIt : words.youCanReverseEach,
  ];
}

/** "1 entry", "3 entries". */
export function countOf(count: number): string {
  return words.countOfEntries(count);
}
