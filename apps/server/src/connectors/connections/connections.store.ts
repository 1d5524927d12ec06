import type { ReasonValues } from '@platebook/api-client/french';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Tables, Provider } from '../../db/tables.ts';
import * as v from 'valibot';
import { STORED_VALUES } from '../../db/stored-values.ts';
import type { ConnectionMessage } from './connection-words.ts';
import { readStored } from '../../db/stored-json.ts';

const EVENT_DETAILS = v.object({
  by: v.nullable(v.string()),
  message: v.nullable(v.string()),
  wording: v.optional(v.nullable(v.object({ code: v.string(), values: STORED_VALUES })), null),
});

export type ConnectionRow = Selectable<Tables['connections']>;
export type ConnectionChange = Updateable<Tables['connections']>;

export type ConnectionEventKind =
  | 'connected'
  | 'reauthorised'
  | 'tested'
  | 'refreshed'
  | 'expiring'
  | 'expired'
  | 'revoked'
  | 'failed'
  | 'paused'
  | 'resumed'
  | 'disconnected';

/** The live connection of each provider; without one, the one that was ended last. */
export async function listConnectionRows(tx: Transaction): Promise<ConnectionRow[]> {
  return tx
    .selectFrom('connections')
    .selectAll()
    .distinctOn('provider')
    .orderBy('provider')
    .orderBy(sql`status = 'disconnected'`)
    .orderBy('disconnected_at', 'desc')
    .execute();
}

export async function findConnectionRow(
  tx: Transaction,
  id: string,
): Promise<ConnectionRow | undefined> {
  return tx.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockConnection(
  tx: Transaction,
  id: string,
): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('connections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The one connection of a provider that has not ended. */
export async function findLiveConnection(
  tx: Transaction,
  provider: Provider,
): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('connections')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', '<>', 'disconnected')
    .executeTakeFirst();
}

/** An ended connection to the same account, to be reused. */
export async function findEndedConnection(
  tx: Transaction,
  provider: Provider,
  externalId: string,
): Promise<ConnectionRow | undefined> {
  return tx
    .selectFrom('connections')
    .selectAll()
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function insertConnection(
  tx: Transaction,
  row: Omit<ConnectionRow, 'refresh_owner' | 'refresh_until' | 'details' | 'last_error'> & {
    details: string;
  },
): Promise<void> {
  await tx.insertInto('connections').values(row).execute();
}

export async function changeConnection(
  tx: Transaction,
  id: string,
  change: ConnectionChange,
): Promise<ConnectionRow> {
  return tx
    .updateTable('connections')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertConnectionEvent(
  tx: Transaction,
  event: {
    readonly tenantId: string;
    readonly connectionId: string;
    readonly kind: ConnectionEventKind;
    /** The person; null if it happened automatically. */
    readonly by: string | null;
    /** An account name has no code. */
    readonly reason: ConnectionMessage | { readonly message: string } | null;
    readonly at: Date;
  },
): Promise<void> {
  const { reason } = event;
  await tx
    .insertInto('connection_events')
    .values({
      tenant_id: event.tenantId,
      id: randomUUID(),
      connection_id: event.connectionId,
      kind: event.kind,
      details: JSON.stringify({
        by: event.by,
        message: reason?.message ?? null,
        wording: reason === null || !('code' in reason) ? null : wordingOf(reason),
      }),
      created_at: event.at,
    })
    .execute();
}

function wordingOf({ code, values }: ConnectionMessage) {
  return { code, values };
}

export type StoredEvent = {
  readonly id: string;
  readonly kind: ConnectionEventKind;
  readonly by: string | null;
  readonly message: string | null;
  /** Code and values of `message`; null for a name, and for events from before codes existed. */
  readonly wording: { readonly code: string; readonly values: ReasonValues } | null;
  readonly at: Date;
};

const EVENTS_SHOWN = 100;

export async function listConnectionEvents(
  tx: Transaction,
  connectionId: string,
): Promise<StoredEvent[]> {
  const rows = await tx
    .selectFrom('connection_events')
    .select(['id', 'kind', 'details', 'created_at'])
    .where('connection_id', '=', connectionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ConnectionEventKind,
    ...readStored(EVENT_DETAILS, row.details, 'connection_events.details'),
    at: row.created_at,
  }));
}

/** The names of people this client knows, by ID. */
export async function namesOf(
  tx: Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const { rows } = await sql<{ user_id: string; email: string; full_name: string }>`
    select user_id, email, full_name from people_of_tenant(${known}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.full_name.trim() || row.email]));
}

export type StoreCounts = { readonly seen: number; readonly linked: number };

/** How many stores the platforms list, and how many of them are matched to a store, by provider. */
export async function countStores(tx: Transaction): Promise<ReadonlyMap<string, StoreCounts>> {
  const { rows } = await sql<{ provider: string; seen: number; linked: number }>`
    select shown.provider, count(*)::integer as seen,
      count(*) filter (where exists (
        select from channels
        where channels.tenant_id = shown.tenant_id and channels.channel_type = shown.provider
          and channels.platform_store_id = shown.platform_store_id))::integer as linked
    from platform_stores shown
    where shown.status <> 'lost'
    group by shown.provider`.execute(tx);
  return new Map(rows.map(({ provider, seen, linked }) => [provider, { seen, linked }]));
}

/** When the last report arrived, by provider. */
export async function lastReports(tx: Transaction): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ provider: string; at: Date }>`
    select provider, max(downloaded_at) as at from platform_reports
    where downloaded_at is not null group by provider`.execute(tx);
  return new Map(rows.map(({ provider, at }) => [provider, at]));
}

export type Impact = {
  readonly schedules: number;
  readonly unpostedEntries: number;
  readonly owedOperations: number;
};

/** What would be left unfinished if the connection ended now; QuickBooks affects every channel. */
export async function readImpact(tx: Transaction, provider: Provider): Promise<Impact> {
  const platform = provider === 'quickbooks' ? null : provider;
  const { rows } = await sql<Impact>`
    select
      (select count(*) from sync_schedules due
        join channels on channels.tenant_id = due.tenant_id and channels.id = due.channel_id
        where due.next_run_at is not null and due.paused_at is null
          and (${platform}::text is null or channels.channel_type = ${platform}))::integer as "schedules",
      (select count(*) from journal_entries entry
        where entry.status in ('needs_mapping', 'needs_review', 'ready', 'posting', 'failed')
          and (${platform}::text is null or entry.platform = ${platform}))::integer as "unpostedEntries",
      (select count(*) from postings posting
        join journal_entries entry on entry.tenant_id = posting.tenant_id and entry.id = posting.entry_id
        where posting.finished_at is null
          and (${platform}::text is null or entry.platform = ${platform}))::integer as "owedOperations"
  `.execute(tx);
  const [impact] = rows;
  return impact ?? { schedules: 0, unpostedEntries: 0, owedOperations: 0 };
}

/** The QuickBooks company that this client has posted to, or is posting to; null if nothing was posted. */
export async function findPostedRealm(tx: Transaction): Promise<string | null> {
  const row = await tx
    .selectFrom('postings')
    .select('realm_id')
    .where((where) => where.or([where('state', '=', 'posted'), where('finished_at', 'is', null)]))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.realm_id ?? null;
}

/** The last name of a connected account; its ID if it was never connected. */
export async function nameOfAccount(
  tx: Transaction,
  provider: Provider,
  externalId: string,
): Promise<string> {
  const row = await findEndedConnection(tx, provider, externalId);
  return row?.external_name ?? externalId;
}
