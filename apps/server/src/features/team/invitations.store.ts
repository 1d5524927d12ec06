import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { ClientScope, JoiningLevel } from '../../db/tables-team.ts';
import type { Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';

/** What an invitation means for one of its tenants. */
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

/** As the user: the database refuses a tenant they do not own. */
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

/** Ends the links that lead this address into these tenants. */
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

/** Ends what somebody who is no longer an owner has sent out. */
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

/** In every tenant of the invitation that the user owns, where it is still open. */
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
  return rows.map(fromRow);
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
  return row === undefined ? null : fromRow(row);
}

/** An invitation as the tenant's page shows it. */
export type InvitationOfTenant = Invitation & {
  /** Of its tenants, those the reader may know of: this one, and others they own. */
  readonly tenantIds: readonly string[];
};

/** In the tenant's scope, newest first. */
export async function findInvitationRows(
  tx: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<InvitationOfTenant[]> {
  const rows = await ofTenant(tx, tenantId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toInvitationOfTenant);
}

export type InvitationFilter = {
  /** Part of the address. */
  readonly text?: string | undefined;
  /** Those that can still be accepted or sent again, or the others. */
  readonly isOpen?: boolean | undefined;
};

type InvitationKey = PageKey<InvitationOfTenant>;
const CREATED: InvitationKey = {
  column: 'team_invitations.created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};
const EMAIL: InvitationKey = {
  column: 'team_invitations.email',
  type: 'text',
  of: ({ email }) => email,
};
const ID: InvitationKey = { column: 'team_invitations.id', type: 'uuid', of: ({ id }) => id };
const descending = (key: InvitationKey): InvitationKey => ({ ...key, descending: true });

const ORDERS = {
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
  email: [EMAIL, ID],
  '-email': [descending(EMAIL), descending(ID)],
} as const satisfies Readonly<Record<string, readonly InvitationKey[]>>;

export type InvitationSort = keyof typeof ORDERS;

/** In the tenant's scope: one page of the invitations that the filter leaves. */
export function pageInvitations(
  tx: Transaction,
  { tenantId, filter, sort }: { tenantId: string; filter: InvitationFilter; sort: InvitationSort },
  request: PageRequest,
): Promise<Page<InvitationOfTenant>> {
  const { text, isOpen } = filter;
  let query = ofTenant(tx, tenantId);
  if (text !== undefined) {
    query = query.where('email', 'ilike', contains(text));
  }
  if (isOpen !== undefined) {
    const open = sql<boolean>`(accepted_at is null and revoked_at is null)`;
    query = query.where(isOpen ? open : sql<boolean>`not ${open}`);
  }
  const order = { name: sort, keys: ORDERS[sort] };
  return pageOf(query, request, { order, toRow: toInvitationOfTenant });
}

function ofTenant(tx: Transaction, tenantId: string) {
  return tx
    .selectFrom('team_invitations')
    .selectAll()
    .select(
      sql<string[]>`array(
        select i.tenant_id from team_invitations i where i.id = team_invitations.id order by i.tenant_id
      )`.as('tenant_ids'),
    )
    .where('tenant_id', '=', tenantId);
}

function toInvitationOfTenant(
  row: Selectable<Tables['team_invitations']> & { tenant_ids: string[] },
): InvitationOfTenant {
  return { ...fromRow(row), tenantIds: row.tenant_ids };
}

/** As the owner of the database: what a link leads into. */
export async function findInvitationsByToken(
  tx: Transaction,
  tokenSha256: string,
): Promise<Invitation[]> {
  const rows = await byToken(tx, tokenSha256).execute();
  return rows.map(fromRow);
}

/** Locked, so that a link that is followed twice at once joins once. */
export async function lockInvitationsByToken(
  tx: Transaction,
  tokenSha256: string,
): Promise<Invitation[]> {
  const rows = await byToken(tx, tokenSha256).forUpdate().execute();
  return rows.map(fromRow);
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

function fromRow(row: Selectable<Tables['team_invitations']>): Invitation {
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
