/** A pair of tokens as issued by a provider. */
export type IssuedTokens = {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  /** Null if the provider issues none: access then ends with the access token. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
};

/** The account that a person authorized. */
export type ProviderAccount = {
  readonly externalId: string;
  readonly externalName: string;
  /** The stored details; for QuickBooks, the company facts. */
  readonly details: Readonly<Record<string, unknown>>;
};

/**
 * A provider's OAuth consent flow and token calls. Calls throw `ProviderFailure`: `refused` if the grant, code or
 * credentials are no longer valid, `misconfigured` if the provider does not know this installation, and other kinds if
 * the outcome is unknown.
 */
export type ConsentProvider = {
  readonly authorizeUrl: (question: {
    readonly state: string;
    readonly redirectUri: string;
  }) => string;
  readonly exchange: (code: string, redirectUri: string) => Promise<IssuedTokens>;
  readonly refresh: (refreshToken: string) => Promise<IssuedTokens>;
  /** Revokes the grant; does nothing if the provider has no such call. */
  readonly revoke: (token: string) => Promise<void>;
  /** `claimedId` is the account in the redirect; it is trusted only if the token can read it. */
  readonly account: (accessToken: string, claimedId: string | null) => Promise<ProviderAccount>;
};
