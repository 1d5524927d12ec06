import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksFault, BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { reasonOfConnection, reasonOfFault } from './advice.ts';
import type { Reason } from './advice.ts';
import { DEFAULT_POSTING_TIMES } from '../../config/posting.ts';

/**
 * QuickBooks could not yet say whether it has the entry. Nothing was decided; query again at `untilMs`, in ms since 1970.
 */
export class NotKnownYet extends Error {
  override name = 'NotKnownYet';
  readonly untilMs: number;

  constructor(message: string, untilMs: number) {
    super(message);
    this.untilMs = untilMs;
  }
}

/** Delays after an unanswered query, and if a person has to act first, as multiples of `retryMs`: 15 s and 60 s. */
const UNANSWERED = 3;
const LASTING = 12;

/**
 * How long to wait before querying QuickBooks again, in ms: as long as QuickBooks requests, and less if a later call may
 * succeed on its own than if a person has to reconnect first. Never gives up: the outcome of an entry must be known.
 */
export function pauseBeforeAsking(
  error: unknown,
  retryMs: number = DEFAULT_POSTING_TIMES.retryMs,
): number {
  const own = retryMs * (isLasting(error) ? LASTING : UNANSWERED);
  return error instanceof BooksUnreachable ? Math.max(error.waitMs ?? 0, own) : own;
}

/** Whether no query was sent because QuickBooks' rate-limit pause was still running. */
export function isPause(error: unknown): boolean {
  return (
    (error instanceof BooksFault && error.meaning === 'throttled') ||
    (error instanceof BooksUnreachable && error.waitMs !== null)
  );
}

/** What a person has to do before a query can succeed; null if it may succeed on its own. */
export function reasonToAct(error: unknown): Reason | null {
  if (error instanceof ConnectionError) {
    return reasonOfConnection(error.code);
  }
  return error instanceof BooksFault && isLasting(error) ? reasonOfFault(error) : null;
}

const LASTING_FAULTS = ['unauthorized', 'realm_forbidden', 'subscription_lapsed'];

function isLasting(error: unknown): boolean {
  return error instanceof ConnectionError
    ? !error.retryable
    : error instanceof BooksFault && LASTING_FAULTS.includes(error.meaning);
}
