import type { ClientContextSituation } from './client-context.connect.ts';
import { NO_ACCESS, type ClientAccess } from './client-context.types.ts';

const active = { id: 'c1', tenantId: 't1', storeId: null, channel: null };
const manager: ClientAccess = {
  level: 'user_manager',
  capabilities: ['export_data'],
  permissions: ['listStores', 'createStore'],
};
const quiet = { client: 'active', access: 'known', notice: 'hidden' } as const;
const known = { active, access: manager, deniedId: null };
const unknown = { active, access: NO_ACCESS, deniedId: null };

/** One plausible situation per state of the client context; used by stories and tests. */
export const CLIENT_CONTEXT_SITUATIONS = {
  none: {
    state: { client: 'none', access: 'none', notice: 'hidden' },
    context: { active: null, access: NO_ACCESS, deniedId: null },
  },
  switching: { state: { ...quiet, client: 'switching' }, context: known },
  loading: { state: { ...quiet, access: 'loading' }, context: unknown },
  known: { state: quiet, context: known },
  renewing: { state: { ...quiet, access: 'renewing' }, context: known },
  failed: { state: { ...quiet, access: 'failed' }, context: unknown },
  denied: {
    state: { ...quiet, notice: 'denied' },
    context: { ...known, deniedId: '7f1d0c52-9a1e-4b7a-8a53-5b1f3f3c9a10' },
  },
  forbidden: { state: { ...quiet, notice: 'forbidden' }, context: known },
} as const satisfies Record<string, ClientContextSituation>;
