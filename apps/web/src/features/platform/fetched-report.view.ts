import type { SyncRun } from '../../shared/api/entities.ts';
import { toWords } from '../../shared/format/names.ts';
import type { FetchedReport } from './fetched-reports.queries.ts';
import { capitalized } from '../../shared/format/capitalized.ts';

/** Where a report stands, in the one vocabulary of runs: a platform writes it for minutes or hours after it was asked. */
export const REPORT_STATUSES: Record<FetchedReport['report']['state'], SyncRun['status']> = {
  requested: 'waiting',
  ready: 'running',
  downloaded: 'succeeded',
  failed: 'failed',
};

/** `PAYMENT_DETAILS_REPORT` reads "Payment details". */
export function reportKind(reportType: string): string {
  const words = toWords(reportType.toLowerCase()).replace(/ report$/, '');
  return capitalized(words);
}
