import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';
import type {
  DeliveryPlatform,
  GeneratedReportFormat,
  GeneratedReportKind,
  ReportDatedBy,
} from '../db/tables.ts';
import type { MissingWeek } from './missing-weeks.ts';
import * as v from 'valibot';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';

export type ReportChoice = {
  readonly kind: GeneratedReportKind;
  readonly format: GeneratedReportFormat;
  readonly datedBy: ReportDatedBy;
  /** The first and the last date. */
  readonly from: string;
  readonly to: string;
  readonly platform: DeliveryPlatform | null;
  readonly storeId: string | null;
};

export type GeneratedReport = ReportChoice & {
  readonly id: string;
  readonly state: 'queued' | 'ready' | 'failed' | 'expired';
  readonly failure: string | null;
  readonly fileName: string;
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
  readonly rows: number | null;
  readonly sameAsPrevious: boolean;
  readonly missing: readonly MissingWeek[];
  readonly requestedBy: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
};

const COLUMNS = [
  'id',
  'kind',
  'format',
  'dated_by',
  'period_from',
  'period_to',
  'platform',
  'store_id',
  'state',
  'failure',
  'file_name',
  'size_bytes',
  'sha256',
  'row_count',
  'same_as_previous',
  'missing',
  'requested_by',
  'created_at',
  'finished_at',
  'expires_at',
] as const;

export async function insertGeneratedReport(
  tx: Transaction,
  { tenantId, report }: { tenantId: string; report: GeneratedReport },
): Promise<void> {
  await tx
    .insertInto('generated_reports')
    .values({
      tenant_id: tenantId,
      id: report.id,
      kind: report.kind,
      format: report.format,
      dated_by: report.datedBy,
      period_from: report.from,
      period_to: report.to,
      platform: report.platform,
      store_id: report.storeId,
      state: report.state,
      file_name: report.fileName,
      requested_by: report.requestedBy,
      created_at: report.createdAt,
    })
    .execute();
}

export async function listGeneratedReportRows(
  tx: Transaction,
  { tenantId, after, count }: { tenantId: string; after: readonly string[] | null; count: number },
): Promise<GeneratedReport[]> {
  let query = tx
    .selectFrom('generated_reports')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  if (after !== null) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  return (await query.execute()).map(fromRow);
}

export async function findGeneratedReport(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<GeneratedReport | null> {
  const row = await tx
    .selectFrom('generated_reports')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function readGeneratedBytes(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('generated_reports')
    .select('bytes')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export async function deleteGeneratedReportRow(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<GeneratedReport | null> {
  const row = await tx
    .deleteFrom('generated_reports')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The hash of the last ready report with the same options. */
export async function previousSha256(
  tx: Transaction,
  tenantId: string,
  report: GeneratedReport,
): Promise<string | null> {
  const { rows } = await sql<{ sha256: string | null }>`
    select sha256 from generated_reports
    where tenant_id = ${tenantId} and id <> ${report.id} and state in ('ready', 'expired')
      and created_at <= ${report.createdAt}
      and (kind, format, dated_by, period_from, period_to) = (${report.kind}, ${report.format}, ${report.datedBy}, ${report.from}::date, ${report.to}::date)
      and platform is not distinct from ${report.platform} and store_id is not distinct from ${report.storeId}::uuid
    order by created_at desc, id desc limit 1`.execute(tx);
  return rows[0]?.sha256 ?? null;
}

export type Finished = {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly rows: number;
  readonly missing: readonly MissingWeek[];
  readonly sameAsPrevious: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
};

export async function saveGenerated(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  finished: Finished,
): Promise<void> {
  await tx
    .updateTable('generated_reports')
    .set({
      state: 'ready',
      bytes: finished.bytes,
      size_bytes: finished.bytes.length,
      sha256: finished.sha256,
      row_count: finished.rows,
      missing: JSON.stringify(finished.missing),
      same_as_previous: finished.sameAsPrevious,
      finished_at: finished.at,
      expires_at: finished.expiresAt,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function saveFailure(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  { failure, at }: { failure: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('generated_reports')
    .set({ state: 'failed', failure, finished_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Runs as the owner: deletes expired files and returns how many. Their records stay listed. */
export async function expireReports(tx: Transaction, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('generated_reports')
    .set({ state: 'expired', bytes: null })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Row = {
  id: string;
  kind: GeneratedReportKind;
  format: GeneratedReportFormat;
  dated_by: ReportDatedBy;
  period_from: string;
  period_to: string;
  platform: DeliveryPlatform | null;
  store_id: string | null;
  state: GeneratedReport['state'];
  failure: string | null;
  file_name: string;
  size_bytes: number | null;
  sha256: string | null;
  row_count: number | null;
  same_as_previous: boolean;
  missing: StoredJson;
  requested_by: string | null;
  created_at: Date;
  finished_at: Date | null;
  expires_at: Date | null;
};

const MISSING = v.array(
  v.object({
    store_name: v.string(),
    platform: v.picklist(DELIVERY_PLATFORMS),
    week_starts_on: v.string(),
  }),
) satisfies v.GenericSchema<unknown, readonly MissingWeek[]>;

function fromRow(row: Row): GeneratedReport {
  return {
    id: row.id,
    kind: row.kind,
    format: row.format,
    datedBy: row.dated_by,
    from: row.period_from,
    to: row.period_to,
    platform: row.platform,
    storeId: row.store_id,
    state: row.state,
    failure: row.failure,
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    rows: row.row_count,
    sameAsPrevious: row.same_as_previous,
    missing: readStored(MISSING, row.missing, 'generated_reports.missing'),
    requestedBy: row.requested_by,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
  };
}
