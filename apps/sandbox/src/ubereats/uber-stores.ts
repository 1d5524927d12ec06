import type { Answer, Call } from '../core/call.ts';
import { bearerOf, jsonOf } from '../core/body.ts';
import { asText } from '../core/text.ts';
import type { WorldClock } from '../core/clock.ts';
import type { Collection, Journal } from '../core/journal.ts';
import type { Route } from '../core/provider-router.ts';
import { tradeSoFar, type Merchant } from '../core/trade.ts';
import type { Store } from '../reports/world.ts';
import { notAllowed, notFound, unauthorized } from './uber-error.ts';
import type { UberGrant, UberTokens } from './uber-tokens.ts';

export type UberStore = { readonly store: Store; readonly merchant: Merchant };

type Provisioned = {
  readonly integrationEnabled: boolean;
  readonly integratorStoreId: string;
  readonly integratorBrandId: string;
};

export type UberStores = {
  find(storeId: string): UberStore | undefined;
  /** Whether the app may read this store's reports: its merchant has activated the integration. */
  isProvisioned(storeId: string): boolean;
  /** The stores visible to a token. */
  visibleTo(grant: UberGrant): readonly UberStore[];
  readonly routes: readonly Route[];
};

type StoreParts = {
  readonly merchants: readonly Merchant[];
  readonly tokens: UberTokens;
  readonly journal: Journal;
  readonly clock: WorldClock;
  /** Called after a merchant has toggled the integration. */
  readonly onProvisioned: (storeId: string, enabled: boolean) => void;
};

const DEFAULT_PAGE = 50;
const STORE_SCOPES = ['eats.store', 'eats.pos_provisioning'];
const CITY_OF: Record<string, string> = {
  PA: 'Philadelphia',
  NY: 'New York',
  TX: 'Austin',
  CA: 'Los Angeles',
  MA: 'Boston',
  ON: 'Toronto',
  NS: 'Halifax',
  AB: 'Calgary',
};

/** The grant of the call's token, if it has one of the scopes. */
export function grantFor(
  tokens: UberTokens,
  call: Call,
  scopes: readonly string[],
): UberGrant | Answer {
  const grant = tokens.grantOf(bearerOf(call) ?? '');
  if (grant === undefined) {
    return unauthorized();
  }
  return grant.scope.some((scope) => scopes.includes(scope)) ? grant : notAllowed();
}

export function isAnswer(value: UberGrant | Answer): value is Answer {
  return 'status' in value;
}

type Directory = StoreParts & {
  readonly all: () => readonly UberStore[];
  readonly provisioned: Collection<Provisioned>;
};

function isProvisioned({ provisioned }: Directory, id: string): boolean {
  return provisioned.get(id)?.integrationEnabled ?? false;
}

function visibleTo(directory: Directory, { merchantId }: UberGrant): readonly UberStore[] {
  return directory
    .all()
    .filter(({ store, merchant }) =>
      merchantId === null ? isProvisioned(directory, store.platformId) : merchant.id === merchantId,
    );
}

function posData({ provisioned }: Directory, { store }: UberStore): object {
  const data = provisioned.get(store.platformId);
  return {
    integration_enabled: data?.integrationEnabled ?? false,
    order_manager_client_id: '',
    integrator_store_id: data?.integratorStoreId ?? '',
    integrator_brand_id: data?.integratorBrandId ?? '',
    store_configuration_data: '',
    is_order_manager_pending: false,
  };
}

function shown(directory: Directory, entry: UberStore): object {
  const { store } = entry;
  return {
    name: store.name,
    store_id: store.platformId,
    location: {
      address: `${100 + store.index} Harbor St`,
      address_2: '',
      city: CITY_OF[store.regionCode] ?? store.regionCode,
      country: store.region.country,
      postal_code: String(2110 + store.index).padStart(5, '0'),
      state: store.regionCode,
      latitude: 42.35 + store.index / 100,
      longitude: -71.05,
    },
    contact_emails: ['ops@example.com'],
    raw_hero_url: '',
    price_bucket: '$$',
    avg_prep_time: 18,
    status: 'active',
    merchant_store_id: store.externalId,
    timezone: store.region.zone,
    web_url: `https://www.ubereats.com/store/${store.platformId}`,
    pos_data: posData(directory, entry),
  };
}

function list(directory: Directory, call: Call): Answer {
  const grant = grantFor(directory.tokens, call, STORE_SCOPES);
  if (isAnswer(grant)) {
    return grant;
  }
  const visible = visibleTo(directory, grant);
  const start = Number(call.query.start_key ?? '0');
  const limit = Math.min(Number(call.query.limit ?? DEFAULT_PAGE) || DEFAULT_PAGE, DEFAULT_PAGE);
  const next = start + limit;
  return {
    status: 200,
    body: {
      next_key: next < visible.length ? String(next) : '',
      stores: visible.slice(start, next).map((entry) => shown(directory, entry)),
    },
  };
}

/** The store in the path, if visible to the token. */
function one(
  directory: Directory,
  call: Call,
  answer: (entry: UberStore, grant: UberGrant) => Answer,
): Answer {
  const grant = grantFor(directory.tokens, call, STORE_SCOPES);
  if (isAnswer(grant)) {
    return grant;
  }
  const entry = directory.all().find(({ store }) => store.platformId === call.params.store);
  if (entry === undefined) {
    return notFound();
  }
  return visibleTo(directory, grant).includes(entry) ? answer(entry, grant) : notAllowed();
}

/** Only the store's own merchant can toggle the integration. */
function activate(directory: Directory, call: Call): Answer {
  return one(directory, call, ({ store, merchant }, { merchantId }) => {
    if (merchantId !== merchant.id) {
      return notAllowed();
    }
    const sent = jsonOf(call) ?? {};
    const enabled = sent.integration_enabled !== false;
    directory.provisioned.set(store.platformId, {
      integrationEnabled: enabled,
      integratorStoreId: asText(sent.integrator_store_id),
      integratorBrandId: asText(sent.integrator_brand_id),
    });
    directory.onProvisioned(store.platformId, enabled);
    return { status: 200 };
  });
}

function routesOf(directory: Directory): readonly Route[] {
  return [
    {
      method: 'get',
      path: '/v1/eats/stores',
      operation: 'stores',
      handler: (call) => list(directory, call),
    },
    {
      method: 'get',
      path: '/v1/eats/stores/:store',
      operation: 'store',
      handler: (call) =>
        one(directory, call, (entry) => ({ status: 200, body: shown(directory, entry) })),
    },
    {
      method: 'get',
      path: '/v1/eats/stores/:store/pos_data',
      operation: 'pos_data',
      handler: (call) =>
        one(directory, call, (entry) => ({
          status: 200,
          body: {
            store_id: entry.store.platformId,
            ...posData(directory, entry),
            order_release_enabled: false,
            online_status: 'ONLINE',
          },
        })),
    },
    {
      method: 'post',
      path: '/v1/eats/stores/:store/pos_data',
      operation: 'activate',
      handler: (call) => activate(directory, call),
    },
  ];
}

/** The stores of all merchants, recomputed when merchants are added. */
function storesOf({ merchants, clock }: StoreParts): () => readonly UberStore[] {
  let known: { readonly of: number; readonly stores: readonly UberStore[] } = { of: 0, stores: [] };
  return () => {
    if (known.of !== merchants.length) {
      const stores = merchants.flatMap((merchant) =>
        tradeSoFar(merchant, clock).stores.map((store): UberStore => ({ store, merchant })),
      );
      known = { of: merchants.length, stores };
    }
    return known.stores;
  };
}

/** The stores of all merchants and their visibility (platform-apis 1.2). */
export function createUberStores(parts: StoreParts): UberStores {
  const directory: Directory = {
    ...parts,
    all: storesOf(parts),
    provisioned: parts.journal.collection('uber:provisioned'),
  };
  return {
    find: (id) => directory.all().find(({ store }) => store.platformId === id),
    isProvisioned: (id) => isProvisioned(directory, id),
    visibleTo: (grant) => visibleTo(directory, grant),
    routes: routesOf(directory),
  };
}
