import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { TenantLevel } from '../../db/tables.ts';
import type { AssuranceLevel } from '../../http/operations.ts';

/** The identity that reads a stream: a session, an API token, or neither for a session of a remote auth service. */
export type Reader = {
  readonly userId: string;
  readonly tenantId: string;
  readonly sessionId: string | null;
  readonly apiTokenId: string | null;
  /** The assurance level in the access token; capped by the session's current level. */
  readonly level: AssuranceLevel;
};

export type ReaderAccess = {
  /**
   * Whether the session or token still exists, reaches the tenant, has the level that the tenant requires, and its user
   * is not banned.
   */
  readonly isSignedIn: boolean;
  readonly level: TenantLevel | null;
  /** Whether the tenant has a client that is not archived. */
  readonly isActive: boolean;
};

/** Checks all readers in one statement, in their order; as the database owner. */
export async function loadReaderAccess(
  tx: Transaction,
  readers: readonly Reader[],
  now: Date,
): Promise<ReaderAccess[]> {
  const { rows } = await sql<{
    is_signed_in: boolean;
    level: TenantLevel | null;
    is_active: boolean;
  }>`
    select
      coalesce(users.banned_until <= ${now}, users.id is not null)
        and (reader.session_id is null or exists (
          select from sessions
          where sessions.id = reader.session_id and sessions.user_id = reader.user_id
            and sessions.not_after > ${now}))
        and (reader.api_token_id is null or exists (
          select from api_tokens
          where api_tokens.id = reader.api_token_id and api_tokens.user_id = reader.user_id
            and coalesce(api_tokens.expires_at > ${now}, true)
            and coalesce(reader.tenant_id = any (api_tokens.tenant_ids), true)))
        and (tenants.second_step_required is not true or (
          reader.level = 'aal2'
            and (reader.session_id is null or exists (
              select from sessions
              where sessions.id = reader.session_id and sessions.second_factor_by is not null))))
        as is_signed_in,
      memberships.level,
      exists (
        select from clients
        where clients.tenant_id = reader.tenant_id and clients.archived_at is null) as is_active
    from unnest(
      ${readers.map(({ userId }) => userId)}::uuid[],
      ${readers.map(({ tenantId }) => tenantId)}::uuid[],
      ${readers.map(({ sessionId }) => sessionId)}::uuid[],
      ${readers.map(({ apiTokenId }) => apiTokenId)}::uuid[],
      ${readers.map(({ level }) => level)}::text[]
    ) with ordinality as reader (user_id, tenant_id, session_id, api_token_id, level, place)
    left join users on users.id = reader.user_id
    left join tenants on tenants.id = reader.tenant_id
    left join memberships
      on memberships.tenant_id = reader.tenant_id and memberships.user_id = reader.user_id
    order by reader.place`.execute(tx);
  return rows.map((row) => ({
    isSignedIn: row.is_signed_in,
    level: row.level,
    isActive: row.is_active,
  }));
}
