import { planInBooks, readReports, toJournalDocument, writeJson } from '@platebook/accounting';
import type { ReadingOptions, ReportReading } from '@platebook/accounting';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { filesOfPayouts, findPayoutsOfImport } from '../../payouts/payouts.store.ts';
import type { PayoutRow, PayoutWithReading } from '../../payouts/payouts.store.ts';
import { appliedColumns } from '../../payouts/column-uses.store.ts';
import { findingsOfPayouts } from '../../payouts/payout-findings.read-model.ts';
import type { PayoutFinding } from '../../payouts/payout-findings.read-model.ts';
import { readingOptionsOf } from '../../payouts/read-import.ts';
import { readReportReadings, readReportsOfFiles } from '../../payouts/report-readings.store.ts';
import { readReportFiles } from '../../payouts/report-files.store.ts';
import type { StoredBytes } from '../../payouts/report-files.store.ts';
import { readEntryLines } from '../../books/plan/entry-lines.read-model.ts';
import type { EntryLine } from '../../books/plan/entry-lines.read-model.ts';
import { readBooksPolicy } from '../../books/plan/books-policy.port.ts';
import { reportedEntries } from './reported-entries.store.ts';
import type { ReportedEntry } from './reported-entries.store.ts';
import { knownRun } from '../runs/sync-runs.service.ts';
import { filesOfRun } from '../runs/run-files.store.ts';
import type { StoredFile } from '../runs/run-files.store.ts';
import type { SyncRunRow } from '../runs/sync-runs.store.ts';

const PAYOUTS_SHOWN = 500;

export type SyncReport = {
  readonly run: SyncRunRow;
  readonly files: readonly StoredFile[];
  readonly reports: readonly ReportReading[];
  readonly payouts: readonly PayoutRow[];
  /** Deviations of payouts from what the client expects of the platform. */
  readonly findings: readonly { readonly payout: PayoutRow; readonly finding: PayoutFinding }[];
  readonly entries: readonly ReportedEntry[];
  /** By entry. */
  readonly lines: ReadonlyMap<string, readonly EntryLine[]>;
  /** How the files were read. */
  readonly reading: ReadingOptions;
  /** The input of `platebook verify`, as JSON values. */
  readonly journal: Readonly<Record<string, unknown>>;
};

export type SyncReports = {
  readonly report: (scope: TenantScope, runId: string) => Promise<SyncReport>;
  /** A raw file behind the journal of a run. */
  readonly file: (scope: TenantScope, runId: string, sha256: string) => Promise<StoredBytes>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
};

export function createSyncReports(deps: Deps): SyncReports {
  const { database } = deps;
  return {
    report: async (scope, runId) => {
      const inForce = await readingOptionsOf(database, scope);
      return database.inTenant(scope, (tx) => readReport(deps, tx, { scope, runId, inForce }));
    },
    file: (scope, runId, sha256) =>
      database.inTenant(scope, async (tx) => {
        await knownRun(tx, runId);
        const files = await filesBehind(tx, runId, await findPayoutsOfImport(tx, runId));
        const [file] = files.some((one) => one.sha256 === sha256)
          ? await readReportFiles(tx, [sha256])
          : [];
        if (file === undefined) {
          throw new AppError('file_not_found');
        }
        return file;
      }),
  };
}

type RunReportQuery = {
  readonly scope: TenantScope;
  readonly runId: string;
  /** The reading options that are in force for the tenant now. */
  readonly inForce: ReadingOptions;
};

async function readReport(
  deps: Deps,
  tx: Transaction,
  { scope, runId, inForce }: RunReportQuery,
): Promise<SyncReport> {
  const run = await knownRun(tx, runId);
  const payouts = await findPayoutsOfImport(tx, runId);
  const files = await filesBehind(tx, runId, payouts);
  const hashes = files.map(({ sha256 }) => sha256);
  const reading: ReadingOptions = {
    ...inForce,
    // The options that the files were read with, whatever was decided or revoked since.
    columns: appliedColumns(await readReportsOfFiles(tx, hashes)),
    today: run.createdAt.toISOString().slice(0, 10),
  };
  const ids = payouts.map(({ id }) => id);
  const entries = await reportedEntries(tx, ids, runId);
  const findings = await findingsOfPayouts(tx, ids);
  return {
    run,
    files,
    reports: await readReportReadings(tx, runId),
    payouts: payouts.slice(0, PAYOUTS_SHOWN),
    findings: payouts.flatMap((payout) =>
      (findings.get(payout.id) ?? []).map((finding) => ({ payout, finding })),
    ),
    entries,
    lines: await readEntryLines(
      tx,
      deps.mappings,
      entries.map(({ id }) => id),
    ),
    reading,
    journal: await proveRun(deps, tx, { scope, hashes, reading }),
  };
}

/** The document that follows from these files, in QuickBooks accounts. */
async function proveRun(
  deps: Deps,
  tx: Transaction,
  {
    scope,
    hashes,
    reading: readingOptions,
  }: Pick<RunReportQuery, 'scope'> & {
    readonly hashes: readonly string[];
    readonly reading: ReadingOptions;
  },
): Promise<Readonly<Record<string, unknown>>> {
  const stored = await readReportFiles(tx, hashes);
  const reading = readReports(
    stored.map(({ name, bytes }) => ({ name, bytes })),
    readingOptions,
  );
  const policy = await readBooksPolicy(deps, tx, {
    scope,
    at: deps.clock.now(),
    payouts: reading.payouts,
  });
  const plan = planInBooks(reading.payouts, policy.options, policy.books);
  const document = toJournalDocument({ reading, plan, ...policy, readingOptions });
  return JSON.parse([...writeJson(document)].join('')) as Record<string, unknown>;
}

/** The run's own files, then other files that its payouts were read from. */
async function filesBehind(
  tx: Transaction,
  runId: string,
  payouts: readonly PayoutWithReading[],
): Promise<StoredFile[]> {
  const own = await filesOfRun(tx, runId);
  const known = new Set(own.map(({ sha256 }) => sha256));
  const others = await filesOfPayouts(
    tx,
    payouts.map(({ id }) => id),
  );
  const missing = others.filter((sha256) => !known.has(sha256));
  const rows =
    missing.length === 0
      ? []
      : await tx
          .selectFrom('report_files')
          .select(['name', 'sha256', 'size_bytes'])
          .where('sha256', 'in', missing)
          .orderBy('sha256')
          .execute();
  return [
    ...own,
    ...rows.map((row) => ({ name: row.name, sha256: row.sha256, sizeBytes: row.size_bytes })),
  ];
}
