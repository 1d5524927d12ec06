import type { Handlers } from '../../http/operations.ts';
import type { LiveStream } from './live-stream.ts';

export function liveRoutes(live: LiveStream): Pick<Handlers, 'streamLiveEvents'> {
  return {
    streamLiveEvents: {
      needs: 'tenant',
      handle: async ({ scope, request, response }) => {
        await live.stream(scope, { request, response });
        return { kind: 'taken' };
      },
    },
  };
}
