import type { TenantScope } from '../../db/database.ts';
import { BooksFault } from '../../connectors/quickbooks/quickbooks.port.ts';
import { REASONS, reasonOfFault } from './advice.ts';
import { readClearedStates } from './cleared-state.ts';
import { differencesOf } from './entry-differences.ts';
import { hashOfPayload, textOfPayload } from './payload.ts';
import type { QboEntry } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import { markOf } from './posting-key.ts';
import { reportTimeout, retryAfter } from './posting-times.ts';
import type { Posting } from './postings.store.ts';
import { readEntity } from './read-entity.ts';
import { Fenced, judgeAnswer, judgeFailure } from './send-verdict.ts';
import type { SendVerdict } from './send-verdict.ts';

/**
 * Sends a claimed row, and once more if QuickBooks has a newer version of the entity with the content that we posted:
 * nobody changed it, so only the version is updated. A version with other content is left to a person.
 */
export async function sendRow(
  deps: PostingDeps,
  scope: TenantScope,
  posting: Posting,
): Promise<SendVerdict> {
  const held = await holdOfBank(deps, scope, posting);
  if (held !== null) {
    return held;
  }
  const verdict = await send(deps, scope, posting);
  return verdict.kind === 'stale' ? sendAgain(deps, scope, posting) : verdict;
}

/** A cleared or reconciled entry is neither updated nor deleted; if QuickBooks does not say, the row waits. */
async function holdOfBank(
  { database, books, times, store }: PostingDeps,
  scope: TenantScope,
  { operation, entryId, realmId, payload, sends }: Posting,
): Promise<SendVerdict | null> {
  if (operation === 'create') {
    return null;
  }
  const earlier = await database.inTenant(scope, (tx) => store.postingsOfEntries(tx, [entryId]));
  const on = lastPosted(earlier)?.payload.TxnDate;
  if (on === undefined) {
    return null;
  }
  try {
    const request = { realmId, timeoutMs: reportTimeout(times), from: on, to: on };
    const state = (await readClearedStates(books, scope, request)).get(payload.Id ?? '');
    return state === undefined
      ? null
      : { kind: 'refused', reason: REASONS.heldByBank(state), retry: true };
  } catch (error) {
    const retryMs = retryAfter(times, sends);
    return error instanceof BooksFault
      ? judgeUnsaid(error, retryMs)
      : judgeFailure(error, { hasSent: false, retryMs });
  }
}

function judgeUnsaid(fault: BooksFault, retryMs: number): SendVerdict {
  const reason = reasonOfFault(fault);
  return fault.retryable
    ? { kind: 'later', waitMs: retryMs, reason }
    : { kind: 'refused', reason, retry: true };
}

async function sendAgain(
  deps: PostingDeps,
  scope: TenantScope,
  posting: Posting,
): Promise<SendVerdict> {
  const request = { realmId: posting.realmId, timeoutMs: deps.times.callMs };
  let found: QboEntry | null;
  try {
    const id = posting.payload.Id ?? '';
    ({ found } = await readEntity(deps.books, scope, { ...request, id }));
  } catch (error) {
    // The refusal is certain; only what QuickBooks has instead is unknown.
    return judgeFailure(error, { hasSent: false, retryMs: retryAfter(deps.times, posting.sends) });
  }
  const { SyncToken: syncToken = '' } = found ?? {};
  if (found !== null && isDone(posting, found)) {
    return { kind: 'posted', externalId: found.Id ?? '', syncToken };
  }
  if (found === null || !(await isUntouched(deps, scope, posting, found))) {
    const reason = found === null ? REASONS.vanished : REASONS.changedMeanwhile;
    return { kind: 'refused', reason, retry: false, syncToken };
  }
  const again = await send(deps, scope, await withVersion(deps, scope, posting, syncToken));
  return again.kind === 'stale'
    ? { kind: 'refused', reason: REASONS.changedMeanwhile, retry: false, syncToken }
    : again;
}

/** Whether this update was made before: a database restored from a backup has forgotten that. */
function isDone({ key, operation, payload }: Posting, found: QboEntry): boolean {
  const isMarked = (found.PrivateNote ?? '').includes(markOf(key));
  return operation === 'update' && isMarked && differencesOf(payload, found).length === 0;
}

/** Whether an entity has the content that we last posted, whatever its version. */
async function isUntouched(
  { database, store }: PostingDeps,
  scope: TenantScope,
  { entryId }: Posting,
  found: QboEntry,
): Promise<boolean> {
  const earlier = await database.inTenant(scope, (tx) => store.postingsOfEntries(tx, [entryId]));
  const last = lastPosted(earlier);
  return last !== undefined && differencesOf(last.payload, found).length === 0;
}

function lastPosted(earlier: readonly Posting[]): Posting | undefined {
  return earlier.findLast(({ state, operation }) => state === 'posted' && operation !== 'delete');
}

async function withVersion(
  { database, clock, store }: PostingDeps,
  scope: TenantScope,
  posting: Posting,
  syncToken: string,
): Promise<Posting> {
  const payload = { ...posting.payload, SyncToken: syncToken };
  const change = { payload, payloadSha256: hashOfPayload(payload) };
  await database.inTenant(scope, (tx) =>
    store.changePosting(tx, posting, { ...change, at: clock.now() }),
  );
  return { ...posting, ...change, sends: posting.sends + 1 };
}

async function send(deps: PostingDeps, scope: TenantScope, posting: Posting): Promise<SendVerdict> {
  if (hashOfPayload(posting.payload) !== posting.payloadSha256) {
    return { kind: 'refused', reason: REASONS.changedPayload, retry: false };
  }
  let sends = posting.sends;
  try {
    const response = await deps.books.call(scope, {
      method: 'POST',
      path: 'journalentry',
      query: {
        requestid: posting.requestId,
        ...(posting.operation === 'create' ? {} : { operation: posting.operation }),
      },
      body: textOfPayload(posting.payload),
      realmId: posting.realmId,
      timeoutMs: deps.times.callMs,
      beforeSend: async () => {
        sends += 1;
        await markPosting(deps, scope, { posting, sends });
        deps.crash('after_mark_posting');
      },
    });
    deps.crash('after_http');
    return judgeAnswer(posting, response, retryAfter(deps.times, sends));
  } catch (error) {
    deps.crash('in_catch');
    return judgeFailure(error, {
      hasSent: sends > posting.sends,
      retryMs: retryAfter(deps.times, sends),
    });
  }
}

/** Commits the write-ahead intent. Throws if the row is no longer ours: then nothing is sent. */
async function markPosting(
  { database, clock, times, store }: PostingDeps,
  scope: TenantScope,
  { posting, sends }: { readonly posting: Posting; readonly sends: number },
): Promise<void> {
  const at = clock.now();
  const isOurs = await database.inTenant(scope, (tx) =>
    store.changePosting(tx, posting, {
      state: 'posting',
      sends,
      lastSendAt: at,
      leaseUntil: new Date(at.getTime() + times.leaseMs),
      at,
    }),
  );
  if (!isOurs) {
    throw new Fenced('Another worker has taken this row over.');
  }
}
