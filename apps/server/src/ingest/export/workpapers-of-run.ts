import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { periodTitle } from '../../platform/file-title.ts';
import { clientNameOf } from '../../clients/clients.read-model.ts';
import { findRun } from '../runs/sync-runs.store.ts';
import type { SyncRunRow } from '../runs/sync-runs.store.ts';
import { findImport } from '../uploads/imports.store.ts';
import type { PreviewOptions } from '../../books/payouts/payouts.service.ts';
import { findPayout, findPayoutsOfImport } from '../../payouts/payouts.store.ts';
import type { PayoutWithReading } from '../../payouts/payouts.store.ts';
import { WORKPAPERS, workbookOf } from '../../books/payouts/workpapers.service.ts';
import type { Workbook, WorkpapersDeps } from '../../books/payouts/workpapers.service.ts';

export type RunWorkpapers = {
  /**
   * Workpapers of the payouts that a run read, or whose entries it sent. Throws `run_not_found`, `run_without_payouts`.
   */
  readonly ofRun: (scope: TenantScope, runId: string) => Promise<Workbook>;
  /** Throws `import_not_found`, `import_not_ready`. */
  readonly ofImport: (
    scope: TenantScope,
    importId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
};

export function createRunWorkpapers(deps: WorkpapersDeps): RunWorkpapers {
  const { database } = deps;
  return {
    ofRun: (scope, runId) =>
      database.inTenant(scope, async (tx) => {
        const { payouts, title } = await readRun(tx, scope, runId);
        return workbookOf(deps, tx, { scope, payouts, options: {}, title });
      }),
    ofImport: (scope, importId, options) =>
      database.inTenant(scope, async (tx) => {
        const found = await findImport(tx, importId);
        if (found === null) {
          throw new AppError('import_not_found');
        }
        if (found.state !== 'ready') {
          throw new AppError('import_not_ready');
        }
        const client = await clientNameOf(tx, scope.tenantId);
        const title = [client, WORKPAPERS, withoutExtension(found.file.name)];
        const payouts = await findPayoutsOfImport(tx, importId);
        return workbookOf(deps, tx, { scope, payouts, options, title });
      }),
  };
}

async function readRun(
  tx: Transaction,
  scope: TenantScope,
  runId: string,
): Promise<{ readonly title: readonly string[]; readonly payouts: PayoutWithReading[] }> {
  const run = await findRun(tx, runId);
  if (run === null) {
    throw new AppError('run_not_found');
  }
  const payouts = await payoutsOfRun(tx, run);
  if (payouts.length === 0) {
    throw new AppError('run_without_payouts');
  }
  const { periodFrom: from, periodTo: to } = run;
  const period = from === null || to === null ? paidPeriod(payouts) : periodTitle(from, to);
  const base = run.file === null ? (run.storeName ?? run.kind) : withoutExtension(run.file.name);
  return { payouts, title: [await clientNameOf(tx, scope.tenantId), WORKPAPERS, base, period] };
}

function withoutExtension(name: string): string {
  return name.replace(/\.(csv|zip)$/i, '');
}

async function payoutsOfRun(tx: Transaction, { id, kind }: SyncRunRow) {
  if (kind !== 'post') {
    return findPayoutsOfImport(tx, id);
  }
  const sent = await tx
    .selectFrom('journal_entries')
    .innerJoin('postings', (join) =>
      join
        .onRef('postings.tenant_id', '=', 'journal_entries.tenant_id')
        .onRef('postings.entry_id', '=', 'journal_entries.id'),
    )
    .select('journal_entries.payout_id')
    .distinct()
    .where('postings.run_id', '=', id)
    .where('journal_entries.payout_id', 'is not', null)
    .orderBy('journal_entries.payout_id')
    .execute();
  const payouts = [];
  for (const { payout_id: payoutId } of sent) {
    const payout = payoutId === null ? null : await findPayout(tx, payoutId);
    payouts.push(...(payout === null ? [] : [payout]));
  }
  return payouts;
}

/** The range of dates on which a run's payouts were paid. */
function paidPeriod(payouts: readonly PayoutWithReading[]): string {
  const days = payouts.map(({ payoutOn }) => payoutOn).toSorted();
  return periodTitle(days[0] ?? '', days.at(-1) ?? '');
}
