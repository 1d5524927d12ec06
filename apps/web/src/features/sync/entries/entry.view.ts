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

/** The display names of entry kinds. */
export const KIND_NAMES: Record<BooksEntry['kind'], string> = kindNames;

/** Shown in place of the buttons. */
export const whoPosts = () => words.readOnly;

type Named = Pick<BooksEntry, 'kind' | 'platform' | 'store_name'>;

/** The display name of an entry: "Uber Eats · Fishtown"; kinds other than payouts come first. */
export function entryName({ kind, platform, store_name }: Named): string {
  const where = [platform === null ? null : PLATFORM_NAMES[platform], store_name];
  const known = where.filter((word) => word !== null);
  return [...(kind === 'payout' && known.length > 0 ? [] : [KIND_NAMES[kind]]), ...known].join(
    ' · ',
  );
}

/** An entry in one line: kind, store and day. */
export function entryTitle(entry: Named & Pick<BooksEntry, 'entry_on'>): string {
  return `${entryName(entry)} · ${formatDay(entry.entry_on)}`;
}

/** An entry's lines for the kit; a line's id is its number, from 1. */
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

/** An entry's checks for the kit. */
export function toIdentities({ identities }: Pick<BooksEntryDetail, 'identities'>): Identity[] {
  return identities.flatMap(({ id, holds, difference_cents }) =>
    isIdentityId(id) ? [{ id, holds, differenceCents: difference_cents }] : [],
  );
}

/** The notices above the lines: blockers the kit has texts for. */
export function toNotices(
  entry: Pick<BooksEntry, 'document_number' | 'entry_on'>,
  obstacles: readonly StatusReason[],
): JournalNotice[] {
  return obstacles.some(({ code }) => code === DUPLICATE)
    ? [{ kind: 'duplicate', documentNumber: entry.document_number }]
    : [];
}

/** Whether the entry's day is in a closed period, so that it can only be posted on another day. */
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

/** Actions on an entry whose deposit differs, after confirmation. */
export type ConfirmedBy = Extract<EntryAction, 'approve' | 'post' | 'post_again'>;

/** Whether an action approves or posts, and so confirms a deposit difference. */
export function isConfirmed(action: EntryAction): action is ConfirmedBy {
  return action === 'approve' || action === 'post' || action === 'post_again';
}

type May = {
  /** Whether the reader may post, skip and undo. */
  readonly manage: boolean;
  /** Whether the client uses QuickBooks (spec 5: delivery_only clients do not). */
  readonly post: boolean;
};

/** The actions available for an entry, most likely first. */
export function entryActions(entry: BooksEntry, may: May): EntryAction[] {
  return may.manage
    ? allActions(entry).filter((action) => may.post || !IN_THE_BOOKS.has(action))
    : [];
}

/** The entries that can be posted. */
export function postable<Entry extends BooksEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => allActions(entry).includes('post'));
}

/** Whether the deposit differs and the difference has not been entered yet. */
export function needsDifference({
  deposit_difference: difference,
}: Pick<BooksEntry, 'deposit_difference'>): boolean {
  return difference !== null && difference.exception === null;
}

/** The entries that only wait for approval, according to the server. */
export function approvable<Entry extends Pick<BooksEntry, 'needs_only_approval'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter((entry) => entry.needs_only_approval);
}

/** The reason shared by all these entries; null if they differ or one has none. */
export function sharedReason(
  entries: readonly Pick<BooksEntry, 'status_reason'>[],
): StatusReason | null {
  const first = entries[0]?.status_reason ?? null;
  const isShared = entries.every(({ status_reason: reason }) => reason?.message === first?.message);
  return isShared ? first : null;
}

/**
 * The next waiting entry after one in list order, wrapping around; null if none waits. `decided` entries are excluded,
 * even if the list still shows them as before.
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

/** The entries that can be skipped. */
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
    // An entry posted by someone else is not ours to remove from the books.
    posted: posted_elsewhere === null ? ['undo'] : [],
    skipped: ['unskip'],
    failed: ['post', 'skip', 'posted_elsewhere'],
    // Only once: after that the new entry takes its place.
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

/** The remaining options once QuickBooks reports that the entry is matched to the bank. */
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
