import { toSafeText } from '@platebook/accounting';
import type { NamedAuditRecord } from './audit-records.store.ts';

const HEADER = [
  'number',
  'recorded_at',
  'who',
  'action',
  'what',
  'target_type',
  'target_id',
  'details',
  'request_id',
  'hash',
];

/** The log as RFC 4180 with CRLF, newest first, safe to open in a spreadsheet. */
export function auditCsv(records: readonly NamedAuditRecord[]): string {
  const lines = records.map((record) => [
    String(record.sequence),
    record.recordedAt.toISOString(),
    record.actorName,
    record.action,
    record.targetName ?? '',
    record.targetType,
    record.targetId,
    JSON.stringify(record.details),
    record.requestId,
    record.hash,
  ]);
  return [HEADER, ...lines].map((line) => `${line.map(toField).join(',')}\r\n`).join('');
}

function toField(value: string): string {
  const safe = toSafeText(value);
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
