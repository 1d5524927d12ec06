import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { accepted, created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { writeCsv } from '../../platform/csv-table.ts';
import { callerOf } from '../shared/caller.ts';
import type { Caller } from '../shared/caller.ts';
import type { StoreChange } from './import-mappings.ts';
import { STORE_MAPPING_COLUMNS } from './mappings-csv.ts';
import type { PlatformStoresService } from './platform-stores.service.ts';
import {
  presentDecision,
  presentMapping,
  presentPlatformStore,
  presentRefresh,
} from './store-mapping.presenter.ts';
import type { StoreMappingsService } from './store-mappings.service.ts';

/** Spec 9. */
const DEFAULT_CHANNEL_TYPE = 'ubereats';

type Services = {
  readonly mappings: StoreMappingsService;
  readonly platformStores: PlatformStoresService;
};

export function storeMappingRoutes({ mappings, platformStores }: Services) {
  return {
    ...mappingRoutes(mappings),
    ...decisionRoutes(mappings),
    ...csvRoutes(mappings),
    ...platformStoreRoutes(platformStores),
  };
}

function mappingRoutes(
  mappings: StoreMappingsService,
): Pick<
  Handlers,
  | 'listStoreMappings'
  | 'ignoreStoreMapping'
  | 'confirmUberEatsStoreMapping'
  | 'confirmDoorDashStoreMapping'
> {
  return {
    listStoreMappings: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await mappings.list(scope, {
          type: query.channel_type ?? DEFAULT_CHANNEL_TYPE,
          state: query.state,
          storeId: query.store_id,
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        return ok({ ...page, items: page.items.map(presentMapping) });
      },
    },
    ignoreStoreMapping: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const caller = callerOf({ principal, scope });
        const mapping = await mappings.ignore(caller, path.pending, body.reason);
        return ok(presentMapping(mapping), 'Store ignored');
      },
    },
    confirmUberEatsStoreMapping: {
      needs: 'tenant',
      handle: ({ principal, scope, body }) =>
        confirm(mappings, callerOf({ principal, scope }), { type: 'ubereats', body }),
    },
    confirmDoorDashStoreMapping: {
      needs: 'tenant',
      handle: ({ principal, scope, body }) =>
        confirm(mappings, callerOf({ principal, scope }), { type: 'doordash', body }),
    },
  };
}

type ConfirmRequest = {
  readonly type: DeliveryPlatform;
  readonly body: components['schemas']['ConfirmStoreMappingRequest'];
};

async function confirm(
  mappings: StoreMappingsService,
  caller: Caller,
  { type, body }: ConfirmRequest,
) {
  const dryRun = body.dry_run ?? false;
  const decision = await mappings.confirm(caller, {
    type,
    pendingId: body.pending_id,
    platformStoreId: body.selected_platform_store_id,
    dryRun,
  });
  return ok(presentDecision(decision, dryRun), 'Store mapping confirmed');
}

function decisionRoutes(
  mappings: StoreMappingsService,
): Pick<Handlers, 'confirmExactStoreMappings' | 'remapStore' | 'undoStoreMappings'> {
  return {
    confirmExactStoreMappings: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const dryRun = body.dry_run ?? false;
        const caller = callerOf({ principal, scope });
        const confirmed = await mappings.confirmExact(caller, { type: body.channel_type, dryRun });
        return ok({ mappings: confirmed.map(presentMapping), dryRun }, 'Store mappings confirmed');
      },
    },
    remapStore: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const dryRun = body.dry_run ?? false;
        const { mapping, impact } = await mappings.remap(callerOf({ principal, scope }), {
          storeId: body.store_id,
          type: body.channel_type,
          platformStoreId: body.platform_store_id,
          from: body.effective_from,
          dryRun,
        });
        const { posted, waiting, payouts } = impact;
        return ok(
          {
            mapping: mapping === null ? null : presentMapping(mapping),
            impact: { postedEntries: posted, waitingEntries: waiting, payouts },
            dryRun,
          },
          'Store remapped',
        );
      },
    },
    undoStoreMappings: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const caller = callerOf({ principal, scope });
        const waiting = await mappings.undo(caller, body.store_mapping_ids);
        return ok(
          { mappings: waiting.map(presentMapping), dryRun: false },
          'Store mappings undone',
        );
      },
    },
  };
}

function csvRoutes(
  mappings: StoreMappingsService,
): Pick<Handlers, 'exportStoreMappings' | 'importStoreMappings'> {
  return {
    exportStoreMappings: {
      needs: 'tenant',
      handle: async ({ scope }) => ({
        kind: 'file',
        type: 'text/csv',
        name: 'store-mapping.csv',
        pieces: writeCsv(STORE_MAPPING_COLUMNS, await mappings.exportRows(scope)),
      }),
    },
    importStoreMappings: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const dryRun = body.dry_run;
        const caller = callerOf({ principal, scope });
        const { lines, changes, errors } = await mappings.importCsv(caller, {
          csv: body.csv,
          dryRun,
        });
        return ok(
          { dryRun, lines, changes: changes.map(presentChange), errors: [...errors] },
          dryRun ? 'Store mappings compared' : 'Store mappings imported',
        );
      },
    },
  };
}

function presentChange(
  change: StoreChange,
): CamelCased<components['schemas']['ImportedStoreMappings']['changes'][number]> {
  const { line, storeName, type, before, after, from, posted } = change;
  return {
    line,
    storeName,
    channelType: type,
    before,
    after,
    effectiveFrom: from,
    postedEntries: posted,
  };
}

function platformStoreRoutes(
  stores: PlatformStoresService,
): Pick<
  Handlers,
  | 'listPlatformStores'
  | 'refreshPlatformStores'
  | 'createStoreFromPlatformStore'
  | 'ignorePlatformStore'
> {
  return {
    listPlatformStores: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const { items, refresh } = await stores.list(scope, query.provider ?? DEFAULT_CHANNEL_TYPE);
        return ok({ items: items.map(presentPlatformStore), refresh: presentRefresh(refresh) });
      },
    },
    refreshPlatformStores: {
      needs: 'tenant',
      handle: async ({ scope, body }) =>
        accepted(presentRefresh(await stores.refresh(scope, body.provider)), 'Stores asked for'),
    },
    createStoreFromPlatformStore: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const caller = callerOf({ principal, scope });
        const decision = await stores.createStore(caller, path.discovered_store, body.name);
        return created(presentDecision(decision, false), 'Store created');
      },
    },
    ignorePlatformStore: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const caller = callerOf({ principal, scope });
        const store = await stores.ignore(caller, path.discovered_store, body.reason);
        return ok(presentPlatformStore(store), 'Platform store saved');
      },
    },
  };
}
