import { toSafeText } from '@platebook/accounting';
import { textOf } from './batch-messages.ts';
import type { Batch } from './batches.store.ts';

const HEADER = ['client', 'state', 'result', 'reason', 'entries', 'started_at', 'finished_at'];

/** What became of each client: RFC 4180 with CRLF, safe to open in a spreadsheet. */
export function batchResultsCsv({ items }: Batch): string {
  const lines = items.map((item) => [
    item.clientName,
    item.state,
    textOf(item.results) ?? '',
    item.reason?.message ?? '',
    String(item.entries),
    item.startedAt?.toISOString() ?? '',
    item.finishedAt?.toISOString() ?? '',
  ]);
  return [HEADER, ...lines].map((line) => `${line.map(toField).join(',')}\r\n`).join('');
}

function toField(value: string): string {
  const safe = toSafeText(value);
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
