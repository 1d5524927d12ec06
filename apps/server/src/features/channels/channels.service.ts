import { randomUUID } from 'node:crypto';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import { deleteChannelRow, insertChannelRow, storeExists } from './channels.store.ts';
import type { Channel } from './channels.read-model.ts';

type NewChannel = Pick<Channel, 'storeId' | 'type' | 'platformStoreId' | 'config' | 'mapping'>;

export type ChannelsService = {
  readonly connect: (scope: TenantScope, channel: NewChannel) => Promise<Channel>;
  readonly disconnect: (scope: TenantScope, storeId: string, id: string) => Promise<void>;
};

export function createChannelsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): ChannelsService {
  return {
    connect: async (scope, given) => {
      const channel = {
        ...given,
        config: knownConfig(given.config),
        tenantId: scope.tenantId,
        id: randomUUID(),
        createdAt: clock.now(),
      };
      await database
        .inTenant(scope, async (tx) => {
          requireStore(await storeExists(tx, given.storeId));
          await insertChannelRow(tx, channel);
        })
        .catch((cause: unknown) => {
          throw brokenUniqueIndex(cause) === null
            ? cause
            : new AppError('channel_exists', { cause });
        });
      return channel;
    },
    disconnect: (scope, storeId, id) =>
      database.inTenant(scope, async (tx) => {
        requireStore(await storeExists(tx, storeId));
        if (!(await deleteChannelRow(tx, storeId, id))) {
          throw new AppError('channel_not_found');
        }
      }),
  };
}

function knownConfig(config: Channel['config']): Channel['config'] {
  return config.time_zone === undefined
    ? config
    : { ...config, time_zone: knownTimeZone(config.time_zone, '/channel_config/time_zone') };
}

function requireStore(exists: boolean): void {
  if (!exists) {
    throw new AppError('store_not_found');
  }
}
