import { stringify } from 'safe-stable-stringify';
import { sha256 } from '../../platform/sha256.ts';
import { toBooksText } from '../../mapping/accounts/books-lines.port.ts';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import { markOf } from './posting-key.ts';

type Reference = { readonly value: string; readonly name?: string };

/** A line of a JournalEntry in QuickBooks' format (platform-apis 3.5). */
export type QboLine = {
  readonly Id?: string;
  readonly Description?: string;
  /** In units of the currency, with two decimals. */
  readonly Amount: number;
  readonly DetailType: string;
  readonly JournalEntryLineDetail: {
    readonly PostingType: 'Debit' | 'Credit';
    readonly AccountRef: Reference;
    readonly ClassRef?: Reference;
    readonly DepartmentRef?: Reference;
    readonly TaxCodeRef?: Reference;
    readonly Entity?: { readonly Type: string; readonly EntityRef: Reference };
  };
};

/** A JournalEntry as sent; `Id` and `SyncToken` are set when it updates an existing one. */
export type QboEntry = {
  readonly Id?: string;
  readonly SyncToken?: string;
  readonly DocNumber?: string;
  readonly TxnDate?: string;
  readonly PrivateNote?: string;
  readonly Line?: readonly QboLine[];
  readonly MetaData?: { readonly LastUpdatedTime?: string };
  readonly status?: string;
};

type Entry = {
  readonly documentNumber: string;
  readonly on: string;
  readonly memo: string;
  readonly key: string;
  readonly lines: readonly BooksLine[];
  /** The entity that this one replaces. */
  readonly replaces?: { readonly id: string; readonly syncToken: string };
  /** Of the QuickBooks company; null if unknown. */
  readonly country: string | null;
};

/** Intuit's limit for `PrivateNote` and line descriptions. */
const LONGEST_TEXT = 4_000;

/** The full payload of an entry: an update replaces every field. */
export function toPayload({
  documentNumber,
  on,
  memo,
  key,
  lines,
  replaces,
  country,
}: Entry): QboEntry {
  const mark = markOf(key);
  const note = toBooksText(memo, country).slice(0, LONGEST_TEXT - mark.length - 1);
  return {
    ...(replaces === undefined ? {} : { Id: replaces.id, SyncToken: replaces.syncToken }),
    DocNumber: documentNumber,
    TxnDate: on,
    PrivateNote: `${note}\n${mark}`,
    Line: lines.map((line, index) => toQboLine(line, index, country)),
  };
}

function toQboLine(line: BooksLine, index: number, country: string | null): QboLine {
  const { accountId, classId, departmentId, taxCodeId, entity } = line;
  const description = toBooksText(line.description, country).slice(0, LONGEST_TEXT);
  return {
    Id: String(index),
    ...(description === '' ? {} : { Description: description }),
    Amount: line.amountCents / 100,
    DetailType: 'JournalEntryLineDetail',
    JournalEntryLineDetail: {
      PostingType: line.side === 'debit' ? 'Debit' : 'Credit',
      AccountRef: { value: accountId },
      ...(classId === null ? {} : { ClassRef: { value: classId } }),
      ...(departmentId === null ? {} : { DepartmentRef: { value: departmentId } }),
      ...(taxCodeId === null ? {} : { TaxCodeRef: { value: taxCodeId } }),
      ...(entity === null
        ? {}
        : { Entity: { Type: entity.type, EntityRef: { value: entity.id } } }),
    },
  };
}

/** The request body: the same text in whatever order the database returns the keys. */
export function textOfPayload(payload: unknown): string {
  return stringify(payload) ?? 'null';
}

/** 64 hexadecimal digits; proves that what was approved is what is sent. */
export function hashOfPayload(payload: unknown): string {
  return sha256(textOfPayload(payload));
}

/** The amount of a line in cents; QuickBooks uses decimals. */
export function centsOf({ Amount }: Pick<QboLine, 'Amount'>): number {
  return Math.round(Amount * 100);
}
