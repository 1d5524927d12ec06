import type { ReportRequest } from './generated-reports.queries.ts';
import { REPORT_FORMATS } from './report-words.ts';

/** A report as it is being chosen. */
export type ReportDraft = ReportRequest & Required<Pick<ReportRequest, 'dated_by'>>;

/** What is chosen first: the payouts of the month before `today`. */
export function newDraft(today: string): ReportDraft {
  return { kind: 'payout_summary', format: 'csv', dated_by: 'trade', ...lastMonth(today) };
}

/** Another choice, in a format that its report has. */
export function changeDraft(before: ReportDraft, changes: Partial<ReportDraft>): ReportDraft {
  const draft = { ...before, ...changes };
  const formats = REPORT_FORMATS[draft.kind];
  return formats.includes(draft.format) ? draft : { ...draft, format: formats[0] ?? 'csv' };
}

function lastMonth(today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month - 2, 1)), to: day(Date.UTC(year, month - 1, 0)) };
}
