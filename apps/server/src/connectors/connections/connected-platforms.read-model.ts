import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables-connections.ts';
import { PLATFORM_IDS } from '../providers.ts';

/** The delivery platforms that the tenant has a connection to, whatever state it is in. */
export async function connectedPlatforms(tx: Transaction): Promise<DeliveryPlatform[]> {
  const rows = await tx
    .selectFrom('connections')
    .select('provider')
    .where('provider', 'in', PLATFORM_IDS)
    .where('status', '<>', 'disconnected')
    .execute();
  return PLATFORM_IDS.filter((platform) => rows.some(({ provider }) => provider === platform));
}
