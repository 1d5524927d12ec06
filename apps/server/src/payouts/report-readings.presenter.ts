import { namedColumns } from '@platebook/accounting';
import type {
  AppliedColumn,
  Blocked,
  ColumnFinding,
  MessageValues,
  ReportReading,
} from '@platebook/accounting';
import type { components } from '@platebook/api-client';
import type { BlockedColumn, BlockedReason } from '@platebook/machines';
import { presentValues } from '../http/message-values.ts';

type Schemas = components['schemas'];

/** The answer stays readable however many rows are at fault; the workpapers have all of them. */
const QUARANTINED_SHOWN = 500;

export function presentReport(report: ReportReading): Schemas['ReportReading'] {
  return {
    file: { name: report.file.name, sha256: report.file.sha256 },
    platform: report.platform,
    report_type: report.reportType,
    rows: report.rows,
    quarantined_count: report.quarantined.length,
    quarantined: report.quarantined.slice(0, QUARANTINED_SHOWN).map((row) => ({
      row: row.row,
      column: row.column,
      reason: row.reason,
      expected_cents: row.expectedCents,
      found_cents: row.foundCents,
      message: row.message,
      ...(row.values === undefined ? {} : { values: presentValues(row.values) }),
    })),
    variants: report.variants.map((variant) => ({
      question: variant.question,
      decision: variant.decision,
      rows_footed: variant.rowsFooted,
      rows_tested: variant.rowsTested,
    })),
    left_out: Object.entries(report.leftOut).map(([reason, rows]) => ({ reason, rows })),
    notes: report.notes.map(presentCoded),
    ...(report.columns === undefined ? {} : { columns: report.columns.map(presentApplied) }),
  };
}

/** A sentence with its code, as an answer gives it. */
export function presentCoded<Code extends string>({
  code,
  message,
  values,
}: {
  readonly code: Code;
  readonly message: string;
  readonly values: MessageValues;
}) {
  return { code, message, values: presentValues(values) };
}

export function presentBlocked(blocked: Blocked | BlockedReason): Schemas['Blocked'] {
  return {
    file: blocked.file,
    reason: blocked.reason,
    column: blocked.column ?? null,
    payout_ref: blocked.payoutRef ?? null,
    platform_store_id: blocked.storeId ?? null,
    message: blocked.message,
    ...(blocked.values === undefined ? {} : { values: presentValues(blocked.values) }),
    ...(blocked.reportType === undefined ? {} : { report_type: blocked.reportType }),
    ...(blocked.columns === undefined
      ? {}
      : { columns: blocked.columns.map(presentColumnFinding) }),
  };
}

function presentColumnFinding(finding: ColumnFinding | BlockedColumn): Schemas['ColumnFinding'] {
  return {
    column: finding.column,
    row: finding.row,
    cell: finding.cell,
    kind: finding.kind,
    of: [...finding.of],
    sign: finding.factor === -1 ? 'turned' : 'as_printed',
    together: [...finding.together],
    rows: finding.rows,
    rows_matching: finding.rowsMatching,
    recommended: finding.recommended,
    message: finding.message,
  };
}

function presentApplied(applied: AppliedColumn): Schemas['AppliedColumn'] {
  const isComponent = applied.decision === 'component';
  return {
    column: applied.column,
    decision: applied.decision,
    component: isComponent ? applied.component : null,
    sign: isComponent && applied.factor === -1 ? 'turned' : 'as_printed',
    of: [...(namedColumns(applied) ?? [])],
    rows_tested: applied.rowsTested,
  };
}
