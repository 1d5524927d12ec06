import type { Transaction } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables-connections.ts';

/** The delivery platforms that the tenant has a connection to, whatever state it is in, in no order. */
export async function connectedPlatforms(tx: Transaction): Promise<DeliveryPlatform[]> {
  const rows = await tx
    .selectFrom('connections')
    .select('provider')
    .where('provider', 'in', ['ubereats', 'doordash'])
    .where('status', '<>', 'disconnected')
    .execute();
  return rows.flatMap(({ provider }) =>
    provider === 'ubereats' || provider === 'doordash' ? provider : [],
  );
}
