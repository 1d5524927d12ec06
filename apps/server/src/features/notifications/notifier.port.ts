import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';

export type Told = {
  readonly tenantId: string;
  /** Machine word of what happened, `entry_posted`, `run_failed`, `connection_expiring`; people choose by it. */
  readonly event: string;
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title: string;
  /** What happened, what it means for the books, what to do. */
  readonly message: string;
  readonly action?: { readonly label: string; readonly href: string };
  readonly subject?: Readonly<Record<string, string>>;
  /** One person; left out tells everybody in the tenant with at least `minLevel`. */
  readonly userId?: string;
  readonly minLevel?: TenantLevel;
  /** The same key counts up instead of telling again. */
  readonly dedupeKey?: string;
};

export type Notifier = {
  /** In the transaction that makes it true: what did not commit was not told. */
  readonly tell: (tx: Transaction, told: Told) => Promise<void>;
};
