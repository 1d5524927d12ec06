import type { TenantScope } from '../db/database.ts';
import { ProviderFailure } from './provider-failure.ts';

/** As the platform tells it; what it does not tell is null. */
export type PlatformAddress = {
  readonly line1: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
};

/** A store as a platform lists it. */
export type ListedStore = {
  readonly platformStoreId: string;
  readonly name: string;
  /** The number the merchant gave it on the platform. */
  readonly externalRef: string | null;
  readonly address: PlatformAddress | null;
  /** IANA. */
  readonly timeZone: string | null;
  readonly currency: string | null;
  readonly isActive: boolean;
};

/** `waiting`: the platform prepares a report; ask again with its id. */
export type Listing =
  | {
      readonly kind: 'listed';
      readonly connectionId: string;
      readonly stores: readonly ListedStore[];
    }
  | { readonly kind: 'waiting'; readonly reportId: string };

const KINDS = {
  platform_unavailable: 'unreachable',
  platform_refused: 'refused',
  listing_unreadable: 'unreadable',
} as const;

type ListingErrorFacts = {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
};

/** The platform gave no list, in words for people. A list that cannot be read is not asked for again by itself. */
export class ListingError extends ProviderFailure {
  override name = 'ListingError';
  readonly code: keyof typeof KINDS;
  /** What varies in the message, for other languages; `name` is the platform's. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(
    code: ListingError['code'],
    message: string,
    { values = {}, cause }: ListingErrorFacts = {},
  ) {
    super(KINDS[code], message, { retryable: code === 'platform_unavailable', cause });
    this.code = code;
    this.values = values;
  }
}

/** Every store that a connection shows. Throws `ConnectionError` or `ListingError`. */
export type PlatformStoreListing = (
  scope: TenantScope,
  request: {
    /** Of the answer that was `waiting`; null begins. */
    readonly reportId: string | null;
    /** `YYYY-MM-DD`. */
    readonly today: string;
  },
) => Promise<Listing>;
