import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';

/** Authorizes a call to a provider. `externalId` is QuickBooks' realm. */
export type Access = {
  readonly connectionId: string;
  readonly provider: Provider;
  readonly externalId: string;
  /** The value of the `Authorization` header. Never logged, never stored in the clear. */
  readonly authorization: string;
  /** Incremented with every pair of tokens; passed to `refresh` to name the refused one. */
  readonly tokenVersion: number;
  /** The provider refused the newest access on its last use: call `noteUse` once it is accepted. */
  readonly isDoubted: boolean;
};

/** The provider's response to access that was just refreshed: a 401, or accepted. */
export type UseOutcome = 'refused' | 'taken';

/**
 * Why there is no access, as a `ConnectionError`:
 * - `connection_missing`: never connected, or disconnected. A person connects.
 * - `connection_paused`: a person paused it.
 * - `connection_expired`, `connection_revoked`: a person authorizes again.
 * - `provider_unavailable`: retry later; nothing is lost.
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
 * The only access to a provider's tokens. The newest refresh token is stored before it is used, and one process refreshes
 * at a time (reliability.md 2.6).
 */
export type Connections = {
  /** Access valid for at least a minute; refreshes first if needed. Throws `ConnectionError`. */
  readonly access: (scope: TenantScope, provider: Provider) => Promise<Access>;
  /** After a 401: the access that replaced `refused`, refreshed once by the first caller. Throws `ConnectionError`. */
  readonly refresh: (scope: TenantScope, refused: Access) => Promise<Access>;
  /** Call after a 401 to refreshed access, and after any response to doubted access: the connection shows it. */
  readonly noteUse: (scope: TenantScope, used: Access, outcome: UseOutcome) => Promise<void>;
};

/** Called in the transaction that connects or reconnects a provider. */
export type Connected = (
  tx: Transaction,
  connected: { readonly tenantId: string; readonly provider: Provider },
) => Promise<void>;
