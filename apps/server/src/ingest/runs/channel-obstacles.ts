import type { Transaction } from '../../db/database.ts';
import type { Channel } from '../../clients/channels/channels.read-model.ts';
import { PLATFORMS } from '../../connectors/providers.ts';

export const NO_CHANNELS: ReadonlySet<string> = new Set();

/** The channels that have ever had a run. */
export async function fetchedChannels(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('sync_runs')
    .select('channel_id')
    .distinct()
    .where('channel_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ channel_id: id }) => id ?? []));
}

type Connected = ReadonlyMap<string, { readonly isPaused: boolean; readonly status: string }>;

/** The connections that are not disconnected, by provider. */
export async function connectedProviders(tx: Transaction): Promise<Connected> {
  const rows = await tx
    .selectFrom('connections')
    .select(['provider', 'paused_at', 'status'])
    .where('status', '<>', 'disconnected')
    .execute();
  return new Map(
    rows.map((row) => [row.provider, { isPaused: row.paused_at !== null, status: row.status }]),
  );
}

/** Why a channel cannot be fetched now, and what to do about it. */
export function obstacleOf(
  channel: Channel,
  connected: Connected,
): { readonly code: string; readonly message: string } | null {
  const name = PLATFORMS[channel.type].name;
  const connection = connected.get(channel.type);
  if (connection === undefined) {
    return {
      code: 'connection_missing',
      message: `Connect ${name} first, or upload its report files.`,
    };
  }
  if (connection.isPaused) {
    return { code: 'connection_paused', message: `${name} is paused. Resume it first.` };
  }
  if (connection.status === 'expired' || connection.status === 'revoked') {
    return {
      code: `connection_${connection.status}`,
      message: `${name} no longer accepts our connection. Reconnect it first.`,
    };
  }
  if (channel.platformStoreId === null) {
    return {
      code: 'store_not_mapped',
      message: `Match this store on ${name} first.`,
    };
  }
  return null;
}
