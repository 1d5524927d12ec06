import { createHash, randomUUID } from 'node:crypto';
import { planEntries } from '@platebook/accounting';
import type { Blocked, Reading, StorePayout } from '@platebook/accounting';
import type {
  BlockedReason,
  CheckIdentitiesOutput,
  PlanEntriesOutput,
  RecogniseReportsOutput,
  UnmappedLine,
} from '@platebook/machines';
import type { Database, TenantScope } from '../../db/database.ts';
import type { PayoutStatus } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import { saveReports } from './imports.store.ts';
import type { ImportRow } from './imports.store.ts';
import { linkFiles, upsertPayout } from './payouts.store.ts';
import { readOwnReport, readWithNeighbours, readingOptionsOf } from './read-import.ts';
import { readReportFiles } from './report-files.store.ts';
import type { StoredBytes } from './report-files.store.ts';

/** The three steps of a run of files. Each may run again after a crash and then ends in the same state. */
export type ImportSteps = {
  readonly recogniseReports: () => Promise<RecogniseReportsOutput>;
  readonly checkIdentities: () => Promise<CheckIdentitiesOutput>;
  readonly planEntries: () => Promise<PlanEntriesOutput>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly scope: TenantScope;
  readonly run: ImportRow;
};

export function createImportSteps(deps: Deps): ImportSteps {
  const file = once(() => storedFile(deps));
  const options = once(() => readingOptionsOf(deps.database, deps.scope));
  const own = once(async () => readOwnReport(await file(), await options()));
  const merged = once(async () =>
    readWithNeighbours({ ...deps, options: await options() }, await file(), await own()),
  );
  return {
    recogniseReports: async () => {
      const reading = await own();
      await deps.database.inTenant(deps.scope, (tx) =>
        saveReports(tx, deps.run.id, reading.reports),
      );
      return {
        recognised: reading.reports.map((report) => ({
          reportId: deps.run.file.sha256,
          fileName: report.file.name,
          platform: report.platform,
          reportType: report.reportType,
        })),
        blocked: reading.blocked.map(toBlockedReason),
      };
    },
    checkIdentities: async () => toCheck(deps.run, await own(), await merged()),
    planEntries: async () => storePlan(deps, await merged()),
  };
}

/** A step that ran before in this process is not computed twice; a failed one is. */
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

async function storedFile({ database, scope, run }: Deps): Promise<StoredBytes> {
  const [file] = await database.inTenant(scope, (tx) => readReportFiles(tx, [run.file.sha256]));
  const sha256 = file === undefined ? null : createHash('sha256').update(file.bytes).digest('hex');
  if (file === undefined || sha256 !== file.sha256) {
    throw Object.assign(
      new Error('The stored report file is not what was uploaded. Upload it again.'),
      {
        code: 'report_damaged',
        retryable: false,
      },
    );
  }
  return file;
}

function toCheck(
  run: ImportRow,
  own: Reading,
  payouts: readonly StorePayout[],
): CheckIdentitiesOutput {
  const identities = payouts.flatMap((payout) => payout.identities);
  return {
    rows: own.reports.reduce((sum, { rows }) => sum + rows, 0),
    rowsQuarantined: own.reports.reduce((sum, { quarantined }) => sum + quarantined.length, 0),
    payouts: payouts.length,
    identitiesChecked: identities.length,
    identitiesBroken: identities.filter(({ holds }) => !holds).length,
    blocked: payouts.length === 0 && own.blocked.length === 0 ? [withoutPayouts(run)] : [],
  };
}

function withoutPayouts({ file }: ImportRow): BlockedReason {
  return {
    file: file.name,
    reason: 'no_payouts',
    message:
      'This report alone holds no payout that can be booked. It is stored; upload the detailed transactions of the same period as well.',
  };
}

async function storePlan(deps: Deps, payouts: readonly StorePayout[]): Promise<PlanEntriesOutput> {
  const { database, scope, run, clock } = deps;
  const at = clock.now();
  const { tenantId } = scope;
  const plans = payouts.map((payout) => ({ payout, plan: planEntries([payout]) }));
  await database.inTenant(scope, async (tx) => {
    for (const { payout, plan } of plans) {
      const payoutId = await upsertPayout(tx, {
        tenantId,
        id: randomUUID(),
        importId: run.id,
        status: statusOf(payout, plan.blocked),
        payout,
        at,
      });
      await linkFiles(tx, { tenantId, payoutId, importId: run.id }, run.file.sha256);
    }
  });
  return {
    payoutsPlanned: plans.filter(({ plan }) => plan.blocked.length === 0).length,
    entries: plans.reduce((sum, { plan }) => sum + plan.entries.length, 0),
    // Entries are kept with their payouts; a run of files puts none of them into the books.
    toPost: [],
    unmapped: plans.flatMap(({ payout, plan }) => toUnmapped(payout, plan.blocked)),
    blocked: plans.flatMap(({ plan }) => plan.blocked.map(toBlockedReason)),
  };
}

function statusOf(payout: StorePayout, blocked: readonly Blocked[]): PayoutStatus {
  if (blocked.some(({ reason }) => reason === 'unmapped_component')) {
    return 'needs_mapping';
  }
  return blocked.length > 0 || payout.identities.some(({ holds }) => !holds)
    ? 'needs_review'
    : 'ready';
}

function toUnmapped(payout: StorePayout, blocked: readonly Blocked[]): UnmappedLine[] {
  return blocked.some(({ reason }) => reason === 'unmapped_component')
    ? payout.unclassified.map(({ description, cents }) => ({
        line: description,
        amountCents: cents,
      }))
    : [];
}

function toBlockedReason(blocked: Blocked): BlockedReason {
  return { ...blocked };
}
