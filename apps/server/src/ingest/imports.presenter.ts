import type { components } from '@platebook/api-client';
import { NO_COUNTS } from '@platebook/machines';
import type { ImportDetail } from './imports.service.ts';
import type { ImportRow } from './imports.store.ts';
import { presentPayoutSummary } from '../payouts/payout-summary.presenter.ts';
import { presentBlocked, presentReport } from '../payouts/report-readings.presenter.ts';
import { presentRunFailure } from '../payouts/run-failure.presenter.ts';
import { failureOfRun } from '../payouts/stored-snapshot.ts';

type Schemas = components['schemas'];

export function presentImportSummary(run: ImportRow): Schemas['ImportSummary'] {
  const context = run.machine?.context;
  const counts = context?.counts ?? NO_COUNTS;
  return {
    id: run.id,
    tenant_id: run.tenantId,
    state: run.state,
    file: { name: run.file.name, sha256: run.file.sha256, size_bytes: run.file.sizeBytes },
    report_ids: [run.file.sha256],
    counts: {
      reports: counts.reports,
      reports_recognised: counts.reportsRecognised,
      rows: counts.rows,
      rows_quarantined: counts.rowsQuarantined,
      payouts: counts.payouts,
      identities_checked: counts.identitiesChecked,
      identities_broken: counts.identitiesBroken,
      payouts_planned: counts.payoutsPlanned,
      entries: counts.entries,
    },
    failure: presentRunFailure(failureOfRun(run)),
    created_at: run.createdAt.toISOString(),
    updated_at: run.updatedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
  };
}

export function presentImport(detail: ImportDetail): Schemas['Import'] {
  return {
    ...presentImportSummary(detail),
    reports: detail.reports.map(presentReport),
    blocked: (detail.machine?.context.blocked ?? []).map(presentBlocked),
    payouts: detail.payouts.map(presentPayoutSummary),
  };
}
