import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import { readCursor, toPage } from '../http/cursor.ts';
import type { Page } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import { fieldError } from '../http/field-errors.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import { fileTitle, periodTitle } from '../platform/file-title.ts';
import { clientNameOf } from '../clients/clients.read-model.ts';
import { PLATFORMS } from '../connectors/providers.ts';
import {
  deleteGeneratedReportRow,
  findGeneratedReport,
  insertGeneratedReport,
  listGeneratedReportRows,
  readGeneratedBytes,
} from './generated-reports.store.ts';
import type { GeneratedReport, ReportChoice } from './generated-reports.store.ts';

export type ReportManagerService = {
  readonly list: (
    scope: TenantScope,
    page: { limit: number; cursor: string | undefined },
  ) => Promise<Page<GeneratedReport>>;
  /** Throws `validation_failed` for an unsupported format or an invalid period, and `store_not_found`. */
  readonly request: (
    scope: TenantScope,
    choice: ReportChoice,
    actor: Actor,
  ) => Promise<GeneratedReport>;
  readonly remove: (scope: TenantScope, id: string, actor: Actor) => Promise<void>;
  /** Throws `generated_report_not_ready` if the file does not exist yet, or no longer exists. */
  readonly download: (
    scope: TenantScope,
    id: string,
  ) => Promise<{ readonly report: GeneratedReport; readonly bytes: Buffer }>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly queue: Queue };

const LONGEST_DAYS = 400;
const DAY_MS = 86_400_000;

export function createReportManagerService(deps: Deps): ReportManagerService {
  const { database } = deps;
  return {
    list: (scope, { limit, cursor }) => {
      const after = readCursor(cursor, 2);
      const { tenantId } = scope;
      return database.inTenant(scope, async (tx) => {
        const found = await listGeneratedReportRows(tx, { tenantId, after, count: limit + 1 });
        return toPage(found, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
      });
    },
    request: async (scope, choice, actor) => {
      refuseImpossible(choice);
      return database.inTenant(scope, (tx) => request(deps, tx, { scope, choice, actor }));
    },
    remove: (scope, id, actor) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const report = known(await deleteGeneratedReportRow(tx, { tenantId, id }));
        await recordAudit(tx, entryOf(deps, { scope, actor, report, what: 'deleted' }));
      }),
    download: (scope, id) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const report = known(await findGeneratedReport(tx, { tenantId, id }));
        const bytes = await readGeneratedBytes(tx, { tenantId, id });
        if (report.state !== 'ready' || bytes === null) {
          throw new AppError('generated_report_not_ready');
        }
        return { report, bytes };
      }),
  };
}

type Request = {
  readonly scope: TenantScope;
  readonly choice: ReportChoice;
  readonly actor: Actor;
};

async function request(
  { clock, queue }: Deps,
  tx: Transaction,
  { scope, choice, actor }: Request,
): Promise<GeneratedReport> {
  const { tenantId } = scope;
  if (choice.storeId !== null) {
    await refuseUnknownStore(tx, tenantId, choice.storeId);
  }
  const report: GeneratedReport = {
    ...choice,
    id: randomUUID(),
    state: 'queued',
    failure: null,
    fileName: fileNameOf(await clientNameOf(tx, tenantId), choice),
    sizeBytes: null,
    sha256: null,
    rows: null,
    sameAsPrevious: false,
    missing: [],
    requestedBy: scope.userId,
    createdAt: clock.now(),
    finishedAt: null,
    expiresAt: null,
  };
  await insertGeneratedReport(tx, { tenantId, report });
  const job = { tenantId, reportId: report.id };
  await queue.enqueue(tx, 'report.generate', job, { key: report.id });
  await recordAudit(tx, entryOf({ clock }, { scope, actor, report, what: 'requested' }));
  return report;
}

async function refuseUnknownStore(
  tx: Transaction,
  tenantId: string,
  storeId: string,
): Promise<void> {
  const store = await tx
    .selectFrom('stores')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (store === undefined) {
    throw new AppError('store_not_found');
  }
}

function refuseImpossible({ kind, format, from, to }: ReportChoice): void {
  const formats =
    kind === 'journal' ? ['csv'] : kind === 'month_end_pack' ? ['zip'] : ['csv', 'xlsx'];
  const errors = [
    ...(formats.includes(format)
      ? []
      : [fieldError('/format', 'format_not_of_report', { formats: formats.join(', ') })]),
    ...(from <= to ? [] : [fieldError('/to', 'before_first_day')]),
    ...(Date.parse(to) - Date.parse(from) <= LONGEST_DAYS * DAY_MS
      ? []
      : [fieldError('/to', 'too_long_after_first_day', { days: LONGEST_DAYS })]),
  ];
  if (errors.length > 0) {
    throw new AppError('validation_failed', { errors });
  }
}

const KIND_NAMES: Readonly<Record<ReportChoice['kind'], string>> = {
  payout_summary: 'Payout summary',
  sales: 'Sales',
  fees: 'Fees',
  tax: 'Tax',
  refunds: 'Refunds',
  journal: 'Journal',
  month_end_pack: 'Month-end pack',
};
/** By client and period, noting a period of payment dates. */
function fileNameOf(
  client: string,
  { kind, format, datedBy, from, to, platform }: ReportChoice,
): string {
  const period = periodTitle(from, to);
  return fileTitle(
    [
      client,
      KIND_NAMES[kind],
      ...(platform === null ? [] : [PLATFORMS[platform].name]),
      datedBy === 'payout' ? `paid ${period}` : period,
    ],
    format,
  );
}

function entryOf(
  { clock }: Pick<Deps, 'clock'>,
  {
    scope,
    actor,
    report,
    what,
  }: {
    scope: TenantScope;
    actor: Actor;
    report: GeneratedReport;
    what: 'requested' | 'deleted';
  },
) {
  return {
    actor,
    tenantId: scope.tenantId,
    action: `generated_report.${what}`,
    target: { type: 'generated_report', id: report.id },
    details: { file: report.fileName },
    at: clock.now(),
  };
}

function known(report: GeneratedReport | null): GeneratedReport {
  if (report === null) {
    throw new AppError('generated_report_not_found');
  }
  return report;
}
