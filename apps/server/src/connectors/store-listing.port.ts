import type { TenantScope } from '../db/database.ts';

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

type ListingErrorOptions = {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
};

/** The platform gave no list: `retryable` where the same question may be answered later without a person. */
export class ListingError extends Error {
  override name = 'ListingError';
  readonly code: 'platform_unavailable' | 'platform_refused' | 'listing_unreadable';
  readonly retryable: boolean;
  /** What varies in the message, for other languages; `name` is the platform's. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(
    code: ListingError['code'],
    message: string,
    { values = {}, cause }: ListingErrorOptions = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.values = values;
    this.retryable = code === 'platform_unavailable';
  }
}

/** Every store that a connection shows. Throws `ConnectionError` or `ListingError`. */
export type PlatformStoreListing = (
  scope: TenantScope,
  asked: {
    /** Of the answer that was `waiting`; null begins. */
    readonly reportId: string | null;
    /** `YYYY-MM-DD`. */
    readonly today: string;
  },
) => Promise<Listing>;
