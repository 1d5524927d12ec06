import type { LogFacet, LogLevel, LogLine } from './log-line.ts';

const BEGIN = Date.UTC(2026, 3, 7, 14, 0, 0);

export const LOG_FACETS: readonly LogFacet[] = [
  { field: 'level', label: 'Level' },
  { field: 'operation', label: 'Operation' },
  { field: 'source', label: 'Source' },
];

type LogSample = readonly [level: LogLevel, operation: string, source: string, message: string];

const SAYINGS: readonly LogSample[] = [
  ['info', 'uber_report_download', 'worker', 'Report of 1 to 7 April downloaded'],
  ['debug', 'report_recognise', 'worker', 'Recognized as Uber Eats payment details, version 2'],
  ['info', 'rows_check', 'worker', '412 rows read, every sum agrees'],
  ['info', 'entries_plan', 'worker', '3 entries planned for Harbor Table Fishtown'],
  ['warning', 'qbo_post', 'worker', 'QuickBooks asked to wait for 400 ms'],
  ['info', 'qbo_post', 'quickbooks_online', 'Entry UE-7F3A91C2-1 posted'],
  ['debug', 'ledger_verify', 'worker', 'Entry read back: identical'],
  ['info', 'frontend_api_error', 'frontend', 'Reported by the page: Request failed'],
  [
    'error',
    'qbo_post',
    'quickbooks_online',
    'QuickBooks refused the entry: account 6120 was deleted',
  ],
];

/** `count` deterministic lines of a worker; about one in fifty is an error, with more after the middle. */
export function logLines(count: number, first = 0): readonly LogLine[] {
  return Array.from({ length: count }, (_line, offset) => {
    const at = first + offset;
    const spread = (at * 7_919) % 1_009;
    const isError = spread < 12 || (spread < 60 && at % 1_000 > 600);
    const saying = SAYINGS[isError ? 8 : spread % 8];
    const [level, operation, source, message] = saying ?? ['info', 'sync', 'worker', ''];
    const request = `req_${((at * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')}`;
    return {
      id: String(at),
      at: new Date(BEGIN + at * 700 + (spread % 600)).toISOString(),
      level,
      message,
      fields: {
        operation,
        source,
        request_id: request,
        duration_ms: spread % 900,
        ...(level === 'error'
          ? { http_status: 400, intuit_tid: `1-${request.slice(4)}`, authorization: 'withheld' }
          : {}),
      },
      ...(level === 'error' ? { hidden: ['/authorization'] } : {}),
    };
  });
}
