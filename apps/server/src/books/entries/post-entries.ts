import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { TypedDifference } from '../posting/confirm-difference.ts';
import { requestPostings } from '../posting/request-postings.ts';
import type { RequestedPostings } from '../posting/request-postings.ts';
import type { KeyedQueue } from '../../platform/keyed-queue.ts';
import type { EntriesDeps, PostRun } from './entries-deps.ts';
import { runThatHolds } from './joined-run.store.ts';

type ClosedPeriod = 'refuse' | 'post_today';

export type PostRequest = {
  readonly entryIds: readonly string[];
  readonly closedPeriod: ClosedPeriod;
  readonly difference?: TypedDifference | undefined;
  readonly actor: Actor;
};

const BETWEEN_TRIES_MS = 50;
const MOST_TRIES = 100;
/** Longer than any request holds the lock, and shorter than the statement timeout. */
const LOCK_WAIT_MS = 5_000;

/**
 * Approves entries and starts a run that posts them. If a run already owns them, returns that run: repeated or concurrent
 * requests post nothing twice and start no second run.
 *
 * Throws what `requestPostings` throws, `nothing_to_post`, and `service_unavailable` with `Retry-After` if the client's
 * other posting requests hold the lock too long.
 */
export function postEntries(
  deps: EntriesDeps & { readonly keyedQueue: KeyedQueue },
  scope: TenantScope,
  request: PostRequest,
): Promise<PostRun> {
  // Queue per tenant: concurrent requests would otherwise take every connection, and the lock's owner would get none.
  return deps.keyedQueue(scope.tenantId, () => waitForLock(deps, scope, request));
}

async function waitForLock(
  deps: EntriesDeps,
  scope: TenantScope,
  request: PostRequest,
): Promise<PostRun> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // While another process holds the lock, this request holds no connection.
    const run = await deps.database.inTenant(scope, async (tx) =>
      (await holdsLock(tx, scope)) ? postSerially(deps, tx, scope, request) : null,
    );
    if (run !== null) {
      return run;
    }
    await delay(BETWEEN_TRIES_MS);
  }
  throw new AppError('service_unavailable', { headers: { 'retry-after': '1' } });
}

/** Takes the advisory lock that serializes a client's posting requests; held until the transaction ends. */
async function holdsLock(tx: Transaction, { tenantId }: TenantScope): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select set_config('lock_timeout', ${`${LOCK_WAIT_MS}ms`}, true),
      pg_try_advisory_xact_lock(hashtextextended(${`post|${tenantId}`}, 0)) as has`.execute(tx);
  return rows[0]?.has === true;
}

/** Runs in the caller's transaction; the caller serializes requests for the same entries. */
export async function postSerially(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  request: PostRequest,
): Promise<PostRun> {
  await deps.store.refuseUnusableBooks(tx);
  const requested = await requestPostings(deps, tx, scope, { ...request, isSending: false });
  const joined = await joinedRun(tx, requested);
  if (joined !== null) {
    return joined;
  }
  const ids = requested.planned.map(({ entryId }) => entryId);
  const [first] = requested.refused;
  if (ids.length === 0) {
    throw new AppError(
      'nothing_to_post',
      first === undefined ? {} : { message: `${first.reason.message} ${first.reason.action}` },
    );
  }
  const { runId } = await deps.startPostRun(tx, scope, {
    entryIds: ids,
    trigger: 'manual',
    requestedBy: request.actor.userId,
  });
  return { runId, entryIds: ids, refused: requested.refused };
}

/** The run that already sends everything requested, or has posted it; null if there is none. */
async function joinedRun(
  tx: Transaction,
  { planned, refused }: RequestedPostings,
): Promise<PostRun | null> {
  const run = await runThatHolds(tx, {
    keys: planned.map(({ key }) => key),
    entryIds: refused.map(({ entryId }) => entryId),
  });
  if (run === null) {
    return null;
  }
  return {
    runId: run.id,
    entryIds: [...planned.map(({ entryId }) => entryId), ...run.postedEntryIds],
    refused: refused.filter(({ entryId }) => !run.postedEntryIds.includes(entryId)),
  };
}
