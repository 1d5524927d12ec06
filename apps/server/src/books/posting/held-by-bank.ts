import type { TenantScope } from '../../db/database.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { ProviderFailure } from '../../connectors/provider-failure.ts';
import { readClearedStates } from './cleared-state.ts';
import type { HeldByBank } from './held-by-bank.port.ts';
import type { PostingDeps } from './posting-deps.ts';
import { reportTimeout } from './posting-times.ts';

type Deps = Pick<PostingDeps, 'database' | 'books' | 'times' | 'store'>;

/**
 * Queries which of these posted entries are cleared or reconciled; entries that are not in QuickBooks are left out. Runs
 * outside any transaction.
 */
export async function askHeldByBank(
  { database, books, times, store }: Deps,
  scope: TenantScope,
  entryIds: readonly string[],
): Promise<HeldByBank> {
  const { realmId, posted } = await database.inTenant(scope, async (tx) => ({
    realmId: (await store.findBooks(tx))?.realmId ?? null,
    posted: await store.listInBooks(tx, entryIds),
  }));
  const days = posted.map(({ on }) => on).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (realmId === null || from === undefined || to === undefined) {
    return new Map();
  }
  try {
    const request = { realmId, timeoutMs: reportTimeout(times), from, to };
    const states = await readClearedStates(books, scope, request);
    return new Map(
      posted.flatMap(({ id, externalId }) => {
        const state = states.get(externalId);
        return state === undefined ? [] : [[id, state]];
      }),
    );
  } catch (error) {
    if (error instanceof ProviderFailure || error instanceof ConnectionError) {
      return null;
    }
    throw error;
  }
}
