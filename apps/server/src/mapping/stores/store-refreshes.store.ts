import type { Transaction } from '../../db/database.ts';
import { camelRow } from '../../db/camel-row.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { readFailure } from '../../db/stored-failure.ts';
import type { StoredFailure } from '../../db/stored-failure.ts';

export type StoreRefresh = {
  readonly tenantId: string;
  readonly provider: DeliveryPlatform;
  /** `waiting`: the platform is preparing the list. */
  readonly state: 'queued' | 'waiting' | 'done' | 'failed';
  readonly reportId: string | null;
  readonly asks: number;
  readonly failure: StoredFailure | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
};

export async function findRefresh(
  tx: Transaction,
  provider: DeliveryPlatform,
): Promise<StoreRefresh | null> {
  const row = await tx
    .selectFrom('platform_store_refreshes')
    .selectAll()
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { ...camelRow(row), failure: readFailure(row.failure, 'platform_store_refreshes.failure') };
}

export async function saveRefresh(tx: Transaction, refresh: StoreRefresh): Promise<void> {
  const columns = {
    state: refresh.state,
    report_id: refresh.reportId,
    asks: refresh.asks,
    failure: refresh.failure === null ? null : JSON.stringify(refresh.failure),
    requested_at: refresh.requestedAt,
    finished_at: refresh.finishedAt,
  };
  await tx
    .insertInto('platform_store_refreshes')
    .values({ tenant_id: refresh.tenantId, provider: refresh.provider, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(columns))
    .execute();
}

/** Whether a usable connection to the platform exists. */
export async function isConnected(tx: Transaction, provider: DeliveryPlatform): Promise<boolean> {
  const row = await tx
    .selectFrom('connections')
    .select('id')
    .where('provider', '=', provider)
    .where('status', '<>', 'disconnected')
    .executeTakeFirst();
  return row !== undefined;
}

/** All connections that list stores, across tenants; runs as the owner. */
export async function listStoreConnections(
  tx: Transaction,
): Promise<{ readonly tenantId: string; readonly provider: DeliveryPlatform }[]> {
  const rows = await tx
    .selectFrom('connections')
    .select(['tenant_id', 'provider'])
    .where('provider', 'in', DELIVERY_PLATFORMS)
    .where('status', 'in', ['connected', 'expiring'])
    .where('paused_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    provider: row.provider as DeliveryPlatform,
  }));
}
