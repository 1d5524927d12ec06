import type { Transaction } from '../../db/database.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { connectedPlatforms } from '../../connectors/connections/connected-platforms.read-model.ts';
import { lackingAccounts } from './create-accounts.ts';
import type { AccountToCreate } from './mapping-views.ts';
import { readFacts, readSeen } from './read-mapping.ts';
import type { MappingFacts } from './read-mapping.ts';

/** The accounts that the client's payouts lack: those that creating the missing ones would create or map. */
export async function findLackingAccounts(
  tx: Transaction,
  tenantId: string,
): Promise<readonly AccountToCreate[]> {
  return lackingOf(tx, await readFacts(tx, tenantId, { platform: null, storeId: null }));
}

export async function lackingOf(tx: Transaction, facts: MappingFacts): Promise<AccountToCreate[]> {
  return lackingAccounts(facts, await seenOfPlatforms(tx));
}

type SeenComponents = Awaited<ReturnType<typeof readSeen>>;

/** The components of each platform's payouts; empty for a platform that is only connected. */
async function seenOfPlatforms(
  tx: Transaction,
): Promise<ReadonlyMap<DeliveryPlatform, SeenComponents>> {
  const seen = new Map<DeliveryPlatform, SeenComponents>();
  const connected = await connectedPlatforms(tx);
  for (const platform of DELIVERY_PLATFORMS) {
    const components = await readSeen(tx, { platform, storeId: null });
    if (components.size > 0 || connected.includes(platform)) {
      seen.set(platform, components);
    }
  }
  return seen;
}
