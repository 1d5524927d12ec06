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

/** A provider's connector. Each folder exports one; `providers.ts` lists them (docs/how-to/add-a-provider.md). */
export type ProviderConnector = {
  /** Its display name. */
  readonly name: string;
  /** The path prefixes of its API and its hosts, by which calls are attributed to it. */
  readonly calls: { readonly path: RegExp; readonly host: RegExp };
  /**
   * The OAuth consent flow; returns null if this installation has no access to its API. Null if credentials are entered
   * instead.
   */
  readonly consent: ((deps: ConnectorDeps) => ConsentProvider | null) | null;
  readonly credentials: CredentialsConnector | null;
  /** Its webhook format; null if it sends none. */
  readonly webhook: WebhookFormat | null;
};

/** A delivery platform, whose reports are fetched. */
export type PlatformConnector = ProviderConnector & {
  readonly listStores: (deps: ListingDeps) => PlatformStoreListing;
  readonly reports: PlatformReports;
  /**
   * This installation's own access for reading reports in place of the client's; null if it has none. It covers the
   * stores of every client: use it only for stores seen through the client's own connection.
   */
  readonly reportAccess: ((deps: ConnectorDeps) => Signing | null) | null;
};

export type CredentialsConnector = {
  /** The `Authorization` value of one call, from the stored credentials. */
  readonly sign: (stored: string, now: Date) => Promise<string>;
  /** Throws `ProviderFailure`, `refused` if the credentials are invalid. */
  readonly check: (
    deps: { readonly outbound: Outbound; readonly apiUrl: string },
    authorization: string,
  ) => Promise<void>;
};

/** Webhooks are signed by HMAC-SHA256 over the raw body. */
export type WebhookFormat = {
  /** The encoding of the signature. */
  readonly encoding: 'base64' | 'hex';
  readonly pattern: RegExp;
  /** The events in a body, each with its own ID. */
  readonly eventsIn: (body: Buffer) => readonly WebhookEvent[];
};

export type WebhookEvent = { readonly eventId: string; readonly body: unknown };
