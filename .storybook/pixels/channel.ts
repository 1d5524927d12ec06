import { Channel } from 'storybook/internal/channels';
import { addons } from 'storybook/preview-api';

/** Outside Storybook no channel exists, and every caller of `getChannel` would receive a different one. */
export const channel = new Channel({});
addons.setChannel(channel);
