import type { FrontEndErrorEvent } from '@platebook/machines';
import type { Transaction } from '../../db/database.ts';

/** What a page reports, spelled as it is sent and kept. */
export type DataflowEvent = {
  readonly operation: 'frontend_api_error';
  readonly stage: 'request' | 'response' | 'render' | 'runtime';
  readonly source: 'frontend';
  readonly request_id: string | null;
  readonly context: FrontEndErrorEvent;
};

/** The tenant of an event that is of none. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';

type Told = {
  /** Null where nobody was signed in. */
  readonly userId: string | null;
  readonly events: readonly DataflowEvent[];
  readonly at: Date;
  readonly expiresAt: Date;
};

/** The tenants a person is a member of now. */
export async function readTenantsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ tenant_id: tenantId }) => tenantId);
}

/** Keeps the events that are new; answers with how many those were. */
export async function insertEvents(
  tx: Transaction,
  { userId, events, at, expiresAt }: Told,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dataflow_events')
    .values(
      events.map(({ operation, stage, source, request_id: requestId, context }) => ({
        tenant_id: context.tenant_id ?? NO_TENANT,
        user_id: userId,
        id: context.error_id,
        operation,
        stage,
        source,
        request_id: requestId,
        severity: context.severity,
        context: JSON.stringify(context),
        created_at: at,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

export async function deleteExpiredEvents(tx: Transaction, now: Date): Promise<void> {
  await tx.deleteFrom('dataflow_events').where('expires_at', '<=', now).execute();
}
