import { namedColumns } from '@platebook/accounting';
import type { CamelCased } from '../http/present.ts';
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

/** Keeps the response readable however many rows are faulty; the workpapers have all of them. */
const QUARANTINED_SHOWN = 500;

export function presentReport(report: ReportReading): CamelCased<Schemas['ReportReading']> {
  return {
    file: report.file,
    platform: report.platform,
    reportType: report.reportType,
    rows: report.rows,
    quarantinedCount: report.quarantined.length,
    quarantined: report.quarantined.slice(0, QUARANTINED_SHOWN).map((row) => ({
      row: row.row,
      column: row.column,
      reason: row.reason,
      expectedCents: row.expectedCents,
      foundCents: row.foundCents,
      message: row.message,
      ...(row.values === undefined ? {} : { values: presentValues(row.values) }),
    })),
    variants: report.variants,
    leftOut: Object.entries(report.leftOut).map(([reason, rows]) => ({ reason, rows })),
    notes: report.notes.map(presentCoded),
    ...(report.columns === undefined ? {} : { columns: report.columns.map(presentApplied) }),
  };
}

/** A message with its code, in the contract's format. */
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

export function presentBlocked(blocked: Blocked | BlockedReason): CamelCased<Schemas['Blocked']> {
  return {
    file: blocked.file,
    reason: blocked.reason,
    column: blocked.column ?? null,
    payoutRef: blocked.payoutRef ?? null,
    platformStoreId: blocked.storeId ?? null,
    message: blocked.message,
    ...(blocked.values === undefined ? {} : { values: presentValues(blocked.values) }),
    ...(blocked.reportType === undefined ? {} : { reportType: blocked.reportType }),
    ...(blocked.columns === undefined
      ? {}
      : { columns: blocked.columns.map(presentColumnFinding) }),
  };
}

function presentColumnFinding(
  finding: ColumnFinding | BlockedColumn,
): CamelCased<Schemas['ColumnFinding']> {
  return { ...finding, sign: finding.factor === -1 ? 'turned' : 'as_printed' };
}

function presentApplied(applied: AppliedColumn): CamelCased<Schemas['AppliedColumn']> {
  const isComponent = applied.decision === 'component';
  return {
    ...applied,
    component: isComponent ? applied.component : null,
    sign: isComponent && applied.factor === -1 ? 'turned' : 'as_printed',
    of: [...(namedColumns(applied) ?? [])],
  };
}
