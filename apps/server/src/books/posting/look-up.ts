import type { TenantScope } from '../../db/database.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import {
  BooksFault,
  BooksUnreachable,
  WrongRealm,
} from '../../connectors/quickbooks/quickbooks.port.ts';
import { reasonOfConnection } from './advice.ts';
import { NotKnownYet } from './ask-again.port.ts';
import { askBooks } from './ask-books.ts';
import { judgeNumber } from './ask-verdict.ts';
import type { QboEntry } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import { retryAfter } from './posting-times.ts';
import type { Posting } from './postings.store.ts';
import { readByNumbers } from './read-entity.ts';

/** `PostingProtocol.lookUp`. Updates and deletions need none: the version they name is stale once they were made. */
export async function lookUp(
  deps: PostingDeps,
  scope: TenantScope,
  keys: readonly string[],
): Promise<number | null> {
  const rows = await deps.database.inTenant(scope, (tx) => deps.store.findPostings(tx, keys));
  const unsent = rows.filter((row) => row.operation === 'create' && maySend(row));
  const [first] = unsent;
  if (first === undefined) {
    return null;
  }
  let found: readonly QboEntry[];
  try {
    ({ found } = await readByNumbers(deps.books, scope, {
      realmId: first.realmId,
      timeoutMs: deps.times.callMs,
      documentNumbers: [...new Set(unsent.map(({ documentNumber }) => documentNumber))],
    }));
  } catch (error) {
    return waitFor(deps, error);
  }
  for (const posting of unsent) {
    const rowsOfIt = found.filter(({ DocNumber }) => DocNumber === posting.documentNumber);
    const judgement = await judgeNumber(deps, scope, { posting, rows: rowsOfIt });
    if (judgement.kind !== 'absent' && (await markUnknown(deps, scope, posting))) {
      try {
        await askBooks(deps, scope, posting.key);
      } catch (error) {
        // The row stays unknown: it is queried individually later, and not sent before.
        return waitFor(deps, error);
      }
    }
  }
  return null;
}

function maySend({ state, outcome }: Posting): boolean {
  return state === 'pending' || (state === 'blocked' && outcome?.retry === true);
}

/** Null if a send would be refused for the same reason, which notifies people. */
function waitFor({ clock, times }: PostingDeps, error: unknown): number | null {
  const soon = clock.now().getTime() + retryAfter(times, 0);
  if (error instanceof NotKnownYet) {
    return error.untilMs;
  }
  if (error instanceof WrongRealm) {
    return null;
  }
  if (error instanceof ConnectionError) {
    return reasonOfConnection(error.code) === null ? soon : null;
  }
  if (error instanceof BooksFault) {
    return REFUSED_ALIKE.includes(error.meaning) ? null : soon;
  }
  if (error instanceof BooksUnreachable) {
    return clock.now().getTime() + (error.waitMs ?? retryAfter(times, 0));
  }
  throw error;
}

const REFUSED_ALIKE = ['unauthorized', 'realm_forbidden', 'subscription_lapsed'];

/** From here on the row is sent only after an individual query. False if another worker has claimed it. */
async function markUnknown(
  { database, clock, store }: PostingDeps,
  scope: TenantScope,
  { key, fence }: Posting,
): Promise<boolean> {
  return database.inTenant(scope, async (tx) => {
    const posting = await store.lockPosting(tx, key);
    const at = clock.now();
    if (posting === null || posting.fence !== fence || !maySend(posting)) {
      return false;
    }
    const { leaseUntil } = posting;
    if (leaseUntil !== null && leaseUntil > at) {
      return false;
    }
    return store.changePosting(tx, posting, { state: 'unknown', fence: fence + 1, at });
  });
}
