import { DEFAULT_PLAN_OPTIONS } from '@platebook/accounting';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { readClientDefaults } from '../clients.read-model.ts';
import { findSettings } from './tenant-settings.store.ts';
import type { ChosenSettings, TenantSettings } from './tenant-settings.store.ts';

export { readSettings } from './tenant-settings.store.ts';
export type { ChosenSettings, TenantSettings };

/** The longest delay observed for a platform's late rows. */
export const DEFAULT_WATCH_WINDOW_DAYS = 28;

const DEFAULTS = {
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  bank_leg: 'none',
  sales: 'report',
  posting_mode: 'review',
  watch_window_days: DEFAULT_WATCH_WINDOW_DAYS,
  late_rows: 'amend',
  closed_period: 'post_today',
  tax_mode: DEFAULT_PLAN_OPTIONS.taxMode,
  memo_tax: DEFAULT_PLAN_OPTIONS.memoTax,
  split_tax: DEFAULT_PLAN_OPTIONS.splitTax,
  revenue: DEFAULT_PLAN_OPTIONS.revenue,
} as const satisfies Omit<TenantSettings, 'time_zone' | 'currency'>;

/** The chosen settings over the defaults, in the caller's transaction. */
export async function settingsOf(tx: Transaction, scope: TenantScope): Promise<TenantSettings> {
  const stored = await findSettings(tx, scope.tenantId);
  return { ...(await readDefaults(tx, scope)), ...stored?.chosen };
}

/** The defaults of all settings. */
export async function readDefaults(
  tx: Transaction,
  { tenantId }: TenantScope,
): Promise<TenantSettings> {
  const { timeZone, currency } = await readClientDefaults(tx, tenantId);
  return { time_zone: timeZone, currency, ...DEFAULTS };
}
