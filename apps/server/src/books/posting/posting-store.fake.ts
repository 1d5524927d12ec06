import type { AuditEntry } from '../../audit/audit-log.ts';
import { AppError } from '../../http/errors.ts';
import type { BooksOfTenant } from './books-of-tenant.ts';
import type { DepositDifference } from './deposit-differences.read-model.ts';
import type { PostedEntry } from './drift-checks.store.ts';
import type { EntryRowChange, EntryToPost } from './entry-rows.ts';
import type { Attempt } from './posting-attempts.store.ts';
import type { PostingStore } from './posting-store.ts';
import type { NewPosting, Posting } from './postings.store.ts';
import type { NewReversal } from './reversals.store.ts';

/** The rows of one tenant that posting reads and writes. */
export type PostingMemory = {
  entries: EntryToPost[];
  /** In the order they were requested. */
  postings: Posting[];
  attempts: Attempt[];
  audits: AuditEntry[];
  exceptions: Parameters<PostingStore['recordException']>[2][];
  books: BooksOfTenant | null;
  isDeliveryOnly: boolean;
  isPaused: boolean;
  timeZone: string;
  differences: Map<string, DepositDifference>;
  driftCheckedAt: Date | null;
};

/** An in-memory posting store; `posting-store.test.ts` checks it against PostgreSQL. */
export function createFakePostingStore(memory: PostingMemory): PostingStore {
  return { ...fakeOutbox(memory), ...fakeEntries(memory), ...fakeTenant(memory) };
}

type Outbox = Pick<
  PostingStore,
  | 'cancelPostings'
  | 'changePosting'
  | 'findPostings'
  | 'insertAttempt'
  | 'insertPosting'
  | 'lockPosting'
  | 'lockPostingsOfEntries'
  | 'postingsOfEntries'
  | 'postingsOfRun'
>;

function fakeOutbox(memory: PostingMemory): Outbox {
  const ofEntries = (ids: readonly string[]): Posting[] =>
    memory.postings.filter(({ entryId }) => ids.includes(entryId));
  return {
    insertPosting: async (_tx, row) => void memory.postings.push(toPosting(row)),
    insertAttempt: async (_tx, attempt) => void memory.attempts.push(attempt),
    lockPosting: async (_tx, key) => memory.postings.find((row) => row.key === key) ?? null,
    findPostings: async (_tx, keys) => memory.postings.filter(({ key }) => keys.includes(key)),
    postingsOfEntries: async (_tx, ids) => ofEntries(ids),
    postingsOfRun: async (_tx, runId) => memory.postings.filter((row) => row.runId === runId),
    lockPostingsOfEntries: async (_tx, ids) => ofEntries(ids),
    changePosting: async (_tx, { id, fence }, { at: _at, ...change }) => {
      const isHeld = memory.postings.some((row) => row.id === id && row.fence === fence);
      memory.postings = memory.postings.map((row) =>
        isHeld && row.id === id ? { ...row, ...definedOf(change) } : row,
      );
      return isHeld;
    },
    cancelPostings: async (_tx, ids, at) => {
      memory.postings = memory.postings.map((row) =>
        ids.includes(row.id) && ['pending', 'blocked'].includes(row.state)
          ? {
              ...row,
              state: 'cancelled',
              fence: row.fence + 1,
              leaseOwner: null,
              leaseUntil: null,
              finishedAt: at,
            }
          : row,
      );
    },
  };
}

function toPosting({ at, ...row }: NewPosting): Posting {
  return {
    ...row,
    runId: null,
    state: 'pending',
    leaseOwner: null,
    leaseUntil: null,
    fence: 0,
    lastSendAt: null,
    nextAttemptAt: null,
    sends: 0,
    asks: 0,
    externalId: null,
    syncToken: null,
    outcome: null,
    createdAt: at,
    finishedAt: null,
  };
}

type Entries = Pick<
  PostingStore,
  | 'changeEntry'
  | 'entryNames'
  | 'hasLaterVersion'
  | 'hasOpenReversal'
  | 'insertReversalRow'
  | 'listInBooks'
  | 'listNumbersLike'
  | 'listPostedEntries'
  | 'lockEntries'
  | 'readEntriesToPost'
>;

function fakeEntries(memory: PostingMemory): Entries {
  const find = (ids: readonly string[]): EntryToPost[] =>
    memory.entries
      .filter(({ id }) => ids.includes(id))
      .toSorted((left, right) => compare(sortKey(left), sortKey(right)));
  return {
    lockEntries: async (_tx, ids) => find(ids),
    readEntriesToPost: async (_tx, ids) => find(ids),
    changeEntry: async (_tx, id, change) => {
      memory.entries = memory.entries.map((entry) =>
        entry.id === id ? changedEntry(entry, change) : entry,
      );
    },
    entryNames: async (_tx, ids) =>
      new Map(find(ids).map(({ id, documentNumber }) => [id, documentNumber])),
    hasLaterVersion: async (_tx, { entryKey, version }) =>
      memory.entries.some((entry) => entry.entryKey === entryKey && entry.version > version),
    hasOpenReversal: async (_tx, entryId) =>
      memory.entries.some(
        ({ kind, relatesTo, status }) =>
          kind === 'reversal' &&
          relatesTo === entryId &&
          status !== 'skipped' &&
          status !== 'reversed',
      ),
    insertReversalRow: async (_tx, reversal) => void memory.entries.push(toEntry(reversal)),
    listInBooks: async (_tx, ids) =>
      find(ids).flatMap(({ id, status, externalId, entryOn: on }) =>
        status === 'posted' && externalId !== null ? [{ id, externalId, on }] : [],
      ),
    listNumbersLike: async (_tx, beginning) =>
      memory.entries.flatMap(({ documentNumber }) =>
        documentNumber.startsWith(beginning) ? [documentNumber] : [],
      ),
    listPostedEntries: async () => postedEntries(memory),
  };
}

function sortKey({ entryOn, id }: EntryToPost): string {
  return `${entryOn} ${id}`;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function changedEntry(
  entry: EntryToPost,
  {
    approvedBy: _by,
    verifiedAt: _verified,
    postedAt: _posted,
    realmId: _realm,
    at: _at,
    ...change
  }: EntryRowChange,
): EntryToPost {
  return { ...entry, ...definedOf(change) };
}

function toEntry({ of, id, entryKey, documentNumber, on, content }: NewReversal): EntryToPost {
  return {
    ...of,
    id,
    runId: null,
    kind: 'reversal',
    entryKey,
    version: 0,
    documentNumber,
    entryOn: on,
    entry: content,
    rules: null,
    status: 'ready',
    statusReason: null,
    relatesTo: of.id,
    externalId: null,
    syncToken: null,
    approvedAt: null,
    postedElsewhere: null,
  };
}

function postedEntries({ entries, postings }: PostingMemory): PostedEntry[] {
  return entries.flatMap((entry) => {
    const last = postings.findLast(
      ({ entryId, state, operation }) =>
        entryId === entry.id && state === 'posted' && operation !== 'delete',
    );
    const { id, documentNumber, externalId, status } = entry;
    return status !== 'posted' || externalId === null || last === undefined
      ? []
      : [
          {
            id,
            documentNumber,
            externalId,
            payload: last.payload,
          },
        ];
  });
}

function fakeTenant(memory: PostingMemory): Omit<PostingStore, keyof Outbox | keyof Entries> {
  return {
    findBooks: async () => memory.books,
    refuseWithoutBooks: async () => {
      if (memory.isDeliveryOnly) {
        throw new AppError('client_posts_nothing');
      }
    },
    refuseUnusableBooks: async () => {
      if (memory.isPaused) {
        throw new AppError('books_paused');
      }
    },
    timeZoneOf: async () => memory.timeZone,
    openDifferences: async (_tx, entries) =>
      new Map(
        [...memory.differences].filter(([id]) => entries.some(({ payoutId }) => payoutId === id)),
      ),
    recordException: async (_tx, _scope, exception) => void memory.exceptions.push(exception),
    recordAudit: async (_tx, entry) => void memory.audits.push(entry),
    findDriftCheck: async () => memory.driftCheckedAt,
    saveDriftCheck: async (_tx, _scope, at) => {
      memory.driftCheckedAt = at;
    },
  };
}

function definedOf<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };
}
