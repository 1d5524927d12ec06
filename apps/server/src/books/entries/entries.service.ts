import { actorInTenant } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { isNotPlanned } from '../../payouts/not-planned.read-model.ts';
import { AppError } from '../../http/errors.ts';
import { createKeyedQueue } from '../../platform/keyed-queue.ts';
import { moveEntry } from '../posting/entry-progress.ts';
import type { EntryToPost } from '../posting/entry-rows.ts';
import { makeAnew } from '../posting/make-anew.ts';
import { requestPostings } from '../posting/request-postings.ts';
import type { RequestedPostings } from '../posting/request-postings.ts';
import type { UndoHow } from '../posting/undo-entry.ts';
import type { EntriesDeps, PostRun } from './entries-deps.ts';
import { postEntries, postSerially } from './post-entries.ts';
import type { PostRequest } from './post-entries.ts';
import { resolveEntry } from './resolve-entry.ts';
import { undoEntry, undoRun } from './undo-entries.ts';

type ToApprove = Omit<PostRequest, 'actor'>;

/** What people decide about entries. */
export type EntriesService = {
  readonly approve: (
    scope: TenantScope,
    request: ToApprove,
    actor?: Actor,
  ) => Promise<RequestedPostings>;
  readonly post: (scope: TenantScope, request: ToApprove, actor?: Actor) => Promise<PostRun>;
  readonly postAgain: (
    scope: TenantScope,
    request: Omit<ToApprove, 'entryIds'> & { readonly entryId: string },
    actor?: Actor,
  ) => Promise<PostRun>;
  readonly skip: (scope: TenantScope, id: string, reason: string, actor?: Actor) => Promise<void>;
  readonly unskip: (scope: TenantScope, id: string, actor?: Actor) => Promise<void>;
  readonly markPostedElsewhere: (
    scope: TenantScope,
    id: string,
    elsewhere: { readonly reference: string; readonly on: string },
    actor?: Actor,
  ) => Promise<void>;
  readonly undo: (scope: TenantScope, id: string, how: UndoHow, actor?: Actor) => Promise<void>;
  readonly undoRun: (
    scope: TenantScope,
    runId: string,
    how: UndoHow,
    actor?: Actor,
  ) => Promise<PostRun>;
  readonly resolve: (scope: TenantScope, id: string) => Promise<void>;
};

export function createEntriesService(deps: EntriesDeps): EntriesService {
  const { database } = deps;
  const keyedQueue = createKeyedQueue();
  return {
    approve: (scope, request, actor = actorInTenant(scope)) =>
      database.inTenant(scope, (tx) =>
        requestPostings(deps, tx, scope, { ...request, actor, isSending: false }),
      ),
    post: (scope, request, actor = actorInTenant(scope)) =>
      postEntries({ ...deps, keyedQueue }, scope, { ...request, actor }),
    postAgain: (scope, request, actor = actorInTenant(scope)) =>
      database.inTenant(scope, (tx) => postAgain(deps, tx, scope, { ...request, actor })),
    skip: (scope, id, reason, actor = actorInTenant(scope)) =>
      database.inTenant(scope, async (tx) => {
        const entry = await takeOut(deps, tx, id);
        await moveEntry(deps, tx, scope, {
          entryId: id,
          action: 'entry.skipped',
          status: 'skipped',
          reason: { code: 'skipped', message: reason, action: 'Take it back in to post it.' },
          actor,
          details: { document_number: entry.documentNumber },
        });
      }),
    unskip: (scope, id, actor = actorInTenant(scope)) =>
      database.inTenant(scope, (tx) => unskip(deps, tx, scope, { id, actor })),
    markPostedElsewhere: (scope, id, elsewhere, actor = actorInTenant(scope)) =>
      database.inTenant(scope, async (tx) => {
        const entry = await takeOut(deps, tx, id);
        await deps.store.changeEntry(tx, id, { postedElsewhere: elsewhere });
        await moveEntry(deps, tx, scope, {
          entryId: id,
          action: 'entry.posted_elsewhere',
          status: 'skipped',
          reason: {
            code: 'posted_elsewhere',
            message: `Posted outside of Platebook as ${elsewhere.reference} on ${elsewhere.on}.`,
            action: 'Take it back in to post it here.',
            values: { ...elsewhere },
          },
          actor,
          details: { document_number: entry.documentNumber, on: elsewhere.on },
        });
      }),
    undo: (scope, id, how, actor = actorInTenant(scope)) =>
      undoEntry(deps, scope, { id, how, actor }),
    undoRun: (scope, runId, how, actor = actorInTenant(scope)) =>
      undoRun(deps, scope, { runId, how, actor }),
    resolve: (scope, id) => resolveEntry(deps, scope, id),
  };
}

async function postAgain(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  {
    entryId,
    actor,
    ...how
  }: Omit<ToApprove, 'entryIds'> & { readonly entryId: string; readonly actor: Actor },
): Promise<PostRun> {
  const entry = await lockOne(deps, tx, entryId);
  const at = deps.clock.now();
  const { id, documentNumber } = await makeAnew(tx, { entry, actor, at });
  const { tenantId } = scope;
  await deps.live.changed(tx, { tenantId, topic: 'entry', id: entryId });
  await deps.store.recordAudit(tx, {
    actor,
    tenantId,
    action: 'entry.posted_again',
    target: { type: 'entry', id: entryId },
    details: { document_number: entry.documentNumber, as: documentNumber },
    at,
  });
  return postSerially(deps, tx, scope, { ...how, entryIds: [id], actor });
}

const SKIPPABLE = ['needs_mapping', 'needs_review', 'ready', 'failed'];

/** Excludes an entry that was never sent or that QuickBooks certainly does not have; cancels its approved posting. */
async function takeOut(deps: EntriesDeps, tx: Transaction, id: string): Promise<EntryToPost> {
  const entry = await lockOne(deps, tx, id);
  const postings = await deps.store.lockPostingsOfEntries(tx, [id]);
  const isOpen = postings.some(({ state }) => ['posting', 'unknown', 'posted'].includes(state));
  if (!SKIPPABLE.includes(entry.status) || isOpen) {
    throw new AppError('entry_not_skippable');
  }
  const ids = postings.map((posting) => posting.id);
  await deps.store.cancelPostings(tx, ids, deps.clock.now());
  return entry;
}

async function lockOne({ store }: EntriesDeps, tx: Transaction, id: string): Promise<EntryToPost> {
  const [entry] = await store.lockEntries(tx, [id]);
  if (entry === undefined) {
    throw new AppError('books_entry_not_found');
  }
  return entry;
}

async function unskip(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<void> {
  const entry = await lockOne(deps, tx, id);
  if (entry.status !== 'skipped' || isNotPlanned(entry)) {
    throw new AppError('entry_not_skipped');
  }
  await deps.store.changeEntry(tx, id, {
    postedElsewhere: null,
    approvedAt: null,
    approvedBy: null,
  });
  await moveEntry(deps, tx, scope, {
    entryId: id,
    action: 'entry.unskipped',
    // A restored entry is reviewed again; posting reads the mapping again.
    status: 'needs_review',
    reason: {
      code: 'review_policy',
      message: 'It was put back in the queue.',
      action: 'Approve the entry.',
    },
    actor,
    details: { document_number: entry.documentNumber },
  });
}
