import type { Books } from './books.ts';
import type { QboObject } from './qbo-object.ts';

export type WriteOptions = {
  /** `include=allowduplicatedocnum` of the call. */
  readonly allowDuplicateNumber: boolean;
  /** `include=allowautodocnum` of the call. */
  readonly autoNumber: boolean;
  /** Today's ISO date in the company's time zone. */
  readonly today: string;
};

/** The behavior of one object type of the Accounting API. */
export type Entity = {
  /** As in responses, `JournalEntry`. Lowercase in paths. */
  readonly name: string;
  /** Lists hide inactive ones unless the query filters by Active. */
  readonly hasActive: boolean;
  /** Query responses include totalCount (observed for transactions, not for names). */
  readonly countsTotal: boolean;
  readonly canDelete: boolean;
  readonly canCreate: boolean;
  /** Intuit's property names for queries and bodies. */
  readonly fields: readonly string[];
  /** The date whose period must be open; undefined if not applicable. */
  dateOf?(object: QboObject): string;
  /** Validates a body against the company's books and completes it. Throws a QboFault. */
  complete(sent: QboObject, books: Books, options: WriteOptions): QboObject;
};

/** Fields of every object. */
export const COMMON_FIELDS = [
  'Id',
  'SyncToken',
  'MetaData',
  'domain',
  'sparse',
  'CustomField',
  'AttachableRef',
];
