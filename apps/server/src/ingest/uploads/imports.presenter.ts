import type { components } from '@platebook/api-client';
import type { CamelCased } from '../../http/present.ts';
import { NO_COUNTS } from '@platebook/machines';
import type { ImportDetail } from './imports.service.ts';
import type { ImportRow } from './imports.store.ts';
import { presentBlocked, presentReport } from '../../payouts/report-readings.presenter.ts';
import { presentRunFailure } from '../../payouts/run-failure.presenter.ts';
import { failureOfRun } from '../../payouts/stored-snapshot.ts';

type Schemas = components['schemas'];

export function presentImportSummary(run: ImportRow): CamelCased<Schemas['ImportSummary']> {
  const context = run.machine?.context;
  const counts = context?.counts ?? NO_COUNTS;
  return {
    ...run,
    reportIds: [run.file.sha256],
    counts,
    failure: presentRunFailure(failureOfRun(run)),
  };
}

export function presentImport(detail: ImportDetail): CamelCased<Schemas['Import']> {
  return {
    ...presentImportSummary(detail),
    reports: detail.reports.map(presentReport),
    blocked: (detail.machine?.context.blocked ?? []).map(presentBlocked),
    payouts: detail.payouts,
  };
}
