import type { Selectable } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { AccessRequestState, Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';

export type AccessRequest = {
  readonly tenantId: string;
  readonly id: string;
  readonly userId: string;
  readonly message: string;
  readonly state: AccessRequestState;
  readonly createdAt: Date;
};

/** As the database owner. False if the same user already has a pending request. */
export async function insertAccessRequest(
  tx: Transaction,
  request: Omit<AccessRequest, 'state'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('access_requests')
    .values({
      tenant_id: request.tenantId,
      id: request.id,
      user_id: request.userId,
      message: request.message,
      state: 'pending',
      created_at: request.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type AccessRequestFilter = {
  /** Pending requests, or decided ones. */
  readonly isPending?: boolean | undefined;
};

type RequestKey = PageKey<AccessRequest>;
const PENDING: RequestKey = {
  column: 'listed.pending_key',
  type: 'bigint',
  descending: true,
  of: ({ state }) => (state === 'pending' ? '1' : '0'),
};
const CREATED: RequestKey = {
  column: 'listed.created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt.toISOString(),
};
const ID: RequestKey = { column: 'listed.id', type: 'uuid', of: ({ id }) => id };

const ORDERS = {
  pending: [PENDING, descending(CREATED), descending(ID)],
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
} as const satisfies Readonly<Record<string, readonly RequestKey[]>>;

export type AccessRequestSort = keyof typeof ORDERS;

/** In the tenant's scope: one page of the requests that match the filter. */
export function pageAccessRequests(
  tx: Transaction,
  {
    tenantId,
    filter: { isPending },
    sort,
  }: { tenantId: string; filter: AccessRequestFilter; sort: AccessRequestSort },
  request: PageRequest,
): Promise<Page<AccessRequest>> {
  let listed = tx
    .selectFrom('access_requests')
    .selectAll()
    .select(sql<number>`(state = 'pending')::integer`.as('pending_key'))
    .where('tenant_id', '=', tenantId);
  if (isPending !== undefined) {
    listed = listed.where('state', isPending ? '=' : '<>', 'pending');
  }
  const order = { name: sort, keys: ORDERS[sort] };
  return pageOf(tx.selectFrom(listed.as('listed')).selectAll(), request, { order, toRow: fromRow });
}

export async function lockAccessRequest(
  tx: Transaction,
  tenantId: string,
  id: string,
): Promise<AccessRequest | null> {
  const row = await tx
    .selectFrom('access_requests')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function decideAccessRequest(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  decision: { state: 'approved' | 'declined'; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('access_requests')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** As the database owner: the tenant of a client, regardless of access. */
export async function findClientTenant(
  tx: Transaction,
  clientId: string,
): Promise<{ readonly tenantId: string; readonly tenant: string } | null> {
  const row = await tx
    .selectFrom('clients')
    .innerJoin('tenants', 'tenants.id', 'clients.tenant_id')
    .select(['tenants.id', 'tenants.name'])
    .where('clients.id', '=', clientId)
    .executeTakeFirst();
  return row === undefined ? null : { tenantId: row.id, tenant: row.name };
}

export async function listOwnerAddresses(tx: Transaction, tenantId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.email')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.level', '=', 'user_owner')
    .orderBy('users.email')
    .execute();
  return rows.flatMap(({ email }) => (email === null ? [] : [email]));
}

function fromRow(row: Selectable<Tables['access_requests']>): AccessRequest {
  return camelRow(row);
}
