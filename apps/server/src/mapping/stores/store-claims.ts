import { sql } from 'kysely';
import { jobScope } from '../../jobs/job-scope.ts';
import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { PLATFORMS } from '../../connectors/providers.ts';
import type { MappingDeps } from './mapping-deps.ts';

/** A tenant matches its own store with a platform store. */
type Claim = {
  readonly tenantId: string;
  readonly type: DeliveryPlatform;
  readonly platformStoreId: string;
};

/**
 * Enqueues notifying the owners of other tenants that connected or mapped this platform store, in the claiming
 * transaction. It is a job because a tenant's transaction cannot see other tenants; the claimer learns nothing about
 * them.
 */
export async function requestClaimNotice(
  { queue }: Pick<MappingDeps, 'queue'>,
  tx: Transaction,
  { tenantId, type, platformStoreId }: Claim,
): Promise<void> {
  await queue.enqueue(
    tx,
    'platform-stores.claimed',
    { tenantId, type, platformStoreId },
    { key: `${type}:${platformStoreId}` },
  );
}

/** The job: notifies the owners of each other tenant, in the app and by mail according to their settings. */
export async function notifyOtherOwners(
  { database, notifier }: Pick<MappingDeps, 'database' | 'notifier'>,
  claim: Claim,
): Promise<void> {
  const { type, platformStoreId } = claim;
  const others = await database.readAsOwner((tx) => findOtherHolders(tx, claim));
  for (const { tenantId, name } of others) {
    const scope = jobScope(tenantId, `claimed-${platformStoreId}`);
    await database.inTenant(scope, (tx) =>
      notifier.notify(tx, {
        tenantId,
        event: 'store_claimed',
        type: 'warning',
        title: `Another Platebook account uses ${name ?? 'one of your stores'} on ${PLATFORMS[type].name}`,
        message:
          'Someone outside your company mapped this platform store to a store of theirs. Your mapping and your entries have not changed. If you did not expect this, check who can sign in to your platform account.',
        action: {
          label: 'Open the mapping',
          href: `/dashboard/platform/${type}/mapping-management`,
        },
        wording: { code: 'store_claimed', values: { store: name, name: PLATFORMS[type].name } },
        subject: { channel_type: type, platform_store_id: platformStoreId },
        minLevel: 'user_owner',
        dedupeKey: `store_claimed:${type}:${platformStoreId}`,
      }),
    );
  }
}

type Holder = { readonly tenantId: string; readonly name: string | null };

/** Runs as the database owner. */
async function findOtherHolders(
  tx: Transaction,
  { tenantId, type, platformStoreId }: Claim,
): Promise<Holder[]> {
  const { rows } = await sql<{ tenant_id: string; name: string | null }>`
    select holder.tenant_id, max(holder.name) as name
    from (
      select tenant_id, name from platform_stores
      where provider = ${type} and platform_store_id = ${platformStoreId}
        and connection_id is not null and status <> 'lost'
      union all
      select mapping.tenant_id, stores.name
      from store_mappings mapping
      join stores on stores.tenant_id = mapping.tenant_id and stores.id = mapping.store_id
      where mapping.channel_type = ${type} and mapping.platform_store_id = ${platformStoreId}
        and mapping.state = 'confirmed'
    ) as holder
    where holder.tenant_id <> ${tenantId}
    group by holder.tenant_id
    order by holder.tenant_id`.execute(tx);
  return rows.map((row) => ({ tenantId: row.tenant_id, name: row.name }));
}
