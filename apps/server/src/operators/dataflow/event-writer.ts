import { DatabaseError } from 'pg';
import type { Database } from '../../db/database.ts';
import { outageOf } from '../../db/outage.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { codeOfError } from '../../platform/operation-event.ts';
import type { OperationEvent, RecordEvent } from '../../platform/operation-event.ts';
import {
  addPartitions,
  insertDropped,
  insertOperationEvents,
  NO_TENANT,
} from './operation-events.store.ts';
import type { NewOperationEvent } from './operation-events.store.ts';

/** Limits the buffer to a few megabytes. */
export const MOST_WAITING = 10_000;
const BATCH = 500;
const EVERY_MS = 1_000;
const LONGEST_OPERATION = 120;

export type EventWriter = {
  readonly record: RecordEvent;
  /** Starts writing recorded events once a second, and sooner when there are many. */
  readonly start: () => void;
  /** Writes everything recorded so far; events that the database does not accept now stay buffered. */
  readonly flush: () => Promise<void>;
  /** Writes the rest, and nothing afterwards. */
  readonly stop: () => Promise<void>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly log: Logger };

/**
 * Buffers events in memory and writes them in batches in the background. Nothing waits for it or fails because of it:
 * if events arrive faster than they can be written, they are dropped, and counted once the database is available again.
 */
export function createEventWriter(deps: Deps): EventWriter {
  const { clock, log } = deps;
  let waiting: NewOperationEvent[] = [];
  let dropped = 0;
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  /** Returns whether there may be more to write. */
  const writeBatch = async (): Promise<boolean> => {
    const batch = waiting.slice(0, BATCH);
    const lost = dropped;
    if (batch.length === 0 && lost === 0) {
      return false;
    }
    waiting = waiting.slice(batch.length);
    try {
      await insertBatch(deps, batch, lost);
      dropped -= lost;
      return true;
    } catch (error) {
      log.warn({ err: error, events: batch.length, dropped: lost }, 'Events were not written.');
      if (outageOf(error) === null) {
        dropped += batch.length;
        return batch.length > 0;
      }
      const room = Math.max(0, MOST_WAITING - waiting.length);
      dropped += Math.max(0, batch.length - room);
      waiting = [...batch.slice(0, room), ...waiting];
      return false;
    }
  };
  const writeAll = async (): Promise<void> => {
    while (await writeBatch()) {
      // The next batch.
    }
    writing = null;
  };
  const flush = (): Promise<void> => (writing ??= writeAll());
  return {
    record: (event) => {
      if (waiting.length >= MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(toRow(event, clock.now()));
      if (timer !== null && waiting.length >= BATCH) {
        void flush();
      }
    },
    start: () => {
      timer ??= setInterval(() => void flush(), EVERY_MS).unref();
    },
    flush,
    stop: async () => {
      clearInterval(timer ?? undefined);
      timer = null;
      await flush();
    },
  };
}

/** No partition of the table covers this row. */
const CHECK_VIOLATION = '23514';

async function insertBatch(
  { database, clock }: Deps,
  batch: readonly NewOperationEvent[],
  dropped: number,
): Promise<void> {
  const insert = () =>
    database.asOwner(async (tx) => {
      await insertOperationEvents(tx, batch);
      await insertDropped(tx, { events: dropped, at: clock.now() });
    });
  try {
    await insert();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== CHECK_VIOLATION) {
      throw error;
    }
    // The job that creates partitions has not run for months, for example because the machine was off.
    await database.asOwner(async (tx) => {
      for (const month of monthsOf(batch)) {
        await addPartitions(tx, month, 1);
      }
    });
    await insert();
  }
}

function monthsOf(batch: readonly NewOperationEvent[]): Date[] {
  const months = new Set(
    batch.map(({ occurred_at: at }) => new Date(at).toISOString().slice(0, 7)),
  );
  return [...months].map((month) => new Date(`${month}-01T00:00:00.000Z`));
}

function toRow(event: OperationEvent, now: Date): NewOperationEvent {
  const { span, durationMs, operation, errorCode = null } = event;
  const lasted = Math.max(0, Math.round(durationMs * 10) / 10);
  return {
    tenant_id: span.tenantId ?? NO_TENANT,
    occurred_at: new Date(now.getTime() - lasted),
    span_id: span.id,
    parent_id: span.parentId,
    trace_id: span.traceId,
    request_id: span.requestId,
    user_id: span.userId,
    run_id: span.runId,
    kind: event.kind,
    operation: operation.slice(0, LONGEST_OPERATION),
    stage: event.stage ?? null,
    status: event.status,
    provider: event.provider ?? null,
    http_status: event.httpStatus ?? null,
    // A malformed code may be anything.
    error_code: errorCode === null ? null : codeOfError({ code: errorCode }),
    attempt: span.attempt,
    duration_ms: lasted,
    bytes_sent: event.bytesSent ?? null,
    bytes_received: event.bytesReceived ?? null,
    provider_request_id: toProviderId(event.providerRequestId),
  };
}

function toProviderId(id: string | null | undefined): string | null {
  return id !== null && id !== undefined && /^[\w.-]{1,64}$/.test(id) ? id : null;
}
