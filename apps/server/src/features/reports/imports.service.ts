import { randomUUID } from 'node:crypto';
import type { ReportReading } from '@platebook/accounting';
import type { RunState } from '@platebook/machines';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { enqueueRun } from '../sync/enqueue-run.ts';
import { insertRun, readReportReadings, setAsked } from '../sync/sync-runs.store.ts';
import { refuseArchivedClient } from '../clients/clients.read-model.ts';
import { findImport, findImportOfFile, listImportRows } from './imports.store.ts';
import type { ImportRow } from './imports.store.ts';
import { listPayoutRows } from './payouts.store.ts';
import type { PayoutRow } from './payouts.store.ts';
import { storeReportFile } from './report-files.store.ts';
import type { ReportFile } from './report-files.store.ts';

/** How many payouts an import shows; the list of payouts pages through all. */
const PAYOUTS_SHOWN = 500;

export type ImportDetail = ImportRow & {
  readonly reports: readonly ReportReading[];
  readonly payouts: readonly PayoutRow[];
};

type NewReport = Pick<ReportFile, 'name' | 'sha256' | 'bytes'>;

type StartedImport = { readonly alreadyImported: boolean; readonly import: ImportRow };

export type ImportsService = {
  /** Stores the file, its import and its job together, or answers the earlier import of the same bytes. */
  readonly start: (scope: TenantScope, report: NewReport) => Promise<StartedImport>;
  readonly list: (
    scope: TenantScope,
    page: { state: RunState | undefined; limit: number; cursor: string | undefined },
  ) => Promise<Page<ImportRow>>;
  readonly find: (scope: TenantScope, id: string) => Promise<ImportRow>;
  readonly detail: (scope: TenantScope, id: string) => Promise<ImportDetail>;
  readonly retry: (scope: TenantScope, id: string) => Promise<ImportRow>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly queue: Queue };

export function createImportsService(deps: Deps): ImportsService {
  const { database } = deps;
  return {
    start: (scope, report) => database.inTenant(scope, (tx) => start(deps, scope, tx, report)),
    list: async (scope, { state, limit, cursor }) => {
      const after = readCursor(cursor, 2);
      const imports = await database.inTenant(scope, (tx) =>
        listImportRows(tx, { state, after, count: limit + 1 }),
      );
      return toPage(imports, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    },
    find: (scope, id) => database.inTenant(scope, (tx) => knownImport(tx, id)),
    detail: (scope, id) =>
      database.inTenant(scope, async (tx) => ({
        ...(await knownImport(tx, id)),
        reports: await readReportReadings(tx, id),
        payouts: await listPayoutRows(tx, { importId: id, after: null, count: PAYOUTS_SHOWN }),
      })),
    retry: (scope, id) =>
      database.inTenant(scope, async (tx) => {
        const run = await knownImport(tx, id);
        if (run.state !== 'failed' || run.machine?.context.failure?.retryable !== true) {
          throw new AppError('import_not_retryable');
        }
        await setAsked(tx, run.id, 'retry');
        await enqueue(deps, tx, run);
        return run;
      }),
  };
}

async function start(
  deps: Deps,
  { tenantId, userId }: TenantScope,
  tx: Transaction,
  { name, sha256, bytes }: NewReport,
): Promise<StartedImport> {
  await refuseArchivedClient(tx, tenantId);
  const now = deps.clock.now();
  // Two uploads of the same bytes at once: the second waits here for the first to commit, then finds its import.
  await storeReportFile(tx, { tenantId, sha256, name, bytes, uploadedBy: userId, createdAt: now });
  const earlier = await findImportOfFile(tx, sha256);
  if (earlier !== null && earlier.state !== 'failed') {
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
