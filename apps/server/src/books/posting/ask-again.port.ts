import { ConnectionError } from '../../connectors/connections/connections.port.ts';
import { BooksFault, BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import { reasonOfConnection, reasonOfFault } from './advice.ts';
import type { Reason } from './advice.ts';
import { DEFAULT_POSTING_TIMES } from '../../config/posting.ts';

/** The books did not say yet whether they hold it. Nothing was decided; ask again at `untilMs`, in ms since 1970. */
export class NotKnownYet extends Error {
  override name = 'NotKnownYet';
  readonly untilMs: number;

  constructor(message: string, untilMs: number) {
    super(message);
    this.untilMs = untilMs;
  }
}

/** Between two questions that went unanswered, and where only a person can help, as multiples of `retryMs`: 15 s and 60 s. */
const UNANSWERED = 3;
const LASTING = 12;

/**
 * How long to wait before the books are asked again, in ms: as long as they say, sooner where a later call may succeed by
 * itself than where a person has to connect again first. Never a reason to give up: what became of an entry has to be known.
 */
export function pauseBeforeAsking(
  error: unknown,
  retryMs: number = DEFAULT_POSTING_TIMES.retryMs,
): number {
  const own = retryMs * (isLasting(error) ? LASTING : UNANSWERED);
  return error instanceof BooksUnreachable ? Math.max(error.waitMs ?? 0, own) : own;
}

/** Whether no question was put: the books asked to wait before. */
export function isPause(error: unknown): boolean {
  return (
    (error instanceof BooksFault && error.meaning === 'throttled') ||
    (error instanceof BooksUnreachable && error.waitMs !== null)
  );
}

/** What a person has to do before an answer can come; null where it comes by itself. */
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
