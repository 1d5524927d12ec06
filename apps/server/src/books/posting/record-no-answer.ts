import { randomUUID } from 'node:crypto';
import type { TenantScope } from '../../db/database.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksFault, BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { reasonOfFault } from './advice.ts';
import { isPause, pauseBeforeAsking, reasonToAct } from './ask-again.port.ts';
import { notifyOfEntry } from './entry-progress.ts';
import type { PostingDeps } from './posting-deps.ts';
import { reasonText } from './posting-attempts.store.ts';
import type { Attempt } from './posting-attempts.store.ts';
import type { Posting } from './postings.store.ts';

/** People are notified after this many unanswered checks. */
const ATTEMPTS_BEFORE_NOTICE = 3;

/** QuickBooks refused the number, and this entry does not have it: it belongs to another entry. */
export function isNumberTaken(
  outcome: Posting['outcome'],
): outcome is NonNullable<Posting['outcome']> {
  return outcome?.code === 'duplicate_number';
}

/** Records an unanswered check with the time of the next one, and notifies people once there are too many. */
export async function recordNoAnswer(
  deps: PostingDeps,
  scope: TenantScope,
  posting: Posting,
  error: unknown,
): Promise<void> {
  const { entryId, runId, documentNumber, asks } = posting;
  const isWait = isPause(error);
  const at = deps.clock.now();
  const toDo = isNumberTaken(posting.outcome) ? null : reasonToAct(error);
  await deps.database.inTenant(scope, async (tx) => {
    await deps.store.changePosting(tx, posting, {
      leaseOwner: null,
      leaseUntil: null,
      nextAttemptAt: new Date(at.getTime() + pauseBeforeAsking(error, deps.times.retryMs)),
      ...(isWait ? { asks: asks - 1 } : {}),
      ...(toDo === null ? {} : { outcome: { ...toDo, retry: false } }),
      at,
    });
    if (isWait || error instanceof ConnectionError) {
      // No query was sent.
      return;
    }
    await deps.store.insertAttempt(tx, {
      ...attemptOf(deps, posting),
      httpStatus: error instanceof BooksFault ? error.httpStatus : null,
      code: error instanceof BooksFault ? error.code : null,
      intuitTid: error instanceof BooksUnreachable ? error.providerRequestId : null,
      outcome: 'no_answer',
      ...errorText(error),
      durationMs: error instanceof BooksUnreachable ? error.durationMs : 0,
    });
    if (asks === ATTEMPTS_BEFORE_NOTICE) {
      await notifyOfEntry(deps, tx, scope, {
        entryId,
        runId,
        documentNumber,
        event: 'books_changed',
        type: 'warning',
        title: (name) => `${name}: waiting for confirmation`,
        message: `QuickBooks didn't answer ${asks} checks about it. Nothing is sent again until it does, so nothing posts twice.`,
        wording: (entry) => ({ code: 'entry_unconfirmed', values: { entry, checks: asks } }),
      });
    }
  });
}

function errorText(error: unknown): Pick<Attempt, 'message' | 'wording'> {
  if (error instanceof BooksFault) {
    return reasonText(reasonOfFault(error));
  }
  const message = error instanceof Error ? error.message : "We couldn't reach QuickBooks.";
  return { message, wording: { code: 'books_silent', values: {} } };
}

/** The attempt record of a check, before its outcome is known. */
export function attemptOf({ clock, worker }: PostingDeps, posting: Posting): Attempt {
  return {
    tenantId: posting.tenantId,
    id: randomUUID(),
    postingId: posting.id,
    action: 'ask',
    requestId: posting.requestId,
    fence: posting.fence,
    worker,
    httpStatus: null,
    code: null,
    intuitTid: null,
    outcome: 'asked',
    message: null,
    wording: null,
    durationMs: 0,
    at: clock.now(),
  };
}
