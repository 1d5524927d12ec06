import { actorOf } from '../../audit/audit-log.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { ChannelsService } from './channels.service.ts';
import { presentChannel } from './channels.presenter.ts';

/** Spec 9. */
const DEFAULT_CHANNEL_TYPE = 'ubereats';

export function channelsRoutes(
  channels: ChannelsService,
): Pick<
  Handlers,
  'createChannel' | 'getChannel' | 'updateChannel' | 'deleteChannel' | 'getPlatformStore'
> {
  return {
    createChannel: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const newChannel = {
          storeId: path.store,
          type: body.channel_type ?? DEFAULT_CHANNEL_TYPE,
          platformStoreId: body.platform_store_id ?? null,
          config: body.channel_config ?? {},
          mapping: body.qbo_mapping_config ?? {},
        };
        const channel = await channels.connect(scope, newChannel, actorOf(principal));
        return created(presentChannel(channel), 'Channel connected');
      },
    },
    getChannel: {
      needs: 'tenant',
      handle: async ({ scope, path }) =>
        ok(presentChannel(await channels.find(scope, { storeId: path.store, id: path.channel }))),
    },
    updateChannel: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const place = { storeId: path.store, id: path.channel };
        const change = {
          platformStoreId: body.platform_store_id,
          config: body.channel_config,
          mapping: body.qbo_mapping_config,
        };
        const channel = await channels.update(scope, place, change, actorOf(principal));
        return ok(presentChannel(channel), 'Channel saved');
      },
    },
    deleteChannel: {
      needs: 'tenant',
      handle: async ({ principal, scope, path }) => {
        const place = { storeId: path.store, id: path.channel };
        await channels.disconnect(scope, place, actorOf(principal));
        return ok({ id: path.channel }, 'Channel disconnected');
      },
    },
    ...platformStoreRoutes(channels),
  };
}

function platformStoreRoutes(channels: ChannelsService): Pick<Handlers, 'getPlatformStore'> {
  return {
    getPlatformStore: {
      needs: 'tenant',
      handle: async ({ scope, path, query }) => {
        const type = query.channel_type ?? DEFAULT_CHANNEL_TYPE;
        const { storeName, channel } = await channels.ofPlatformStore(
          scope,
          type,
          path.platform_store,
        );
        return ok({
          storeId: channel.storeId,
          storeName,
          channel: presentChannel(channel),
        });
      },
    },
  };
}
