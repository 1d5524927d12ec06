import { DEFAULT_PLAN_OPTIONS, planEntries } from '@platebook/accounting';
import type { EntryPlan, Reading, ReportReading } from '@platebook/accounting';
import { createCellReader, writeWorkpapers } from '@platebook/accounting/workpapers';
import type { WorkpapersInput } from '@platebook/accounting/workpapers';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { findImport, readReportsOfFiles } from './imports.store.ts';
import { accountsOf } from './payouts.service.ts';
import type { PreviewOptions } from './payouts.service.ts';
import { findRun } from '../sync/sync-runs.store.ts';
import type { SyncRunRow } from '../sync/sync-runs.store.ts';
import { filesOfPayouts, findPayout, findPayoutsOfImport } from './payouts.store.ts';
import type { PayoutWithReading } from './payouts.store.ts';
import { readReportFiles } from './report-files.store.ts';
import type { StoredBytes } from './report-files.store.ts';

export type Workbook = {
  readonly name: string;
  /** Made as they are taken. */
  readonly pieces: AsyncGenerator<Uint8Array, void, undefined>;
};

export type WorkpapersService = {
  readonly ofPayout: (
    scope: TenantScope,
    payoutId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
  /** Of payouts that are read already, whatever brought them. */
  readonly ofPayouts: (
    scope: TenantScope,
    payouts: readonly PayoutWithReading[],
    name: string,
  ) => Promise<Workbook>;
  /** Of the payouts that a run read, or whose entries it sent. */
  readonly ofRun: (scope: TenantScope, runId: string) => Promise<Workbook>;
  readonly ofImport: (
    scope: TenantScope,
    importId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
};

type Material = {
  readonly payouts: readonly PayoutWithReading[];
  readonly reports: readonly ReportReading[];
  readonly files: readonly StoredBytes[];
};

export function createWorkpapersService({ database }: { database: Database }): WorkpapersService {
  return {
    ofPayout: async (scope, payoutId, options) => {
      const { payout, material } = await database.inTenant(scope, async (tx) => {
        const found = await findPayout(tx, payoutId);
        if (found === null) {
          throw new AppError('payout_not_found');
        }
        return { payout: found, material: await gather(tx, [found]) };
      });
      const name = fileName([
        payout.platform,
        payout.payoutRef,
        payout.platformStoreName,
        payout.payoutOn,
      ]);
      return { name, pieces: write(material, options) };
    },
    ofPayouts: async (scope, payouts, name) => ({
      name: fileName([name]),
      pieces: write(
        await database.inTenant(scope, (tx) => gather(tx, payouts)),
        DEFAULT_PLAN_OPTIONS,
      ),
    }),
    ofRun: async (scope, runId) => {
      const { name, material } = await database.inTenant(scope, async (tx) => {
        const run = await findRun(tx, runId);
        if (run === null) {
          throw new AppError('run_not_found');
        }
        const payouts = await payoutsOfRun(tx, run);
        if (payouts.length === 0) {
          throw new AppError('run_without_payouts');
        }
        const period = [run.periodFrom ?? '', run.periodTo ?? ''].filter((day) => day !== '');
        const base = run.file?.name.replace(/\.(csv|zip)$/i, '') ?? run.storeName ?? run.kind;
        return { name: [base, ...period], material: await gather(tx, payouts) };
      });
      return { name: fileName(name), pieces: write(material, DEFAULT_PLAN_OPTIONS) };
    },
    ofImport: async (scope, importId, options) => {
      const { run, material } = await database.inTenant(scope, async (tx) => {
        const found = await findImport(tx, importId);
        if (found === null) {
          throw new AppError('import_not_found');
        }
        if (found.state !== 'ready') {
          throw new AppError('import_not_ready');
        }
        return { run: found, material: await gather(tx, await findPayoutsOfImport(tx, importId)) };
      });
      const name = fileName([run.file.name.replace(/\.(csv|zip)$/i, '')]);
      return { name, pieces: write(material, options) };
    },
  };
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

async function gather(tx: Transaction, payouts: readonly PayoutWithReading[]): Promise<Material> {
  const hashes = await filesOfPayouts(
    tx,
    payouts.map(({ id }) => id),
  );
  return {
    payouts,
    reports: await readReportsOfFiles(tx, hashes),
    files: await readReportFiles(tx, hashes),
  };
}

function write({ payouts, reports, files }: Material, options: PreviewOptions): Workbook['pieces'] {
  const ordered = [...payouts].sort(byReadingOrder);
  const reading: Reading = { reports, payouts: ordered.map(({ payout }) => payout), blocked: [] };
  const accounts = Object.assign({}, ...ordered.map(({ mapping }) => accountsOf(mapping)));
  const plan = planAll(ordered, options);
  const input: WorkpapersInput = {
    reading,
    plan,
    options: { ...options, accounts },
    cellsOf: createCellReader(files, plan.entries),
  };
  return writeWorkpapers(input);
}

/** Each payout under the mapping of its own channel. */
function planAll(payouts: readonly PayoutWithReading[], options: PreviewOptions): EntryPlan {
  const plans = payouts.map(({ payout, mapping }) =>
    planEntries([payout], { ...options, accounts: accountsOf(mapping) }),
  );
  return {
    entries: plans.flatMap(({ entries }) => entries),
    blocked: plans.flatMap(({ blocked }) => blocked),
    nil: plans.flatMap(({ nil }) => nil),
    variances: plans.flatMap(({ variances }) => variances),
    warnings: [...new Set(plans.flatMap(({ warnings }) => warnings))],
  };
}

/** The order of a reading, so that the same payouts give the same bytes in every database. */
function byReadingOrder(
  { payout: left }: PayoutWithReading,
  { payout: right }: PayoutWithReading,
): number {
  const keys = ['payoutOn', 'platform', 'payoutRef', 'storeId', 'channel'] as const;
  for (const key of keys) {
    if (left[key] !== right[key]) {
      return left[key] < right[key] ? -1 : 1;
    }
  }
  return 0;
}

function fileName(parts: readonly string[]): string {
  const text = ['workpapers', ...parts]
    .join('-')
    .replaceAll(/[^\w.-]+/g, '-')
    .slice(0, 120);
  return `${text}.xlsx`;
}
