import type { NotificationWording } from '@platebook/api-client/french';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { NotificationEvent } from './notifier.port.ts';

/** What happened in one client, and its current open items. */
export type ClientWeek = {
  readonly clientId: string | null;
  readonly name: string;
  /** Entries posted in the period; the other counts are as of now. */
  readonly posted: number;
  readonly needMapping: number;
  readonly toReview: number;
  readonly failed: number;
  /** The notifications, most severe first; several of a kind are one with the latest title. */
  readonly told: readonly {
    readonly title: string;
    readonly wording: NotificationWording | null;
    readonly count: number;
  }[];
};

type WeeksQuery = {
  readonly userId: string;
  readonly events: readonly NotificationEvent[];
  readonly since: Date;
  readonly until: Date;
};

type Row = {
  client_id: string | null;
  name: string;
  posted: number;
  need_mapping: number;
  to_review: number;
  failed: number;
  told: ClientWeek['told'];
};

/** As the database owner: the person's clients, by name; those without events and open items are left out. */
export async function readClientWeeks(tx: Transaction, query: WeeksQuery): Promise<ClientWeek[]> {
  const { userId, since, until } = query;
  const { rows } = await sql<Row>`
    select clients.id as client_id, coalesce(clients.name, tenants.name) as name, counted.*, messages.told
    from memberships
    join tenants on tenants.id = memberships.tenant_id
    left join clients on clients.tenant_id = memberships.tenant_id
    cross join lateral (
      select count(*) filter (where posted_at > ${since} and posted_at <= ${until}) as posted,
        count(*) filter (where status = 'needs_mapping') as need_mapping,
        count(*) filter (where status in ('needs_review', 'ready')) as to_review,
        count(*) filter (where status = 'failed') as failed
      from journal_entries where journal_entries.tenant_id = memberships.tenant_id
    ) counted
    cross join lateral (${notifiedUsers(query)}) messages
    where memberships.user_id = ${userId} and memberships.level <> 'no_access' and clients.archived_at is null
      and (posted + need_mapping + to_review + failed > 0 or messages.told <> '[]')
    order by name, memberships.tenant_id`.execute(tx);
  return rows.map(({ client_id: clientId, need_mapping, to_review, ...row }) => ({
    ...row,
    clientId,
    needMapping: need_mapping,
    toReview: to_review,
  }));
}

/** The notifications that the member can read in the app, of the events they want by weekly mail. */
function notifiedUsers({ userId, events, since, until }: WeeksQuery) {
  return sql`
    select coalesce(json_agg(json_build_object('title', title, 'wording', wording, 'count', times) order by severity, at desc), '[]')::jsonb as told
    from (
      select (array_agg(title order by created_at desc))[1] as title,
        (array_agg(wording order by created_at desc))[1] as wording, sum(times) as times, max(created_at) as at,
        min(array_position(array['error', 'warning', 'success', 'info'], type)) as severity
      from notifications
      where notifications.tenant_id = memberships.tenant_id and notifications.deleted_at is null and event = any(${events}::text[])
        and created_at > ${since} and created_at <= ${until}
        and case when notifications.user_id is null
          then array_position(array['user_basic', 'user_manager', 'user_owner'], min_level)
            <= array_position(array['user_basic', 'user_manager', 'user_owner'], memberships.level)
          else notifications.user_id = ${userId} end
      group by event
    ) kinds`;
}
