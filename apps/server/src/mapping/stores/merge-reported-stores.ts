import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { PlatformStore } from './platform-stores.store.ts';

/**
 * A file that came before the platform listed its stores named them by the number their owner gave them. Once a listed
 * store alone bears that number, both are one: what was mapped and set aside under the number goes over to it. Where each
 * of them stands for another store already, a person has to say which is right, and both stay.
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
