import type { AccountKey } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';

/** What is mapped: a component of docs/accounting.md, the bank, or one description of Uber's "Other payments". */
export type MappedComponent = AccountKey;

export type EntityRef = { readonly type: 'Vendor' | 'Customer'; readonly id: string };

/** Where a line goes in the books. Ids are those of the books. */
export type MappingTarget = {
  readonly accountId: string;
  /** With the names of its parents. */
  readonly accountName: string;
  /** As the books write it, "Other Current Asset"; null for an account that the books no longer list. */
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly currency: string | null;
  /** False for an account that was made inactive since, or is gone. */
  readonly active: boolean;
  readonly classId: string | null;
  readonly className: string | null;
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly taxCodeId: string | null;
  readonly entity: EntityRef | null;
};

/** The mapping as it holds for one store on one platform: store over platform over the client's default. */
export type EffectiveMapping = ReadonlyMap<MappedComponent, MappingTarget>;

export type MappingScope = {
  readonly platform: DeliveryPlatform;
  readonly storeId: string | null;
  /** The day of the entry, `YYYY-MM-DD`: a mapping may hold from a day on. Left out: as it was said last. */
  readonly on?: string;
};

export type AccountMappings = {
  readonly effective: (tx: Transaction, scope: MappingScope) => Promise<EffectiveMapping>;
};

/** Reads the lists of the books into `books_objects`; called on connecting, on demand and each night. */
export type RefreshBooks = (scope: TenantScope) => Promise<BooksRefreshed>;

export type BooksRefreshed = { readonly objects: number; readonly inactive: number };

/** Runs and entries that wait for a mapping go on: called in the transaction that saves one. */
export type OnMappingSaved = (
  tx: Transaction,
  saved: { readonly scope: TenantScope; readonly at: Date },
) => Promise<void>;
