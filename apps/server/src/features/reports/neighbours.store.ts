import { sql } from 'kysely';
import type { Platform, ReportType, StorePayout } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';

/** Reports that say something about payouts whose rows stand in other files. */
const COMPANIONS: readonly ReportType[] = [
  'ubereats_payout_summary',
  'doordash_payout_summary',
  'doordash_error_charges_and_adjustments',
];

/** How many detailed files a summary that comes last is held against, newest first. */
const NEWEST_FILES = 50;

/** The stored files, other than this one, that payouts with these keys were read from. */
export async function overlappingFiles(
  tx: Transaction,
  payouts: readonly StorePayout[],
  sha256: string,
): Promise<string[]> {
  const keys = payouts.map(({ platform, payoutRef, storeId, channel }) => ({
    platform,
    ref: payoutRef,
    store: storeId,
    channel,
  }));
  const { rows } = await sql<{ sha256: string }>`
    select distinct payout_files.sha256
    from payout_files
    join payouts on payouts.tenant_id = payout_files.tenant_id and payouts.id = payout_files.payout_id
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (platform text, ref text, store text, channel text)
      on wanted.platform = payouts.platform and wanted.ref = payouts.payout_ref
      and wanted.store = payouts.platform_store_id and wanted.channel = payouts.channel
    where payout_files.sha256 <> ${sha256}
    order by payout_files.sha256`.execute(tx);
  return rows.map((row) => row.sha256);
}

/** The stored summaries and adjustment reports of these platforms. */
export async function companionFiles(
  tx: Transaction,
  platforms: readonly Platform[],
  sha256: string,
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct imports.sha256
    from imports
    cross join lateral jsonb_to_recordset(imports.reports) as report (platform text, "reportType" text)
    where report."reportType" = any(${COMPANIONS}) and report.platform = any(${platforms})
      and imports.sha256 <> ${sha256}
    order by imports.sha256`.execute(tx);
  return rows.map((row) => row.sha256);
}

/** The newest stored files that payouts of these platforms were read from. */
export async function filesOfPlatform(
  tx: Transaction,
  platforms: readonly Platform[],
  sha256: string,
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select payout_files.sha256
    from payout_files
    join payouts on payouts.tenant_id = payout_files.tenant_id and payouts.id = payout_files.payout_id
    where payouts.platform = any(${platforms}) and payout_files.sha256 <> ${sha256}
    group by payout_files.sha256
    order by max(payouts.payout_on) desc, payout_files.sha256
    limit ${NEWEST_FILES}`.execute(tx);
  return rows.map((row) => row.sha256);
}

/**
 * The one time zone all stores of the tenant are in, or null: a reading has one zone, and a payout that
 * is read again with other files has to be read in the same one.
 */
export async function sharedTimeZone(tx: Transaction): Promise<string | null> {
  const { rows } = await sql<{ time_zone: string }>`
    select distinct coalesce(channels.channel_config ->> 'time_zone', stores.time_zone) as time_zone
    from stores
    left join channels on channels.tenant_id = stores.tenant_id and channels.store_id = stores.id
    limit 2`.execute(tx);
  return rows.length === 1 ? (rows[0]?.time_zone ?? null) : null;
}
