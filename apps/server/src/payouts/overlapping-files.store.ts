import { sql } from 'kysely';
import type { Platform, ReportType, StorePayout } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';

/** Reports about payouts whose rows are in other files. */
const COMPANIONS: readonly ReportType[] = [
  'ubereats_payout_summary',
  'doordash_payout_summary',
  'doordash_error_charges_and_adjustments',
];

/** How many detailed files a later summary is checked against, newest first. */
const NEWEST_FILES = 50;

/** The stored files, other than these, that payouts with these keys were read from. */
export async function overlappingFiles(
  tx: Transaction,
  payouts: readonly StorePayout[],
  known: readonly string[],
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
    where payout_files.sha256 <> all(${known})
    order by payout_files.sha256`.execute(tx);
  return rows.map((row) => row.sha256);
}

/** The stored summaries and adjustment reports of these platforms. */
export async function companionFiles(
  tx: Transaction,
  platforms: readonly Platform[],
  known: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct files.sha256
    from sync_runs
    join sync_run_files files on files.tenant_id = sync_runs.tenant_id and files.run_id = sync_runs.id
    cross join lateral jsonb_to_recordset(sync_runs.reports) as report (platform text, "reportType" text)
    where report."reportType" = any(${COMPANIONS}) and report.platform = any(${platforms})
      and files.sha256 <> all(${known})
    order by files.sha256`.execute(tx);
  return rows.map((row) => row.sha256);
}

/** The newest stored files that payouts of these platforms were read from. */
export async function filesOfPlatform(
  tx: Transaction,
  platforms: readonly Platform[],
  known: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select payout_files.sha256
    from payout_files
    join payouts on payouts.tenant_id = payout_files.tenant_id and payouts.id = payout_files.payout_id
    where payouts.platform = any(${platforms}) and payout_files.sha256 <> all(${known})
    group by payout_files.sha256
    order by max(payouts.payout_on) desc, payout_files.sha256
    limit ${NEWEST_FILES}`.execute(tx);
  return rows.map((row) => row.sha256);
}

/** How a tenant's stores want their reports to be read. */
export type StoreReading = {
  /** Null if stores differ: a reading has one time zone, and a payout must be read in the same one again. */
  readonly timeZone: string | null;
  /** `HH:MM`; null if stores differ, as with the time zone. */
  readonly businessDayCutoff: string | null;
  /** Parts per million by platform store ID, for stores whose amounts include a tax without a column. */
  readonly inclusiveTaxRates: ReadonlyMap<string, number>;
};

export async function readingOfStores(tx: Transaction): Promise<StoreReading> {
  const { rows } = await sql<{
    time_zone: string;
    business_day_cutoff: string;
    platform_store_id: string | null;
    rate_ppm: number | null;
  }>`
    select coalesce(channels.channel_config ->> 'time_zone', stores.time_zone) as time_zone,
      stores.business_day_cutoff, channels.platform_store_id,
      case when (stores.tax_profile ->> 'prices_include_tax')::boolean
        then (stores.tax_profile ->> 'inclusive_tax_rate_ppm')::integer end as rate_ppm
    from stores
    left join channels on channels.tenant_id = stores.tenant_id and channels.store_id = stores.id
    order by channels.platform_store_id`.execute(tx);
  return {
    timeZone: theOnly(rows.map((row) => row.time_zone)),
    businessDayCutoff: theOnly(rows.map((row) => row.business_day_cutoff)),
    inclusiveTaxRates: new Map(
      rows.flatMap(({ platform_store_id: id, rate_ppm: rate }) =>
        id === null || rate === null ? [] : [[id, rate]],
      ),
    ),
  };
}

function theOnly(values: readonly string[]): string | null {
  const different = new Set(values);
  return different.size === 1 ? (values[0] ?? null) : null;
}
