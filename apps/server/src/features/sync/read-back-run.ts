import type { ReadBackOutput } from '@platebook/machines';
import type { TenantScope } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { ConnectionError } from '../connections/connections.port.ts';
import type { PostingProtocol } from '../posting/posting.port.ts';
import { BooksFault, BooksUnreachable } from '../quickbooks/quickbooks.port.ts';
import type { Parking } from './parking.ts';
import type { SyncRunRow } from './sync-runs.store.ts';
import type { Turn } from './turn.ts';

/** Read between two looks at the time. */
const AT_ONCE = 60;
/** So many parts that could not be read in a row of them say that the books do not answer at all. */
const FAILED_PARTS = 3;
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** A person has to look after this time. */
const PATIENCE_MS = 30 * 60_000;

type Deps = { readonly posting: Pick<PostingProtocol, 'readBack'>; readonly clock: Clock };

type Reading = {
  readonly scope: TenantScope;
  readonly run: SyncRunRow;
  readonly parking: Parking;
  readonly turn: Turn;
  readonly keys: readonly string[];
};

/**
 * Reads back everything a run has sent, part by part. What cannot be read for now keeps nothing else: the run gives its
 * worker back and reads what is left a little later, again and again for half an hour. Then it throws, as it does at once
 * where only a person can help.
 */
export async function readBackRun(
  { posting, clock }: Deps,
  { scope, run, parking, turn, keys }: Reading,
): Promise<ReadBackOutput> {
  const begun = run.state === 'verifying' ? run.updatedAt : clock.now();
  const different: ReadBackOutput['different'][number][] = [];
  const failures: unknown[] = [];
  for (let from = 0; from < keys.length && failures.length < FAILED_PARTS; from += AT_ONCE) {
    await turn();
    try {
      const read = await posting.readBack(scope, keys.slice(from, from + AT_ONCE));
      different.push(...read.different);
    } catch (error) {
      failures.push(error);
    }
  }
  const lasting = failures.find((error) => !isPassing(error));
  if (lasting !== undefined) {
    throw lasting instanceof ConnectionError ? mendable(lasting) : lasting;
  }
  if (failures.length > 0) {
    const waitedMs = clock.now().getTime() - begun.getTime();
    if (waitedMs >= PATIENCE_MS) {
      throw unreadable(failures[0]);
    }
    await parking.park(new Date(clock.now().getTime() + pauseMs(failures, waitedMs)));
  }
  return { different };
}

/** Twice as long each time, and never shorter than the books ask for. */
function pauseMs(failures: readonly unknown[], waitedMs: number): number {
  const asked = failures.map((error) =>
    error instanceof BooksUnreachable ? (error.waitMs ?? 0) : 0,
  );
  const own = Math.min(Math.max(waitedMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
  return Math.max(own, ...asked);
}

/** Whether the same read may succeed later without a person. */
function isPassing(error: unknown): boolean {
  if (error instanceof BooksFault) {
    return error.kind === 'throttled' || error.kind === 'provider_error';
  }
  return error instanceof BooksUnreachable || (error instanceof ConnectionError && error.retryable);
}

/** Once a person has connected again they start the run again: what was sent has still to be read. */
function mendable(cause: ConnectionError): Error {
  return Object.assign(new Error(cause.message, { cause }), { code: cause.code });
}

function unreadable(cause: unknown): Error {
  return Object.assign(
    new Error(
      'QuickBooks could not be read for half an hour, so nothing that was sent is called posted yet',
      { cause },
    ),
    { code: 'books_unreadable' },
  );
}
