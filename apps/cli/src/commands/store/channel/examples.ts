import type { Example } from '../../../help/example.ts';
import type { OnlineCommand } from '../../../online/options.ts';

type ChannelCommand = Extract<OnlineCommand, `store channel ${string}`>;

export const CHANNEL_EXAMPLES: Record<ChannelCommand, readonly Example[]> = {
  'store channel list': [
    { call: 'platebook store channel list', does: 'for the current client' },
    { call: 'platebook store channel list --channel doordash -o csv', does: 'of one platform' },
  ],
  'store channel connect': [
    { call: 'platebook store channel connect downtown --channel doordash', does: 'to DoorDash' },
    {
      call: 'platebook store channel connect downtown --platform-store ID --dry-run',
      does: 'what would be sent',
    },
  ],
  'store channel disconnect': [
    { call: 'platebook store channel disconnect downtown', does: 'asks first' },
    {
      call: 'platebook store channel disconnect downtown --channel ubereats --yes',
      does: 'in a script',
    },
  ],
};
