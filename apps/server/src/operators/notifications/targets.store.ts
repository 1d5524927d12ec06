import { sql } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import type { MailedNotification } from '../../messages/notifications/mail-of.ts';

/** A possible target of a notification. */
export type NotificationTarget = {
  readonly id: string;
  readonly name: string;
  /** Null for a tenant. */
  readonly email: string | null;
  readonly people: number;
};

type Wanted = {
  /** Part of a name or an address, or an id. */
  readonly text: string | undefined;
  readonly limit: number;
};

/** Tenants with a recipient, by name. */
export async function listTargetTenants(
  tx: Transaction,
  { text, limit }: Wanted,
): Promise<NotificationTarget[]> {
  const found =
    text === undefined
      ? sql`true`
      : sql`(named.name ilike ${contains(text)} or named.id::text = ${text.toLowerCase()})`;
  const { rows } = await sql<NotificationTarget>`
    select named.id, named.name, null as email, members.people
    from (select tenants.id, coalesce(clients.name, tenants.name) as name
      from tenants left join clients on clients.tenant_id = tenants.id) named
    cross join lateral (select count(*) as people from memberships
      where memberships.tenant_id = named.id and memberships.level <> 'no_access') members
    where members.people > 0 and ${found}
    order by named.name, named.id limit ${limit}`.execute(tx);
  return rows;
}

/** The client's name in mails to a tenant; null if there is no such tenant. */
export async function findMailedTenant(
  tx: Transaction,
  tenantId: string,
): Promise<Pick<MailedNotification, 'client_name' | 'client_id'> | null> {
  const row = await tx
    .selectFrom('tenants')
    .leftJoin('clients', 'clients.tenant_id', 'tenants.id')
    .select(['tenants.name', 'clients.name as client_name', 'clients.id as client_id'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { client_name: row.client_name ?? row.name, client_id: row.client_id };
}

/** Members of tenants, by name. */
export async function listTargetPeople(
  tx: Transaction,
  { text, limit }: Wanted,
): Promise<NotificationTarget[]> {
  const like = text === undefined ? undefined : contains(text);
  const found =
    like === undefined
      ? sql`true`
      : sql`(named.name ilike ${like} or named.email ilike ${like} or named.id::text = ${text?.toLowerCase()})`;
  const { rows } = await sql<NotificationTarget>`
    select named.id, named.name, named.email, 1 as people
    from (select users.id, users.email,
        coalesce(nullif(trim(users.user_metadata ->> 'full_name'), ''), users.email, users.phone) as name
      from users) named
    where exists (select from memberships where memberships.user_id = named.id and memberships.level <> 'no_access')
      and ${found}
    order by named.name, named.id limit ${limit}`.execute(tx);
  return rows;
}
