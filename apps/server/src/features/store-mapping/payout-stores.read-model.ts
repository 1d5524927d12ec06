import { sql } from 'kysely';
import type { Expression } from 'kysely';

/*
 * Payment Details of Uber Eats in the US call a store by the number its owner gave it and not by its id at the platform.
 * Where one store of the tenant alone bears the number it is meant, as for posting (store-mapping.read-model.ts).
 */

/** `id`, `store_id` and `qbo_mapping_config` of the channel whose store a row of `payouts` is of, for a lateral join. */
export const CHANNEL_OF_PAYOUT = sql<{
  id: string;
  store_id: string;
  qbo_mapping_config: unknown;
}>`(
  select named.id, named.store_id, named.qbo_mapping_config from channels named
  where named.tenant_id = payouts.tenant_id and named.channel_type = payouts.platform
    and named.platform_store_id in (payouts.platform_store_id, (
      select min(bearer.platform_store_id) from platform_stores bearer
      where bearer.tenant_id = payouts.tenant_id and bearer.provider = payouts.platform
        and bearer.external_ref = payouts.platform_store_id
      having count(*) = 1))
  order by named.platform_store_id = payouts.platform_store_id desc limit 1)`;

/** What payouts call the platform store of a row of `channels` or `store_mappings`: an array. */
export function namesInPayouts(row: 'channels' | 'store_mappings') {
  return namesOf(
    sql.ref(`${row}.tenant_id`),
    sql.ref(`${row}.channel_type`),
    sql.ref(`${row}.platform_store_id`),
  );
}

/** What payouts call a platform store: an array of its id, and of its number where it alone bears it. */
export function namesOf(
  tenantId: Expression<string>,
  provider: Expression<string>,
  platformStoreId: Expression<string | null>,
) {
  return sql<string[]>`array[${platformStoreId}, (
    select own.external_ref from platform_stores own
    where own.tenant_id = ${tenantId} and own.provider = ${provider} and own.platform_store_id = ${platformStoreId}
      and (select count(*) from platform_stores bearer
        where bearer.tenant_id = own.tenant_id and bearer.provider = own.provider
          and bearer.external_ref = own.external_ref) = 1)]`;
}
