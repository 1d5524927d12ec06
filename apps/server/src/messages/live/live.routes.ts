import type { Handlers } from '../../http/operations.ts';
import type { LiveStream } from './live-stream.ts';

export function liveRoutes(live: LiveStream): Pick<Handlers, 'streamLiveEvents'> {
  return {
    streamLiveEvents: {
      needs: 'tenant',
      handle: async (call) => {
        await live.stream(call);
        return { kind: 'taken' };
      },
    },
  };
}
