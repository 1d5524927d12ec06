import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';

/** What a call to a provider is signed with. `externalId` is the realm of QuickBooks. */
export type Access = {
  readonly connectionId: string;
  readonly provider: Provider;
  readonly externalId: string;
  /** The value of the `Authorization` header. Never logged, never stored in the clear. */
  readonly authorization: string;
  /** Grows with every pair of tokens; given back to `refresh` to say which one was refused. */
  readonly tokenVersion: number;
  /** The provider refused the newest access the last time it was used: say so with `noteUse` once it takes it. */
  readonly isDoubted: boolean;
};

/** What the provider did with access that was as new as can be: answered 401, or took it. */
export type UseOutcome = 'refused' | 'taken';

/**
 * Why there is no access, as a `ConnectionError`:
 * - `connection_missing`: none was made, or it was disconnected. A person connects.
 * - `connection_paused`: a person paused it.
 * - `connection_expired`, `connection_revoked`: a person authorises again.
 * - `provider_unavailable`: try later; nothing is lost.
 */
export type ConnectionErrorCode =
  | 'connection_missing'
  | 'connection_paused'
  | 'connection_expired'
  | 'connection_revoked'
  | 'provider_unavailable';

export class ConnectionError extends Error {
  override name = 'ConnectionError';
  readonly code: ConnectionErrorCode;
  readonly provider: Provider;
  /** Whether the same call may succeed later without a person. */
  readonly retryable: boolean;

  constructor(
    code: ConnectionErrorCode,
    provider: Provider,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.provider = provider;
    this.retryable = code === 'provider_unavailable';
  }
}

/**
 * The one way to a provider's tokens. The newest refresh token is stored before it is used, and one process refreshes at a
 * time (reliability.md 2.6).
 */
export type Connections = {
  /** Access that has at least a minute to live; refreshes first where it has not. Throws `ConnectionError`. */
  readonly access: (scope: TenantScope, provider: Provider) => Promise<Access>;
  /** After a 401: the access that came after `refused`, refreshed once by whoever is first. Throws `ConnectionError`. */
  readonly refresh: (scope: TenantScope, refused: Access) => Promise<Access>;
  /** After a 401 to what `refresh` gave, and after an answer to access that was doubted: people see it on the connection. */
  readonly noteUse: (scope: TenantScope, used: Access, outcome: UseOutcome) => Promise<void>;
};

/** Told in the transaction that connects a provider, or connects it again. */
export type Connected = (
  tx: Transaction,
  connected: { readonly tenantId: string; readonly provider: Provider },
) => Promise<void>;
