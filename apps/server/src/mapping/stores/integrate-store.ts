import { sql } from 'kysely';
import { jobScope } from '../../jobs/job-scope.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { switchUberStore } from '../../connectors/ubereats/ubereats-stores.ts';
import type { ListingDeps } from '../../connectors/listing-call.ts';
import type { MappingDeps } from './mapping-deps.ts';
import { ListingError } from '../../connectors/store-listing.port.ts';
import { findPlatformStore, storesInForce } from './platform-stores.store.ts';
import { failureOf } from './failure-of.ts';
import type { StoredFailure } from '../../db/stored-failure.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** About two hours of attempts. */
const MOST_TRIES = 15;

/** A refused switch is requested again. */
const NOT_REFUSED = sql<'on' | 'off' | null>`nullif(integration, 'failed')`;

type Job = { readonly tenantId: string; readonly platformStoreId: string; readonly tries: number };

/** Enqueues switching a store according to its mapping, in the transaction that decides about it. */
export async function requestIntegration(
  { queue }: Pick<MappingDeps, 'queue'>,
  tx: Transaction,
  { tenantId, platformStoreId }: Pick<Job, 'tenantId' | 'platformStoreId'>,
): Promise<void> {
  await tx
    .updateTable('platform_stores')
    .set({ integration: NOT_REFUSED, integration_failure: null })
    .where('provider', '=', 'ubereats')
    .where('platform_store_id', '=', platformStoreId)
    .execute();
  await queue.enqueue(
    tx,
    'platform-stores.integrate',
    { tenantId, platformStoreId, tries: 0 },
    { key: `${tenantId}:${platformStoreId}` },
  );
}

/**
 * `POST /v1/eats/stores/{store_id}/pos_data` (platform-apis 1.1): on while the store is mapped, off otherwise. The
 * mapping does not wait for it: a call without a response is retried, and people are notified of a refusal.
 */
export async function integrateStore(
  deps: MappingDeps & ListingDeps,
  { tenantId, platformStoreId, tries }: Job,
): Promise<void> {
  const { database } = deps;
  const scope = jobScope(tenantId, `integrate-${platformStoreId}`);
  const found = await database.inTenant(scope, async (tx) => ({
    store: await findPlatformStore(tx, 'ubereats', platformStoreId),
    isOn: (await storesInForce(tx, 'ubereats')).has(platformStoreId),
  }));
  // A store known only from reports, or gone from the platform, has no switch.
  if (found.store === null || found.store.connectionId === null || found.store.status === 'lost') {
    return;
  }
  const { isOn } = found;
  try {
    await switchUberStore(deps, scope, {
      storeId: platformStoreId,
      storeName: found.store.name,
      isOn,
    });
    await save(deps, scope, platformStoreId, { state: isOn ? 'on' : 'off', failure: null });
  } catch (error) {
    if (!(error instanceof ListingError) && !(error instanceof ConnectionError)) {
      throw error;
    }
    if (error.retryable && tries < MOST_TRIES) {
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
      await askAgain(deps, scope, { platformStoreId, tries: tries + 1, waitMs, error });
      return;
    }
    await save(deps, scope, platformStoreId, { state: 'failed', failure: failureOf(error) });
  }
}

type Again = Omit<Job, 'tenantId'> & {
  readonly waitMs: number;
  readonly error: ListingError | ConnectionError;
};

/** Stores the reason with the store until Uber Eats responds. */
async function askAgain(
  { database, queue, clock, live }: MappingDeps,
  scope: TenantScope,
  { platformStoreId, tries, waitMs, error }: Again,
): Promise<void> {
  const { tenantId } = scope;
  await database.inTenant(scope, async (tx) => {
    await tx
      .updateTable('platform_stores')
      .set({
        integration: NOT_REFUSED,
        integration_failure: JSON.stringify(failureOf(error)),
      })
      .where('provider', '=', 'ubereats')
      .where('platform_store_id', '=', platformStoreId)
      .execute();
    await live.changed(tx, { tenantId, topic: 'store_mapping', id: tenantId });
    await queue.enqueue(
      tx,
      'platform-stores.integrate',
      { tenantId, platformStoreId, tries },
      {
        key: `${tenantId}:${platformStoreId}`,
        startAfter: new Date(clock.now().getTime() + waitMs),
      },
    );
  });
}

type Outcome = {
  readonly state: 'on' | 'off' | 'failed';
  readonly failure: StoredFailure | null;
};

async function save(
  { database, clock, live, notifier }: MappingDeps,
  scope: TenantScope,
  platformStoreId: string,
  { state, failure }: Outcome,
): Promise<void> {
  const { tenantId } = scope;
  await database.inTenant(scope, async (tx) => {
    await tx
      .updateTable('platform_stores')
      .set({
        integration: state,
        integration_failure: failure === null ? null : JSON.stringify(failure),
        integration_at: clock.now(),
      })
      .where('provider', '=', 'ubereats')
      .where('platform_store_id', '=', platformStoreId)
      .execute();
    await live.changed(tx, { tenantId, topic: 'store_mapping', id: tenantId });
    if (failure !== null) {
      await notifier.notify(tx, {
        tenantId,
        event: 'mapping_needed',
        type: 'warning',
        title: "Uber Eats couldn't turn reports on or off for a store",
        message: `${failure.message} The match is kept. We'll try again every night, and when you refresh the stores from Uber Eats. You can upload its reports in the meantime.`,
        wording: {
          code: 'store_not_switched',
          values: {
            reason_code: failure.code,
            reason: failure.message,
            ...(failure.values === undefined ? {} : { reason_values: failure.values }),
          },
        },
        action: {
          label: 'Open the match',
          href: '/dashboard/platform/ubereats/mapping-management',
        },
        minLevel: 'user_manager',
        dedupeKey: `store-mapping:integration:${platformStoreId}`,
      });
    }
  });
}
