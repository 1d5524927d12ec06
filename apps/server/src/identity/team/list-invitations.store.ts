import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { fromInvitationRow } from './invitations.store.ts';
import type { Invitation } from './invitations.store.ts';

/** An invitation as listed on the tenant's page. */
export type InvitationOfTenant = Invitation & {
  /** Those of its tenants that the reader may know: this one, and others they own. */
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
  /** Those that can still be accepted or resent, or the others. */
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

const ORDERS = {
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
  email: [EMAIL, ID],
  '-email': [descending(EMAIL), descending(ID)],
} as const satisfies Readonly<Record<string, readonly InvitationKey[]>>;

export type InvitationSort = keyof typeof ORDERS;

/** In the tenant's scope: one page of the invitations that match the filter. */
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
  return { ...fromInvitationRow(row), tenantIds: row.tenant_ids };
}
