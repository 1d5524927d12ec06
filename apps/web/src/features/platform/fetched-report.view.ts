import type { SyncRun } from '../../shared/api/entities.ts';
import { toWords } from '../../shared/format/names.ts';
import type { FetchedReport } from './fetched-reports.queries.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { reportKinds } from './providers.messages.tsx';

/** Where a report stands, in the one vocabulary of runs: a platform writes it for minutes or hours after it was asked. */
export const REPORT_STATUSES: Record<FetchedReport['report']['state'], SyncRun['status']> = {
  requested: 'waiting',
  ready: 'running',
  downloaded: 'succeeded',
  failed: 'failed',
};

/** `PAYMENT_DETAILS_REPORT` reads "Payment details"; a type this page does not know yet reads as its words. */
export function reportKind(reportType: string): string {
  const kind = reportType.toLowerCase().replace(/_report$/, '');
  const known: Partial<Record<string, string>> = reportKinds;
  return known[kind] ?? capitalized(toWords(kind));
}
