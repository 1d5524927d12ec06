import type { AccountReason } from './account-reasons.ts';
import type { JournalEntry } from '@platebook/accounting';
import type { ConnectionStatus, Currency, DeliveryPlatform } from '../../db/tables.ts';
import type { EntityRef } from './account-mapping.port.ts';
import type { Target } from './account-mapping.store.ts';
import type { BlockedAccount } from './blocked-account.ts';
import type { ScopeName } from './effective-mapping.ts';
import type { MappingGroup } from './mapped-components.ts';
import type { CsvError } from '../../platform/csv-table.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';

/** The QuickBooks company of a mapping; all null before there is one. */
export type BooksState = {
  readonly connection_id: string | null;
  readonly company_name: string | null;
  readonly realm: string | null;
  readonly status: ConnectionStatus | null;
  readonly currency: string | null;
  readonly country: string | null;
  readonly refreshed_at: string | null;
};

type EffectiveTarget = {
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly account_from: ScopeName | null;
  readonly class_id: string | null;
  readonly class_name: string | null;
  readonly department_id: string | null;
  readonly department_name: string | null;
  readonly tax_code_id: string | null;
  readonly entity: EntityRef | null;
};

/** A component of a scope for display; amounts in cents, times in ISO 8601. */
export type MappingRow = {
  readonly component: string;
  readonly label: string;
  readonly group: MappingGroup;
  readonly seen: boolean;
  readonly open: boolean;
  readonly sample_cents: number;
  readonly payouts: number;
  readonly rows: number | null;
  readonly follows: string | null;
  readonly account_types: string[];
  readonly own: Target | null;
  readonly effective: EffectiveTarget | null;
  readonly effective_from: string | null;
  readonly problem: BlockedAccount | null;
  readonly suggestion: {
    readonly account_id: string;
    readonly account_name: string;
    readonly confidence: 'high' | 'low';
    readonly reason: string;
    readonly reason_code: AccountReason['code'];
    readonly values: AccountReason['values'];
  } | null;
  readonly changed_at: string | null;
  readonly changed_by: string | null;
};

export type AccountMappingView = {
  readonly platform: DeliveryPlatform | null;
  readonly store_id: string | null;
  readonly version: number;
  readonly currency: Currency;
  readonly books: BooksState;
  readonly rows: MappingRow[];
  readonly summary: {
    readonly seen: number;
    readonly mapped: number;
    readonly open_cents: number;
  };
};

/** An entry line under an edited mapping; `was` has its previous account if that changed. */
export type PreviewLine = {
  readonly side: 'debit' | 'credit';
  readonly amount_cents: number;
  readonly component: string;
  readonly label: string;
  readonly description: string;
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly class_name: string | null;
  readonly department_name: string | null;
  readonly was: string | null;
  readonly problem: BlockedAccount | null;
};

/** The planned entries of the last payout; `payout` is null if there is none yet. */
export type MappingPreview = {
  readonly payout: {
    readonly id: string;
    readonly store_name: string;
    readonly platform: DeliveryPlatform;
    readonly payout_on: string;
  } | null;
  readonly currency: Currency;
  readonly entries: {
    readonly document_number: string;
    readonly kind: JournalEntry['kind'];
    readonly entry_on: string;
    readonly memo: string;
    readonly part: number;
    readonly parts: number;
    readonly lines: PreviewLine[];
  }[];
  readonly deltas: {
    readonly account_name: string;
    readonly before_cents: number;
    readonly after_cents: number;
  }[];
  readonly missing: {
    readonly component: string;
    readonly label: string;
    readonly sample_cents: number;
  }[];
};

/** The changes of a file, line by line, and its errors. */
export type ImportedMapping = {
  /** Lines read, including unchanged ones. */
  readonly lines: number;
  readonly changes: readonly {
    readonly line: number;
    readonly component: string;
    readonly label: string;
    readonly place: string;
    readonly platform: DeliveryPlatform | null;
    readonly store_name: string | null;
    readonly before: string | null;
    readonly after: string | null;
    /** The first entry date it applies to; null for every unposted entry. */
    readonly effective_from: string | null;
  }[];
  readonly errors: readonly CsvError[];
  readonly affected: readonly AffectedEntry[];
};

/** A component with a matching account in this company. */
export type Proposal = {
  readonly platform: DeliveryPlatform | null;
  readonly component: string;
  readonly label: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly replaces: string | null;
  readonly reason: string;
  readonly reason_code: AccountReason['code'];
  readonly values: AccountReason['values'];
};

/** A component without a matching account in this company. */
export type Unmatched = {
  readonly platform: DeliveryPlatform | null;
  readonly component: string;
  readonly label: string;
  readonly account_name: string;
  readonly account_type: string | null;
};

export type AccountToCreate = {
  readonly platform: DeliveryPlatform | null;
  readonly component: string;
  readonly label: string;
  readonly name: string;
  readonly account_type: string;
  readonly account_sub_type: string | null;
  readonly outcome: 'to_create' | 'exists' | 'created';
  /** Null until it is created. */
  readonly account_id: string | null;
};
