import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables-connections.ts';
import { createDoorDashStores } from '../../connectors/doordash/doordash-stores.ts';
import { integrateStore } from './integrate-store.ts';
import type { ListingDeps } from '../../connectors/listing-call.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { notifyOtherOwners } from './store-claims.ts';
import { createPlatformStoresService } from './platform-stores.service.ts';
import { refreshAllStores, refreshStores, requestRefresh } from './refresh-stores.ts';
import { storeMappingRoutes } from './store-mapping.routes.ts';
import { createStoreMappingsService } from './store-mappings.service.ts';
import { createUberEatsStores } from '../../connectors/ubereats/ubereats-stores.ts';

type Deps = MappingDeps &
  Pick<ListingDeps, 'connections' | 'outbound'> & {
    /** Where each platform's API is; null where this installation has none. */
    readonly apiUrls: Readonly<Record<DeliveryPlatform, string | null>>;
  };

/** Which platform store stands for which of ours. */
export type StoreMapping = {
  readonly routes: ReturnType<typeof storeMappingRoutes>;
  /** Asks a platform for its stores, in the transaction that connects it. */
  readonly requestRefresh: (
    tx: Transaction,
    connected: { readonly tenantId: string; readonly provider: DeliveryPlatform },
  ) => Promise<void>;
  readonly startWorker: () => Promise<void>;
};

/** At night, when nobody waits for it (UTC). */
const NIGHTLY = '37 8 * * *';

export function createStoreMapping(deps: Deps): StoreMapping {
  const { queue, apiUrls } = deps;
  const listings = {
    ubereats: createUberEatsStores({ ...deps, apiUrl: apiUrls.ubereats }),
    doordash: createDoorDashStores({ ...deps, apiUrl: apiUrls.doordash }),
  };
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
        refreshStores({ ...deps, listings }, job),
      );
      await queue.work('platform-stores.integrate', (job) =>
        integrateStore({ ...deps, apiUrl: apiUrls.ubereats }, job),
      );
      await queue.work('platform-stores.claimed', (claim) => notifyOtherOwners(deps, claim));
      await queue.work('platform-stores.nightly', () => refreshAllStores({ ...deps, listings }));
      await queue.schedule('platform-stores.nightly', NIGHTLY);
    },
  };
}
