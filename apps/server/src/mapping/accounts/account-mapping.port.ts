import type { AccountKey } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';

/** What can be mapped: a component of docs/accounting.md, the bank, or one description of Uber's "Other payments". */
export type MappedComponent = AccountKey;

export type EntityRef = { readonly type: 'Vendor' | 'Customer'; readonly id: string };

/** The QuickBooks target of a line. IDs are those of QuickBooks. */
export type MappingTarget = {
  readonly accountId: string;
  /** Including the names of its parents. */
  readonly accountName: string;
  /** In QuickBooks' spelling, "Other Current Asset"; null for an account that QuickBooks no longer lists. */
  readonly accountType: string | null;
  readonly accountSubType: string | null;
  readonly currency: string | null;
  /** False for an account that was made inactive or deleted since. */
  readonly active: boolean;
  readonly classId: string | null;
  readonly className: string | null;
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly taxCodeId: string | null;
  readonly entity: EntityRef | null;
};

/** The resolved mapping for one store on one platform: store overrides platform overrides client. */
export type EffectiveMapping = ReadonlyMap<MappedComponent, MappingTarget>;

export type MappingScope = {
  readonly platform: DeliveryPlatform;
  readonly storeId: string | null;
  /** The entry date, `YYYY-MM-DD`: a mapping may take effect on a date. If omitted, the latest version. */
  readonly on?: string;
};

export type AccountMappings = {
  readonly effective: (tx: Transaction, scope: MappingScope) => Promise<EffectiveMapping>;
};

/** Refreshes `books_objects` from QuickBooks' lists; called on connecting, on demand and each night. */
export type RefreshBooks = (scope: TenantScope) => Promise<BooksRefreshed>;

export type BooksRefreshed = { readonly objects: number; readonly inactive: number };

/** Resumes runs and entries that wait for a mapping; called in the transaction that saves one. */
export type OnMappingSaved = (
  tx: Transaction,
  saved: { readonly scope: TenantScope; readonly at: Date },
) => Promise<void>;
