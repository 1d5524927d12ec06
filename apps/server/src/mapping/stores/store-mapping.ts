import type { ProvidersConfig } from '../../config/providers.ts';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { integrateStore } from './integrate-store.ts';
import type { ListingDeps } from '../../connectors/listing-call.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { notifyOtherOwners } from './store-claims.ts';
import { createPlatformStoresService } from './platform-stores.service.ts';
import { refreshAllStores, refreshStores, requestRefresh } from './refresh-stores.ts';
import { storeMappingRoutes } from './store-mapping.routes.ts';
import { createStoreMappingsService } from './store-mappings.service.ts';
import { PLATFORMS } from '../../connectors/providers.ts';

type Deps = MappingDeps &
  Pick<ListingDeps, 'connections' | 'outbound'> & {
    readonly providers: Pick<ProvidersConfig, DeliveryPlatform>;
  };

/** Which platform store is matched with which of ours. */
export type StoreMapping = {
  readonly routes: ReturnType<typeof storeMappingRoutes>;
  /** Enqueues loading a platform's stores, in the transaction that connects it. */
  readonly requestRefresh: (
    tx: Transaction,
    connected: { readonly tenantId: string; readonly provider: DeliveryPlatform },
  ) => Promise<void>;
  readonly startWorker: () => Promise<void>;
};

/** At night, when load is low (UTC). */
const NIGHTLY = '37 8 * * *';

export function createStoreMapping(deps: Deps): StoreMapping {
  const { queue, providers } = deps;
  const apiUrlOf = (platform: DeliveryPlatform) => providers[platform]?.apiUrl ?? null;
  const listingOf = (platform: DeliveryPlatform) =>
    PLATFORMS[platform].listStores({ ...deps, apiUrl: apiUrlOf(platform) });
  return {
    routes: storeMappingRoutes({
      mappings: createStoreMappingsService(deps),
      platformStores: createPlatformStoresService(deps),
    }),
    requestRefresh: async (tx, connected) => {
      await requestRefresh(deps, tx, connected);
    },
    startWorker: async () => {
      await queue.work('platform-stores.refresh', (job) =>
        refreshStores({ ...deps, listingOf }, job),
      );
      await queue.work('platform-stores.integrate', (job) =>
        integrateStore({ ...deps, apiUrl: apiUrlOf('ubereats') }, job),
      );
      await queue.work('platform-stores.claimed', (claim) => notifyOtherOwners(deps, claim));
      await queue.work('platform-stores.nightly', () => refreshAllStores({ ...deps, listingOf }));
      await queue.schedule('platform-stores.nightly', NIGHTLY);
    },
  };
}
