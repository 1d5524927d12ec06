import { reasonOfNotification } from './advice.ts';
import { randomUUID } from 'node:crypto';
import type { SendOutcome } from '@platebook/machines';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { moveEntry, notifyOfEntry } from './entry-progress.ts';
import type { PostingDeps } from './posting-deps.ts';
import { reasonText } from './posting-attempts.store.ts';
import type { Posting } from './postings.store.ts';
import type { PostingChange } from './change-posting.store.ts';
import { quarantineEnd } from './quarantine.ts';
import type { SendVerdict } from './send-verdict.ts';

type Settled = { readonly posting: Posting; readonly verdict: SendVerdict };

/** Records the outcome of a send: the attempt always, the rest only while the row is still ours. */
async function settle(
  deps: PostingDeps,
  scope: TenantScope,
  posting: Posting,
  verdict: SendVerdict,
): Promise<SendOutcome> {
  return deps.database.inTenant(scope, (tx) => settleWithin(deps, tx, scope, { posting, verdict }));
}

async function settleWithin(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting: sent, verdict }: Settled,
): Promise<SendOutcome> {
  const at = deps.clock.now();
  // The row has the time of its last send; the caller has an earlier copy and its own fence.
  const { lastSendAt, sends } = (await deps.store.lockPosting(tx, sent.key)) ?? sent;
  const posting = { ...sent, lastSendAt, sends };
  const { change, outcome } = resultOf(deps, posting, verdict);
  const isOurs =
    verdict.kind !== 'fenced' &&
    (await deps.store.changePosting(tx, posting, {
      leaseOwner: null,
      leaseUntil: null,
      ...change,
      at,
    }));
  await noteAttempt(deps, tx, posting, { verdict, isOurs });
  if (!isOurs) {
    return { kind: 'unknown', untilMs: quarantineEnd(deps, posting) };
  }
  await moveAlong(deps, tx, scope, { posting, verdict });
  return outcome;
}

export const settleSend = Object.assign(settle, { within: settleWithin });

type Result = { readonly change: PostingChange; readonly outcome: SendOutcome };

function resultOf(deps: PostingDeps, posting: Posting, verdict: SendVerdict): Result {
  const { key } = posting;
  const now = deps.clock.now();
  switch (verdict.kind) {
    case 'posted': {
      const { externalId, syncToken } = verdict;
      return {
        change: {
          state: 'posted',
          externalId,
          syncToken,
          outcome: null,
          nextAttemptAt: null,
          finishedAt: now,
        },
        outcome: { kind: 'posted', key, externalId },
      };
    }
    case 'refused': {
      const { reason, retry } = verdict;
      return {
        change: {
          state: 'blocked',
          outcome: { ...reason, retry },
          nextAttemptAt: null,
          finishedAt: now,
        },
        outcome: { kind: 'refused', key, reason: reason.message },
      };
    }
    case 'later':
      return laterOf(posting, verdict, now);
    case 'stale':
    case 'unknown': {
      const untilMs = quarantineEnd(deps, posting);
      return {
        change: {
          state: 'unknown',
          nextAttemptAt: new Date(untilMs),
          outcome: { ...verdict.reason, retry: false },
        },
        outcome: { kind: 'unknown', untilMs },
      };
    }
    case 'fenced':
    default:
      return { change: {}, outcome: { kind: 'unknown', untilMs: quarantineEnd(deps, posting) } };
  }
}

function laterOf(
  { sends }: Posting,
  { waitMs, reason }: Extract<SendVerdict, { kind: 'later' }>,
  now: Date,
): Result {
  const nextAttemptAt = new Date(now.getTime() + waitMs);
  return {
    change: {
      state: 'pending',
      nextAttemptAt,
      outcome: { ...reason, retry: true },
      // A throttled call was not processed, so it does not count as a send.
      ...(reason.code === 'throttled' ? { sends: Math.max(0, sends - 1) } : {}),
    },
    outcome: { kind: 'throttled', untilMs: nextAttemptAt.getTime() },
  };
}

async function noteAttempt(
  { clock, worker, store }: PostingDeps,
  tx: Transaction,
  posting: Posting,
  { verdict, isOurs }: { readonly verdict: SendVerdict; readonly isOurs: boolean },
): Promise<void> {
  const { call } = verdict;
  await store.insertAttempt(tx, {
    tenantId: posting.tenantId,
    id: randomUUID(),
    postingId: posting.id,
    action: 'send',
    requestId: posting.requestId,
    fence: posting.fence,
    worker,
    httpStatus: call?.httpStatus ?? null,
    code: call?.code ?? null,
    intuitTid: call?.intuitTid ?? null,
    outcome: isOurs ? verdict.kind : 'fenced',
    ...reasonText('reason' in verdict ? verdict.reason : null),
    durationMs: call?.durationMs ?? 0,
    at: clock.now(),
  });
}

/** Updates the entry's visible status. Nothing is marked as posted here: it is read back first. */
async function moveAlong(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, verdict }: Settled,
): Promise<void> {
  const { entryId, runId, documentNumber } = posting;
  if (verdict.kind === 'posted') {
    const { externalId, syncToken } = verdict;
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.sent',
      status: 'posting',
      reason: null,
      ...(posting.operation === 'delete' ? {} : { externalId, syncToken }),
      details: { document_number: documentNumber, operation: posting.operation },
    });
  } else if (verdict.kind === 'refused') {
    await refuseEntry(deps, tx, scope, { posting, verdict });
  } else if (verdict.kind === 'unknown' || verdict.kind === 'stale') {
    await moveEntry(deps, tx, scope, {
      entryId,
      action: 'entry.unknown',
      status: 'posting',
      reason: verdict.reason,
      details: { document_number: documentNumber, run_id: runId },
    });
  }
}

/** An entry that was to be updated or deleted is unchanged in QuickBooks; a new one is not there. */
export async function refuseEntry(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  {
    posting,
    verdict,
  }: { readonly posting: Posting; readonly verdict: Extract<SendVerdict, { kind: 'refused' }> },
): Promise<void> {
  const { entryId, runId, documentNumber, operation } = posting;
  const { reason } = verdict;
  await notifyOfEntry(deps, tx, scope, {
    entryId,
    runId,
    documentNumber,
    event: 'entry_failed',
    type: 'error',
    title: (name) =>
      operation === 'delete' ? `${name} wasn't deleted in QuickBooks` : `${name} wasn't posted`,
    message: `${reason.message} ${reason.action}`,
    wording: (entry) => ({
      code: operation === 'delete' ? 'entry_not_deleted' : 'entry_not_posted',
      values: { entry, ...reasonOfNotification(reason) },
    }),
  });
  await moveEntry(deps, tx, scope, {
    entryId,
    action: 'entry.refused',
    status: operation === 'delete' ? 'posted' : 'failed',
    reason,
    // A new approval is based on this version.
    ...(verdict.syncToken === undefined ? {} : { syncToken: verdict.syncToken }),
    details: { document_number: documentNumber },
  });
}
