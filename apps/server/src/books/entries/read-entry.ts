import type { NamedStep } from '../../audit/history.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Reason } from '../posting/advice.ts';
import { findBooks } from '../posting/books-of-tenant.ts';
import { openLines } from '../posting/entry-payload.ts';
import { readEntriesToPost } from '../posting/entry-rows.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import { hashOfPayload, toPayload } from '../posting/payload.ts';
import type { QboEntry } from '../posting/payload.ts';
import { postingsOfEntries } from '../posting/postings.store.ts';
import type { Posting } from '../posting/postings.store.ts';
import { periodClosed } from '../posting/day-to-post.ts';
import { nextKey } from '../posting/freeze-posting.ts';
import { findingsOfPayouts } from '../../payouts/payout-findings.read-model.ts';
import type { PayoutFinding } from '../../payouts/payout-findings.read-model.ts';
import { differenceOf, openDifferences, unconfirmed } from '../posting/confirm-difference.ts';
import { differencesOfPayouts } from '../posting/deposit-differences.read-model.ts';
import type { DepositDifference } from '../posting/deposit-differences.read-model.ts';
import { frozenPosting } from '../plan/entry-lines.ts';
import { attachmentsOfEntry } from './attachments.store.ts';
import type { Attachment } from './attachments.store.ts';
import { describeLines } from './describe-entry.ts';
import type { ShownLine } from './describe-entry.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { findEntryRow } from './entries.store.ts';
import type { EntryRow } from './entries.store.ts';
import { historyOfEntry } from './entry-history.ts';
import { attemptsOfEntry, identitiesOfPayout, relatedEntries } from './entry-detail.store.ts';
import type { AttemptRow, RelatedEntry } from './entry-detail.store.ts';

/** Facts about the payout that an entry books. */
export type AboutPayout = {
  readonly findings: readonly PayoutFinding[];
  readonly difference: DepositDifference | null;
};

export type EntryDetail = {
  readonly row: EntryRow;
  readonly about: AboutPayout;
  readonly lines: readonly ShownLine[];
  readonly identities: readonly { id: string; holds: boolean; differenceCents: number }[];
  readonly attempts: readonly AttemptRow[];
  readonly posting: Posting | null;
  readonly related: readonly RelatedEntry[];
  readonly attachments: readonly Attachment[];
  readonly history: readonly NamedStep[];
};

/** Loads an entry in full; throws `books_entry_not_found`. */
export async function readEntryDetail(
  deps: EntriesDeps,
  tx: Transaction,
  id: string,
): Promise<EntryDetail> {
  const row = await findEntryRow(tx, id);
  const [entry] = await readEntriesToPost(tx, [id]);
  if (row === null || entry === undefined) {
    throw new AppError('books_entry_not_found');
  }
  const postings = await postingsOfEntries(tx, [id]);
  const [about] = await aboutPayouts(tx, [row]);
  return {
    row,
    about: about ?? { findings: [], difference: null },
    lines: await describeLines(tx, deps.mappings, { entry, postings }),
    identities: row.payoutId === null ? [] : await identitiesOfPayout(tx, row.payoutId),
    attempts: await attemptsOfEntry(tx, id),
    posting: postings.at(-1) ?? null,
    related: await relatedEntries(tx, row),
    attachments: await attachmentsOfEntry(tx, id),
    history: await historyOfEntry(tx, entry),
  };
}

/** Facts about the payouts of these entries, in the same order. */
export async function aboutPayouts(
  tx: Transaction,
  rows: readonly Pick<EntryRow, 'payoutId' | 'kind'>[],
): Promise<AboutPayout[]> {
  const payoutIds = [...new Set(rows.flatMap(({ payoutId }) => payoutId ?? []))];
  const findings = await findingsOfPayouts(tx, payoutIds);
  const differences = await differencesOfPayouts(tx, payoutIds);
  return rows.map((row) => ({
    findings: findings.get(row.payoutId ?? '') ?? [],
    difference: differenceOf(row, differences) ?? null,
  }));
}

export type EntryPreview = {
  readonly entryId: string;
  readonly realmId: string | null;
  /** Null while nothing can be sent. */
  readonly payload: QboEntry | null;
  readonly payloadSha256: string | null;
  /** Whether this exact payload was sent or is queued. */
  readonly isFrozen: boolean;
  readonly obstacles: readonly Reason[];
};

/** The exact payload that would be sent, and everything that blocks it. */
export async function previewEntry(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  id: string,
): Promise<EntryPreview> {
  const [entry] = await readEntriesToPost(tx, [id]);
  if (entry === undefined) {
    throw new AppError('books_entry_not_found');
  }
  const books = await findBooks(tx);
  const postings = await postingsOfEntries(tx, [id]);
  const lines = await openLines(tx, deps.mappings)(entry);
  const frozen = frozenPosting(entry, postings) ?? unsentPosting(entry, postings, { books, lines });
  const difference = differenceOf(entry, await openDifferences(tx, [entry]));
  const isWaiting = !['posting', 'posted', 'reversed'].includes(entry.status);
  const confirming = isWaiting ? unconfirmed(difference) : null;
  const obstacles: Reason[] = [
    ...(books === null ? [NOT_CONNECTED] : []),
    ...((await deps.entitlements.canPost(tx, scope)) ? [] : [NOT_INCLUDED]),
    ...(frozen === null && lines.kind === 'refused' ? lines.reasons : []),
    ...closedObstacle(entry, books?.closingOn ?? null),
    // The review reason already has this, with the other differences.
    ...(confirming === null || entry.statusReason?.code === 'identity_broken' ? [] : [confirming]),
    ...(entry.statusReason === null ? [] : [entry.statusReason]),
  ];
  const payload =
    frozen?.payload ??
    payloadOf(entry, {
      books,
      lines,
      keyOf: (realmId) => nextKey(entry, { realmId, ordinal: postings.length }).key,
    });
  return {
    entryId: id,
    realmId: frozen?.realmId ?? books?.realmId ?? null,
    payload,
    payloadSha256: payload === null ? null : hashOfPayload(payload),
    isFrozen: frozen !== null && frozen.state !== 'blocked',
    obstacles: withoutRepeats(obstacles),
  };
}

/**
 * A posting that was approved and waits, or was refused and is retried unchanged. If the mapping has changed since, the
 * payload is frozen again.
 */
function unsentPosting(
  entry: EntryToPost,
  postings: readonly Posting[],
  facts: Omit<EntryFacts, 'keyOf'>,
): Posting | null {
  const last = postings.at(-1);
  if (last === undefined || last.operation === 'delete' || last.realmId !== facts.books?.realmId) {
    return null;
  }
  const isUnsent =
    last.state === 'pending' || (last.state === 'blocked' && last.outcome?.retry === true);
  const now = isUnsent ? payloadOf(entry, { ...facts, keyOf: () => last.key }) : null;
  return now !== null && hashOfPayload(now) === last.payloadSha256 ? last : null;
}

type EntryFacts = {
  readonly books: Awaited<ReturnType<typeof findBooks>>;
  readonly lines: Awaited<ReturnType<ReturnType<typeof openLines>>>;
  readonly keyOf: (realmId: string) => string;
};

function payloadOf(entry: EntryToPost, { books, lines, keyOf }: EntryFacts): QboEntry | null {
  if (books === null || lines.kind === 'refused') {
    return null;
  }
  const { documentNumber, entryOn, externalId, syncToken } = entry;
  return toPayload({
    documentNumber,
    on: entryOn,
    memo: entry.entry.memo,
    key: keyOf(books.realmId),
    lines: lines.lines,
    country: books.country,
    ...(externalId === null ? {} : { replaces: { id: externalId, syncToken: syncToken ?? '0' } }),
  });
}

function closedObstacle({ entryOn, status }: EntryToPost, closingOn: string | null): Reason[] {
  const isOpen = closingOn === null || entryOn > closingOn || status === 'posted';
  return isOpen ? [] : [periodClosed(closingOn)];
}

function withoutRepeats(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(
    ({ message }, index) => reasons.findIndex((other) => other.message === message) === index,
  );
}

const NOT_CONNECTED: Reason = {
  code: 'books_not_connected',
  message: "QuickBooks isn't connected.",
  action: 'Connect it on the QuickBooks page.',
};
const NOT_INCLUDED: Reason = {
  code: 'posting_not_included',
  message: 'The trial or the plan has ended, so nothing is posted.',
  action: 'Choose a plan.',
};
