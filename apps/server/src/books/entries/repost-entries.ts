import { formatDay } from '../../platform/day-words.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { BooksLine } from '../../mapping/accounts/books-lines.port.ts';
import type { Reason } from '../posting/advice.ts';
import { booksToPostTo } from '../posting/books-of-tenant.ts';
import type { ClearedState } from '../posting/cleared-state.ts';
import { openLines } from '../posting/entry-payload.ts';
import { lockEntries } from '../posting/entry-rows.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import { lockPostingsOfEntries } from '../posting/postings.store.ts';
import type { Posting } from '../posting/postings.store.ts';
import { requestPostings } from '../posting/request-postings.ts';
import { linesOf } from '../posting/undo-entry.ts';
import { askHeldByBank } from '../posting/held-by-bank.ts';
import type { HeldByBank } from '../posting/held-by-bank.port.ts';
import { REASONS } from '../posting/advice.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { movesOf } from './repost-moves.ts';
import type { Move, NameOf } from './repost-moves.ts';

export type RepostedEntry = {
  readonly entry: EntryToPost;
  readonly moves: readonly Move[];
};

export type Reposted = {
  readonly runId: string | null;
  readonly entries: readonly RepostedEntry[];
  /** Entries that already match the mapping. */
  readonly unchanged: number;
  readonly refused: readonly { readonly entryId: string; readonly reason: Reason }[];
};

type RepostRequest = {
  /** Null for every posted entry, the newest `MOST`. */
  readonly entryIds: readonly string[] | null;
  readonly dryRun: boolean;
  readonly actor: Actor;
};

const MOST = 1_000;

/**
 * Updates posted entries to the currently mapped accounts. Each update targets the entity by its Id and SyncToken, so
 * that nothing is booked twice (reliability.md 3). An entry in a closed period, changed in QuickBooks, cleared or
 * reconciled, or being posted is skipped with the reason.
 *
 * Throws `books_entry_not_found`, `nothing_to_post`, and the reason if the client posts nothing at all.
 */
export async function repostEntries(
  deps: EntriesDeps,
  scope: TenantScope,
  request: RepostRequest,
): Promise<Reposted> {
  const { database } = deps;
  const ids = [...new Set(request.entryIds ?? (await database.inTenant(scope, postedIds)))];
  // If the cleared status is unknown here, it is queried again before each change is sent.
  const held = await askHeldByBank(deps, scope, ids);
  return database.inTenant(scope, (tx) => repost(deps, tx, scope, { ...request, ids, held }));
}

async function repost(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  {
    ids,
    held,
    dryRun,
    actor,
  }: RepostRequest & { readonly ids: readonly string[]; readonly held: HeldByBank },
): Promise<Reposted> {
  const entries = await lockEntries(tx, ids);
  if (entries.length < ids.length) {
    throw new AppError('books_entry_not_found');
  }
  const books = await booksToPostTo(tx, scope, {
    store: deps.store,
    canPost: () => deps.entitlements.canPost(tx, scope),
  });
  const postings = await lockPostingsOfEntries(tx, ids);
  const newLinesOf = openLines(tx, deps.mappings);
  const nameOf = await accountNames(tx);
  const moving: RepostedEntry[] = [];
  const refused: { entryId: string; reason: Reason }[] = [];
  for (const entry of entries) {
    const own = postings.filter(({ entryId }) => entryId === entry.id);
    const lines = await newLinesOf(entry);
    const moves = lines.kind === 'refused' ? null : movesOf(sentLines(own), lines.lines, nameOf);
    const reason =
      moves?.length === 0
        ? null
        : (obstacleOf(entry, { own, closingOn: books.closingOn, held: held?.get(entry.id) }) ??
          (lines.kind === 'refused' ? (lines.reasons[0] ?? null) : null));
    if (reason !== null) {
      refused.push({ entryId: entry.id, reason });
    } else if (moves !== null && moves.length > 0) {
      moving.push({ entry, moves });
    }
  }
  const unchanged = entries.length - moving.length - refused.length;
  const found = { runId: null, entries: moving, unchanged, refused };
  return dryRun ? found : send(deps, tx, scope, { found, actor });
}

/** The QuickBooks names of accounts, classes and locations. */
async function accountNames(tx: Transaction): Promise<NameOf> {
  const rows = await tx
    .selectFrom('books_objects')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.tenant_id', '=', 'books_objects.tenant_id')
        .onRef('connections.id', '=', 'books_objects.connection_id'),
    )
    .select(['books_objects.kind', 'books_objects.external_id', 'books_objects.full_name'])
    .where('books_objects.kind', 'in', ['account', 'class', 'department'])
    .where('connections.status', '<>', 'disconnected')
    .execute();
  const names = new Map(rows.map((row) => [`${row.kind} ${row.external_id}`, row.full_name]));
  return (kind, id) => names.get(`${kind} ${id}`) ?? `${kind} ${id}`;
}

async function postedIds(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select('id')
    .where('status', '=', 'posted')
    .where('kind', 'not in', ['manual', 'reversal'])
    .orderBy('entry_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

async function send(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  { found, actor }: { readonly found: Reposted; readonly actor: Actor },
): Promise<Reposted> {
  const at = deps.clock.now();
  const ids = found.entries.map(({ entry }) => entry.id);
  if (ids.length === 0) {
    const [first] = found.refused;
    throw new AppError('nothing_to_post', {
      message:
        first === undefined
          ? 'Every entry stands where the mapping says already.'
          : `${first.reason.message} ${first.reason.action}`,
    });
  }
  await tx
    .updateTable('journal_entries')
    .set({ status: 'ready', approved_at: at, approved_by: actor.userId, updated_at: at })
    .where('id', 'in', ids)
    .execute();
  const { planned } = await requestPostings(deps, tx, scope, {
    entryIds: ids,
    closedPeriod: 'refuse',
    actor,
    isSending: false,
    isRepost: true,
  });
  if (planned.length < ids.length) {
    throw new Error('An entry that could be posted again was refused in the same transaction.');
  }
  const { runId } = await deps.startPostRun(tx, scope, {
    entryIds: ids,
    trigger: 'manual',
    requestedBy: actor.userId,
  });
  await recordAudit(tx, {
    actor,
    tenantId: scope.tenantId,
    action: 'entries.repost_requested',
    target: { type: 'sync_run', id: runId },
    details: {
      entries: found.entries.map(({ entry }) => entry.documentNumber).join(', '),
    },
    at,
  });
  return { ...found, runId };
}

function obstacleOf(
  { status, statusReason, externalId, entryOn }: EntryToPost,
  {
    own,
    closingOn,
    held,
  }: {
    readonly own: readonly Posting[];
    readonly closingOn: string | null;
    readonly held: ClearedState | undefined;
  },
): Reason | null {
  if (own.some(({ state }) => ['pending', 'posting', 'unknown'].includes(state))) {
    return {
      code: 'entry_being_posted',
      message: 'This entry is being posted to QuickBooks.',
      action: 'Wait until it is posted, then try again.',
    };
  }
  if (status !== 'posted' || externalId === null) {
    return {
      code: 'entry_not_posted',
      message: "This entry isn't in QuickBooks.",
      action: "Post it. It'll use the accounts mapped now.",
    };
  }
  if (closingOn !== null && entryOn <= closingOn) {
    return {
      code: 'period_closed',
      message: `Your books are closed through ${formatDay(closingOn)}, so this entry keeps its accounts.`,
      action: 'Open the period in QuickBooks, or create a manual entry that moves the amounts.',
      values: { closed_through: closingOn },
    };
  }
  return held === undefined ? statusReason : REASONS.heldByBank(held);
}

/** The lines in QuickBooks, as last sent. */
function sentLines(own: readonly Posting[]): BooksLine[] {
  const sent = own.findLast(({ state, operation }) => state === 'posted' && operation !== 'delete');
  return linesOf(sent?.payload ?? {});
}
