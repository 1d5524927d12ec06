import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentStore } from './stores.presenter.ts';
import type { StoresService } from './stores.service.ts';

const DEFAULT_TIME_ZONE = 'America/New_York';
const DEFAULT_CURRENCY = 'USD';

export function storesRoutes(
  stores: StoresService,
): Pick<Handlers, 'listStores' | 'createStore' | 'getStore' | 'updateStore' | 'deleteStore'> {
  return {
    listStores: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await stores.list(scope, {
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ items: page.items.map(presentStore), next_cursor: page.nextCursor });
      },
    },
    createStore: {
      needs: 'tenant',
      handle: async ({ scope, body }) => {
        const store = await stores.create(scope, {
          name: body.name,
          timeZone: body.time_zone ?? DEFAULT_TIME_ZONE,
          currency: body.currency ?? DEFAULT_CURRENCY,
        });
        return created(presentStore(store), 'Store created');
      },
    },
    getStore: {
      needs: 'tenant',
      handle: async ({ scope, path }) => ok(presentStore(await stores.find(scope, path.store))),
    },
    updateStore: {
      needs: 'tenant',
      handle: async ({ scope, path, body }) => {
        const store = await stores.update(scope, path.store, {
          name: body.name,
          timeZone: body.time_zone,
          currency: body.currency,
        });
        return ok(presentStore(store), 'Store updated');
      },
    },
    deleteStore: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        await stores.remove(scope, path.store);
        return ok({ id: path.store }, 'Store deleted');
      },
    },
  };
}
