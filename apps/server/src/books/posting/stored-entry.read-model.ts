import type { BookedEntry, ComponentKey } from '@platebook/accounting';
import * as v from 'valibot';
import { STORED_CENTS } from '../../db/stored-cents.ts';
import { STORED_VALUES } from '../../db/stored-values.ts';
import { readStored, readStoredOrNull } from '../../db/stored-json.ts';
import type { StoredJson, StoredJsonOrNull } from '../../db/stored-json.ts';
import type { BooksLine, PlannedLine } from '../../mapping/accounts/books-lines.port.ts';
import type { Reason } from './advice.ts';
import type { StoredEntryContent } from './stored-entry.ts';
import type { QboEntry } from './payload.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';

/**
 * A component key of this version, or one followed by a description; an unknown one has no account and blocks its entry.
 */
const COMPONENT = v.custom<ComponentKey>((key) => typeof key === 'string' && key !== '');
const SIDE = v.picklist(['debit', 'credit']);

const PLANNED_LINE = v.looseObject({
  account: v.string(),
  description: v.string(),
  side: SIDE,
  amountCents: STORED_CENTS,
  component: COMPONENT,
  components: v.exactOptional(v.record(v.string(), STORED_CENTS)),
  bookedCents: v.exactOptional(STORED_CENTS),
}) satisfies v.GenericSchema<unknown, PlannedLine>;

const BOOKS_LINE = v.looseObject({
  accountId: v.string(),
  accountName: v.string(),
  classId: v.nullable(v.string()),
  className: v.nullable(v.string()),
  departmentId: v.nullable(v.string()),
  departmentName: v.nullable(v.string()),
  taxCodeId: v.nullable(v.string()),
  entity: v.nullable(v.object({ type: v.picklist(['Vendor', 'Customer']), id: v.string() })),
  description: v.string(),
  side: SIDE,
  amountCents: v.number(),
  component: COMPONENT,
}) satisfies v.GenericSchema<unknown, BooksLine>;

const ENTRY = v.looseObject({
  documentNumber: v.string(),
  kind: v.picklist(['payout', 'bank_transfer', 'adjustment', 'reversal', 'manual']),
  date: v.string(),
  memo: v.string(),
  currency: v.picklist(['USD', 'CAD']),
  platform: v.nullable(v.picklist(DELIVERY_PLATFORMS)),
  payoutRef: v.string(),
  payoutOn: v.string(),
  storeId: v.string(),
  storeName: v.string(),
  channel: v.string(),
  part: v.number(),
  parts: v.number(),
  slice: v.string(),
  netCents: v.exactOptional(STORED_CENTS),
  relatesTo: v.exactOptional(v.string()),
  lines: v.array(PLANNED_LINE),
  booksLines: v.exactOptional(v.array(BOOKS_LINE)),
}) satisfies v.GenericSchema<unknown, StoredEntryContent>;

/** Parses `journal_entries.entry`. Unknown fields of other versions are preserved, as the result may be written again. */
export function readStoredEntry(stored: StoredJson): StoredEntryContent {
  return readStored(ENTRY, stored, 'journal_entries.entry');
}

const PLANNED_ENTRY = v.looseObject({
  ...ENTRY.entries,
  kind: v.picklist(['payout', 'bank_transfer', 'adjustment', 'reversal']),
  platform: v.picklist(DELIVERY_PLATFORMS),
  lines: v.array(
    v.looseObject({
      ...PLANNED_LINE.entries,
      accountType: v.picklist([
        'Bank',
        'Other Current Asset',
        'Other Current Liability',
        'Income',
        'Expense',
      ]),
    }),
  ),
}) satisfies v.GenericSchema<unknown, BookedEntry['entry']>;

/** Parses `journal_entries.entry` of an entry planned from a payout, which accounting can plan from. */
export function readPlannedEntry(stored: StoredJson): BookedEntry['entry'] {
  return readStored(PLANNED_ENTRY, stored, 'journal_entries.entry');
}

const BOOKS_LINES = v.array(BOOKS_LINE);

/** Parses `postings.lines`: null for rows created before lines were stored. */
export function readBooksLines(stored: StoredJsonOrNull): readonly BooksLine[] | null {
  return readStoredOrNull(BOOKS_LINES, stored, 'postings.lines');
}

const REASON = v.object({
  code: v.string(),
  message: v.string(),
  action: v.string(),
  values: v.exactOptional(STORED_VALUES),
});

/** Parses the reason of an entry's status, from `journal_entries.status_reason`. */
export function readReason(stored: StoredJsonOrNull): Reason | null {
  return readStoredOrNull(REASON, stored, 'journal_entries.status_reason');
}

const OUTCOME = v.object({ ...REASON.entries, retry: v.boolean() });

/** Parses `postings.outcome`; `retry` says whether a person may resend it unchanged. */
export function readOutcome(
  stored: StoredJsonOrNull,
): (Reason & { readonly retry: boolean }) | null {
  return readStoredOrNull(OUTCOME, stored, 'postings.outcome');
}

const ELSEWHERE = v.object({ reference: v.string(), on: v.string() });

/** Parses `journal_entries.posted_elsewhere`. */
export function readPostedElsewhere(
  stored: StoredJsonOrNull,
): { readonly reference: string; readonly on: string } | null {
  return readStoredOrNull(ELSEWHERE, stored, 'journal_entries.posted_elsewhere');
}

const REFERENCE = v.looseObject({ value: v.string(), name: v.exactOptional(v.string()) });

const PAYLOAD = v.looseObject({
  Id: v.exactOptional(v.string()),
  SyncToken: v.exactOptional(v.string()),
  DocNumber: v.exactOptional(v.string()),
  TxnDate: v.exactOptional(v.string()),
  PrivateNote: v.exactOptional(v.string()),
  Line: v.exactOptional(
    v.array(
      v.looseObject({
        Id: v.exactOptional(v.string()),
        Description: v.exactOptional(v.string()),
        Amount: v.number(),
        DetailType: v.string(),
        JournalEntryLineDetail: v.looseObject({
          PostingType: v.picklist(['Debit', 'Credit']),
          AccountRef: REFERENCE,
          ClassRef: v.exactOptional(REFERENCE),
          DepartmentRef: v.exactOptional(REFERENCE),
          TaxCodeRef: v.exactOptional(REFERENCE),
          Entity: v.exactOptional(v.looseObject({ Type: v.string(), EntityRef: REFERENCE })),
        }),
      }),
    ),
  ),
  MetaData: v.exactOptional(v.looseObject({ LastUpdatedTime: v.exactOptional(v.string()) })),
  status: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, QboEntry>;

/** Parses `postings.payload`, field for field as it was hashed. */
export function readPayload(stored: StoredJson): QboEntry {
  return readStored(PAYLOAD, stored, 'postings.payload');
}
