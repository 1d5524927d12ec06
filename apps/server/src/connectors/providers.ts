import type { DeliveryPlatform, Provider } from '../db/tables.ts';
import { DOORDASH } from './doordash/doordash.ts';
import type { PlatformConnector, ProviderConnector } from './provider.port.ts';
import { QUICKBOOKS } from './quickbooks/quickbooks-connector.ts';
import { UBER_EATS } from './ubereats/ubereats.ts';

/** Delivery platforms: one folder and one line each. */
export const PLATFORMS: Readonly<Record<DeliveryPlatform, PlatformConnector>> = {
  ubereats: UBER_EATS,
  doordash: DOORDASH,
};

/** Everything a client can connect, in display order. */
export const PROVIDERS: Readonly<Record<Provider, ProviderConnector>> = {
  ...PLATFORMS,
  quickbooks: QUICKBOOKS,
};

export const PROVIDER_IDS = Object.keys(PROVIDERS) as Provider[];

/** How calls to each provider are recognized in the server's traces and metrics. */
export const CALLS = PROVIDER_IDS.map((provider) => ({ provider, ...PROVIDERS[provider].calls }));
