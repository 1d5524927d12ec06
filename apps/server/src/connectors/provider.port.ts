import type { ProvidersConfig } from '../config/providers.ts';
import type { Clock } from '../platform/clock.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { Signing } from './call.ts';
import type { ConsentProvider } from './connections/consent-provider.port.ts';
import type { ListingDeps } from './listing-call.ts';
import type { PlatformReports } from './platform-reports.port.ts';
import type { PlatformStoreListing } from './store-listing.port.ts';

export type ConnectorDeps = {
  readonly providers: ProvidersConfig;
  readonly outbound: Outbound;
  readonly clock: Clock;
};

/** What a provider gives. Each folder exports one; `providers.ts` lists them (docs/how-to/add-a-provider.md). */
export type ProviderConnector = {
  /** As people know it. */
  readonly name: string;
  /** What the paths of its API begin with, and which hosts are its own: by these its calls are recorded. */
  readonly calls: { readonly path: RegExp; readonly host: RegExp };
  /**
   * How a person consents on pages of the provider; answers null where this installation has no access to its API. Null
   * where credentials are typed in instead.
   */
  readonly consent: ((deps: ConnectorDeps) => ConsentProvider | null) | null;
  readonly credentials: CredentialsConnector | null;
  /** How it tells of things by itself; null where it does not. */
  readonly webhook: WebhookFormat | null;
};

/** A provider whose stores deliver, and whose reports are fetched. */
export type PlatformConnector = ProviderConnector & {
  readonly listStores: (deps: ListingDeps) => PlatformStoreListing;
  readonly reports: PlatformReports;
  /**
   * This installation's own access, by which reports are read in place of the client's; null where it has none. It opens
   * the stores of every client: ask only for stores that were shown through the client's own connection.
   */
  readonly reportAccess: ((deps: ConnectorDeps) => Signing | null) | null;
};

export type CredentialsConnector = {
  /** The value of `Authorization` for one call, from the credentials as they were stored. */
  readonly sign: (stored: string, now: Date) => Promise<string>;
  /** Throws `ProviderFailure`, `refused` where the credentials do not count. */
  readonly check: (
    deps: { readonly outbound: Outbound; readonly apiUrl: string },
    authorization: string,
  ) => Promise<void>;
};

/** Webhooks are signed by HMAC-SHA256 over the bytes as they came. */
export type WebhookFormat = {
  /** How the signature is written. */
  readonly encoding: 'base64' | 'hex';
  readonly pattern: RegExp;
  /** Each event once, under its own id. */
  readonly eventsIn: (body: Buffer) => readonly WebhookEvent[];
};

export type WebhookEvent = { readonly eventId: string; readonly body: unknown };
