import type { Transaction } from '../../db/database.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';

/** The delivery platforms that the tenant has a connection to, in any status. */
export async function connectedPlatforms(tx: Transaction): Promise<DeliveryPlatform[]> {
  const rows = await tx
    .selectFrom('connections')
    .select('provider')
    .where('provider', 'in', DELIVERY_PLATFORMS)
    .where('status', '<>', 'disconnected')
    .execute();
  return DELIVERY_PLATFORMS.filter((platform) =>
    rows.some(({ provider }) => provider === platform),
  );
}
