import { recordAudit } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { settingsOf } from '../../clients/settings/tenant-settings.read-model.ts';
import { refuseUnusableBooks } from '../../connectors/connections/books-usable.read-model.ts';
import { entryNames } from '../plan/entry-name.read-model.ts';
import { findBooks, refuseWithoutBooks } from './books-of-tenant.ts';
import { openDifferences, recordException } from './confirm-difference.ts';
import { findDriftCheck, listPostedEntries, saveDriftCheck } from './drift-checks.store.ts';
import { changeEntry, listInBooks, lockEntries, readEntriesToPost } from './entry-rows.ts';
import { hasLaterVersion } from './make-anew.ts';
import { insertAttempt } from './posting-attempts.store.ts';
import {
  cancelPostings,
  findPostings,
  insertPosting,
  lockPosting,
  lockPostingsOfEntries,
  postingsOfEntries,
  postingsOfRun,
} from './postings.store.ts';
import { changePosting } from './change-posting.store.ts';
import { hasOpenReversal, insertReversalRow, listNumbersLike } from './reversals.store.ts';

/** The database access of posting, replaceable so that tests can run in memory (`posting-store.fake.ts`). */
export const POSTING_STORE = {
  cancelPostings,
  changeEntry,
  changePosting,
  entryNames,
  findBooks,
  findDriftCheck,
  findPostings,
  hasLaterVersion,
  hasOpenReversal,
  insertAttempt,
  insertPosting,
  insertReversalRow,
  listInBooks,
  listNumbersLike,
  listPostedEntries,
  lockEntries,
  lockPosting,
  lockPostingsOfEntries,
  openDifferences,
  postingsOfEntries,
  postingsOfRun,
  readEntriesToPost,
  recordAudit,
  recordException,
  refuseUnusableBooks,
  refuseWithoutBooks,
  saveDriftCheck,
  timeZoneOf: async (tx: Transaction, scope: TenantScope): Promise<string> =>
    (await settingsOf(tx, scope)).time_zone,
};

export type PostingStore = Readonly<typeof POSTING_STORE>;
