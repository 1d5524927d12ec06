import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { PlatformStore } from './platform-stores.store.ts';

/**
 * Merges stores that a file named by their merchant's number before the platform listed them. Once exactly one listed
 * store has that number, both are the same: matches and quarantined rows under the number move to it. If each is matched
 * with another store already, both stay until a person decides.
 */
export async function mergeReportedStores(
  tx: Transaction,
  {
    before,
    listed,
  }: { readonly before: readonly PlatformStore[]; readonly listed: readonly PlatformStore[] },
): Promise<void> {
  for (const store of listed) {
    const { externalRef: number, provider, platformStoreId } = store;
    const bearers = listed.filter(({ externalRef }) => externalRef === number);
    const reported = before.find(
      (one) =>
        one.connectionId === null &&
        one.platformStoreId === number &&
        one.platformStoreId !== platformStoreId,
    );
    if (reported === undefined || bearers.length !== 1) {
      continue;
    }
    const { rows } = await sql`
      select from store_mappings mine, store_mappings theirs
      where mine.channel_type = ${provider} and mine.platform_store_id = ${platformStoreId} and mine.state = 'confirmed'
        and theirs.channel_type = ${provider} and theirs.platform_store_id = ${number} and theirs.state = 'confirmed'`.execute(
      tx,
    );
    if (rows.length === 0) {
      await takeOver(tx, store, reported);
    }
  }
}

async function takeOver(
  tx: Transaction,
  { id, provider, platformStoreId, ignoredAt }: PlatformStore,
  reported: PlatformStore,
): Promise<void> {
  await tx
    .updateTable('store_mappings')
    .set({ platform_store_id: platformStoreId })
    .where('channel_type', '=', provider)
    .where('platform_store_id', '=', reported.platformStoreId)
    .execute();
  await tx
    .updateTable('channels')
    .set({ platform_store_id: platformStoreId })
    .where('channel_type', '=', provider)
    .where('platform_store_id', '=', reported.platformStoreId)
    .execute();
  if (ignoredAt === null && reported.ignoredAt !== null) {
    await tx
      .updateTable('platform_stores')
      .set({ ignored_at: reported.ignoredAt, ignored_reason: reported.ignoredReason })
      .where('id', '=', id)
      .execute();
  }
  await tx.deleteFrom('platform_stores').where('id', '=', reported.id).execute();
}
