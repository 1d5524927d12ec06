import { listRecordsOf } from '../../audit/audit-records.store.ts';
import { NOBODY_NOW, nameSteps } from '../../audit/history.ts';
import type { HistoryAction, HistoryStep, NamedStep } from '../../audit/history.ts';
import type { Transaction } from '../../db/database.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

const ACTIONS: Readonly<Record<string, HistoryAction>> = {
  'sync.approved': 'approved',
  'sync.retried': 'retried',
  'sync.cancelled': 'canceled',
};

/** Who started a run and who decided what about it, latest first; in the tenant's scope. */
export async function historyOfRun(tx: Transaction, run: SyncRunRow): Promise<NamedStep[]> {
  const records = await listRecordsOf(tx, {
    tenantId: run.tenantId,
    target: { type: 'sync_run', id: run.id },
    actions: Object.keys(ACTIONS),
  });
  const steps = records.flatMap(({ action, at, actorKind, actorUserId }) => {
    const shown = ACTIONS[action];
    return shown === undefined ? [] : [{ action: shown, at, actorKind, actorUserId }];
  });
  return nameSteps(tx, [...steps, { at: run.createdAt, action: 'started', ...starterOf(run) }]);
}

/** These are started by a person; the account may be deleted since. */
const BY_PEOPLE: readonly SyncRunRow['trigger'][] = ['upload', 'manual'];

function starterOf({
  requestedBy,
  trigger,
}: SyncRunRow): Pick<HistoryStep, 'actorKind' | 'actorUserId'> {
  if (requestedBy !== null) {
    return { actorKind: 'user', actorUserId: requestedBy };
  }
  return BY_PEOPLE.includes(trigger) ? NOBODY_NOW : { actorKind: 'job', actorUserId: null };
}
