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

/** Read between two looks at the time. */
const AT_ONCE = 60;
/** So many parts that could not be read in a row of them say that the books do not answer at all. */
const FAILED_PARTS = 3;
/** Pauses as multiples of `retryMs`: 5 s at first, 30 s at most. */
const LONGEST_PAUSE = 6;
/** Where a person has to connect again, or to pay, 60 s: the run reads on by itself once they have. */
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
 * Reads back everything a run has sent, part by part. What cannot be read for now keeps nothing else: the run gives its
 * worker back and reads what is left a little later, again and again, also while a person has to connect QuickBooks
 * again or the database refuses to store what was read. Throws what nobody expected.
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

/** Twice as long each time, and never shorter than the books ask for. */
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

/** What the books or the connection to them say; anything else is ours. */
function isOfBooks(error: unknown): boolean {
  return error instanceof ProviderFailure || error instanceof ConnectionError;
}
