import { sql } from 'kysely';
import type { Expression } from 'kysely';

/*
 * Payment Details of Uber Eats in the US identify a store by the number its owner gave it and not by its id at the
 * platform; a store without a number is identified by its name. A number or name that is unique in the tenant matches
 * that store, as in posting (store-mapping.read-model.ts).
 */

/**
 * Whether reports identify the row `bearer` of `platform_stores` by this name. A store known only from reports has the
 * name as its id.
 */
function isCalled(name: Expression<string | null>) {
  return sql<boolean>`(bearer.external_ref = ${name}
    or (bearer.external_ref is null and bearer.name = ${name} and bearer.platform_store_id <> ${name}))`;
}

/** The name of a row of `platform_stores` in reports besides its id; null if another store of the tenant shares it. */
export function soleName(store: 'own' | 'p') {
  const name = sql<string>`coalesce(${sql.ref(`${store}.external_ref`)}, ${sql.ref(`${store}.name`)})`;
  return sql<string | null>`case when (
    select count(*) from platform_stores bearer
    where bearer.tenant_id = ${sql.ref(`${store}.tenant_id`)} and bearer.provider = ${sql.ref(`${store}.provider`)}
      and ${isCalled(name)}) = 1 then ${name} end`;
}

/** `id` and `store_id` of the channel that a row of `payouts` belongs to, for a lateral join. */
export const CHANNEL_OF_PAYOUT = sql<{ id: string; store_id: string }>`(
  select named.id, named.store_id from channels named
  where named.tenant_id = payouts.tenant_id and named.channel_type = payouts.platform
    and named.platform_store_id in (payouts.platform_store_id, (
      select min(bearer.platform_store_id) from platform_stores bearer
      where bearer.tenant_id = payouts.tenant_id and bearer.provider = payouts.platform
        and ${isCalled(sql.ref('payouts.platform_store_id'))}
      having count(*) = 1))
  order by named.platform_store_id = payouts.platform_store_id desc limit 1)`;

/** The names in payouts of the platform store of a row of `channels` or `store_mappings`: an array. */
export function namesInPayouts(row: 'channels' | 'store_mappings') {
  return namesOf(
    sql.ref(`${row}.tenant_id`),
    sql.ref(`${row}.channel_type`),
    sql.ref(`${row}.platform_store_id`),
  );
}

/** The names of a platform store in payouts: an array of its id, and of its number or name if that is unique. */
export function namesOf(
  tenantId: Expression<string>,
  provider: Expression<string>,
  platformStoreId: Expression<string | null>,
) {
  return sql<string[]>`array[${platformStoreId}, (
    select ${soleName('own')} from platform_stores own
    where own.tenant_id = ${tenantId} and own.provider = ${provider} and own.platform_store_id = ${platformStoreId})]`;
}
