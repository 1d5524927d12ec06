import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { SealedBox } from '../../../platform/sealed-box.ts';
import type { AuthMethod, SecondFactorProof } from '../tokens/access-token.ts';
import type { SessionStatus } from './live-sessions.ts';
import { INACTIVITY_MS } from '../tokens/refresh-decision.ts';
import type { RefreshState } from '../tokens/refresh-decision.ts';

export type Session = RefreshState & {
  readonly id: string;
  readonly userId: string;
  readonly refreshKey: Uint8Array;
  readonly authenticatedBy: AuthMethod;
  readonly userAgent: string;
  /** The network address that opened it. */
  readonly address: string;
  /** What raised it to `aal2`; null at `aal1`. */
  readonly secondFactor: SecondFactorProof | null;
};

export async function insertSession(
  tx: Transaction,
  box: SealedBox,
  session: Session,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      sealed_refresh_key: seal(box, session),
      refresh_counter: session.counter,
      refreshed_at: session.refreshedAt,
      created_at: session.createdAt,
      not_after: session.notAfter,
      authenticated_by: session.authenticatedBy,
      user_agent: session.userAgent,
      address: session.address,
    })
    .execute();
}

/**
 * Locks the row until the transaction ends: two refreshes of one session are serialized. Waits for the lock at most the
 * given time, then fails with PostgreSQL's `lock_not_available`.
 */
export async function lockSession(
  tx: Transaction,
  box: SealedBox,
  { id, waitMs }: { id: string; waitMs: number },
): Promise<Session | null> {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(tx);
  const row = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row, box);
}

/** Whether a session is still valid, and at which level. */
export async function loadSessionStatus(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<SessionStatus> {
  const row = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((eb) => [
      'users.banned_until',
      'sessions.second_factor_by',
      eb
        .exists(
          eb
            .selectFrom('mfa_factors')
            .select('mfa_factors.id')
            .whereRef('mfa_factors.user_id', '=', 'sessions.user_id')
            .where('mfa_factors.status', '=', 'verified'),
        )
        .as('has_factor'),
    ])
    .where('sessions.id', '=', id)
    .where('sessions.user_id', '=', userId)
    .where('sessions.not_after', '>', now)
    .executeTakeFirst();
  if (row === undefined) {
    return { kind: 'ended' };
  }
  return row.banned_until !== null && row.banned_until > now
    ? { kind: 'banned' }
    : {
        kind: 'live',
        level: row.second_factor_by === null ? 'aal1' : 'aal2',
        hasFactor: Boolean(row.has_factor),
      };
}

/** Newest first. */
export async function listSessions(tx: Transaction, userId: string, now: Date) {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'created_at', 'refreshed_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where('not_after', '>', now)
    .where('refreshed_at', '>', new Date(now.getTime() - INACTIVITY_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    refreshedAt: row.refreshed_at,
    userAgent: row.user_agent ?? '',
    address: row.address ?? '',
  }));
}

/** False if the user has no such session. */
export async function deleteSession(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How and when the session of a signed-in caller was opened. */
export async function findSessionStart(
  tx: Transaction,
  id: string,
): Promise<{ authenticatedBy: AuthMethod; createdAt: Date } | null> {
  const row = await tx
    .selectFrom('sessions')
    .select(['authenticated_by', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { authenticatedBy: row.authenticated_by as AuthMethod, createdAt: row.created_at };
}

/** Also seals the key of a session that an older version stored unsealed. */
export async function countRefresh(
  tx: Transaction,
  box: SealedBox,
  session: Session,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      refresh_counter: session.counter,
      refreshed_at: session.refreshedAt,
      refresh_key: null,
      sealed_refresh_key: seal(box, session),
    })
    .where('id', '=', session.id)
    .execute();
}

/** A session that has shown a second factor continues under a new key, so that no earlier token reaches its level. */
export async function raiseSession(
  tx: Transaction,
  box: SealedBox,
  { factorId, ...session }: Session & { factorId: string | null },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      refresh_counter: session.counter,
      refreshed_at: session.refreshedAt,
      refresh_key: null,
      sealed_refresh_key: seal(box, session),
      second_factor_id: factorId,
      second_factor_by: session.secondFactor?.by ?? null,
      second_factor_at: session.secondFactor?.at ?? null,
    })
    .where('id', '=', session.id)
    .execute();
}

/** Lowers the sessions that a removed factor had raised to `aal1`: all of the user's if it was the last one. */
export async function lowerSessions(
  tx: Transaction,
  { userId, factorId }: { userId: string; factorId: string | null },
): Promise<void> {
  const lowering = tx
    .updateTable('sessions')
    .set({ second_factor_id: null, second_factor_by: null, second_factor_at: null })
    .where('user_id', '=', userId);
  await (
    factorId === null ? lowering : lowering.where('second_factor_id', '=', factorId)
  ).execute();
}

/** GoTrue: setting up or showing a second factor ends the sessions that have not shown it. */
export async function deleteLowerSessions(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .where('second_factor_by', 'is', null)
    .execute();
}

export type LogoutScope = 'global' | 'local' | 'others';

export async function deleteSessions(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  scope: LogoutScope,
): Promise<void> {
  const own = tx.deleteFrom('sessions').where('user_id', '=', userId);
  const scoped = {
    global: () => own,
    local: () => own.where('id', '=', sessionId),
    others: () => own.where('id', '!=', sessionId),
  } satisfies Record<LogoutScope, () => typeof own>;
  await scoped[scope]().execute();
}

export async function deleteSessionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

function seal(box: SealedBox, { id, refreshKey }: Pick<Session, 'id' | 'refreshKey'>): string {
  return box.seal(refreshKey, placeOfSession(id));
}

/** The context that this session's key is sealed for. */
export function placeOfSession(sessionId: string): string {
  return `sessions|${sessionId}|refresh_key`;
}

function fromRow(row: Selectable<Tables['sessions']>, box: SealedBox): Session {
  const refreshKey =
    row.sealed_refresh_key === null
      ? row.refresh_key
      : box.open(row.sealed_refresh_key, placeOfSession(row.id));
  if (refreshKey === null) {
    throw new Error(`The session ${row.id} has no key.`);
  }
  return {
    id: row.id,
    userId: row.user_id,
    refreshKey,
    counter: row.refresh_counter,
    refreshedAt: row.refreshed_at,
    createdAt: row.created_at,
    notAfter: row.not_after,
    authenticatedBy: row.authenticated_by as AuthMethod,
    userAgent: row.user_agent ?? '',
    address: row.address ?? '',
    secondFactor:
      row.second_factor_by === null || row.second_factor_at === null
        ? null
        : { by: row.second_factor_by, at: row.second_factor_at },
  };
}
