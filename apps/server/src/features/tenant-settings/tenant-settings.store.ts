import type { PlanOptions } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import type { Currency } from '../../db/tables.ts';

/** How a tenant's payouts are read and posted where a channel says nothing else. */
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

/** Only what was chosen is stored, so that a default that changes reaches everybody who chose nothing. */
export type ChosenSettings = Partial<TenantSettings>;

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
  // Valid against the contract when it was stored.
  return row === undefined
    ? null
    : { chosen: row.settings as ChosenSettings, updatedAt: row.updated_at };
}

/** Makes the row where there is none yet and locks it: two changes at once are both kept. */
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
  const { settings } = await tx
    .selectFrom('tenant_settings')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return settings as ChosenSettings;
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
