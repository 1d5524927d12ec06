import type { FrontEndErrorEvent } from '@platebook/machines';
import type { Transaction } from '../../../db/database.ts';

/** A page's report, named as it is sent and stored. */
export type DataflowEvent = ErrorEvent | MeasurementEvent;

/** An error in a page. */
export type ErrorEvent = {
  readonly operation: 'frontend_api_error';
  readonly stage: 'request' | 'response' | 'render' | 'runtime';
  readonly source: 'frontend';
  readonly request_id: string | null;
  readonly context: FrontEndErrorEvent;
};

/** A performance measurement of a page. */
export type MeasurementEvent = {
  readonly operation: 'frontend_page_measurement';
  readonly stage: 'load';
  readonly source: 'frontend';
  readonly request_id: null;
  readonly context: {
    readonly measurement_id: string;
    readonly route: string;
    readonly ttfb_ms: number | null;
    readonly fcp_ms: number | null;
    readonly lcp_ms: number | null;
    readonly inp_ms: number | null;
    readonly cls: number | null;
    readonly viewport_width: number;
    readonly tenant_id: string | null;
  };
};

/** The tenant id of events without a tenant. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';

type EventContext = {
  /** Null if nobody was signed in. */
  readonly userId: string | null;
  readonly events: readonly DataflowEvent[];
  readonly at: Date;
  readonly expiresAt: Date;
};

/** The tenants a user is currently a member of. */
export async function readTenantsOf(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('tenant_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ tenant_id: tenantId }) => tenantId);
}

/** Inserts new events; returns how many were new. */
export async function insertEvents(
  tx: Transaction,
  { userId, events, at, expiresAt }: EventContext,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dataflow_events')
    .values(
      events.map((event) => ({
        tenant_id: event.context.tenant_id ?? NO_TENANT,
        user_id: userId,
        operation: event.operation,
        stage: event.stage,
        source: event.source,
        request_id: event.request_id,
        ...(event.operation === 'frontend_api_error'
          ? { id: event.context.error_id, severity: event.context.severity }
          : { id: event.context.measurement_id, severity: 'none' }),
        context: JSON.stringify(event.context),
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
