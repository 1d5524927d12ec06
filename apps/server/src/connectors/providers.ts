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

/** Everything a client can be connected to, in the order in which it is offered. */
export const PROVIDERS: Readonly<Record<Provider, ProviderConnector>> = {
  ...PLATFORMS,
  quickbooks: QUICKBOOKS,
};

export const PROVIDER_IDS = Object.keys(PROVIDERS) as Provider[];

/** How the calls of each are known in what the server records of itself. */
export const CALLS = PROVIDER_IDS.map((provider) => ({ provider, ...PROVIDERS[provider].calls }));
