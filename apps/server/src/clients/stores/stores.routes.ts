import type { components } from '@platebook/api-client';
import { actorOf } from '../../audit/audit-log.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { CamelCased } from '../../http/present.ts';
import type { StoreChange, StoresService } from './stores.service.ts';
import type { StoreWithChannels } from './stores.store.ts';
import { presentChannel } from '../channels/channels.presenter.ts';

export function storesRoutes(
  stores: StoresService,
): Pick<Handlers, 'listStores' | 'createStore' | 'getStore' | 'updateStore' | 'deleteStore'> {
  return {
    listStores: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await stores.list(scope, {
          filter: { text: query.q, platform: query.platform, state: query.state },
          sort: query.sort ?? 'name',
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentStore), next_cursor: page.nextCursor });
      },
    },
    createStore: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const store = { ...toChange(body), name: body.name };
        const stored = await stores.create(scope, store, actorOf(principal));
        return created(presentStore(stored), 'Store created');
      },
    },
    getStore: {
      needs: 'tenant',
      handle: async ({ scope, path }) => ok(presentStore(await stores.find(scope, path.store))),
    },
    updateStore: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const change = { ...toChange(body), deactivatedOn: body.deactivated_on };
        const store = await stores.update(scope, path.store, change, actorOf(principal));
        return ok(presentStore(store), 'Store updated');
      },
    },
    deleteStore: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        await stores.remove(scope, path.store, actorOf(principal));
        return ok({ id: path.store }, 'Store deleted');
      },
    },
  };
}

type Body = Omit<components['schemas']['UpdateStoreRequest'], 'deactivated_on'>;

function toChange(body: Body): Omit<StoreChange, 'deactivatedOn'> {
  return {
    name: body.name,
    number: body.number,
    timeZone: body.time_zone,
    currency: body.currency,
    businessDayCutoff: body.business_day_cutoff,
    address: body.address,
    taxProfile: body.tax_profile,
    contractRates: body.contract_rates,
  };
}

function presentStore(store: StoreWithChannels): CamelCased<components['schemas']['Store']> {
  return { ...store, channels: store.channels.map(presentChannel) };
}
