import type { BlockedReason, SyncLifecycleSituation } from '@platebook/machines';
import type { Blocked, Import, ImportSummary } from '../../../shared/api/entities.ts';
import { toRunFailure } from '../to-run-failure.ts';

/** Converts a run of the API to the situation of the sync lifecycle. */
export function toSituation(run: ImportSummary | Import): SyncLifecycleSituation {
  const { counts } = run;
  return {
    state: run.state,
    context: {
      // An import's entries belong to its payouts; it does not post.
      unmapped: [],
      entries: [],
      unknownKey: null,
      stopAsked: false,
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
      blocked: 'blocked' in run ? run.blocked.map(toBlockedReason) : [],
      failure: toRunFailure(run.failure),
    },
  };
}

function toBlockedReason(blocked: Blocked): BlockedReason {
  const { file, reason, message, column, payout_ref, platform_store_id } = blocked;
  return {
    file,
    reason,
    message,
    ...(column === null ? {} : { column }),
    ...(payout_ref === null ? {} : { payoutRef: payout_ref }),
    ...(platform_store_id === null ? {} : { storeId: platform_store_id }),
  };
}
