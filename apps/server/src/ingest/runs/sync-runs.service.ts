import type { ReportReading } from '@platebook/accounting';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { NamedStep, HistoryAction, HistoryStep } from '../../audit/history.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { EntryStatus } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseUnusableBooks } from '../../connectors/connections/books-usable.read-model.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { PostingProtocol } from '../../books/posting/posting.port.ts';
import { listPayoutRows } from '../../payouts/payouts.store.ts';
import type { PayoutRow } from '../../payouts/payouts.store.ts';
import { readReportReadings } from '../../payouts/report-readings.store.ts';
import { reportsOfRun } from '../fetch/platform-reports.store.ts';
import type { PlatformReportRow } from '../fetch/platform-reports.store.ts';
import { claimForRun } from '../post/post-runs.store.ts';
import { listRecordsOf } from '../../audit/audit-records.store.ts';
import { NOBODY_NOW, nameSteps } from '../../audit/history.ts';
import { enqueueRun } from './enqueue-run.ts';
import { approveEntries, countRunEntries, approvableEntries } from './run-entries.store.ts';
import { afterQuietEvent, situationOf, stateOf, withEntries } from './run-snapshots.ts';
import { runStatusOf } from './run-status.ts';
import { filesOfRun } from './run-files.store.ts';
import { findRun, lockRun, pageRuns, isBesideOther } from './sync-runs.store.ts';
import { saveRunProgress, requestChange } from './run-progress.store.ts';
import type { StoredFile } from './run-files.store.ts';
import type { RunFilter, RunSort, SyncRunRow } from './sync-runs.store.ts';

const ACTIONS: Readonly<Record<string, HistoryAction>> = {
  'sync.approved': 'approved',
  'sync.retried': 'retried',
  'sync.cancelled': 'canceled',
};

/** Who started a run and who decided what about it, latest first; runs in the tenant's scope. */
async function historyOfRun(tx: Transaction, run: SyncRunRow): Promise<NamedStep[]> {
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

/** Triggers by a person; the account may have been deleted since. */
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

/** How many payouts a run shows; the payouts list pages through all. */
const PAYOUTS_SHOWN = 500;
const DAY_MS = 86_400_000;

export type SyncRunDetail = {
  readonly run: SyncRunRow;
  readonly files: readonly StoredFile[];
  readonly platformReports: readonly PlatformReportRow[];
  readonly reports: readonly ReportReading[];
  readonly payouts: readonly PayoutRow[];
  readonly entries: ReadonlyMap<EntryStatus, number>;
  readonly approvable: number;
  readonly history: readonly NamedStep[];
};

export type SyncRunsService = {
  readonly list: (
    scope: TenantScope,
    filter: Omit<RunFilter, 'since'> &
      PageRequest & { readonly sort?: RunSort | undefined; readonly days?: number | undefined },
  ) => Promise<Page<SyncRunRow>>;
  readonly detail: (scope: TenantScope, id: string) => Promise<SyncRunDetail>;
  readonly retry: (scope: TenantScope, id: string, actor: Actor) => Promise<SyncRunRow>;
  readonly approve: (scope: TenantScope, id: string, actor: Actor) => Promise<SyncRunRow>;
  readonly cancel: (scope: TenantScope, id: string, actor: Actor) => Promise<SyncRunRow>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly live: Live;
  readonly posting: PostingProtocol;
};

export function createSyncRunsService(deps: Deps): SyncRunsService {
  const { database, clock } = deps;
  return {
    list: (scope, { days, limit, cursor, ...filter }) => {
      const since =
        days === undefined ? undefined : new Date(clock.now().getTime() - days * DAY_MS);
      return database.inTenant(scope, (tx) =>
        pageRuns(tx, { ...filter, since }, { limit, cursor }),
      );
    },
    detail: (scope, id) => database.inTenant(scope, (tx) => detailOf(tx, id)),
    retry: (scope, id, actor) =>
      change(deps, { scope, id, actor, action: 'sync.retried' }, (tx, run) => retry(deps, tx, run)),
    approve: (scope, id, actor) =>
      change(deps, { scope, id, actor, action: 'sync.approved' }, (tx, run) =>
        approve(deps, tx, scope, run),
      ),
    cancel: (scope, id, actor) =>
      change(deps, { scope, id, actor, action: 'sync.cancelled' }, (tx, run) =>
        cancel(deps, tx, run),
      ),
  };
}

export async function knownRun(tx: Transaction, id: string): Promise<SyncRunRow> {
  const run = await findRun(tx, id);
  if (run === null) {
    throw new AppError('run_not_found');
  }
  return run;
}

async function detailOf(tx: Transaction, id: string): Promise<SyncRunDetail> {
  const run = await knownRun(tx, id);
  return {
    run,
    files: await filesOfRun(tx, id),
    platformReports: await reportsOfRun(tx, id),
    reports: await readReportReadings(tx, id),
    payouts: await listPayoutRows(tx, { importId: id, count: PAYOUTS_SHOWN }),
    entries: await countRunEntries(tx, id),
    approvable: run.state === 'ready' ? (await approvableEntries(tx, id)).length : 0,
    history: await historyOfRun(tx, run),
  };
}

type RunRequest = {
  readonly scope: TenantScope;
  readonly id: string;
  readonly actor: Actor;
  readonly action: string;
};

/** Applies a person's request to a locked run. */
async function change(
  { database, clock, live }: Deps,
  { scope, id, actor, action }: RunRequest,
  work: (tx: Transaction, run: SyncRunRow) => Promise<void>,
): Promise<SyncRunRow> {
  const { tenantId } = scope;
  return database.inTenant(scope, async (tx) => {
    const run = await lockRun(tx, id);
    if (run === null) {
      throw new AppError('run_not_found');
    }
    if (run.otherVersion !== null) {
      throw new AppError('run_of_another_version');
    }
    await work(tx, run);
    await live.changed(tx, { tenantId, topic: 'run', id });
    const after = await knownRun(tx, id);
    await recordAudit(tx, {
      actor,
      tenantId,
      action,
      target: { type: 'sync_run', id },
      before: { state: run.state },
      after: { state: after.state, asked: after.asked },
      details: { state: run.state },
      at: clock.now(),
    });
    return after;
  });
}

async function retry(deps: Deps, tx: Transaction, run: SyncRunRow): Promise<void> {
  const isRetryable =
    (run.state === 'failed' && run.machine?.context.failure?.retryable === true) ||
    run.state === 'partial' ||
    run.state === 'needs_mapping' ||
    // A run that posts selected entries has nothing to restart with.
    (run.state === 'cancelled' && run.kind !== 'post');
  if (!isRetryable) {
    throw new AppError('run_not_retryable');
  }
  await refuseBesideOther(tx, run);
  await requestChange(tx, run.id, 'retry');
  await enqueueRun(deps, tx, run);
}

async function refuseBesideOther(tx: Transaction, run: SyncRunRow): Promise<void> {
  if (await isBesideOther(tx, run)) {
    throw new AppError('channel_is_syncing');
  }
}

/** Inserts the entries' outbox rows in the approving transaction; the worker sends them. */
async function approve(
  deps: Deps,
  tx: Transaction,
  scope: TenantScope,
  run: SyncRunRow,
): Promise<void> {
  const entryIds = run.state === 'ready' ? await approvableEntries(tx, run.id) : [];
  if (entryIds.length === 0 || run.machine === null || run.dryRun) {
    throw new AppError('run_not_approvable');
  }
  await refuseBesideOther(tx, run);
  await refuseUnusableBooks(tx);
  const at = deps.clock.now();
  await approveEntries(tx, entryIds, { userId: scope.userId, at });
  const planned = await deps.posting.request(tx, scope, entryIds);
  await claimForRun(
    tx,
    run.id,
    planned.map(({ key }) => key),
  );
  await saveRunProgress(tx, {
    tenantId: run.tenantId,
    id: run.id,
    state: 'ready',
    status: 'queued',
    machine: withEntries(run.machine, planned),
    isSettled: false,
    at,
  });
  await enqueueRun(deps, tx, { ...run, kind: 'post' });
}

/** Cancels immediately if no worker has it; otherwise requests it, and the worker first settles entries in flight. */
async function cancel(deps: Deps, tx: Transaction, run: SyncRunRow): Promise<void> {
  if (['queued', 'ready', 'needs_mapping'].includes(run.state)) {
    const after = afterQuietEvent(run.machine, run.id, { type: 'run.cancel' });
    if (after === null || (run.file !== null && run.machine === null)) {
      throw new AppError('run_not_cancellable');
    }
    await saveRunProgress(tx, {
      tenantId: run.tenantId,
      id: run.id,
      state: stateOf(after),
      status: runStatusOf(situationOf(after)),
      machine: after,
      isSettled: true,
      at: deps.clock.now(),
    });
    return;
  }
  if (run.finishedAt !== null) {
    throw new AppError('run_not_cancellable');
  }
  await requestChange(tx, run.id, 'cancel');
  await enqueueRun(deps, tx, run);
}
