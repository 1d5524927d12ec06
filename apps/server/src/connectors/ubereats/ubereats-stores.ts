import type { TenantScope } from '../../db/database.ts';
import { jsonContent } from '../call.ts';
import { openListingCall, readJson, textOf, unreadableList } from '../listing-call.ts';
import type { ListingDeps } from '../listing-call.ts';
import type { ListedStore, PlatformStoreListing } from '../store-listing.port.ts';
import { UBER_EATS_NAME } from './uber-name.ts';

const UBER_EATS = { provider: 'ubereats', name: UBER_EATS_NAME } as const;
/** platform-apis 1.2: the default and the maximum. */
const PAGE = 50;
/** An endless list is a platform fault: at most 10,000 stores. */
const MOST_PAGES = 200;

/** The stores of the merchant, `GET /v1/eats/stores` (docs/eats/references/api/v1/get-eats-stores). */
export function createUberEatsStores(deps: ListingDeps): PlatformStoreListing {
  return async (scope) => {
    const { connectionId, send } = await openListingCall(deps, scope, UBER_EATS);
    const stores: ListedStore[] = [];
    let startKey: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const search = new URLSearchParams({
        limit: String(PAGE),
        ...(startKey === null ? {} : { start_key: startKey }),
      });
      const answer = await send((apiUrl) => ({ url: `${apiUrl}/v1/eats/stores?${search}` }));
      const body = readJson(answer, UBER_EATS.name);
      if (!Array.isArray(body['stores'])) {
        throw unreadableList(UBER_EATS.name);
      }
      stores.push(...body['stores'].map(toStore));
      startKey = textOf(body['next_key']);
      if (startKey === null) {
        return { kind: 'listed', connectionId, stores };
      }
    }
    throw unreadableList(UBER_EATS.name);
  };
}

/** `POST /v1/eats/stores/{store_id}/pos_data`: reports cover only stores that are switched on (platform-apis 1.1). */
export function switchOfStore(storeId: string, isOn: boolean) {
  return {
    method: 'POST',
    path: `/v1/eats/stores/${encodeURIComponent(storeId)}/pos_data`,
    body: { integration_enabled: isOn, is_order_manager: false },
  } as const;
}

/** Switches a store on or off with its merchant's own access. Throws `ConnectionError` or `ListingError`. */
export async function switchUberStore(
  deps: ListingDeps,
  scope: TenantScope,
  { storeId, storeName, isOn }: UberStoreSwitch,
): Promise<void> {
  const { send } = await openListingCall(deps, scope, {
    ...UBER_EATS,
    doing: {
      words: `switch “${storeName}” ${isOn ? 'on' : 'off'}`,
      values: { why: isOn ? 'store_not_switched_on' : 'store_not_switched_off', store: storeName },
    },
  });
  const { method, path, body } = switchOfStore(storeId, isOn);
  await send((apiUrl) => ({ url: `${apiUrl}${path}`, method, ...jsonContent(body) }));
}

type UberStoreSwitch = {
  readonly storeId: string;
  readonly storeName: string;
  readonly isOn: boolean;
};

function toStore(value: unknown): ListedStore {
  const store = toObject(value);
  const location = toObject(store['location']);
  const platformStoreId = textOf(store['store_id']);
  if (platformStoreId === null) {
    throw unreadableList(UBER_EATS.name);
  }
  return {
    platformStoreId,
    name: textOf(store['name']) ?? platformStoreId,
    externalRef: textOf(store['merchant_store_id']),
    address: {
      line1: textOf(location['address']),
      city: textOf(location['city']),
      region: textOf(location['state']),
      postal_code: textOf(location['postal_code']),
      country: textOf(location['country']),
    },
    timeZone: textOf(store['timezone']),
    currency: CURRENCIES[textOf(location['country']) ?? ''] ?? null,
    isActive: textOf(store['status']) === 'active',
  };
}

const CURRENCIES: Readonly<Record<string, string>> = { US: 'USD', CA: 'CAD' };

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
