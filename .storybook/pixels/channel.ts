import { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';

/** Outside Storybook nobody has opened a channel, and each who asks for one would get another. */
export const channel = new Channel({});
addons.setChannel(channel);
