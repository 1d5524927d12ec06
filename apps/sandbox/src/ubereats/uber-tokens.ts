import { randomBytes } from 'node:crypto';
import type { WorldClock } from '../core/clock.ts';
import type { Journal } from '../core/journal.ts';

export const TOKEN_LIFE_S = 2_592_000;
export const APP_SCOPES = [
  'eats.store',
  'eats.store.status.write',
  'eats.order',
  'eats.store.orders.read',
  'eats.report',
];
export const MERCHANT_SCOPES = ['eats.pos_provisioning', 'offline_access'];
const CODE_LIFE_MS = 10 * 60_000;

export type UberGrant = {
  /** The merchant who granted it; null for the app's own token (client_credentials). */
  readonly merchantId: string | null;
  readonly scope: readonly string[];
};
type Issued = UberGrant & { readonly expiresAtMs: number };

export type UberTokens = {
  issueCode(grant: UberGrant, redirectUri: string): string;
  exchange(code: string, redirectUri: string): UberGrant | undefined;
  issueAccess(grant: UberGrant): string;
  issueRefresh(grant: UberGrant): string;
  grantOfRefresh(token: string): UberGrant | undefined;
  /** Undefined for an unknown or expired token. */
  grantOf(accessToken: string): UberGrant | undefined;
  expire(accessToken: string): void;
};

/** Uber's OAuth 2.0: tokens of thirty days (platform-apis 1.1). */
export function createUberTokens(journal: Journal, clock: WorldClock): UberTokens {
  const codes = journal.collection<Issued & { redirectUri: string }>('uber:codes');
  const accesses = journal.collection<Issued>('uber:access');
  const refreshes = journal.collection<UberGrant>('uber:refresh');
  const secret = (prefix: string) => `${prefix}${randomBytes(30).toString('base64url')}`;
  return {
    issueCode(grant, redirectUri) {
      const code = secret('crd.');
      codes.set(code, { ...grant, redirectUri, expiresAtMs: clock.now() + CODE_LIFE_MS });
      return code;
    },
    exchange(code, redirectUri) {
      const stored = codes.get(code);
      codes.delete(code);
      const works =
        stored !== undefined &&
        stored.redirectUri === redirectUri &&
        clock.now() < stored.expiresAtMs;
      return works ? { merchantId: stored.merchantId, scope: stored.scope } : undefined;
    },
    issueAccess(grant) {
      const token = secret('KA.');
      accesses.set(token, { ...grant, expiresAtMs: clock.now() + TOKEN_LIFE_S * 1000 });
      return token;
    },
    issueRefresh(grant) {
      const token = secret('MR.');
      refreshes.set(token, grant);
      return token;
    },
    grantOfRefresh: (token) => refreshes.get(token),
    grantOf(accessToken) {
      const issued = accesses.get(accessToken);
      return issued !== undefined && clock.now() < issued.expiresAtMs ? issued : undefined;
    },
    expire(accessToken) {
      accesses.delete(accessToken);
    },
  };
}
