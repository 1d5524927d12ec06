import { jobScope } from '../../jobs/job-scope.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { ListingError } from '../../connectors/store-listing.port.ts';
import type { PlatformStoreListing } from '../../connectors/store-listing.port.ts';
import { saveListing } from './save-listing.ts';
import { day } from './store-mappings.store.ts';
import { findRefresh, listStoreConnections, saveRefresh } from './store-refreshes.store.ts';
import type { StoreRefresh } from './store-refreshes.store.ts';
import { failureOf } from './failure-of.ts';

export type RefreshDeps = MappingDeps & {
  readonly listingOf: (platform: DeliveryPlatform) => PlatformStoreListing;
};

type Job = { readonly tenantId: string; readonly provider: DeliveryPlatform };

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** About half an hour; a store report is ready within five minutes. */
const MOST_ASKS = 30;

/** Enqueues loading a platform's stores, in the caller's transaction; one at a time. */
export async function requestRefresh(
  { queue, clock }: Pick<MappingDeps, 'queue' | 'clock'>,
  tx: Transaction,
  { tenantId, provider }: Job,
): Promise<StoreRefresh> {
  const before = await findRefresh(tx, provider);
  if (before !== null && before.finishedAt === null) {
    return before;
  }
  const refresh: StoreRefresh = {
    tenantId,
    provider,
    state: 'queued',
    reportId: null,
    asks: 0,
    failure: null,
    requestedAt: clock.now(),
    finishedAt: null,
  };
  await saveRefresh(tx, refresh);
  await enqueue(queue, tx, refresh);
  return refresh;
}

/** The job: calls the platform, and retries later while it prepares the list or does not respond. */
export async function refreshStores(deps: RefreshDeps, job: Job): Promise<void> {
  const { database, clock, listingOf } = deps;
  const scope = jobScope(job.tenantId, `stores-${job.provider}`);
  const refresh = await database.inTenant(scope, (tx) => findRefresh(tx, job.provider));
  if (refresh === null || refresh.finishedAt !== null) {
    return;
  }
  try {
    const listing = await listingOf(job.provider)(scope, {
      reportId: refresh.reportId,
      today: day(clock.now()),
    });
    if (listing.kind === 'waiting') {
      await askLater(deps, scope, { ...refresh, reportId: listing.reportId, state: 'waiting' });
      return;
    }
    const { connectionId, stores } = listing;
    await database.inTenant(scope, async (tx) => {
      await saveListing(deps, tx, { ...job, connectionId, stores });
      await saveRefresh(tx, {
        ...refresh,
        state: 'done',
        failure: null,
        finishedAt: clock.now(),
      });
    });
  } catch (error) {
    if (!(error instanceof ListingError) && !(error instanceof ConnectionError)) {
      throw error;
    }
    const failure = failureOf(error);
    await (error.retryable
      ? askLater(deps, scope, { ...refresh, failure })
      : giveUp(deps, scope, { ...refresh, failure }));
  }
}

async function askLater(
  deps: RefreshDeps,
  scope: TenantScope,
  refresh: StoreRefresh,
): Promise<void> {
  const { database, clock, queue } = deps;
  if (refresh.asks >= MOST_ASKS) {
    const late = {
      code: 'platform_unavailable',
      message: "The platform didn't send its store list.",
      values: { why: 'no_list' },
    };
    await giveUp(deps, scope, { ...refresh, failure: refresh.failure ?? late });
    return;
  }
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** refresh.asks, LONGEST_WAIT_MS);
  await database.inTenant(scope, async (tx) => {
    await saveRefresh(tx, { ...refresh, asks: refresh.asks + 1 });
    await enqueue(queue, tx, refresh, new Date(clock.now().getTime() + waitMs));
  });
}

async function giveUp(
  { database, clock, live }: RefreshDeps,
  scope: TenantScope,
  refresh: StoreRefresh,
): Promise<void> {
  await database.inTenant(scope, async (tx) => {
    await saveRefresh(tx, { ...refresh, state: 'failed', finishedAt: clock.now() });
    const { tenantId } = refresh;
    await live.changed(tx, { tenantId, topic: 'store_mapping', id: tenantId });
  });
}

/** The nightly job: every connection's stores. */
export async function refreshAllStores(deps: RefreshDeps): Promise<void> {
  const connected = await deps.database.readAsOwner(listStoreConnections);
  for (const job of connected) {
    const scope = jobScope(job.tenantId, 'stores-nightly');
    await deps.database.inTenant(scope, (tx) => requestRefresh(deps, tx, job));
  }
}

async function enqueue(
  queue: MappingDeps['queue'],
  tx: Transaction,
  { tenantId, provider }: StoreRefresh,
  startAfter?: Date,
): Promise<void> {
  await queue.enqueue(
    tx,
    'platform-stores.refresh',
    { tenantId, provider },
    { key: `${tenantId}:${provider}`, ...(startAfter === undefined ? {} : { startAfter }) },
  );
}
