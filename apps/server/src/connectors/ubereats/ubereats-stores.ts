import { openListingCall, readJson, textOf, unreadable } from '../listing-call.ts';
import type { ListingDeps } from '../listing-call.ts';
import type { ListedStore, PlatformStoreListing } from '../store-listing.port.ts';

const UBER_EATS = { provider: 'ubereats', name: 'Uber Eats' } as const;
/** platform-apis 1.2: the default, and the most. */
const PAGE = 50;
/** A list that never ends is a fault of the platform: 10,000 stores. */
const MOST_PAGES = 200;

/** The stores of the merchant, `GET /v1/eats/stores` (docs/eats/references/api/v1/get-eats-stores). */
export function createUberEatsStores(deps: ListingDeps): PlatformStoreListing {
  return async (scope) => {
    const { access, send } = await openListingCall(deps, scope, UBER_EATS);
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
        throw unreadable(UBER_EATS.name);
      }
      stores.push(...body['stores'].map(toStore));
      startKey = textOf(body['next_key']);
      if (startKey === null) {
        return { kind: 'listed', connectionId: access.connectionId, stores };
      }
    }
    throw unreadable(UBER_EATS.name);
  };
}

function toStore(value: unknown): ListedStore {
  const store = toObject(value);
  const location = toObject(store['location']);
  const platformStoreId = textOf(store['store_id']);
  if (platformStoreId === null) {
    throw unreadable(UBER_EATS.name);
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
