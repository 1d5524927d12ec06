import { randomUUID } from 'node:crypto';
import type { AskOutcome } from '@platebook/machines';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { reasonOfNotification } from './advice.ts';
import { NotKnownYet } from './ask-again.port.ts';
import { askVerdict } from './ask-verdict.ts';
import type { AskVerdict } from './ask-verdict.ts';
import { moveEntry, notifyOfEntry } from './entry-progress.ts';
import type { PostingDeps } from './posting-deps.ts';
import { reasonText } from './posting-attempts.store.ts';
import type { Posting } from './postings.store.ts';
import type { PostingChange } from './change-posting.store.ts';
import { quarantineEnd } from './quarantine.ts';
import { refuseEntry } from './settle-send.ts';
import { attemptOf, isNumberTaken, recordNoAnswer } from './record-no-answer.ts';

/**
 * Queries QuickBooks for the outcome of a sent row. Found counts immediately; absent only after the quarantine, and the
 * row may then be resent under its key. Throws if QuickBooks does not answer: unknown decides nothing.
 */
export async function askBooks(
  deps: PostingDeps,
  scope: TenantScope,
  key: string,
): Promise<AskOutcome> {
  const claim = await claimForAsking(deps, scope, key);
  if ('outcome' in claim) {
    return claim.outcome;
  }
  const { posting } = claim;
  let verdict: AskVerdict;
  try {
    verdict = await askVerdict(deps, scope, posting);
  } catch (error) {
    deps.crash('in_catch');
    await recordNoAnswer(deps, scope, posting, error);
    throw error;
  }
  deps.crash('after_resolve_query');
  const outcome = await deps.database.inTenant(scope, (tx) =>
    settleAsk(deps, tx, scope, { posting, verdict }),
  );
  if (outcome === null) {
    throw new NotKnownYet('The books do not show it yet.', quarantineEnd(deps, posting));
  }
  return outcome;
}

type Claim = { readonly outcome: AskOutcome } | { readonly posting: Posting };

async function claimForAsking(deps: PostingDeps, scope: TenantScope, key: string): Promise<Claim> {
  const { database, clock, times, worker, store } = deps;
  return database.inTenant(scope, async (tx): Promise<Claim> => {
    const posting = await store.lockPosting(tx, key);
    if (posting === null) {
      throw new Error('There is no such row in the outbox of this tenant.');
    }
    const at = clock.now();
    const known = knownOutcome(posting);
    if (known !== null) {
      return { outcome: known };
    }
    const { leaseUntil } = posting;
    if (leaseUntil !== null && leaseUntil > at) {
      throw new NotKnownYet('Another worker has this row.', leaseUntil.getTime());
    }
    // The sender may still be alive: the new fence keeps it from changing the row.
    const change = {
      state: 'unknown',
      fence: posting.fence + 1,
      asks: posting.asks + 1,
      leaseOwner: `${worker}/${randomUUID()}`,
      leaseUntil: new Date(at.getTime() + times.leaseMs),
    } as const;
    await store.changePosting(tx, posting, { ...change, at });
    return { posting: { ...posting, ...change } };
  });
}

/** The outcome of a row that needs no query. */
function knownOutcome({ key, state, outcome, externalId }: Posting): AskOutcome | null {
  switch (state) {
    case 'posted':
      return { kind: 'posted', key, externalId: externalId ?? '' };
    case 'pending':
      return { kind: 'absent', key };
    case 'cancelled':
      return { kind: 'different', key, reason: 'It was approved again, or removed.' };
    case 'blocked':
      return outcome?.retry === true ? { kind: 'absent', key } : null;
    case 'posting':
    case 'unknown':
    default:
      return null;
  }
}

type Settled = { readonly posting: Posting; readonly verdict: AskVerdict };

/** Null if it stays unknown. */
async function settleAsk(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, verdict }: Settled,
): Promise<AskOutcome | null> {
  const at = deps.clock.now();
  await deps.store.lockPosting(tx, posting.key);
  const isEarly = verdict.kind === 'absent' && at.getTime() < quarantineEnd(deps, posting);
  const { answer } = verdict;
  const isOurs = await deps.store.changePosting(tx, posting, {
    leaseOwner: null,
    leaseUntil: null,
    ...(isEarly ? {} : changeOf(verdict, posting, at)),
    at,
  });
  await deps.store.insertAttempt(tx, {
    ...attemptOf(deps, posting),
    httpStatus: answer.status,
    intuitTid: answer.intuitTid,
    durationMs: answer.durationMs,
    outcome: isOurs ? (isEarly ? 'absent_so_far' : verdict.kind) : 'fenced',
    ...reasonText(verdict.kind === 'different' ? verdict.reason : null),
  });
  if (!isOurs || isEarly) {
    return null;
  }
  await moveAlong(deps, tx, scope, { posting, verdict });
  return outcomeOf(posting, verdict);
}

function changeOf(verdict: AskVerdict, { outcome }: Posting, at: Date): PostingChange {
  switch (verdict.kind) {
    case 'posted': {
      const { externalId, syncToken } = verdict;
      return {
        state: 'posted',
        externalId,
        syncToken,
        outcome: null,
        nextAttemptAt: null,
        finishedAt: at,
      };
    }
    case 'absent':
      return isNumberTaken(outcome)
        ? {
            state: 'blocked',
            outcome: { ...outcome, retry: true },
            nextAttemptAt: null,
            finishedAt: at,
          }
        : { state: 'pending', outcome: null, nextAttemptAt: null };
    case 'different':
    default:
      return {
        state: 'blocked',
        outcome: { ...verdict.reason, retry: false },
        nextAttemptAt: null,
        finishedAt: at,
      };
  }
}

function outcomeOf({ key, outcome }: Posting, verdict: AskVerdict): AskOutcome {
  switch (verdict.kind) {
    case 'posted':
      return { kind: 'posted', key, externalId: verdict.externalId };
    case 'absent':
      return isNumberTaken(outcome)
        ? { kind: 'refused', key, reason: outcome.message }
        : { kind: 'absent', key };
    case 'different':
    default:
      return { kind: 'different', key, reason: verdict.reason.message };
  }
}

async function moveAlong(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, verdict }: Settled,
): Promise<void> {
  const { entryId, runId, documentNumber, operation, outcome } = posting;
  if (verdict.kind === 'posted') {
    const { externalId, syncToken } = verdict;
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.found',
      status: 'posting',
      reason: null,
      ...(operation === 'delete' ? {} : { externalId, syncToken }),
      details: { document_number: documentNumber },
    });
  } else if (verdict.kind === 'absent' && isNumberTaken(outcome)) {
    await refuseEntry(deps, tx, scope, {
      posting,
      verdict: { kind: 'refused', reason: outcome, retry: true },
    });
  } else if (verdict.kind === 'absent') {
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.absent',
      reason: null,
      details: { document_number: documentNumber },
    });
  } else {
    await notifyOfEntry(deps, tx, scope, {
      entryId,
      runId,
      documentNumber,
      event: 'books_changed',
      type: 'error',
      title: (name) => `${name} needs your decision`,
      message: `${verdict.reason.message} ${verdict.reason.action}`,
      wording: (entry) => ({
        code: 'entry_needs_decision',
        values: { entry, ...reasonOfNotification(verdict.reason) },
      }),
    });
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.blocked',
      status: 'failed',
      reason: verdict.reason,
      details: { document_number: documentNumber },
    });
  }
}
