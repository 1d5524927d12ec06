import { randomUUID } from 'node:crypto';
import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Credential, Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  deleteApiToken,
  insertApiToken,
  listApiTokens,
  listReachableTenants,
  useApiToken,
} from './api-tokens.store.ts';
import type { ApiToken } from './api-tokens.store.ts';
import { hashApiToken, isApiToken, newApiToken, shownPrefix } from './token-text.ts';

export type NewApiToken = {
  readonly name: string;
  readonly access: 'read' | 'write';
  /** Null for every tenant of its owner, including those they join later. */
  readonly tenantIds: readonly string[] | null;
  /** Null if it never expires. */
  readonly expiresInDays: number | null;
};

export type ApiTokensService = {
  readonly list: (userId: string) => Promise<ApiToken[]>;
  /** Returns the secret, which is not available afterwards. */
  readonly create: (
    principal: Principal,
    token: NewApiToken,
  ) => Promise<{ readonly token: ApiToken; readonly secret: string }>;
  /** Effective from the next request. */
  readonly revoke: (principal: Principal, id: string) => Promise<void>;
  /** The token's owner and limits; null for an invalid token. */
  readonly authenticate: (
    secret: string,
    now: Date,
  ) => Promise<{ readonly userId: string; readonly credential: Credential } | null>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Limits the writes of last use for a busy token. */
const BETWEEN_WRITES_MS = 60_000;

type Deps = { readonly database: Database; readonly clock: Clock };

export function createApiTokensService(deps: Deps): ApiTokensService {
  const { database, clock } = deps;
  return {
    list: (userId) => database.asUser(userId, (tx) => listApiTokens(tx, userId, clock.now())),
    create: (principal, token) => createToken(deps, principal, token),
    revoke: ({ userId, ...principal }, id) =>
      database.asUser(userId, async (tx) => {
        const name = await deleteApiToken(tx, { userId, id });
        if (name === null) {
          throw new AppError('api_token_not_found');
        }
        await recordAudit(tx, {
          actor: actorOf({ userId, ...principal }),
          tenantId: null,
          action: 'api_token.revoked',
          target: { type: 'api_token', id },
          details: { name },
          at: clock.now(),
        });
      }),
    authenticate: async (secret, now) => {
      if (!isApiToken(secret)) {
        return null;
      }
      const writtenAfter = new Date(now.getTime() - BETWEEN_WRITES_MS);
      const found = await database.asOwner((tx) =>
        useApiToken(tx, hashApiToken(secret), { now, writtenAfter }),
      );
      if (found === null) {
        return null;
      }
      const { id, userId, access, tenantIds, hasSecondStep } = found;
      const level = hasSecondStep ? 'aal2' : 'aal1';
      return { userId, credential: { kind: 'api_token', tokenId: id, level, access, tenantIds } };
    },
  };
}

async function createToken(
  { database, clock }: Deps,
  principal: Principal,
  { name, access, tenantIds, expiresInDays }: NewApiToken,
): Promise<{ token: ApiToken; secret: string }> {
  const { userId } = principal;
  const secret = newApiToken();
  const createdAt = clock.now();
  const token: ApiToken = {
    id: randomUUID(),
    userId,
    name: name.trim(),
    prefix: shownPrefix(secret),
    access,
    tenantIds: tenantIds === null ? null : [...new Set(tenantIds)],
    hasSecondStep: principal.credential.level === 'aal2',
    createdAt,
    expiresAt:
      expiresInDays === null ? null : new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    lastUsedAt: null,
  };
  await database.asUser(userId, async (tx) => {
    const reachable = await listReachableTenants(tx, userId);
    if (token.tenantIds?.some((id) => !reachable.includes(id)) === true) {
      throw new AppError('client_access_denied');
    }
    await insertApiToken(tx, { ...token, secretSha256: hashApiToken(secret) });
    await recordAudit(tx, {
      actor: actorOf(principal),
      tenantId: null,
      action: 'api_token.created',
      target: { type: 'api_token', id: token.id },
      after: { access, tenantIds: token.tenantIds, expiresAt: token.expiresAt },
      details: { name: token.name, access },
      at: createdAt,
    });
  });
  return { token, secret };
}
