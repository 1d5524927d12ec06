import type { Import } from '../api/entities.ts';
import type { Platform, PlatformStore } from '../store-mapping/platform-stores.queries.ts';

type FilePayout = Pick<
  Import['payouts'][number],
  'platform' | 'platform_store_id' | 'platform_store_name' | 'store_id'
>;

/** A platform store with payouts in a file that does not belong to the client yet. */
export type StoreInFile = {
  readonly platform: Platform;
  readonly platformStoreId: string;
  readonly name: string;
  readonly payouts: number;
};

/** A file's stores that do not belong to the client yet, in the order of its payouts. */
export function storesInFile(payouts: readonly FilePayout[]): StoreInFile[] {
  const found = new Map<string, StoreInFile>();
  for (const payout of payouts.filter(({ store_id: storeId }) => storeId === null)) {
    const { platform, platform_store_id: platformStoreId, platform_store_name: name } = payout;
    const key = `${platform} ${platformStoreId}`;
    const before = found.get(key)?.payouts ?? 0;
    found.set(key, { platform, platformStoreId, name, payouts: before + 1 });
  }
  return [...found.values()];
}

/** The file's stores that can be added: on the platform's list, unmatched, and not set aside. */
export function addableStores(
  stores: readonly StoreInFile[],
  shown: readonly PlatformStore[],
): PlatformStore[] {
  return shown.filter(
    (store) =>
      store.mapped_to === null &&
      store.mapped_elsewhere === null &&
      store.ignored_reason === null &&
      stores.some(
        ({ platform, platformStoreId }) =>
          platform === store.provider && platformStoreId === store.platform_store_id,
      ),
  );
}
