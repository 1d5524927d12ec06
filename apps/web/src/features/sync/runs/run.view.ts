import type { SyncLifecycleSituation } from '@platebook/machines';
import type { SyncRun, SyncRunDetail } from '../../../shared/api/entities.ts';
import { formatPeriod } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';

/** What began a run, in words. */
export const TRIGGER_NAMES: Record<SyncRun['trigger'], string> = {
  upload: 'Upload',
  manual: 'Sync now',
  schedule: 'Schedule',
  backfill: 'Backfill',
  watch: 'Watch window',
  retry: 'Retry',
  batch: 'Batch',
};

/** A run in a line: what it fetches or posts, and for which days. */
export function runTitle(run: SyncRun): string {
  if (run.kind === 'post') {
    return 'Posting to the books';
  }
  if (run.file !== null) {
    return run.file.name;
  }
  const where = [
    run.channel_type === null ? 'Sync' : PLATFORM_NAMES[run.channel_type],
    run.store_name,
  ];
  return where.filter((word) => word !== null).join(', ');
}

/** The days a run is about; null for a run that is about entries. */
export function runPeriod({ period_from, period_to }: SyncRun): string | null {
  return period_from === null || period_to === null ? null : formatPeriod(period_from, period_to);
}

/** A run as the server tells it, as the sync lifecycle's connect function takes it. */
export function toRunSituation({ situation }: Pick<SyncRun, 'situation'>): SyncLifecycleSituation {
  const { counts } = situation;
  return {
    state: situation.state,
    context: {
      blocked: situation.blocked.map(
        ({ file, reason, message, column, payout_ref, platform_store_id }) => ({
          file,
          reason,
          message,
          ...(column === null ? {} : { column }),
          ...(payout_ref === null ? {} : { payoutRef: payout_ref }),
          ...(platform_store_id === null ? {} : { storeId: platform_store_id }),
        }),
      ),
      unmapped: situation.unmapped.map(({ line, amount_cents }) => ({
        line,
        amountCents: amount_cents,
      })),
      entries: situation.entries.map((entry) => ({
        key: entry.key,
        documentNumber: entry.document_number,
        totalCents: entry.total_cents,
        state: entry.state,
        externalId: entry.external_id,
        reason: entry.reason,
      })),
      unknownKey: situation.unknown_key,
      stopAsked: situation.stop_asked,
      counts: {
        reports: counts.reports,
        reportsRecognised: counts.reports_recognised,
        rows: counts.rows,
        rowsQuarantined: counts.rows_quarantined,
        payouts: counts.payouts,
        identitiesChecked: counts.identities_checked,
        identitiesBroken: counts.identities_broken,
        payoutsPlanned: counts.payouts_planned,
        entries: counts.entries,
      },
      failure: situation.failure,
    },
  };
}

/** Whether a run still moves by itself, or may begin to at any moment. */
export function isAtWork({ status }: Pick<SyncRun, 'status'>): boolean {
  return status === 'queued' || status === 'running' || status === 'waiting';
}

/** How long a run has taken, in ms: to its end, or until `nowMs`. */
export function elapsedMs(
  { created_at, finished_at }: Pick<SyncRun, 'created_at' | 'finished_at'>,
  nowMs: number,
): number {
  return Math.max(
    0,
    (finished_at === null ? nowMs : Date.parse(finished_at)) - Date.parse(created_at),
  );
}

/** What became of the payouts of a run, in a sentence; null before anything was planned. */
export function entriesSentence({ entries }: Pick<SyncRunDetail, 'entries'>): string | null {
  const parts = [
    [entries.posted, 'in the books'],
    [entries.posting, 'on the way'],
    [entries.ready, 'ready to post'],
    [entries.needs_review, 'to review'],
    [entries.needs_mapping, 'without an account'],
    [entries.failed, 'refused by the books'],
    [entries.skipped, 'left out'],
    [entries.reversed, 'taken back'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  if (said.length === 0) {
    return null;
  }
  return `${entries.planned === 1 ? '1 entry' : `${entries.planned} entries`}: ${said.join(', ')}.`;
}
