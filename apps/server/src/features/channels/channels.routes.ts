import type { components } from '@platebook/api-client';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { ChannelsService } from './channels.service.ts';
import type { Channel } from './channels.read-model.ts';

/** Spec 9. */
const DEFAULT_CHANNEL_TYPE = 'ubereats';

export function channelsRoutes(
  channels: ChannelsService,
): Pick<Handlers, 'createChannel' | 'deleteChannel'> {
  return {
    createChannel: {
      needs: 'tenant',
      handle: async ({ scope, path, body }) => {
        const channel = await channels.connect(scope, {
          storeId: path.store,
          type: body.channel_type ?? DEFAULT_CHANNEL_TYPE,
          platformStoreId: body.platform_store_id ?? null,
          config: body.channel_config ?? {},
          mapping: body.qbo_mapping_config ?? {},
        });
        return created(presentChannel(channel), 'Channel connected');
      },
    },
    deleteChannel: {
      needs: 'tenant',
      handle: async ({ scope, path }) => {
        await channels.disconnect(scope, path.store, path.channel);
        return ok({ id: path.channel }, 'Channel disconnected');
      },
    },
  };
}

function presentChannel(channel: Channel): components['schemas']['Channel'] {
  return {
    id: channel.id,
    store_id: channel.storeId,
    channel_type: channel.type,
    platform_store_id: channel.platformStoreId,
    channel_config: channel.config,
    qbo_mapping_config: channel.mapping,
    created_at: channel.createdAt.toISOString(),
  };
}
