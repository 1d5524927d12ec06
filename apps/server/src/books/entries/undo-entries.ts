import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { askHeldByBank } from '../posting/held-by-bank.ts';
import type { HeldByBank } from '../posting/held-by-bank.port.ts';
import type { RequestedPostings } from '../posting/request-postings.ts';
import { requestUndo } from '../posting/undo-entry.ts';
import type { UndoHow } from '../posting/undo-entry.ts';
import type { EntriesDeps, PostRun } from './entries-deps.ts';

type Undo = { readonly how: UndoHow; readonly actor: Actor };

/** Undoes a posted entry. A cleared or reconciled one is only reversed, by an entry dated today. */
export async function undoEntry(
  deps: EntriesDeps,
  scope: TenantScope,
  { id, how, actor }: Undo & { readonly id: string },
): Promise<void> {
  const held = await heldFor(deps, scope, { how, ids: async () => [id] });
  await deps.database.inTenant(scope, async (tx) => {
    const [entry] = await deps.store.lockEntries(tx, [id]);
    if (entry === undefined) {
      throw new AppError('books_entry_not_found');
    }
    await deps.store.refuseUnusableBooks(tx);
    const request = { entry, how, actor, held: held.get(id) };
    const undone = await requestUndo(deps, tx, scope, request);
    await deps.startPostRun(tx, scope, {
      entryIds: [undone],
      trigger: 'manual',
      requestedBy: actor.userId,
    });
  });
}

type Asking = { readonly how: UndoHow; readonly ids: (tx: Transaction) => Promise<string[]> };

/**
 * Cleared and reconciled states of these entries. A reversal dated today leaves them unchanged, so it needs no query. If
 * QuickBooks does not answer, a deletion may still be requested: the state is queried again before it is sent.
 */
async function heldFor(
  deps: EntriesDeps,
  scope: TenantScope,
  { how, ids }: Asking,
): Promise<NonNullable<HeldByBank>> {
  if (how === 'reverse_today') {
    return new Map();
  }
  const held = await askHeldByBank(deps, scope, await deps.database.inTenant(scope, ids));
  if (held === null && how === 'reverse_on_original_date') {
    await deps.database.inTenant(scope, deps.store.refuseUnusableBooks);
    throw new AppError('books_unavailable');
  }
  return held ?? new Map();
}

/** Undoes entries one by one, so that one failure does not stop the others. */
export async function undoRun(
  deps: EntriesDeps,
  scope: TenantScope,
  { runId, how, actor }: Undo & { readonly runId: string },
): Promise<PostRun> {
  const held = await heldFor(deps, scope, { how, ids: (tx) => entriesOfRun(deps, tx, runId) });
  return deps.database.inTenant(scope, (tx) =>
    undoEach(deps, tx, scope, { runId, how, actor, held }),
  );
}

async function entriesOfRun(
  { store }: EntriesDeps,
  tx: Transaction,
  runId: string,
): Promise<string[]> {
  return [...new Set((await store.postingsOfRun(tx, runId)).map(({ entryId }) => entryId))];
}

async function undoEach(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  {
    runId,
    how,
    actor,
    held,
  }: Undo & { readonly runId: string; readonly held: NonNullable<HeldByBank> },
): Promise<PostRun> {
  await deps.store.refuseUnusableBooks(tx);
  const ids = await entriesOfRun(deps, tx, runId);
  const entries = (await deps.store.lockEntries(tx, ids)).filter(
    ({ status }) => status === 'posted',
  );
  const undone: string[] = [];
  const refused: { entryId: string; reason: RequestedPostings['refused'][number]['reason'] }[] = [];
  for (const entry of entries) {
    try {
      undone.push(
        await requestUndo(deps, tx, scope, { entry, how, actor, held: held.get(entry.id) }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || !OF_ONE_ENTRY.includes(error.code)) {
        throw error;
      }
      const { code, message } = error;
      refused.push({ entryId: entry.id, reason: { code, message, action: 'Open the entry.' } });
    }
  }
  if (undone.length === 0) {
    const [first] = refused;
    throw new AppError(
      'run_not_undoable',
      first === undefined ? {} : { message: first.reason.message },
    );
  }
  const started = await deps.startPostRun(tx, scope, {
    entryIds: undone,
    trigger: 'manual',
    requestedBy: actor.userId,
  });
  return { runId: started.runId, entryIds: undone, refused };
}

const OF_ONE_ENTRY: readonly string[] = [
  'undo_period_closed',
  'undo_reconciled',
  'entry_being_posted',
  'entry_not_posted',
  'entry_posted_again',
];
