import { randomBytes } from 'node:crypto';
import type { WorldClock } from '../core/clock.ts';
import type { Collection, Journal } from '../core/journal.ts';

export const ACCESS_TOKEN_LIFE_S = 3600;
/** As in real responses; the documentation says 8640000 (platform-apis 3.1). */
export const REFRESH_TOKEN_LIFE_S = 8_726_400;
export const REFRESH_TOKEN_HARD_LIFE_S = 157_680_000;
const CODE_LIFE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

export type Rotation = {
  /** `daily`: the value changes about every 24 h, like Intuit's; `each`: with every refresh. */
  readonly every: 'daily' | 'each';
  /** How long the previous value stays valid, in ms; 0 according to Intuit. */
  readonly previousWorksMs: number;
};

type Grant = { readonly realmId: string; readonly clientId: string; readonly grantedAtMs: number };
type Code = Grant & { readonly redirectUri: string; readonly expiresAtMs: number };
type Access = { readonly grantId: string; readonly expiresAtMs: number };
type Refresh = {
  readonly grantId: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
  /** When it was replaced; null while it is the newest. */
  readonly replacedAtMs: number | null;
};

export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

export type IntuitTokens = {
  issueCode(realmId: string, clientId: string, redirectUri: string): string;
  /** Undefined for an unknown, used or expired code, or another client's. */
  exchange(code: string, clientId: string, redirectUri: string): TokenPair | undefined;
  /** Undefined for an invalid refresh token. */
  refresh(token: string, clientId: string): TokenPair | undefined;
  /** Revokes the token's grant with all its tokens. False for an unknown token. */
  revoke(token: string): boolean;
  /** Revokes every grant on a company, as when its owner disconnects the app in QuickBooks. */
  withdraw(realmId: string): void;
  /** The company of an access token, or why it has none. */
  realmOf(accessToken: string): { realmId: string } | 'unknown' | 'expired';
  /** Expires one access token early, as a provider may. */
  expire(accessToken: string): void;
  setRotation(rotation: Rotation): void;
};

type TokenStore = {
  readonly grants: Collection<Grant>;
  readonly codes: Collection<Code>;
  readonly accesses: Collection<Access>;
  readonly refreshes: Collection<Refresh>;
  readonly clock: WorldClock;
};

function secret(prefix: string, bytes: number): string {
  return `${prefix}${randomBytes(bytes).toString('base64url')}`;
}

function issueAccess({ accesses, clock }: TokenStore, grantId: string): string {
  const token = secret('eyJlbmMi.', 48);
  accesses.set(token, { grantId, expiresAtMs: clock.now() + ACCESS_TOKEN_LIFE_S * 1000 });
  return token;
}

function issueRefresh({ refreshes, clock }: TokenStore, grantId: string): string {
  const token = secret('AB11', 30);
  const now = clock.now();
  refreshes.set(token, {
    grantId,
    issuedAtMs: now,
    expiresAtMs: now + REFRESH_TOKEN_LIFE_S * 1000,
    replacedAtMs: null,
  });
  return token;
}

type Client = { readonly clientId: string; readonly redirectUri: string };

/** A code is single-use. */
function exchange(
  store: TokenStore,
  code: string,
  { clientId, redirectUri }: Client,
): TokenPair | undefined {
  const { codes, grants, clock } = store;
  const known = codes.get(code);
  codes.delete(code);
  const fits = known?.clientId === clientId && known.redirectUri === redirectUri;
  if (known === undefined || !fits || clock.now() >= known.expiresAtMs) {
    return undefined;
  }
  const grantId = secret('grant-', 12);
  grants.set(grantId, { realmId: known.realmId, clientId, grantedAtMs: clock.now() });
  return { accessToken: issueAccess(store, grantId), refreshToken: issueRefresh(store, grantId) };
}

function works(
  { grants, clock }: TokenStore,
  refresh: Refresh,
  { previousWorksMs }: Rotation,
): boolean {
  const now = clock.now();
  const { expiresAtMs, replacedAtMs, grantId } = refresh;
  return (
    grants.get(grantId) !== undefined &&
    now < expiresAtMs &&
    (replacedAtMs === null || now < replacedAtMs + previousWorksMs)
  );
}

/**
 * A new access token, with a new refresh token when a rotation is due. A replaced one that is still valid causes a
 * rotation.
 */
function refreshed(store: TokenStore, token: string, rotation: Rotation): TokenPair | undefined {
  const { refreshes, clock } = store;
  const known = refreshes.get(token);
  if (known === undefined || !works(store, known, rotation)) {
    return undefined;
  }
  const isDue = rotation.every === 'each' || clock.now() >= known.issuedAtMs + DAY_MS;
  if (isDue && known.replacedAtMs === null) {
    refreshes.set(token, { ...known, replacedAtMs: clock.now() });
  }
  return {
    accessToken: issueAccess(store, known.grantId),
    refreshToken: isDue ? issueRefresh(store, known.grantId) : token,
  };
}

function realmOf({ accesses, grants, clock }: TokenStore, accessToken: string) {
  const access = accesses.get(accessToken);
  const grant = access === undefined ? undefined : grants.get(access.grantId);
  if (access === undefined || grant === undefined) {
    return 'unknown';
  }
  return clock.now() < access.expiresAtMs ? { realmId: grant.realmId } : 'expired';
}

/** Intuit's OAuth: codes, rotating refresh tokens, revocation (platform-apis 3.1). */
export function createIntuitTokens(journal: Journal, clock: WorldClock): IntuitTokens {
  const store: TokenStore = {
    grants: journal.collection('intuit:grants'),
    codes: journal.collection('intuit:codes'),
    accesses: journal.collection('intuit:access'),
    refreshes: journal.collection('intuit:refresh'),
    clock,
  };
  const { grants, codes, accesses, refreshes } = store;
  let rotation: Rotation = { every: 'daily', previousWorksMs: 0 };
  return {
    issueCode(realmId, clientId, redirectUri) {
      const code = secret('AB11', 24);
      const now = clock.now();
      codes.set(code, {
        realmId,
        clientId,
        redirectUri,
        grantedAtMs: now,
        expiresAtMs: now + CODE_LIFE_MS,
      });
      return code;
    },
    exchange: (code, clientId, redirectUri) => exchange(store, code, { clientId, redirectUri }),
    refresh(token, clientId) {
      const grantId = refreshes.get(token)?.grantId ?? '';
      return grants.get(grantId)?.clientId === clientId
        ? refreshed(store, token, rotation)
        : undefined;
    },
    revoke(token) {
      const grantId = refreshes.get(token)?.grantId ?? accesses.get(token)?.grantId ?? '';
      const isKnown = grants.get(grantId) !== undefined;
      grants.delete(grantId);
      return isKnown;
    },
    withdraw(realmId) {
      for (const [id, grant] of grants.entries()) {
        if (grant.realmId === realmId) {
          grants.delete(id);
        }
      }
    },
    realmOf: (accessToken) => realmOf(store, accessToken),
    expire(accessToken) {
      const access = accesses.get(accessToken);
      if (access !== undefined) {
        accesses.set(accessToken, { ...access, expiresAtMs: 0 });
      }
    },
    setRotation(next) {
      rotation = next;
    },
  };
}
