import { randomUUID } from 'node:crypto';
import { actorInTenant, recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import { readClientDefaults, refuseArchivedClient } from '../clients.read-model.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import type { StoreMappingWriter } from './store-mapping.port.ts';
import type { StoreFindings } from './findings.port.ts';
import type { StoreCreation } from './store-creation.port.ts';
import {
  deleteStoreRow,
  findStoreRow,
  insertStoreRow,
  lockStore,
  pageStores,
  replaceStore,
} from './stores.store.ts';
import type { ContractRate, TaxProfile } from './store-terms.read-model.ts';
import type { Store, StoreFilter, StoreSort, StoreWithChannels } from './stores.store.ts';

type StoreFields = Pick<
  Store,
  | 'name'
  | 'number'
  | 'timeZone'
  | 'currency'
  | 'businessDayCutoff'
  | 'address'
  | 'taxProfile'
  | 'contractRates'
  | 'deactivatedOn'
>;
export type StoreChange = {
  readonly [Field in keyof StoreFields]?: StoreFields[Field] | undefined;
};
type NewStore = { readonly name: string } & Omit<StoreChange, 'deactivatedOn'>;

export type StoresService = StoreCreation & {
  readonly list: (
    scope: TenantScope,
    request: PageRequest & {
      readonly filter: Omit<StoreFilter, 'today'>;
      readonly sort: StoreSort;
    },
  ) => Promise<Page<StoreWithChannels>>;
  readonly find: (scope: TenantScope, id: string) => Promise<StoreWithChannels>;
  readonly create: (
    scope: TenantScope,
    store: NewStore,
    actor?: Actor,
  ) => Promise<StoreWithChannels>;
  readonly update: (
    scope: TenantScope,
    id: string,
    change: StoreChange,
    actor?: Actor,
  ) => Promise<StoreWithChannels>;
  readonly remove: (scope: TenantScope, id: string, actor?: Actor) => Promise<void>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly entitlements: Entitlements;
  readonly storeMappings: Pick<StoreMappingWriter, 'storeAdded'>;
  readonly storeFindings: StoreFindings;
};

export function createStoresService(deps: Deps): StoresService {
  const { database, clock } = deps;
  return {
    list: (scope, { filter, sort, ...request }) => {
      const today = clock.now().toISOString().slice(0, 10);
      return database.inTenant(scope, (tx) =>
        pageStores(tx, { filter: { ...filter, today }, sort }, request),
      );
    },
    find: (scope, id) => database.inTenant(scope, async (tx) => known(await findStoreRow(tx, id))),
    create: (scope, store, actor = actorInTenant(scope)) =>
      database
        .inTenant(scope, (tx) => create(deps, tx, { scope, actor, store }))
        .catch(refuseTakenName),
    createIn: (tx, { scope, actor, store }) => create(deps, tx, { scope, actor, store }),
    update: (scope, id, change, actor = actorInTenant(scope)) =>
      database
        .inTenant(scope, async (tx) => {
          const before = known(await lockStore(tx, id));
          const after = checked({ ...before, ...definedFields(change), updatedAt: clock.now() });
          await replaceStore(tx, after);
          await deps.storeFindings(tx, { storeId: id });
          const answer = known(await findStoreRow(tx, id));
          await recordAudit(tx, { ...entryOf('updated', after), actor, before, after });
          return answer;
        })
        .catch(refuseTakenName),
    remove: (scope, id, actor = actorInTenant(scope)) =>
      database.inTenant(scope, async (tx) => {
        const before = known(await lockStore(tx, id));
        await deleteStoreRow(tx, id);
        const gone = { ...before, updatedAt: clock.now() };
        await recordAudit(tx, { ...entryOf('deleted', gone), actor, before });
      }),
  };
}

type Creation = { readonly scope: TenantScope; readonly actor: Actor; readonly store: NewStore };

const UNTAXED: TaxProfile = {
  facilitator: 'learned',
  prices_include_tax: false,
  inclusive_tax_rate_ppm: null,
};

async function create(
  { clock, entitlements, storeMappings }: Deps,
  tx: Transaction,
  { scope, actor, store: chosen }: Creation,
): Promise<StoreWithChannels> {
  await refuseArchivedClient(tx, scope.tenantId);
  await entitlements.assertWithinLimit(tx, scope, 'stores');
  const now = clock.now();
  const store = checked({
    number: null,
    businessDayCutoff: '00:00',
    address: null,
    taxProfile: UNTAXED,
    contractRates: [],
    deactivatedOn: null,
    ...(await readClientDefaults(tx, scope.tenantId)),
    ...definedFields(chosen),
    name: chosen.name,
    id: randomUUID(),
    tenantId: scope.tenantId,
    createdAt: now,
    updatedAt: now,
  });
  await insertStoreRow(tx, store);
  await storeMappings.storeAdded(tx, { tenantId: scope.tenantId, at: now });
  await recordAudit(tx, { ...entryOf('created', store), actor, after: store });
  return { ...store, channels: [], lastPayoutOn: null };
}

/** The fields present in the change: only those are updated. */
function definedFields(change: StoreChange): Partial<StoreFields> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function checked(store: Store): Store {
  refuseRepeatedRate(store.contractRates);
  return {
    ...store,
    name: store.name.trim(),
    number: store.number?.trim() ?? null,
    timeZone: knownTimeZone(store.timeZone, '/time_zone'),
  };
}

function refuseRepeatedRate(rates: readonly ContractRate[]): void {
  const keys = rates.map(({ channel_type, mode, starts_on }) =>
    [channel_type, mode, starts_on].join(' '),
  );
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated !== -1) {
    throw new AppError('validation_failed', {
      errors: [fieldError(`/contract_rates/${repeated}`, 'rate_repeated')],
    });
  }
}

function entryOf(
  what: 'created' | 'updated' | 'deleted',
  { tenantId, id, name, updatedAt }: Store,
) {
  return {
    tenantId,
    action: `store.${what}`,
    target: { type: 'store', id },
    details: { name },
    at: updatedAt,
  };
}

function known<Found>(store: Found | null): Found {
  if (store === null) {
    throw new AppError('store_not_found');
  }
  return store;
}

function refuseTakenName(cause: unknown): never {
  throw brokenUniqueIndex(cause) === 'stores_name_idx'
    ? new AppError('store_name_taken', { cause })
    : cause;
}
