import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

export type ApiToken = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The first characters of the secret. */
  readonly prefix: string;
  readonly access: 'read' | 'write';
  /** Null for every tenant of its owner. */
  readonly tenantIds: readonly string[] | null;
  /** Whether the session that created it had shown a second factor. */
  readonly hasSecondStep: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
};

export async function insertApiToken(
  tx: Transaction,
  token: Omit<ApiToken, 'lastUsedAt'> & { readonly secretSha256: string },
): Promise<void> {
  await tx
    .insertInto('api_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      name: token.name,
      prefix: token.prefix,
      secret_sha256: token.secretSha256,
      access: token.access,
      tenant_ids: token.tenantIds === null ? null : [...token.tenantIds],
      second_step: token.hasSecondStep,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Those that are still valid, newest first. */
export async function listApiTokens(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<ApiToken[]> {
  const rows = await tx
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    prefix: row.prefix,
    access: row.access,
    tenantIds: row.tenant_ids,
    hasSecondStep: row.second_step,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** The name of the deleted token, or null if the user has no such token. */
export async function deleteApiToken(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  const row = await tx
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export type UsableToken = Pick<
  ApiToken,
  'id' | 'userId' | 'access' | 'tenantIds' | 'hasSecondStep'
>;

/** As the database owner: the token of this secret, if it and its owner's account are valid. */
export async function useApiToken(
  tx: Transaction,
  secretSha256: string,
  { now, writtenAfter }: { now: Date; writtenAfter: Date },
): Promise<UsableToken | null> {
  const row = await tx
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.user_id',
      'api_tokens.access',
      'api_tokens.tenant_ids',
      'api_tokens.second_step',
      'api_tokens.last_used_at',
    ])
    .where('api_tokens.secret_sha256', '=', secretSha256)
    .where(sql<boolean>`coalesce(api_tokens.expires_at > ${now}, true)`)
    .where(sql<boolean>`coalesce(users.banned_until <= ${now}, true)`)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  if (row.last_used_at === null || row.last_used_at <= writtenAfter) {
    await tx
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute();
  }
  return {
    id: row.id,
    userId: row.user_id,
    access: row.access,
    tenantIds: row.tenant_ids,
    hasSecondStep: row.second_step,
  };
}

/** As the user: the tenants to which they have any access. */
export async function listReachableTenants(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .where('level', '!=', 'no_access')
    .execute();
  return rows.map((row) => row.tenant_id);
}
