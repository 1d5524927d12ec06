import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Readiness } from './readiness.ts';

export function healthRoutes(readiness: Readiness): Pick<Handlers, 'getHealth' | 'getReadiness'> {
  return {
    getHealth: {
      needs: 'nobody',
      handle: () => Promise.resolve(ok({ alive: true } as const, 'Alive')),
    },
    getReadiness: {
      needs: 'nobody',
      handle: async () => {
        const state = await readiness.check();
        if (!state.ready) {
          throw new AppError('not_ready', { message: state.reason });
        }
        return ok(state, 'Ready');
      },
    },
  };
}
