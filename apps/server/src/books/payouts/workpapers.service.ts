import { distinctWarnings } from '@platebook/accounting';
import type { EntryPlan, StoredFile, ReportReading } from '@platebook/accounting';
import { createCellReader, writeWorkpapers } from '@platebook/accounting/workpapers';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { fileTitle, periodTitle } from '../../platform/file-title.ts';
import type { Clock } from '../../platform/clock.ts';
import { clientNameOf } from '../../clients/clients.read-model.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { readEntriesOfPayouts } from '../plan/entries-of-payout.port.ts';
import type { EntriesOfPayout } from '../plan/entries-of-payout.port.ts';
import { readReportsOfFiles } from '../../payouts/report-readings.store.ts';
import type { PreviewOptions } from './payouts.service.ts';
import type { JournalOfPayouts } from './workpapers.port.ts';
import { filesOfPayouts, findPayout } from '../../payouts/payouts.store.ts';
import type { PayoutWithReading } from '../../payouts/payouts.store.ts';
import { readFilesWithColumns } from '../../payouts/column-uses.store.ts';
import { PLATFORMS } from '../../connectors/providers.ts';

export type Workbook = {
  readonly name: string;
  /** Generated as they are consumed. */
  readonly pieces: AsyncGenerator<Uint8Array, void, undefined>;
};

export type WorkpapersService = {
  readonly ofPayout: (
    scope: TenantScope,
    payoutId: string,
    options: PreviewOptions,
  ) => Promise<Workbook>;
  /** Of payouts that are already loaded. */
  readonly ofPayouts: (
    scope: TenantScope,
    payouts: readonly PayoutWithReading[],
    name: string,
  ) => Promise<Workbook>;
  /** The entries in the workpapers of these payouts, as used in journal files. */
  readonly journal: JournalOfPayouts;
};

export type WorkpapersDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
};

type Material = {
  /** One per payout. */
  readonly entries: readonly EntriesOfPayout[];
  readonly payouts: readonly PayoutWithReading[];
  readonly reports: readonly ReportReading[];
  readonly files: readonly StoredFile[];
};

export function createWorkpapersService(deps: WorkpapersDeps): WorkpapersService {
  const { database } = deps;
  return {
    ofPayout: (scope, payoutId, options) =>
      database.inTenant(scope, async (tx) => {
        const found = await findPayout(tx, payoutId);
        if (found === null) {
          throw new AppError('payout_not_found');
        }
        const title = partsOf(await clientNameOf(tx, scope.tenantId), found);
        return workbookOf(deps, tx, { scope, payouts: [found], options, title });
      }),
    ofPayouts: (scope, payouts, name) =>
      database.inTenant(scope, (tx) =>
        workbookOf(deps, tx, { scope, payouts, options: {}, title: [name, WORKPAPERS] }),
      ),
    journal: (scope, payouts) =>
      database.inTenant(scope, async (tx) =>
        (
          await entriesOf(deps, tx, { scope, payouts: inReadingOrder(payouts), options: {} })
        ).flatMap(({ entries }) => entries),
      ),
  };
}

type Gathering = {
  readonly scope: TenantScope;
  readonly payouts: readonly PayoutWithReading[];
  readonly options: PreviewOptions;
};

async function entriesOf(
  { mappings, clock }: WorkpapersDeps,
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

/** Runs in the tenant's scope: the workbook of loaded payouts; `title` is part of its file name. */
export async function workbookOf(
  deps: WorkpapersDeps,
  tx: Transaction,
  { title, ...gathering }: Gathering & { readonly title: readonly string[] },
): Promise<Workbook> {
  const material = await gather(deps, tx, gathering);
  return { name: fileTitle(title, XLSX), pieces: write(material) };
}

async function gather(
  deps: WorkpapersDeps,
  tx: Transaction,
  gathering: Gathering,
): Promise<Material> {
  const payouts = inReadingOrder(gathering.payouts);
  const hashes = await filesOfPayouts(
    tx,
    payouts.map(({ id }) => id),
  );
  return {
    payouts,
    entries: await entriesOf(deps, tx, { ...gathering, payouts }),
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

/** A stable reading order, so that the same payouts give the same bytes in every database. */
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
export const WORKPAPERS = 'Workpapers';
function partsOf(
  client: string,
  { platform, platformStoreName, payout: { periodStartOn, periodEndOn } }: PayoutWithReading,
): string[] {
  const period = periodTitle(periodStartOn, periodEndOn);
  return [client, WORKPAPERS, PLATFORMS[platform].name, platformStoreName, period];
}
