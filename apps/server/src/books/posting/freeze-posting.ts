import { REASONS } from './advice.ts';
import type { Reason } from './advice.ts';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import type { BooksOfTenant } from './books-of-tenant.ts';
import { unconfirmed } from './confirm-difference.ts';
import { dayToPost, periodClosed } from './day-to-post.ts';
import type { DepositDifference } from './deposit-differences.read-model.ts';
import type { LinesOrReasons } from './entry-payload.ts';
import type { EntryToPost } from './entry-rows.ts';
import { toPayload } from './payload.ts';
import type { QboEntry } from './payload.ts';
import { postingKey } from './posting-key.ts';
import type { Posting } from './postings.store.ts';
import type { PostingRequest } from './posting-request.ts';

type Freezing = {
  readonly entry: EntryToPost;
  readonly earlier: readonly Posting[];
  readonly lines: LinesOrReasons;
  readonly books: BooksOfTenant;
  readonly today: string;
  readonly request: PostingRequest;
  /** A difference that this request does not confirm. */
  readonly difference: DepositDifference | undefined;
};

/** The payload to send, before it has a key; or the open row, sent unchanged. */
export type Frozen =
  | { readonly reason: Reason }
  | { readonly open: Posting }
  | {
      readonly on: string;
      readonly lines: readonly BooksLine[];
      readonly payloadFor: (key: string) => QboEntry;
    };

/**
 * Freezes the payload of an entry, or gives the reasons against it, by earlier postings, its lines, and the closing date.
 */
export function freeze(freezing: Freezing): Frozen {
  const { entry, earlier, lines, books, today, request, difference } = freezing;
  const open = earlier.find(({ state }) => ['posting', 'unknown'].includes(state));
  const going = earlier.find(
    ({ state, operation }) => operation === 'delete' && ['pending', 'blocked'].includes(state),
  );
  const isSent =
    earlier.at(-1)?.state === 'posted' && entry.status === 'posting' ? earlier.at(-1) : undefined;
  const current = open ?? going ?? isSent;
  if (current !== undefined) {
    return { open: current };
  }
  const reason = obstacleOf(entry, earlier) ?? unconfirmed(difference);
  if (reason !== null) {
    return { reason };
  }
  if (lines.kind === 'refused') {
    return { reason: lines.reasons[0] ?? NO_LINES };
  }
  const on = dayToPost(entry.entryOn, {
    closingOn: books.closingOn,
    closedPeriod: request.closedPeriod,
    today,
    earlier,
  });
  if (on === null) {
    return { reason: periodClosed(books.closingOn ?? '') };
  }
  const { externalId, syncToken, documentNumber } = entry;
  return {
    on,
    lines: lines.lines,
    payloadFor: (key) =>
      toPayload({
        documentNumber,
        on,
        memo: memoOf(entry, on),
        key,
        lines: lines.lines,
        country: books.country,
        ...(externalId === null
          ? {}
          : { replaces: { id: externalId, syncToken: syncToken ?? '0' } }),
      }),
  };
}

const WAITING = ['needs_mapping', 'needs_review', 'ready', 'posting', 'failed'];

/** Reasons that an approval does not clear. */
const LASTING_REASONS = ['posting_paused', 'store_not_mapped'];

/** Conflicts in QuickBooks that a person has to resolve there. */
const UNSETTLED = ['differs_in_books', 'found_twice', 'lookalike', 'forgotten', 'still_in_books'];

function obstacleOf(entry: EntryToPost, earlier: readonly Posting[]): Reason | null {
  const { status, statusReason, postedElsewhere } = entry;
  if (!WAITING.includes(status) || postedElsewhere !== null) {
    return REASONS.notWaiting(postedElsewhere === null ? status : 'posted elsewhere');
  }
  if (statusReason !== null && LASTING_REASONS.includes(statusReason.code)) {
    return statusReason;
  }
  const last = earlier.at(-1);
  const isUnsettled =
    last?.state === 'blocked' && last.outcome !== null && UNSETTLED.includes(last.outcome.code);
  return isUnsettled ? last.outcome : null;
}

function memoOf({ entry, entryOn }: EntryToPost, on: string): string {
  return on === entryOn ? entry.memo : `${entry.memo}; belongs to ${entryOn}, which is closed`;
}

const NO_LINES: Reason = {
  code: 'needs_mapping',
  message: 'This entry has no lines to post.',
  action: 'Map the accounts.',
};

/** The next operation that an entry needs in QuickBooks, and its key. */
export function nextKey(
  entry: EntryToPost,
  { realmId, ordinal }: { readonly realmId: string; readonly ordinal: number },
): { readonly operation: 'create' | 'update'; readonly key: string } {
  const { tenantId, storeId, channelId, entryKey: period, version } = entry;
  const operation = entry.externalId === null ? 'create' : 'update';
  return {
    operation,
    key: postingKey({ tenantId, realmId, storeId, channelId, period, operation, version, ordinal }),
  };
}
