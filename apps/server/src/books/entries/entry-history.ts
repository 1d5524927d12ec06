import { listRecordsOf } from '../../audit/audit-records.store.ts';
import { NOBODY_NOW, nameSteps } from '../../audit/history.ts';
import type { HistoryAction, HistoryStep, NamedStep } from '../../audit/history.ts';
import type { Transaction } from '../../db/database.ts';

/** Audit actions that the entry's own timestamps do not show. */
const ACTIONS: Readonly<Record<string, HistoryAction>> = {
  'entry.created': 'created',
  'entry.skipped': 'skipped',
  'entry.unskipped': 'unskipped',
  'entry.posted_elsewhere': 'posted_elsewhere',
  'entry.posted_again': 'posted_again',
  'entry.undo_requested': 'undo_requested',
  'entry.reversed': 'reversed',
  'entry.deleted_from_books': 'deleted_from_books',
  'entry.reversal_undone': 'reversal_undone',
};

/** Who decided what about an entry, latest first; runs in the tenant's scope. */
export async function historyOfEntry(
  tx: Transaction,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<NamedStep[]> {
  const records = await listRecordsOf(tx, {
    tenantId,
    target: { type: 'entry', id },
    actions: [...Object.keys(ACTIONS), APPROVED],
  });
  const approvedBy = records.find(({ action }) => action === APPROVED);
  const steps = records.flatMap(({ action, at, actorKind, actorUserId }) => {
    const shown = ACTIONS[action];
    return shown === undefined ? [] : [{ action: shown, at, actorKind, actorUserId }];
  });
  return nameSteps(tx, [
    ...steps,
    ...(await approvalOf(tx, id, approvedBy)),
    ...(await postRunsOf(tx, id)),
  ]);
}

const APPROVED = 'entry.approved';

/** The current approval. A run's approval is recorded only on the entry. */
async function approvalOf(
  tx: Transaction,
  id: string,
  recorded: Pick<HistoryStep, 'actorKind' | 'actorUserId'> | undefined,
): Promise<HistoryStep[]> {
  const row = await tx
    .selectFrom('journal_entries')
    .select(['approved_at', 'approved_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.approved_at === null) {
    return [];
  }
  const by =
    row.approved_by === null
      ? (recorded ?? NOBODY_NOW)
      : {
          actorKind:
            recorded?.actorUserId === row.approved_by ? recorded.actorKind : NOBODY_NOW.actorKind,
          actorUserId: row.approved_by,
        };
  const { actorKind, actorUserId } = by;
  return [{ at: row.approved_at, action: 'approved', actorKind, actorUserId }];
}

/** Who started the runs that posted it; an undo has its own audit record. */
async function postRunsOf(tx: Transaction, id: string): Promise<HistoryStep[]> {
  const rows = await tx
    .selectFrom('sync_runs')
    .innerJoin('postings', (join) =>
      join
        .onRef('postings.tenant_id', '=', 'sync_runs.tenant_id')
        .onRef('postings.run_id', '=', 'sync_runs.id'),
    )
    .select(['sync_runs.id', 'sync_runs.created_at', 'sync_runs.requested_by'])
    .distinct()
    .where('postings.entry_id', '=', id)
    .where('postings.operation', '<>', 'delete')
    .where('sync_runs.kind', '=', 'post')
    .where('sync_runs.requested_by', 'is not', null)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    action: 'post_requested',
    actorKind: 'user',
    actorUserId: row.requested_by,
  }));
}
