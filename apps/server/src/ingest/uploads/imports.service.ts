import { randomUUID } from 'node:crypto';
import type { ReportReading } from '@platebook/accounting';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { enqueueRun } from '../runs/enqueue-run.ts';
import { insertRun } from '../runs/sync-runs.store.ts';
import { requestChange } from '../runs/run-progress.store.ts';
import { readReportReadings } from '../../payouts/report-readings.store.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import { refuseArchivedClient } from '../../clients/clients.read-model.ts';
import { findImport, findImportOfFile, pageImports } from './imports.store.ts';
import type { ImportFilter, ImportRow, ImportSort } from './imports.store.ts';
import { listPayoutRows } from '../../payouts/payouts.store.ts';
import type { PayoutRow } from '../../payouts/payouts.store.ts';
import { aliasesChangedSince } from '../../payouts/report-aliases.store.ts';
import {
  hasReportFile,
  storeReportFile,
  storeUploadedFile,
} from '../../payouts/report-files.store.ts';
import type { ReportFile } from '../../payouts/report-files.store.ts';
import { deleteParts, findUpload, setUploadCompleted } from '../../payouts/report-uploads.store.ts';

/** How many payouts an import shows; the payouts list pages through all. */
const PAYOUTS_SHOWN = 500;

export type ImportDetail = ImportRow & {
  readonly reports: readonly ReportReading[];
  readonly payouts: readonly PayoutRow[];
};

/** A report whose bytes are in memory, or stored as the parts of an upload. */
type NewReport = Pick<ReportFile, 'name' | 'sha256'> &
  (
    | Pick<ReportFile, 'bytes'>
    | { readonly upload: { readonly id: string; readonly sizeBytes: number } }
  );

export type StartedImport = { readonly alreadyImported: boolean; readonly import: ImportRow };

export type ImportsService = {
  /** Stores the file, its import and its job together, or returns the earlier import of the same bytes. */
  readonly start: (scope: TenantScope, report: NewReport) => Promise<StartedImport>;
  readonly list: (
    scope: TenantScope,
    filter: ImportFilter & PageRequest & { readonly sort: ImportSort | undefined },
  ) => Promise<Page<ImportRow>>;
  readonly find: (scope: TenantScope, id: string) => Promise<ImportRow>;
  readonly detail: (scope: TenantScope, id: string) => Promise<ImportDetail>;
  readonly retry: (scope: TenantScope, id: string) => Promise<ImportRow>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly entitlements: Pick<Entitlements, 'assertWithinStorage'>;
};

export function createImportsService(deps: Deps): ImportsService {
  const { database } = deps;
  return {
    start: (scope, report) => database.inTenant(scope, (tx) => start(deps, scope, tx, report)),
    list: (scope, { limit, cursor, ...filter }) =>
      database.inTenant(scope, (tx) => pageImports(tx, filter, { limit, cursor })),
    find: (scope, id) => database.inTenant(scope, (tx) => knownImport(tx, id)),
    detail: (scope, id) =>
      database.inTenant(scope, async (tx) => ({
        ...(await knownImport(tx, id)),
        reports: await readReportReadings(tx, id),
        payouts: await listPayoutRows(tx, { importId: id, count: PAYOUTS_SHOWN }),
      })),
    retry: (scope, id) =>
      database.inTenant(scope, async (tx) => {
        const run = await knownImport(tx, id);
        if (run.state !== 'failed' || run.machine?.context.failure?.retryable !== true) {
          throw new AppError('import_not_retryable');
        }
        await requestChange(tx, run.id, 'retry');
        await enqueue(deps, tx, run);
        return run;
      }),
  };
}

async function start(
  deps: Deps,
  scope: TenantScope,
  tx: Transaction,
  report: NewReport,
): Promise<StartedImport> {
  const { tenantId, userId } = scope;
  const { sha256 } = report;
  await refuseArchivedClient(tx, tenantId);
  const now = deps.clock.now();
  await storeNewReport(deps, tx, { scope, report, at: now });
  const earlier = await findImportOfFile(tx, sha256);
  if (earlier !== null && !(await mayBeReadNow(tx, earlier))) {
    return { alreadyImported: true, import: earlier };
  }
  const id = randomUUID();
  await insertRun(tx, {
    tenantId,
    id,
    kind: 'file',
    trigger: 'upload',
    sha256,
    requestedBy: userId,
    at: now,
  });
  const run = await knownImport(tx, id);
  await enqueue(deps, tx, run);
  return { alreadyImported: false, import: run };
}

/** A failed import, or one that was stopped before the known column names changed. */
async function mayBeReadNow(tx: Transaction, { state, createdAt }: ImportRow): Promise<boolean> {
  return state === 'failed' || (state === 'blocked' && (await aliasesChangedSince(tx, createdAt)));
}

type Storing = { readonly scope: TenantScope; readonly report: NewReport; readonly at: Date };

/**
 * Of two concurrent uploads of the same bytes, the second waits here for the first to commit, and then finds its import.
 */
async function storeNewReport(
  { entitlements }: Deps,
  tx: Transaction,
  { scope, report, at }: Storing,
): Promise<void> {
  const { name, sha256 } = report;
  const file = { tenantId: scope.tenantId, sha256, name, uploadedBy: scope.userId, createdAt: at };
  if ('bytes' in report) {
    if (!(await hasReportFile(tx, sha256))) {
      await entitlements.assertWithinStorage(tx, scope, report.bytes.length);
    }
    await storeReportFile(tx, { ...file, bytes: report.bytes });
    return;
  }
  // Its bytes have counted since the upload began.
  const { id, sizeBytes } = report.upload;
  const upload = await findUpload(tx, { id, userId: scope.userId }, { lock: true });
  if (upload === null) {
    throw new AppError('upload_not_found');
  }
  if (upload.sha256 !== null) {
    return;
  }
  const isNew = await storeUploadedFile(tx, { ...file, sizeBytes, partsOf: id });
  if (!isNew) {
    await deleteParts(tx, id);
  }
  await setUploadCompleted(tx, id, { sha256, at });
}

async function enqueue(deps: Deps, tx: Transaction, { tenantId, id }: ImportRow): Promise<void> {
  await enqueueRun(deps, tx, { tenantId, id, kind: 'file', trigger: 'upload' });
}

async function knownImport(tx: Transaction, id: string): Promise<ImportRow> {
  const run = await findImport(tx, id);
  if (run === null) {
    throw new AppError('import_not_found');
  }
  return run;
}
