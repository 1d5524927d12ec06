import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type PortalCommand = Extract<OnlineCommand, `portal ${string}`>;

export const PORTAL_EXAMPLES: Record<PortalCommand, readonly Example[]> = {
  'portal stats': [
    { call: 'platebook portal stats', does: 'how much is done and what waits' },
    {
      call: 'platebook portal stats --exit-status --json health,findings',
      does: 'for a monitor: 10 unless it is healthy',
    },
  ],
};
