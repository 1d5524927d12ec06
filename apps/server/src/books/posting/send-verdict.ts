import { readFault } from '../../connectors/quickbooks/books-fault.ts';
import { BooksUnreachable, WrongRealm } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksAnswer, BooksFault } from '../../connectors/quickbooks/quickbooks.port.ts';
import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { REASONS, reasonOfConnection, reasonOfFault } from './advice.ts';
import type { Reason } from './advice.ts';
import type { QboEntry } from './payload.ts';
import type { Posting } from './postings.store.ts';

/** The call behind a verdict, for the list of attempts. */
export type CallMade = {
  readonly httpStatus: number | null;
  readonly code: string | null;
  readonly intuitTid: string | null;
  readonly durationMs: number;
};

/** The outcome of a send. */
export type SendVerdict = (
  | { readonly kind: 'posted'; readonly externalId: string; readonly syncToken: string }
  /** QuickBooks refused it, or was not called: it certainly does not have it. */
  | {
      readonly kind: 'refused';
      readonly reason: Reason;
      readonly retry: boolean;
      /** The version that QuickBooks has, if that was the reason for the refusal. */
      readonly syncToken?: string;
    }
  /** Refused because QuickBooks has another version, which is read before anything is decided. */
  | { readonly kind: 'stale'; readonly reason: Reason }
  /** Certainly did not happen; may be resent after this wait. */
  | { readonly kind: 'later'; readonly waitMs: number; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly reason: Reason }
  /** Another worker has the row: nothing may be changed. */
  | { readonly kind: 'fenced' }
) & { readonly call?: CallMade };

/** The row belongs to a later owner: nothing was sent. */
export class Fenced extends Error {
  override name = 'Fenced';
}

/** Intuit's wait time after a throttled call (platform-apis 3.3). */
const THROTTLE_MS = 60_000;
/** "Duplicate Request ID": the request arrived before, whatever its outcome. */
const DUPLICATE_REQUEST = '600';

export function judgeAnswer(posting: Posting, answer: BooksAnswer, retryMs: number): SendVerdict {
  const { status, intuitTid, durationMs, retryAfterMs } = answer;
  const fault = readFault(answer);
  const call = { httpStatus: status, code: fault?.code ?? null, intuitTid, durationMs };
  if (fault !== null) {
    return { ...judgeFault(posting, fault, retryAfterMs ?? Math.max(THROTTLE_MS, retryMs)), call };
  }
  const entity = (answer.body as { JournalEntry?: QboEntry }).JournalEntry;
  const isOurs =
    posting.operation === 'delete'
      ? entity?.Id === posting.payload.Id
      : entity?.DocNumber === posting.payload.DocNumber;
  if (status !== 200 || entity?.Id === undefined || !isOurs) {
    return { kind: 'unknown', reason: REASONS.noAnswer, call };
  }
  return { kind: 'posted', externalId: entity.Id, syncToken: entity.SyncToken ?? '', call };
}

function judgeFault(posting: Posting, fault: BooksFault, waitMs: number): SendVerdict {
  const reason = reasonOfFault(fault);
  if (fault.meaning === 'throttled') {
    return { kind: 'later', waitMs, reason };
  }
  if (fault.meaning === 'provider_error' || fault.code === DUPLICATE_REQUEST) {
    return { kind: 'unknown', reason: REASONS.noAnswer };
  }
  if (fault.meaning === 'duplicate_number') {
    // This very entry may have the number, from an earlier send: QuickBooks is queried.
    return { kind: 'unknown', reason };
  }
  if (fault.meaning === 'stale_object') {
    return { kind: 'stale', reason };
  }
  if (fault.meaning === 'inactive_reference' && posting.operation === 'delete') {
    // A deletion's missing object is the entity itself: it is deleted.
    return { kind: 'posted', externalId: posting.payload.Id ?? '', syncToken: '' };
  }
  return { kind: 'refused', reason, retry: true };
}

/** What an error of the call means; an unexpected one counts as unknown once something was sent. */
export function judgeFailure(
  error: unknown,
  { hasSent, retryMs }: { readonly hasSent: boolean; readonly retryMs: number },
): SendVerdict {
  if (error instanceof Fenced) {
    return { kind: 'fenced' };
  }
  if (error instanceof WrongRealm) {
    return { kind: 'refused', reason: REASONS.wrongRealm, retry: false };
  }
  if (error instanceof ConnectionError) {
    // Before the first send, or after a 401, which has no effect.
    const reason = reasonOfConnection(error.code);
    return reason === null
      ? { kind: 'later', waitMs: retryMs, reason: unreached(error.message) }
      : { kind: 'refused', reason, retry: true };
  }
  if (error instanceof BooksUnreachable) {
    const { httpStatus, providerRequestId, durationMs, mayHaveArrived, waitMs, message } = error;
    const call = { httpStatus, code: null, intuitTid: providerRequestId, durationMs };
    return mayHaveArrived && hasSent
      ? { kind: 'unknown', reason: { ...REASONS.noAnswer, message }, call }
      : { kind: 'later', waitMs: waitMs ?? retryMs, reason: unreached(message), call };
  }
  if (!hasSent) {
    throw error;
  }
  return { kind: 'unknown', reason: REASONS.noAnswer };
}

function unreached(message: string): Reason {
  return {
    code: 'not_reached',
    message,
    action: "Nothing was sent. We'll try again automatically.",
  };
}
