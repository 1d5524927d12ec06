import type { Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import { formatDay, formatShortPeriod } from '../../platform/day-words.ts';
import { PLATFORMS } from '../../connectors/providers.ts';

/** What an entry's display name is built from: platform, store and period. */
type EntryFacts = {
  readonly platform: ChannelType | null;
  readonly storeName: string | null;
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly documentNumber: string;
  readonly entryOn: string;
};

/** `Uber Eats · Blue Lantern · Nov 9–15`; an entry without a payout uses its own date, one without a store its number. */
function entryName({ platform, storeName, period, documentNumber, entryOn }: EntryFacts): string {
  if (storeName === null) {
    return documentNumber;
  }
  return [
    ...(platform === null ? [] : [PLATFORMS[platform].name]),
    storeName,
    period === null ? formatDay(entryOn) : formatShortPeriod(period.from, period.to),
  ].join(' · ');
}

/** Display names of entries by ID; missing entries are left out. */
export async function entryNames(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await tx
    .selectFrom('journal_entries')
    .leftJoin('stores', (join) =>
      join
        .onRef('stores.tenant_id', '=', 'journal_entries.tenant_id')
        .onRef('stores.id', '=', 'journal_entries.store_id'),
    )
    .leftJoin('payouts', (join) =>
      join
        .onRef('payouts.tenant_id', '=', 'journal_entries.tenant_id')
        .onRef('payouts.id', '=', 'journal_entries.payout_id'),
    )
    .select([
      'journal_entries.id',
      'journal_entries.platform',
      'journal_entries.document_number',
      'journal_entries.entry_on',
      'stores.name as store_name',
      'payouts.platform_store_name',
      'payouts.period_start_on',
      'payouts.period_end_on',
    ])
    .where('journal_entries.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      entryName({
        platform: row.platform,
        storeName: row.store_name ?? row.platform_store_name,
        period:
          row.period_start_on === null || row.period_end_on === null
            ? null
            : { from: row.period_start_on, to: row.period_end_on },
        documentNumber: row.document_number,
        entryOn: row.entry_on,
      }),
    ]),
  );
}
