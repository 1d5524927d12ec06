import type { PlanOptions } from '@platebook/accounting';
import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';
import { readStored } from '../../db/stored-json.ts';
import type { StoredJson } from '../../db/stored-json.ts';

/** How a tenant's payouts are read and posted unless a channel overrides it. */
export type TenantSettings = {
  readonly time_zone: string;
  readonly currency: Currency;
  readonly basis: 'accrual' | 'cash';
  readonly split: 'month' | 'none';
  readonly by: 'payout' | 'day';
  readonly bank_leg: 'none' | 'transfer';
  readonly sales: 'report' | 'pos';
  readonly posting_mode: 'review' | 'auto' | 'paused';
  readonly watch_window_days: number;
  readonly late_rows: 'amend' | 'adjust';
  readonly closed_period: 'post_today' | 'refuse';
  readonly tax_mode: PlanOptions['taxMode'];
  readonly memo_tax: PlanOptions['memoTax'];
  readonly split_tax: PlanOptions['splitTax'];
  readonly revenue: PlanOptions['revenue'];
};

/** Only chosen values are stored, so that a changed default reaches everybody who chose nothing. */
export type ChosenSettings = Partial<TenantSettings>;

const SETTINGS = v.partial(
  v.object({
    time_zone: v.string(),
    currency: v.picklist(['USD', 'CAD']),
    basis: v.picklist(['accrual', 'cash']),
    split: v.picklist(['month', 'none']),
    by: v.picklist(['payout', 'day']),
    bank_leg: v.picklist(['none', 'transfer']),
    sales: v.picklist(['report', 'pos']),
    posting_mode: v.picklist(['review', 'auto', 'paused']),
    watch_window_days: v.number(),
    late_rows: v.picklist(['amend', 'adjust']),
    closed_period: v.picklist(['post_today', 'refuse']),
    tax_mode: v.picklist(['pass_through_gross', 'net_omit', 'memo_only']),
    memo_tax: v.picklist(['ignore', 'gross_up']),
    split_tax: v.picklist(['restaurant_remits', 'block']),
    revenue: v.picklist(['gross', 'net']),
  }),
);

/** Reads `tenant_settings.settings`; settings that this version no longer has are left out. */
export function readSettings(stored: StoredJson): ChosenSettings {
  return Object.fromEntries(
    Object.entries(readStored(SETTINGS, stored, 'tenant_settings.settings')).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

type StoredSettings = { readonly chosen: ChosenSettings; readonly updatedAt: Date };

export async function findSettings(
  tx: Transaction,
  tenantId: string,
): Promise<StoredSettings | null> {
  const row = await tx
    .selectFrom('tenant_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { chosen: readSettings(row.settings), updatedAt: row.updated_at };
}

/** Inserts the row if there is none and locks it, so that two concurrent changes are both saved. */
export async function lockSettings(
  tx: Transaction,
  tenantId: string,
  at: Date,
): Promise<ChosenSettings> {
  await tx
    .insertInto('tenant_settings')
    .values({ tenant_id: tenantId, settings: '{}', updated_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('tenant_settings')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readSettings(row.settings);
}

export async function replaceSettings(
  tx: Transaction,
  tenantId: string,
  { chosen, updatedAt }: StoredSettings,
): Promise<void> {
  await tx
    .updateTable('tenant_settings')
    .set({ settings: JSON.stringify(chosen), updated_at: updatedAt })
    .where('tenant_id', '=', tenantId)
    .execute();
}
