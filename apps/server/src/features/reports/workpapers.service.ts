import { distinctWarnings } from '@platebook/accounting';
import type { EntryPlan, KeptFile, ReportReading } from '@platebook/accounting';
import { createCellReader, writeWorkpapers } from '@platebook/accounting/workpapers';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { fileTitle, periodTitle } from '../../platform/file-title.ts';
import type { Clock } from '../../platform/clock.ts';
import { clientNameOf } from '../clients/clients.read-model.ts';
import type { AccountMappings } from '../account-mapping/account-mapping.port.ts';
import { readEntriesOfPayouts } from '../books/entries-of-payout.port.ts';
import type { EntriesOfPayout } from '../books/entries-of-payout.port.ts';
import { findImport } from './imports.store.ts';
import { readReportsOfFiles } from './report-readings.store.ts';
import type { PreviewOptions } from './payouts.service.ts';
import { findRun } from '../sync/sync-runs.store.ts';
import type { SyncRunRow } from '../sync/sync-runs.store.ts';
import type { JournalOfPayouts } from './workpapers.port.ts';
import { filesOfPayouts, findPayout, findPayoutsOfImport } from './payouts.store.ts';
import type { PayoutWithReading } from './payouts.store.ts';
import { readFilesWithColumns } from './column-uses.store.ts';

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
  /** The entries that stand in the workpapers of these payouts, as journal files have them. */
  readonly journal: JournalOfPayouts;
  /** Of the payouts that a run read, or whose entries it sent. */
  readonly ofRun: (scope: TenantScope, runId: string) => Promise<Workbook>;
  readonly ofImport: (
    scope: TenantScope,
    importId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
};

type Material = {
  /** One for each of the payouts. */
  readonly entries: readonly EntriesOfPayout[];
  readonly payouts: readonly PayoutWithReading[];
  readonly reports: readonly ReportReading[];
  readonly files: readonly KeptFile[];
};

export function createWorkpapersService(deps: Deps): WorkpapersService {
  const { database } = deps;
  return {
    ofPayout: async (scope, payoutId, options) => {
      const { client, payout, material } = await database.inTenant(scope, async (tx) => {
        const found = await findPayout(tx, payoutId);
        if (found === null) {
          throw new AppError('payout_not_found');
        }
        return {
          client: await clientNameOf(tx, scope.tenantId),
          payout: found,
          material: await gather(deps, tx, { scope, payouts: [found], options }),
        };
      });
      return { name: fileTitle(partsOf(client, payout), XLSX), pieces: write(material) };
    },
    ofPayouts: async (scope, payouts, name) => ({
      name: fileTitle([name, WORKPAPERS], XLSX),
      pieces: write(
        await database.inTenant(scope, (tx) => gather(deps, tx, { scope, payouts, options: {} })),
      ),
    }),
    journal: (scope, payouts) =>
      database.inTenant(scope, async (tx) =>
        (
          await entriesOf(deps, tx, { scope, payouts: inReadingOrder(payouts), options: {} })
        ).flatMap(({ entries }) => entries),
      ),
    ofRun: async (scope, runId) => {
      const { name, material } = await database.inTenant(scope, (tx) =>
        gatherRun(deps, tx, { scope, runId }),
      );
      return { name: fileTitle(name, XLSX), pieces: write(material) };
    },
    ofImport: async (scope, importId, options) => {
      const { client, run, material } = await database.inTenant(scope, async (tx) => {
        const found = await findImport(tx, importId);
        if (found === null) {
          throw new AppError('import_not_found');
        }
        if (found.state !== 'ready') {
          throw new AppError('import_not_ready');
        }
        const payouts = await findPayoutsOfImport(tx, importId);
        return {
          client: await clientNameOf(tx, scope.tenantId),
          run: found,
          material: await gather(deps, tx, { scope, payouts, options }),
        };
      });
      const parts = [client, WORKPAPERS, run.file.name.replace(/\.(csv|zip)$/i, '')];
      return { name: fileTitle(parts, XLSX), pieces: write(material) };
    },
  };
}

async function gatherRun(
  deps: Deps,
  tx: Transaction,
  { scope, runId }: { readonly scope: TenantScope; readonly runId: string },
): Promise<{ readonly name: string[]; readonly material: Material }> {
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
  const base = run.file?.name.replace(/\.(csv|zip)$/i, '') ?? run.storeName ?? run.kind;
  return {
    name: [await clientNameOf(tx, scope.tenantId), WORKPAPERS, base, period],
    material: await gather(deps, tx, { scope, payouts, options: {} }),
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

type Gathering = {
  readonly scope: TenantScope;
  readonly payouts: readonly PayoutWithReading[];
  readonly options: PreviewOptions;
};

async function entriesOf(
  { mappings, clock }: Deps,
  tx: Transaction,
  { scope, payouts, options }: Gathering,
): Promise<EntriesOfPayout[]> {
  const payoutIds = payouts.map(({ id }) => id);
  const read = await readEntriesOfPayouts({ mappings }, tx, { scope, at: clock.now(), payoutIds });
  const isChosen = Object.keys(options).length > 0;
  const entries: EntriesOfPayout[] = [];
  for (const payout of payouts) {
    entries.push(await (isChosen ? read.under(payout, options) : read.journal(payout)));
  }
  return entries;
}

async function gather(deps: Deps, tx: Transaction, given: Gathering): Promise<Material> {
  const payouts = inReadingOrder(given.payouts);
  const hashes = await filesOfPayouts(
    tx,
    payouts.map(({ id }) => id),
  );
  return {
    payouts,
    entries: await entriesOf(deps, tx, { ...given, payouts }),
    reports: await readReportsOfFiles(tx, hashes),
    files: await readFilesWithColumns(tx, hashes),
  };
}

function write({ payouts, entries, reports, files }: Material): Workbook['pieces'] {
  const plan = together(entries);
  const sales = new Map(
    payouts.map(({ payout }, index) => [payout, entries[index]?.options.sales ?? 'report']),
  );
  return writeWorkpapers({
    reading: { reports, payouts: payouts.map(({ payout }) => payout), blocked: [] },
    plan,
    salesOf: (payout) => sales.get(payout) ?? 'report',
    cellsOf: createCellReader(files, plan.entries),
  });
}

function together(plans: readonly EntryPlan[]): EntryPlan {
  return {
    entries: plans.flatMap(({ entries }) => entries),
    blocked: plans.flatMap(({ blocked }) => blocked),
    nil: plans.flatMap(({ nil }) => nil),
    variances: plans.flatMap(({ variances }) => variances),
    warnings: distinctWarnings(plans),
  };
}

function inReadingOrder(payouts: readonly PayoutWithReading[]): PayoutWithReading[] {
  return [...payouts].sort(byReadingOrder);
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

const XLSX = 'xlsx';
const WORKPAPERS = 'Workpapers';
const PLATFORM_NAMES = { ubereats: 'Uber Eats', doordash: 'DoorDash' } as const;

function partsOf(
  client: string,
  { platform, platformStoreName, payout: { periodStartOn, periodEndOn } }: PayoutWithReading,
): string[] {
  const period = periodTitle(periodStartOn, periodEndOn);
  return [client, WORKPAPERS, PLATFORM_NAMES[platform], platformStoreName, period];
}

/** The days that payouts of a run were paid on. */
function paidPeriod(payouts: readonly PayoutWithReading[]): string {
  const days = payouts.map(({ payoutOn }) => payoutOn).toSorted();
  return periodTitle(days[0] ?? '', days.at(-1) ?? '');
}
