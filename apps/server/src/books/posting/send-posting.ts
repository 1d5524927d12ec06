import { randomUUID } from 'node:crypto';
import type { SendOutcome } from '@platebook/machines';
import type { TenantScope } from '../../db/database.ts';
import { REASONS } from './advice.ts';
import type { Reason } from './advice.ts';
import type { PostingDeps } from './posting-deps.ts';
import type { Posting } from './postings.store.ts';
import type { PostingChange } from './change-posting.store.ts';
import { quarantineEnd } from './quarantine.ts';
import type { RealmHolds } from './realm-holds.ts';
import { sendRow } from './send-row.ts';
import type { SendVerdict } from './send-verdict.ts';
import { settleSend } from './settle-send.ts';

type SendingDeps = PostingDeps & { readonly realms: RealmHolds };

/** How soon to retry if another worker has the row or the company. */
const BUSY_MS = 1_000;

/**
 * Sends one outbox row, or says why it cannot be sent now. `posting` is committed before the socket opens; the response
 * changes the row only if nobody else has taken it over (reliability.md 3.2).
 */
export async function sendPosting(
  deps: SendingDeps,
  scope: TenantScope,
  key: string,
): Promise<SendOutcome> {
  const owner = `${deps.worker}/${randomUUID()}`;
  const claim = await claimPosting(deps, scope, { key, owner });
  if (claim.kind === 'answered') {
    return claim.outcome;
  }
  deps.crash('after_claim');
  const { posting } = claim;
  const busyUntil = await deps.realms.take(posting.realmId);
  if (busyUntil !== null) {
    await release(deps, scope, posting);
    return { kind: 'throttled', untilMs: soon(deps, busyUntil) };
  }
  try {
    const verdict = await sendRow(deps, scope, posting);
    if (verdict.kind === 'posted') {
      deps.crash('before_mark_posted');
    }
    const outcome = await settleSend(deps, scope, posting, verdict);
    deps.crash('after_mark_posted');
    return outcome;
  } finally {
    await deps.realms.leave(posting.realmId);
  }
}

type Claim =
  | { readonly kind: 'answered'; readonly outcome: SendOutcome }
  | { readonly kind: 'claimed'; readonly posting: Posting };

/** Claims the row if it may be sent now: no other worker has it, and no send is pending. */
async function claimPosting(
  deps: PostingDeps,
  scope: TenantScope,
  { key, owner }: { readonly key: string; readonly owner: string },
): Promise<Claim> {
  const { database, clock, entitlements, store } = deps;
  return database.inTenant(scope, async (tx): Promise<Claim> => {
    const posting = await store.lockPosting(tx, key);
    if (posting === null) {
      throw new Error('There is no such row in the outbox of this tenant.');
    }
    const at = clock.now();
    const next = nextStep(deps, posting, at);
    if (next.kind === 'answer') {
      return { kind: 'answered', outcome: next.outcome };
    }
    if (next.kind === 'change') {
      await store.changePosting(tx, posting, { ...next.change, at });
      return { kind: 'answered', outcome: next.outcome };
    }
    const fence = posting.fence + 1;
    const change = { fence, leaseOwner: owner, leaseUntil: leaseEnd(deps), at };
    await store.changePosting(tx, posting, { ...change, state: 'pending', finishedAt: null });
    const claimed: Posting = { ...posting, ...change, state: 'pending' };
    const reason = (await entitlements.canPost(tx, scope))
      ? tooOften(deps, posting)
      : REASONS.postingNotIncluded;
    if (reason !== null) {
      const verdict: SendVerdict = { kind: 'refused', reason, retry: true };
      return {
        kind: 'answered',
        outcome: await settleSend.within(deps, tx, scope, { posting: claimed, verdict }),
      };
    }
    return { kind: 'claimed', posting: claimed };
  });
}

type Next =
  | { readonly kind: 'send' }
  | { readonly kind: 'answer'; readonly outcome: SendOutcome }
  | { readonly kind: 'change'; readonly change: PostingChange; readonly outcome: SendOutcome };

/** What may happen next in the row's state. */
function nextStep(deps: PostingDeps, posting: Posting, at: Date): Next {
  const { key, state, outcome, externalId, leaseUntil, nextAttemptAt } = posting;
  const isTaken = leaseUntil !== null && leaseUntil > at;
  switch (state) {
    case 'posted':
      return answer({ kind: 'posted', key, externalId: externalId ?? '' });
    case 'cancelled':
      return answer({ kind: 'refused', key, reason: 'It was approved again, or removed.' });
    case 'blocked':
      return outcome?.retry === true
        ? { kind: 'send' }
        : answer({ kind: 'refused', key, reason: outcome?.message ?? 'A person has to decide.' });
    case 'unknown':
      return answer({ kind: 'unknown', untilMs: quarantineEnd(deps, posting) });
    case 'posting':
      // Its worker died while sending: whether it arrived is unknown.
      return isTaken
        ? answer({ kind: 'throttled', untilMs: soon(deps, leaseUntil) })
        : {
            kind: 'change',
            change: {
              state: 'unknown',
              fence: posting.fence + 1,
              leaseOwner: null,
              leaseUntil: null,
            },
            outcome: { kind: 'unknown', untilMs: quarantineEnd(deps, posting) },
          };
    case 'pending':
    default:
      if (isTaken) {
        return answer({ kind: 'throttled', untilMs: soon(deps, leaseUntil) });
      }
      if (nextAttemptAt !== null && nextAttemptAt > at) {
        return answer({ kind: 'throttled', untilMs: nextAttemptAt.getTime() });
      }
      return { kind: 'send' };
  }
}

/** A row that a person requested again is sent once more, however often it was sent. */
function tooOften({ times }: PostingDeps, { state, sends }: Posting): Reason | null {
  return state === 'pending' && sends >= times.maxSends ? REASONS.tooManyTries(sends) : null;
}

function answer(outcome: SendOutcome): Next {
  return { kind: 'answer', outcome };
}

async function release(
  { database, clock, store }: PostingDeps,
  scope: TenantScope,
  posting: Posting,
): Promise<void> {
  await database.inTenant(scope, (tx) =>
    store.changePosting(tx, posting, { leaseOwner: null, leaseUntil: null, at: clock.now() }),
  );
}

function leaseEnd({ clock, times }: PostingDeps): Date {
  return new Date(clock.now().getTime() + times.leaseMs);
}

function soon({ clock }: PostingDeps, until: Date): number {
  return Math.min(until.getTime(), clock.now().getTime() + BUSY_MS);
}
