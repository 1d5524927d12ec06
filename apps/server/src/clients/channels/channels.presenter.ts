import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import type { Channel } from './channels.read-model.ts';

export function presentChannel(channel: Channel): CamelCased<components['schemas']['Channel']> {
  return {
    ...channel,
    channelType: channel.type,
    channelConfig: channel.config,
    qboMappingConfig: channel.mapping,
  };
}
