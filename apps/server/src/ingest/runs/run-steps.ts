import { createHash } from 'node:crypto';
import type { Reading } from '@platebook/accounting';
import type {
  BlockedReason,
  CheckIdentitiesOutput,
  FetchReportsOutput,
  PlanEntriesOutput,
  RecogniseReportsOutput,
} from '@platebook/machines';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  readOwnReports,
  readWithOverlapping,
  readingOptionsOf,
} from '../../payouts/read-import.ts';
import { saveSightings } from '../../payouts/header-sightings.store.ts';
import type { Seen } from '../../payouts/header-sightings.store.ts';
import type { MergedReading, OwnReading } from '../../payouts/read-import.ts';
import { copyReportFiles } from '../../payouts/report-files.store.ts';
import type { StoredBytes } from '../../payouts/report-files.store.ts';
import type { RunContext } from './run-context.ts';
import type { PlanPayouts } from '../plan/plan-payouts.ts';
import { filesOfRun } from './run-files.store.ts';
import { saveReports } from './run-progress.store.ts';
import { storeFindings } from '../../payouts/stored-findings.port.ts';
import type { SyncRunRow } from './sync-runs.store.ts';

/** The steps of a run up to its entries. Each is idempotent: it may run again after a crash. */
export type RunSteps = {
  readonly fetchReports: () => Promise<FetchReportsOutput>;
  readonly recogniseReports: () => Promise<RecogniseReportsOutput>;
  readonly checkIdentities: () => Promise<CheckIdentitiesOutput>;
  readonly planEntries: () => Promise<PlanEntriesOutput>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly fetchReports: (context: RunContext) => Promise<FetchReportsOutput>;
  readonly planPayouts: PlanPayouts;
};

export function createRunSteps({ database, clock, fetchReports, planPayouts }: Deps) {
  return (context: RunContext): RunSteps => {
    const { scope, run } = context;
    const files = once(() => storedFiles(database, context));
    const place = once(async () => {
      const options = await readingOptionsOf(database, scope);
      // The run's own date, so that a repeated step reads the same.
      const today = run.createdAt.toISOString().slice(0, 10);
      return { database, scope, options: { ...options, today } };
    });
    const own = once(async () => readOwnReports(await place(), await files()));
    const merged = once(async () =>
      readWithOverlapping(await place(), await files(), (await own()).reading),
    );
    return {
      fetchReports: () => fetchReports(context),
      recogniseReports: async () => {
        const recognised = await own();
        const { reading, stored } = recognised;
        if (reading.blocked.length > 0) {
          await stored;
        }
        const hashes = (await files()).map(({ sha256 }) => sha256);
        await database.inTenant(scope, async (tx) => {
          await saveReports(tx, run.id, reading.reports);
          await saveSightings(tx, seenIn(recognised, { run, hashes, at: clock.now() }));
        });
        return {
          recognised: reading.reports.map((report) => ({
            reportId: report.file.sha256,
            fileName: report.file.name,
            platform: report.platform,
            reportType: report.reportType,
          })),
          blocked: reading.blocked.map((blocked): BlockedReason => ({ ...blocked })),
        };
      },
      checkIdentities: async () => toCheck(run, (await own()).reading, await merged()),
      planEntries: async () => {
        const planned = await planPayouts(context, (await merged()).payouts, await files());
        // Rows are stored concurrently with planning; the files count as read once both are done.
        await (
          await own()
        ).stored;
        if (!run.dryRun) {
          await database.inTenant(scope, (tx) => storeFindings(tx, { importId: run.id }));
        }
        return planned;
      },
    };
  };
}

type ReadFiles = {
  readonly run: SyncRunRow;
  readonly hashes: readonly string[];
  readonly at: Date;
};

/** The unknown headers, and whether they are in files that are not read. */
function seenIn({ reading, headers }: OwnReading, { run, hashes, at }: ReadFiles): Seen {
  const stopped = new Set(
    reading.blocked.flatMap(({ file, payoutRef }) => (payoutRef === undefined ? [file] : [])),
  );
  return {
    tenantId: run.tenantId,
    hashes,
    headers,
    isStopped: (file) => stopped.has(file),
    at,
  };
}

/** Memoizes a step within this process; a failed one is repeated. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

async function storedFiles(database: Database, { scope, run }: RunContext): Promise<StoredBytes[]> {
  const stored = await database.inTenant(scope, (tx) => filesOfRun(tx, run.id));
  const hashes = stored.map(({ sha256 }) => sha256);
  const files = await database.inBulk(scope, (tx) => copyReportFiles(tx, hashes));
  const isWhole = ({ bytes, sha256 }: StoredBytes): boolean =>
    createHash('sha256').update(bytes).digest('hex') === sha256;
  if (files.length !== hashes.length || !files.every(isWhole)) {
    throw Object.assign(
      new Error("The stored report file isn't what was uploaded. Upload it again."),
      { code: 'report_damaged', retryable: false },
    );
  }
  return files;
}

function toCheck(
  run: SyncRunRow,
  own: Reading,
  { payouts, blocked }: MergedReading,
): CheckIdentitiesOutput {
  const identities = payouts.flatMap((payout) => payout.identities);
  const repeated = payouts.filter((payout) => payout.repeatedOrders !== undefined).length;
  const isUnread = payouts.length === 0 && blocked.length === 0 && own.blocked.length === 0;
  return {
    rows: own.reports.reduce((sum, { rows }) => sum + rows, 0),
    rowsQuarantined: own.reports.reduce((sum, { quarantined }) => sum + quarantined.length, 0),
    payouts: payouts.length,
    identitiesChecked: identities.length + repeated,
    identitiesBroken: identities.filter(({ holds }) => !holds).length + repeated,
    // An empty report is normal from a platform for a period without sales; for an upload it is an error.
    blocked: [
      ...blocked.map((one): BlockedReason => ({ ...one })),
      ...(isUnread && run.file !== null ? [withoutPayouts(run.file.name)] : []),
    ],
  };
}

function withoutPayouts(file: string): BlockedReason {
  return {
    file,
    reason: 'no_payouts',
    message:
      'This report alone holds no payout that can be booked. It is stored; upload the detailed transactions of the same period as well.',
  };
}
