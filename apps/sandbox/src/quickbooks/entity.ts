import type { Books } from './books.ts';
import type { QboObject } from './qbo-object.ts';

export type WriteOptions = {
  /** `include=allowduplicatedocnum` of the call. */
  readonly allowDuplicateNumber: boolean;
  /** `include=allowautodocnum` of the call. */
  readonly autoNumber: boolean;
  /** The ISO date it is in the company. */
  readonly today: string;
};

/** How one kind of object of the Accounting API behaves. */
export type Entity = {
  /** As it stands in answers, `JournalEntry`. In paths it is written in lower case. */
  readonly name: string;
  /** Lists hide inactive ones unless the query asks for them by Active. */
  readonly hasActive: boolean;
  /** Query answers carry totalCount (recorded for transactions, not for names). */
  readonly countsTotal: boolean;
  readonly canDelete: boolean;
  readonly canCreate: boolean;
  /** Property names a query may use and a body may carry; Intuit's. */
  readonly fields: readonly string[];
  /** The date whose period must be open; undefined for what has none. */
  dateOf?(object: QboObject): string;
  /** Checks what is sent against the company's books and completes it. Throws a QboFault. */
  complete(sent: QboObject, books: Books, options: WriteOptions): QboObject;
};

/** Every object has them. */
export const COMMON_FIELDS = [
  'Id',
  'SyncToken',
  'MetaData',
  'domain',
  'sparse',
  'CustomField',
  'AttachableRef',
];
