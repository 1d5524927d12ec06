import type { TenantScope } from '../db/database.ts';
import { ProviderFailure } from './provider-failure.ts';

/** As the platform provides it; null for missing parts. */
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
  /** The merchant's own number for the store on the platform. */
  readonly externalRef: string | null;
  readonly address: PlatformAddress | null;
  /** An IANA name. */
  readonly timeZone: string | null;
  readonly currency: string | null;
  readonly isActive: boolean;
};

/** `waiting`: the platform is preparing a report; call again with its ID. */
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

/** The platform provided no store list; has a user-facing message. An unreadable list is not retried automatically. */
export class ListingError extends ProviderFailure {
  override name = 'ListingError';
  readonly code: keyof typeof KINDS;
  /** Values in the message, for translation; `name` is the platform's. */
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

/** All stores that a connection can see. Throws `ConnectionError` or `ListingError`. */
export type PlatformStoreListing = (
  scope: TenantScope,
  request: {
    /** From the `waiting` response; null for the first call. */
    readonly reportId: string | null;
    /** `YYYY-MM-DD`. */
    readonly today: string;
  },
) => Promise<Listing>;
