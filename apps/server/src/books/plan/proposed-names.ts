import type { AccountMapping } from '@platebook/accounting';
import type { Transaction } from '../../db/database.ts';
import { fromChannelRow } from '../../clients/channels/channels.read-model.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';

/**
 * What the `qbo_mapping_config` of the channel of an entry would call accounts: shown until one is mapped, and never
 * posted to. The channel is the one it was planned for, else the one that carries the platform's id of its store.
 */
export async function readProposedNames(
  tx: Transaction,
): Promise<(entry: Pick<EntryToPost, 'channelId' | 'platform' | 'entry'>) => AccountMapping> {
  const channels = (await tx.selectFrom('channels').selectAll().execute()).map(fromChannelRow);
  return ({ channelId, platform, entry }) => {
    const own =
      channels.find(({ id }) => id === channelId) ??
      channels.find(
        ({ type, platformStoreId }) => type === platform && platformStoreId === entry.storeId,
      );
    return own?.mapping.accounts ?? {};
  };
}
