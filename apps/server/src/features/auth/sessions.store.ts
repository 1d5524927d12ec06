import type { Selectable } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { RefreshState } from './refresh-decision.ts';

export type Session = RefreshState & {
  readonly id: string;
  readonly userId: string;
  readonly refreshKey: Uint8Array;
};

export async function insertSession(tx: Transaction, session: Session): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_key: Buffer.from(session.refreshKey),
      refresh_counter: session.counter,
      refreshed_at: session.refreshedAt,
      created_at: session.createdAt,
      not_after: session.notAfter,
    })
    .execute();
}

/** With the row locked until the transaction ends: two refreshes of one session happen one after the other. */
export async function lockSession(tx: Transaction, id: string): Promise<Session | null> {
  const row = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function sessionExists(
  tx: Transaction,
  id: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('not_after', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRefresh(
  tx: Transaction,
  id: string,
  counter: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ refresh_counter: counter, refreshed_at: at })
    .where('id', '=', id)
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

function fromRow(row: Selectable<Tables['sessions']>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    refreshKey: row.refresh_key,
    counter: row.refresh_counter,
    refreshedAt: row.refreshed_at,
    createdAt: row.created_at,
    notAfter: row.not_after,
  };
}
