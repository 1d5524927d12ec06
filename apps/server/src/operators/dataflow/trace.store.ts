import type { Transaction } from '../../db/database.ts';
import { namedOperations, toListed } from './list-operations.store.ts';
import type { ListedOperation } from './list-operations.store.ts';

/** A page's report about a failed request. */
export type BrowserEvent = {
  readonly id: string;
  readonly operation: string;
  readonly stage: string;
  readonly severity: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
};

export type Trace = {
  /** Oldest first. */
  readonly events: readonly ListedOperation[];
  readonly browser: readonly BrowserEvent[];
  /** There are more events than shown. */
  readonly isCut: boolean;
};

const MOST_EVENTS = 1_000;
const MOST_BROWSER_EVENTS = 100;
/** The audit log's name of a run that no request started. */
const RUN = /^run-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Everything that followed from a request, or everything a run did if it is named `run-<id>`. */
export async function readTrace(tx: Transaction, requestId: string): Promise<Trace> {
  const runId = RUN.exec(requestId)?.[1];
  const rows = await namedOperations(tx)
    .where((where) =>
      runId === undefined
        ? where('operation_events.request_id', '=', requestId)
        : where.or([
            where('operation_events.run_id', '=', runId),
            where('operation_events.request_id', '=', requestId),
          ]),
    )
    .orderBy('operation_events.occurred_at')
    .orderBy('operation_events.span_id')
    .limit(MOST_EVENTS + 1)
    .execute();
  const browser = await tx
    .selectFrom('dataflow_events')
    .select(['id', 'operation', 'stage', 'severity', 'context', 'created_at as createdAt'])
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_BROWSER_EVENTS)
    .execute();
  return {
    events: rows.slice(0, MOST_EVENTS).map(toListed),
    browser,
    isCut: rows.length > MOST_EVENTS,
  };
}
