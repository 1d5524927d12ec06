import type { TenantScope } from '../../db/database.ts';
import type { BooksAnswer } from '../../connectors/quickbooks/quickbooks.port.ts';
import { REASONS } from './advice.ts';
import type { Reason } from './advice.ts';
import { differencesOf } from './entry-differences.ts';
import type { QboEntry } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import { isMarked, keysOfEntry, markOf } from './posting-key.ts';
import type { Posting } from './postings.store.ts';
import { readByNumbers, readEntity } from './read-entity.ts';

/** What QuickBooks has for an outbox row. */
export type AskVerdict = { readonly answer: BooksAnswer } & (
  | { readonly kind: 'posted'; readonly externalId: string; readonly syncToken: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'different'; readonly reason: Reason }
);

/** Queries QuickBooks; throws if it does not answer, which decides nothing. */
export async function askVerdict(
  deps: PostingDeps,
  scope: TenantScope,
  posting: Posting,
): Promise<AskVerdict> {
  const { books, times } = deps;
  const { realmId, operation, documentNumber } = posting;
  const request = { realmId, timeoutMs: times.callMs };
  if (operation === 'create') {
    const documentNumbers = [documentNumber];
    const { found, answer } = await readByNumbers(books, scope, { ...request, documentNumbers });
    return { ...(await judgeNumber(deps, scope, { posting, rows: found })), answer };
  }
  const id = posting.payload.Id ?? '';
  const { found, answer } = await readEntity(books, scope, { ...request, id });
  return {
    ...(operation === 'delete' ? judgeGone(posting, found) : judgeChanged(posting, found)),
    answer,
  };
}

type Judgement =
  | { readonly kind: 'posted'; readonly externalId: string; readonly syncToken: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'different'; readonly reason: Reason };

/**
 * Judges a row that creates an entry by all entries with its number. An entry with another key of the same entry is one
 * that a restored database has forgotten: it exists in QuickBooks, and must not be created twice.
 */
export async function judgeNumber(
  { database, store }: Pick<PostingDeps, 'database' | 'store'>,
  scope: TenantScope,
  { posting, rows }: { readonly posting: Posting; readonly rows: readonly QboEntry[] },
): Promise<Judgement> {
  const judgement = judgeRows(posting, rows);
  const marked = rows.filter(({ PrivateNote = '' }) => isMarked(PrivateNote));
  if (judgement.kind !== 'absent' || marked.length === 0) {
    return judgement;
  }
  const [entry] = await database.inTenant(scope, (tx) =>
    store.readEntriesToPost(tx, [posting.entryId]),
  );
  const marks = entry === undefined ? [] : keysOfEntry(entry, posting.realmId).map(markOf);
  const forgotten = marked.find(({ PrivateNote = '' }) =>
    marks.some((mark) => PrivateNote.includes(mark)),
  );
  return forgotten === undefined
    ? judgement
    : { kind: 'different', reason: REASONS.forgotten(forgotten.Id ?? '') };
}

/** An entry with the key is ours; one with equal content and no key may be ours with its memo edited. */
function judgeRows({ key, payload }: Posting, rows: readonly QboEntry[]): Judgement {
  const ours = rows.filter(({ PrivateNote = '' }) => PrivateNote.includes(markOf(key)));
  const [only] = ours;
  if (ours.length > 1) {
    return { kind: 'different', reason: REASONS.foundTwice(ours.length) };
  }
  if (only === undefined) {
    const lookalike = rows.find(
      (row) => !isMarked(row.PrivateNote ?? '') && differencesOf(payload, row).length === 0,
    );
    return lookalike === undefined
      ? { kind: 'absent' }
      : { kind: 'different', reason: REASONS.lookalike(lookalike.Id ?? '') };
  }
  return judgeEqual(payload, only);
}

function judgeChanged({ payload }: Posting, found: QboEntry | null): Judgement {
  if (found === null) {
    return { kind: 'different', reason: REASONS.vanished };
  }
  const verdict = judgeEqual(payload, found);
  return verdict.kind === 'different' && found.SyncToken === payload.SyncToken
    ? { kind: 'absent' }
    : verdict;
}

function judgeGone({ payload }: Posting, found: QboEntry | null): Judgement {
  if (found === null) {
    return { kind: 'posted', externalId: payload.Id ?? '', syncToken: '' };
  }
  return found.SyncToken === payload.SyncToken
    ? { kind: 'absent' }
    : { kind: 'different', reason: REASONS.changedMeanwhile };
}

function judgeEqual(payload: QboEntry, found: QboEntry): Judgement {
  const differences = differencesOf(payload, found);
  return differences.length === 0
    ? { kind: 'posted', externalId: found.Id ?? '', syncToken: found.SyncToken ?? '' }
    : { kind: 'different', reason: REASONS.differs(differences) };
}
