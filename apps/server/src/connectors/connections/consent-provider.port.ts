/** A pair of tokens as a provider hands it out. */
export type IssuedTokens = {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  /** Null where the provider gives none: access then ends with the access token. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date | null;
  readonly scopes: readonly string[];
};

/** The account a person has given access to. */
export type ProviderAccount = {
  readonly externalId: string;
  readonly externalName: string;
  /** What is kept of it; for QuickBooks the company facts. */
  readonly details: Readonly<Record<string, unknown>>;
};

/**
 * How a person consents on the pages of a provider, and what is done with the tokens of that. Its calls throw
 * `ProviderFailure`: `refused` where the grant, the code or the credentials count no longer, `misconfigured` where the
 * provider does not know this installation, anything else where nobody can say.
 */
export type ConsentProvider = {
  readonly authorizeUrl: (question: {
    readonly state: string;
    readonly redirectUri: string;
  }) => string;
  readonly exchange: (code: string, redirectUri: string) => Promise<IssuedTokens>;
  readonly refresh: (refreshToken: string) => Promise<IssuedTokens>;
  /** Ends the grant; does nothing where the provider has no such call. */
  readonly revoke: (token: string) => Promise<void>;
  /** `claimedId` is the account the browser came back with; it is believed only if the token opens it. */
  readonly account: (accessToken: string, claimedId: string | null) => Promise<ProviderAccount>;
};
