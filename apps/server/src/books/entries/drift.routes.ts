import { accepted, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { createDrift } from './drift.service.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { presentDrift } from './entries.presenter.ts';

/** Lists how QuickBooks differs from what was posted, and starts a new comparison. */
export function driftRoutes(deps: EntriesDeps): Pick<Handlers, 'listDrift' | 'checkDrift'> {
  const drift = createDrift(deps);
  return {
    listDrift: {
      needs: 'tenant',
      handle: async ({ scope }) => ok(presentDrift(await drift.read(scope))),
    },
    checkDrift: {
      needs: 'tenant',
      handle: async ({ scope }) =>
        accepted(presentDrift(await drift.request(scope)), 'The books are being compared'),
    },
  };
}
