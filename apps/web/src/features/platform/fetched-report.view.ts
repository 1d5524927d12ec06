import type { SyncRun } from '../../shared/api/entities.ts';
import { toWords } from '../../shared/format/names.ts';
import type { FetchedReport } from './fetched-reports.queries.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { reportKinds } from './providers.messages.tsx';

/** A report's status in the vocabulary of runs: platforms take minutes to hours to create one. */
export const REPORT_STATUSES: Record<FetchedReport['report']['state'], SyncRun['status']> = {
  requested: 'waiting',
  ready: 'running',
  downloaded: 'succeeded',
  failed: 'failed',
};

/** `PAYMENT_DETAILS_REPORT` becomes "Payment details"; unknown types are formatted from their name. */
export function reportKind(reportType: string): string {
  const kind = reportType.toLowerCase().replace(/_report$/, '');
  const known: Partial<Record<string, string>> = reportKinds;
  return known[kind] ?? capitalized(toWords(kind));
}
