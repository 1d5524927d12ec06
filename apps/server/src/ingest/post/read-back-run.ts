import type { ReadBackOutput } from '@platebook/machines';
import type { TenantScope } from '../../db/database.ts';
import { outageOf } from '../../db/outage.ts';
import type { Clock } from '../../platform/clock.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { ProviderFailure } from '../../connectors/provider-failure.ts';
import type { Deferral } from '../runs/deferral.ts';
import type { SyncRunRow } from '../runs/sync-runs.store.ts';
import type { YieldIfDue } from '../runs/time-slice.ts';

/** How many entries are read between two time checks. */
const AT_ONCE = 60;
/** After this many consecutive failed parts, QuickBooks counts as unavailable. */
const FAILED_PARTS = 3;
/** Pauses as multiples of `retryMs`: 5 s at first, 30 s at most. */
const LONGEST_PAUSE = 6;
/** 60 s if a person has to reconnect or pay: the run then continues on its own. */
const LASTING_PAUSE = 12;

type Deps = {
  readonly posting: Pick<PostingProtocol, 'readBack'>;
  readonly clock: Clock;
  readonly retryMs: number;
};

type Reading = {
  readonly scope: TenantScope;
  readonly run: SyncRunRow;
  readonly deferral: Deferral;
  readonly yieldIfDue: YieldIfDue;
  readonly keys: readonly string[];
};

/**
 * Reads back everything a run has sent, part by part. A failed read does not stop the others: the run yields its worker
 * and retries the rest later, indefinitely, even while a person has to reconnect QuickBooks or the database refuses
 * writes. Throws unexpected errors.
 */
export async function readBackRun(
  { posting, clock, retryMs }: Deps,
  { scope, run, deferral, yieldIfDue, keys }: Reading,
): Promise<ReadBackOutput> {
  const begun = run.state === 'verifying' ? run.updatedAt : clock.now();
  const different: ReadBackOutput['different'][number][] = [];
  const failures: unknown[] = [];
  for (let from = 0; from < keys.length && failures.length < FAILED_PARTS; from += AT_ONCE) {
    await yieldIfDue();
    try {
      const read = await posting.readBack(scope, keys.slice(from, from + AT_ONCE));
      different.push(...read.different);
    } catch (error) {
      failures.push(error);
    }
  }
  const unexpected = failures.find((error) => !isOfBooks(error) && outageOf(error) === null);
  if (unexpected !== undefined) {
    throw unexpected;
  }
  if (failures.length > 0) {
    const waitedMs = clock.now().getTime() - begun.getTime();
    await deferral.defer(new Date(clock.now().getTime() + pauseMs(failures, waitedMs, retryMs)));
  }
  return { different };
}

/** Exponential back-off, and never shorter than QuickBooks asks for. */
function pauseMs(failures: readonly unknown[], waitedMs: number, retryMs: number): number {
  const waits = failures.map((error) =>
    error instanceof ProviderFailure ? (error.waitMs ?? 0) : 0,
  );
  const own = failures.every(isPassing)
    ? Math.min(Math.max(waitedMs, retryMs), LONGEST_PAUSE * retryMs)
    : LASTING_PAUSE * retryMs;
  return Math.max(own, ...waits);
}

/** Whether the same read may succeed later without a person. */
function isPassing(error: unknown): boolean {
  return error instanceof ProviderFailure || error instanceof ConnectionError
    ? error.retryable
    : outageOf(error) !== null;
}

/** Errors of QuickBooks or its connection; anything else is internal. */
function isOfBooks(error: unknown): boolean {
  return error instanceof ProviderFailure || error instanceof ConnectionError;
}
