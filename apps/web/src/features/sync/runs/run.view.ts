import type { SyncLifecycleSituation, SyncLifecycleView } from '@platebook/machines';
import type { SyncStep } from '@platebook/ui';
import type { SyncRun, SyncRunDetail } from '../../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { isAtWork } from './run-title.ts';
import { triggerNames, words } from './runs.messages.ts';
import { toRunFailure } from '../to-run-failure.ts';

/** What started a run, in a word; a posting is started by a person. */
export function triggerName({ kind, trigger }: Pick<SyncRun, 'kind' | 'trigger'>): string {
  return kind === 'post' && trigger === 'manual' ? words.manual : triggerNames[trigger];
}

/** Converts a run of the API to the situation of the sync lifecycle. */
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
      stopAsked: situation.stop_requested,
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
      failure: toRunFailure(situation.failure),
    },
  };
}

/** Whether a finished run has posted entries: those can be reversed by another run. */
export function hasEntriesToReverse({
  situation: { state, entries },
}: Pick<SyncRun, 'situation'>): boolean {
  const isOver = state === 'posted' || state === 'partial';
  return isOver && entries.some((entry) => entry.state === 'posted' || entry.state === 'different');
}

/** A run's duration in ms: to its end, or until `nowMs`. */
export function elapsedMs(
  { created_at, finished_at }: Pick<SyncRun, 'created_at' | 'finished_at'>,
  nowMs: number,
): number {
  return Math.max(
    0,
    (finished_at === null ? nowMs : Date.parse(finished_at)) - Date.parse(created_at),
  );
}

/** The result of a run's payouts in a sentence; null before planning. */
export function entriesSentence({ entries }: Pick<SyncRunDetail, 'entries'>): string | null {
  const parts = [
    [entries.posted, words.posted],
    [entries.posting, words.posting],
    [entries.ready, words.readyToPost],
    [entries.needs_review, words.toReview],
    [entries.needs_mapping, words.toMap],
    [entries.failed, words.failed],
    [entries.skipped, words.skipped],
    [entries.reversed, words.reversed],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, describe]) => describe(count));
  if (shown.length === 0) {
    return null;
  }
  return words.entriesAre(entries.planned, shown.join(', '));
}

/** A run's steps on its page: a posting has its own, and a fetch is not an import. */
export function runSteps(
  { kind, situation }: Pick<SyncRun, 'kind' | 'situation'>,
  steps: SyncLifecycleView['steps'],
): readonly SyncStep[] {
  if (kind === 'post') {
    return postSteps(situation);
  }
  return kind === 'fetch'
    ? steps.map((step) => (step.id === 'import' ? { ...step, id: 'fetch' as const } : step))
    : steps;
}

type State = SyncRun['situation']['state'];

const SENDING: Partial<Record<State, SyncStep['state']>> = {
  queued: 'pending',
  ready: 'pending',
  'posting.sending': 'active',
  'posting.waiting': 'waiting',
  'posting.quarantine': 'waiting',
  'posting.ambiguous': 'waiting',
  partial: 'partial',
  cancelled: 'cancelled',
  failed: 'failed',
};

/** An entry counts as posted once it was read back, which happens for all after the last one was sent. */
function postSteps({ state, entries, failure }: SyncRun['situation']): SyncStep[] {
  const failedAt = state === 'failed' ? failure?.step : undefined;
  const isUnread = failedAt === 'verify';
  const sending = isUnread ? 'done' : (SENDING[state] ?? 'done');
  const isRead = state === 'partial' || (sending === 'done' && !isUnread && state !== 'verifying');
  const inTheBooks = entries.filter((entry) => entry.state === 'posted').length;
  return [
    {
      id: 'post',
      state: sending,
      count: { done: entries.length - pendingOf(entries), total: entries.length, of: 'entries' },
    },
    {
      id: 'verify',
      state: verifyingOf({ state, isUnread, isRead }),
      ...(isRead && inTheBooks > 0 ? { detail: words.confirmedByQuickbooks(inTheBooks) } : {}),
    },
  ];
}

function verifyingOf(run: { state: State; isUnread: boolean; isRead: boolean }): SyncStep['state'] {
  if (run.isUnread) {
    return 'failed';
  }
  if (run.state === 'verifying') {
    return 'active';
  }
  return run.isRead ? 'done' : 'pending';
}

function pendingOf(entries: SyncRun['situation']['entries']): number {
  return entries.filter(({ state }) => state === 'pending').length;
}

const booksBusy = () => words.booksBusy;
const notBeforeAsked = () => words.booksUnconfirmed;

/** What a run waits for, followed by the instant it resumes. Null if it waits for nothing, or for a person. */
export function waitWords(
  { status, waits_until, situation: { state }, channel_type }: SyncRun,
  nowMs: number,
): string | null {
  const isOver = waits_until === null || Date.parse(waits_until) <= nowMs;
  if (isOver || !isAtWork({ status })) {
    return null;
  }
  const platform = channel_type === null ? words.thePlatform : PLATFORM_NAMES[channel_type];
  const waits: Partial<Record<State, string>> = {
    verifying: words.booksSilent,
    'posting.quarantine': notBeforeAsked(),
    'posting.ambiguous': notBeforeAsked(),
    'posting.sending': booksBusy(),
    'posting.waiting': booksBusy(),
    fetching: words.reportBeingPrepared(platform),
  };
  return waits[state] ?? words.continues;
}

const STORE_REFUSED = 'platform_refused';

/** Where a run's failure is fixed: at its platform or at QuickBooks; null for neither. */
export function wayOut({
  channel_type: platform,
  situation: { failure },
}: Pick<SyncRun, 'channel_type' | 'situation'>): { path: string; action: string } | null {
  if (failure?.step === 'fetch' && failure.code === STORE_REFUSED && platform !== null) {
    return { path: `/dashboard/platform/${platform}/store-mapping`, action: words.matchStores };
  }
  if (failure?.step === 'fetch' && platform !== null) {
    return {
      path: `/dashboard/platform/${platform}`,
      action: words.open(PLATFORM_NAMES[platform]),
    };
  }
  return failure?.step === 'post' || failure?.step === 'verify'
    ? { path: '/dashboard/platform/quickbooks', action: words.openQuickbooks }
    : null;
}
