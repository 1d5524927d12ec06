import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { ClientScope, JoiningLevel, Tables } from '../../db/tables.ts';

/** An invitation in one of its tenants. */
export type Invitation = {
  readonly tenantId: string;
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly level: JoiningLevel;
  readonly clientScope: ClientScope;
  readonly message: string;
  readonly tokenSha256: string;
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly lastSentAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: string | null;
  readonly revokedAt: Date | null;
};

export type NewInvitation = Omit<Invitation, 'acceptedAt' | 'acceptedBy' | 'revokedAt'>;

export type InvitationState = 'pending' | 'accepted' | 'revoked' | 'expired';

export function stateOf(invitation: Invitation, now: Date): InvitationState {
  if (invitation.acceptedAt !== null) {
    return 'accepted';
  }
  if (invitation.revokedAt !== null) {
    return 'revoked';
  }
  return invitation.expiresAt <= now ? 'expired' : 'pending';
}

/** As the user: row-level security rejects a tenant they do not own. */
export async function insertInvitations(
  tx: Transaction,
  invitations: readonly NewInvitation[],
): Promise<void> {
  await tx
    .insertInto('team_invitations')
    .values(
      invitations.map((invitation) => ({
        tenant_id: invitation.tenantId,
        id: invitation.id,
        email: invitation.email,
        level: invitation.level,
        client_scope: invitation.clientScope,
        message: invitation.message,
        token_sha256: invitation.tokenSha256,
        invited_by: invitation.invitedBy,
        created_at: invitation.createdAt,
        last_sent_at: invitation.lastSentAt,
        expires_at: invitation.expiresAt,
      })),
    )
    .execute();
}

/** Voids this address's invitations into these tenants. */
export async function revokeInvitationsTo(
  tx: Transaction,
  { email, tenantIds, at }: { email: string; tenantIds: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .updateTable('team_invitations')
    .set({ revoked_at: at })
    .where('email', '=', email)
    .where('tenant_id', 'in', tenantIds)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Voids the invitations of a former owner. */
export async function revokeInvitationsOf(
  tx: Transaction,
  { tenantId, userId, at }: { tenantId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('team_invitations')
    .set({ revoked_at: at })
    .where('tenant_id', '=', tenantId)
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** In every tenant of the invitation that the user owns, if it is still open. */
export async function changeOpenInvitation(
  tx: Transaction,
  id: string,
  change: { revokedAt: Date } | { tokenSha256: string; lastSentAt: Date; expiresAt: Date },
): Promise<Invitation[]> {
  const rows = await tx
    .updateTable('team_invitations')
    .set(
      'revokedAt' in change
        ? { revoked_at: change.revokedAt }
        : {
            token_sha256: change.tokenSha256,
            last_sent_at: change.lastSentAt,
            expires_at: change.expiresAt,
          },
    )
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returningAll()
    .execute();
  return rows.map(fromInvitationRow);
}

export async function lockInvitation(
  tx: Transaction,
  tenantId: string,
  id: string,
): Promise<Invitation | null> {
  const row = await tx
    .selectFrom('team_invitations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromInvitationRow(row);
}

/** As the database owner: the invitations of a link. */
export async function findInvitationsByToken(
  tx: Transaction,
  tokenSha256: string,
): Promise<Invitation[]> {
  const rows = await byToken(tx, tokenSha256).execute();
  return rows.map(fromInvitationRow);
}

/** Locked, so that a link that is followed twice concurrently joins once. */
export async function lockInvitationsByToken(
  tx: Transaction,
  tokenSha256: string,
): Promise<Invitation[]> {
  const rows = await byToken(tx, tokenSha256).forUpdate().execute();
  return rows.map(fromInvitationRow);
}

function byToken(tx: Transaction, tokenSha256: string) {
  return tx
    .selectFrom('team_invitations')
    .selectAll()
    .where('token_sha256', '=', tokenSha256)
    .orderBy('tenant_id');
}

export async function markAccepted(
  tx: Transaction,
  tokenSha256: string,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('team_invitations')
    .set({ accepted_at: at, accepted_by: userId })
    .where('token_sha256', '=', tokenSha256)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

/** As the user: the tenants they own that the holder of this address has joined. */
export async function listOwnedTenantsJoinedBy(tx: Transaction, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from owned_tenants_joined_by(${email}) as joined (id)`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function listTenantNames(
  tx: Transaction,
  tenantIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('tenants')
    .select('name')
    .where('id', 'in', tenantIds)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

export function fromInvitationRow(row: Selectable<Tables['team_invitations']>): Invitation {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    email: row.email,
    level: row.level,
    clientScope: row.client_scope,
    message: row.message,
    tokenSha256: row.token_sha256,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    lastSentAt: row.last_sent_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
    acceptedBy: row.accepted_by,
    revokedAt: row.revoked_at,
  };
}
