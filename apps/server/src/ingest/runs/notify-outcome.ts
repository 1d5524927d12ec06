import type { TenantScope, Transaction } from '../../db/database.ts';
import { counted } from '../../platform/counted.ts';
import type { OutgoingNotification, Notifier } from '../../messages/notifications/notifier.port.ts';
import { presentValues } from '../../http/message-values.ts';
import { mayBeInBooks, booksAfterFailure } from './books-after-failure.ts';
import { findRun } from './sync-runs.store.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

export type NotifyOutcome = (tx: Transaction, scope: TenantScope, runId: string) => Promise<void>;

/** Notifies people of a run's outcome, with what to do about it. Outcomes of entries have their own notifications. */
export function createNotifyOutcome({ notifier }: { readonly notifier: Notifier }): NotifyOutcome {
  return async (tx, { tenantId }, runId) => {
    const run = await findRun(tx, runId);
    const outcome = run === null ? null : (outcomeOf(run) ?? finishedImport(run));
    if (outcome !== null) {
      await notifier.notify(tx, {
        ...outcome,
        tenantId,
        subject: { run_id: runId },
        dedupeKey: `run:${runId}:${outcome.event}`,
      });
    }
  };
}

const IMPORTED: ReadonlySet<SyncRunRow['state']> = new Set(['ready', 'posted', 'partial']);

/** Once per import, however often its run settles: an approval or a retry settles it again. */
function finishedImport({ id, kind, file, dryRun, state, machine }: SyncRunRow): Outcome | null {
  if (kind !== 'file' || file === null || dryRun || !IMPORTED.has(state)) {
    return null;
  }
  const { payouts = 0, rowsQuarantined = 0, entries = 0 } = machine?.context.counts ?? {};
  const setAside =
    rowsQuarantined === 0
      ? ''
      : ` ${counted(rowsQuarantined, 'row')} didn't add up and ${rowsQuarantined === 1 ? 'was' : 'were'} set aside.`;
  const next =
    state === 'ready' && entries > 0
      ? ` Nothing was posted yet. Review ${counted(entries, 'entry', 'entries')} to post.`
      : '';
  return {
    event: 'import_finished',
    type: 'success',
    title: `${file.name}: import finished`,
    message: `We read ${counted(payouts, 'payout')}.${setAside}${next}`,
    wording: {
      code: 'import_finished',
      values: {
        file: file.name,
        payouts,
        rows_set_aside: rowsQuarantined,
        entries_to_review: state === 'ready' ? entries : 0,
      },
    },
    action: { label: 'Open the import', href: `/dashboard/sync/imports/${id}` },
    isOnce: true,
  };
}

type Outcome = Omit<OutgoingNotification, 'tenantId'>;

function outcomeOf(run: SyncRunRow): Outcome | null {
  const { state, machine } = run;
  const action = { label: 'Open the run', href: `/dashboard/sync/runs/${run.id}` };
  const name = run.file?.name ?? run.storeName;
  const what = name ?? 'A sync';
  const failed = run.kind === 'post' ? 'Posting failed' : 'A sync failed';
  const failure = machine?.context.failure ?? null;
  if (state === 'failed' && failure !== null) {
    return {
      event: 'run_failed',
      type: 'error',
      title: name === null ? failed : `${name}: the sync failed`,
      message: `${failure.message.replace(/\.$/, '')}. ${booksAfterFailure(machine)}`,
      wording: {
        code: 'run_failed',
        values: {
          name,
          is_posting: run.kind === 'post',
          may_be_in_books: mayBeInBooks(machine),
          reason_code: failure.code,
          reason: failure.message,
        },
      },
      action,
    };
  }
  if (state === 'blocked') {
    const blocked = machine?.context.blocked[0];
    const reason = blocked?.message ?? 'Nothing was posted.';
    return {
      event: 'import_blocked',
      type: 'error',
      title: `${what}: we couldn't read this file`,
      message: reason,
      wording: {
        code: 'file_blocked',
        values: {
          name,
          reason_code: blocked?.reason ?? 'nothing_posted',
          reason,
          reason_values: presentValues(blocked?.values ?? {}),
        },
      },
      action,
    };
  }
  if (state === 'needs_mapping') {
    return {
      event: 'mapping_needed',
      type: 'warning',
      title: `${what}: line items need accounts`,
      message: 'Some line items have no account yet. Nothing is posted until each has one.',
      wording: { code: 'accounts_missing', values: { name } },
      action: { label: 'Map accounts', href: '/dashboard/platform/quickbooks/mapping' },
    };
  }
  return null;
}
