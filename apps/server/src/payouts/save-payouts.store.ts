import { sql } from 'kysely';
import type { StorePayout } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import { plannedWithoutValues } from '../db/large-values.ts';
import type { PayoutStatus } from '../db/tables.ts';
import { toPayoutJson } from './payout-json.ts';

export type NewPayout = {
  readonly tenantId: string;
  readonly id: string;
  readonly importId: string;
  readonly status: PayoutStatus;
  readonly payout: StorePayout;
  readonly at: Date;
};

/**
 * Inserts payouts, or replaces earlier readings of the same ones, in one statement; returns their IDs in order. No two of
 * them may have the same payout, store, channel and currency.
 */
export async function upsertPayouts(
  tx: Transaction,
  payouts: readonly NewPayout[],
): Promise<string[]> {
  if (payouts.length === 0) {
    return [];
  }
  const rows = await plannedWithoutValues(tx, () =>
    tx
      .insertInto('payouts')
      .values(payouts.map(toRow))
      .onConflict((conflict) =>
        conflict
          .columns([
            'tenant_id',
            'platform',
            'payout_ref',
            'platform_store_id',
            'channel',
            'currency',
          ])
          .doUpdateSet((link) =>
            Object.fromEntries(READ_ANEW.map((column) => [column, link.ref(`excluded.${column}`)])),
          ),
      )
      .returning(['id', 'platform', 'payout_ref', 'platform_store_id', 'channel', 'currency'])
      .execute(),
  );
  const ids = new Map(
    rows.map((row) => [
      JSON.stringify([
        row.platform,
        row.payout_ref,
        row.platform_store_id,
        row.channel,
        row.currency,
      ]),
      row.id,
    ]),
  );
  return payouts.map(({ payout, id }) => ids.get(storedKey(payout)) ?? id);
}

/** The unique key of a stored payout. */
export function storedKey({
  platform,
  payoutRef,
  storeId,
  channel,
  currency,
}: StorePayout): string {
  return JSON.stringify([platform, payoutRef, storeId, channel, currency]);
}

/** The columns that another reading of the same payout replaces. */
const READ_ANEW = [
  'import_id',
  'platform_store_name',
  'payout_on',
  'period_start_on',
  'period_end_on',
  'gross_sales_cents',
  'net_cents',
  'identities_hold',
  'status',
  'reading',
  'findings',
  'findings_by',
  'updated_at',
] as const;

function toRow({ tenantId, id, importId, status, payout, at }: NewPayout) {
  return {
    tenant_id: tenantId,
    id,
    platform: payout.platform,
    payout_ref: payout.payoutRef,
    platform_store_id: payout.storeId,
    channel: payout.channel,
    import_id: importId,
    platform_store_name: payout.storeName,
    payout_on: payout.payoutOn,
    period_start_on: payout.periodStartOn,
    period_end_on: payout.periodEndOn,
    currency: payout.currency,
    gross_sales_cents: payout.components.gross_sales ?? 0,
    net_cents: payout.netCents,
    identities_hold: payout.identities.every(({ holds }) => holds),
    status,
    reading: JSON.stringify(toPayoutJson(payout)),
    // Its rows are compared when they are stored.
    findings: '[]',
    findings_by: null,
    created_at: at,
    updated_at: at,
  };
}

/** Records that each of these payouts was read from each of these files. */
export async function linkFiles(
  tx: Transaction,
  link: { tenantId: string; payoutIds: readonly string[]; importId: string },
  hashes: readonly string[],
): Promise<void> {
  await sql`
    insert into payout_files (tenant_id, payout_id, sha256, import_id)
    select ${link.tenantId}::uuid, payout_id, sha256, ${link.importId}::uuid
    from unnest(${link.payoutIds}::uuid[]) payout_id cross join unnest(${hashes}::text[]) sha256
    on conflict (tenant_id, payout_id, sha256) do update set import_id = excluded.import_id`.execute(
    tx,
  );
}
