import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { TenantLevel } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import type { Member } from './members.store.ts';
import { listPeople, nameOf } from './people.store.ts';

export type MemberFilter = {
  /** Part of the name or the address. */
  readonly text?: string | undefined;
  readonly level?: TenantLevel | undefined;
};

type MemberRow = {
  user_id: string;
  level: TenantLevel;
  created_at: Date;
  invited_by: string | null;
  email: string;
  full_name: string;
  last_active_at: Date | null;
  name_key: string;
};

type MemberKey = PageKey<MemberRow>;
const NAME: MemberKey = { column: 'listed.name_key', type: 'text', of: (row) => row.name_key };
const JOINED: MemberKey = {
  column: 'listed.created_at',
  type: 'timestamptz',
  of: (row) => row.created_at.toISOString(),
};
const ID: MemberKey = { column: 'listed.user_id', type: 'uuid', of: (row) => row.user_id };

const ORDERS = {
  name: [NAME, ID],
  '-name': [descending(NAME), descending(ID)],
  joined: [JOINED, ID],
  '-joined': [descending(JOINED), descending(ID)],
} as const satisfies Readonly<Record<string, readonly MemberKey[]>>;

export type MemberSort = keyof typeof ORDERS;

/** In the tenant's scope: one page of the members that match the filter. */
export async function pageMembers(
  tx: Transaction,
  { tenantId, filter, sort }: { tenantId: string; filter: MemberFilter; sort: MemberSort },
  request: PageRequest,
): Promise<Page<Member>> {
  const { text, level } = filter;
  const listed = sql<MemberRow>`(
    select m.user_id, m.level, m.created_at, m.invited_by, coalesce(p.email, '') as email,
      coalesce(p.full_name, '') as full_name, p.last_active_at,
      lower(coalesce(nullif(trim(p.full_name), ''), nullif(p.email, ''), '')) as name_key
    from memberships m
    left join lateral people_of_tenant(array[m.user_id]) p on true
    where m.tenant_id = ${tenantId}
      ${level === undefined ? sql`` : sql`and m.level = ${level}`}
      ${
        text === undefined
          ? sql``
          : sql`and (p.full_name ilike ${contains(text)} or p.email ilike ${contains(text)})`
      })`;
  const page = await pageOf(tx.selectFrom(listed.as('listed')).selectAll(), request, {
    order: { name: sort, keys: ORDERS[sort] },
    toRow: (row) => row,
  });
  return { ...page, items: await complete(tx, page.items) };
}

async function complete(tx: Transaction, rows: readonly MemberRow[]): Promise<Member[]> {
  const inviters = await listPeople(
    tx,
    rows.flatMap(({ invited_by: by }) => (by === null ? [] : [by])),
  );
  const { rows: everywhere } = await sql<{ id: string }>`
    select id from members_of_all_clients() as scoped (id)`.execute(tx);
  return rows.map((row) => ({
    ...camelRow(row),
    clientScope: everywhere.some(({ id }) => id === row.user_id) ? 'all' : 'listed',
    joinedAt: row.created_at,
    invitedBy: row.invited_by === null ? null : nameOf(inviters.get(row.invited_by)),
  }));
}
