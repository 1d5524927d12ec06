import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { pageOf } from '../db/page-of.ts';
import type { PageOrder, PageRequest } from '../db/page-of.ts';
import type { Tables } from '../db/tables.ts';
import type { Page } from '../http/cursor.ts';

/** The chain of entries without a tenant. */
export const INSTALLATION_CHAIN = '00000000-0000-0000-0000-000000000000';

export type AuditRecord = {
  readonly sequence: number;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly actorKind: string;
  readonly actorUserId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId: string;
  readonly recordedAt: Date;
  readonly hash: string;
};

export type NamedAuditRecord = AuditRecord & {
  readonly actorName: string;
  /** The target's display name; null if it has no name, or is gone. */
  readonly targetName: string | null;
};

export type AuditFilter = {
  readonly actorUserId?: string | undefined;
  readonly targetType?: string | undefined;
  /** Calendar days in UTC, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Wanted = { readonly tenantId: string; readonly filter: AuditFilter };

/** In the tenant's scope, newest first, limited. */
export async function listAuditRecords(
  tx: Transaction,
  wanted: Wanted,
  most: number,
): Promise<AuditRecord[]> {
  const rows = await matching(tx, wanted).orderBy('sequence', 'desc').limit(most).execute();
  return rows.map(toRecord);
}

const NEWEST_FIRST: PageOrder<AuditRecord> = {
  name: '-sequence',
  keys: [
    {
      column: 'audit_log.sequence',
      type: 'bigint',
      descending: true,
      of: ({ sequence }) => String(sequence),
    },
  ],
};

/** In the tenant's scope, newest first: one page. */
export function pageAuditRecords(
  tx: Transaction,
  wanted: Wanted,
  request: PageRequest,
): Promise<Page<AuditRecord>> {
  return pageOf(matching(tx, wanted), request, { order: NEWEST_FIRST, toRow: toRecord });
}

function matching(tx: Transaction, { tenantId, filter }: Wanted) {
  const { actorUserId, targetType, from, to } = filter;
  let query = tx.selectFrom('audit_log').selectAll().where('tenant_id', '=', tenantId);
  if (actorUserId !== undefined) {
    query = query.where('actor_user_id', '=', actorUserId);
  }
  if (targetType !== undefined) {
    query = query.where('target_type', '=', targetType);
  }
  if (from !== undefined) {
    query = query.where('recorded_at', '>=', new Date(`${from}T00:00:00Z`));
  }
  if (to !== undefined) {
    query = query.where('recorded_at', '<', dayAfter(to));
  }
  return query;
}

function toRecord(row: Selectable<Tables['audit_log']>): AuditRecord {
  return {
    sequence: row.sequence,
    action: row.action,
    targetType: row.target_type,
    targetId: row.target_id,
    actorKind: row.actor_kind,
    actorUserId: row.actor_user_id,
    details: row.details,
    requestId: row.request_id,
    recordedAt: row.recorded_at,
    hash: row.hash,
  };
}

function dayAfter(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1_000);
}

export type RecordOfTarget = {
  readonly action: string;
  readonly actorKind: string;
  readonly actorUserId: string | null;
  readonly at: Date;
};

/** In the tenant's scope: entries about one target with these actions, newest first; at most 100. */
export async function listRecordsOf(
  tx: Transaction,
  {
    tenantId,
    target,
    actions,
  }: {
    readonly tenantId: string;
    readonly target: { readonly type: string; readonly id: string };
    readonly actions: readonly string[];
  },
): Promise<RecordOfTarget[]> {
  const rows = await tx
    .selectFrom('audit_log')
    .select(['action', 'actor_kind', 'actor_user_id', 'recorded_at'])
    .where('tenant_id', '=', tenantId)
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .where('action', 'in', actions)
    .orderBy('sequence', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    action: row.action,
    actorKind: row.actor_kind,
    actorUserId: row.actor_user_id,
    at: row.recorded_at,
  }));
}

/** In the tenant's scope: those of these people whom it may know. The name is empty if none is set. */
export async function listActors(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly fullName: string; readonly email: string }>> {
  const { rows } = await sql<{ user_id: string; email: string; full_name: string }>`
    select user_id, email, full_name from people_of_tenant(${userIds}::uuid[])`.execute(tx);
  return new Map(
    rows.map((row) => [row.user_id, { fullName: row.full_name.trim(), email: row.email }]),
  );
}

/** Their display names: the address if there is no name. */
export async function listActorNames(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const actors = await listActors(tx, userIds);
  return new Map([...actors].map(([id, { fullName, email }]) => [id, fullName || email]));
}

export type ChainVerification = {
  readonly records: number;
  /** The first entry that is missing or does not follow from the previous one. */
  readonly brokenAt: number | null;
};

/** Recomputes every hash of a chain in the database. In a tenant's scope only for that tenant's chain. */
export async function verifyChain(tx: Transaction, chainId: string): Promise<ChainVerification> {
  const { rows } = await sql<{ records: number; broken_at: number | null }>`
    select * from verify_audit_chain(${chainId}::uuid)`.execute(tx);
  return { records: rows[0]?.records ?? 0, brokenAt: rows[0]?.broken_at ?? null };
}

/** As the database owner: every chain, including those whose entries were all deleted. */
export async function listChains(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ chain_id: string }>`
    select chain_id from audit_heads union select tenant_id from audit_log order by chain_id
  `.execute(tx);
  return rows.map((row) => row.chain_id);
}
