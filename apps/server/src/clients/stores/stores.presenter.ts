import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { Channel } from '../channels/channels.read-model.ts';
import type { StoreWithChannels } from './stores.store.ts';

export function presentStore(store: StoreWithChannels): CamelCased<components['schemas']['Store']> {
  return { ...store, channels: store.channels.map(presentStoreChannel) };
}

function presentStoreChannel(channel: Channel): CamelCased<components['schemas']['Channel']> {
  return {
    ...channel,
    channelType: channel.type,
    channelConfig: channel.config,
    qboMappingConfig: channel.mapping,
  };
}
