import type { TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { NotKnownYet } from '../posting/ask-again.port.ts';
import { ProviderFailure } from '../../connectors/provider-failure.ts';
import type { EntriesDeps } from './entries-deps.ts';

/** Queries QuickBooks for an entry now. What QuickBooks cannot answer yet stays unchanged. */
export async function resolveEntry(
  deps: EntriesDeps,
  scope: TenantScope,
  id: string,
): Promise<void> {
  const posting = await deps.database.inTenant(scope, async (tx) => {
    if ((await deps.store.lockEntries(tx, [id])).length === 0) {
      throw new AppError('books_entry_not_found');
    }
    return (await deps.store.postingsOfEntries(tx, [id])).findLast(
      ({ state, outcome }) =>
        ['posting', 'unknown'].includes(state) || (state === 'blocked' && outcome?.retry === false),
    );
  });
  if (posting === undefined) {
    throw new AppError('entry_not_ambiguous');
  }
  try {
    const outcome = await deps.posting.ask(scope, posting.key);
    if (outcome.kind === 'posted') {
      await deps.posting.readBack(scope, [posting.key]);
    }
  } catch (error) {
    if (error instanceof NotKnownYet) {
      return;
    }
    if (isSilence(error)) {
      throw new AppError('books_unavailable', { cause: error });
    }
    throw error;
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof ProviderFailure || error instanceof ConnectionError;
}
