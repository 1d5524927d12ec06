import { callForReport, PlatformReportError } from '../report-call.ts';
import type { PlatformCaller } from '../report-call.ts';
import type { ReportReady, WantedReport } from '../platform-reports.port.ts';
import { switchOfStore } from './ubereats-stores.ts';
import { UBER_EATS_NAME } from './uber-name.ts';

/** Requested for each period: the rows, and the totals to check them against. */
export const UBER_REPORT_TYPES = ['PAYMENT_DETAILS_REPORT', 'FINANCE_SUMMARY_REPORT'] as const;

/** `POST /v1/eats/report`: returns the ID that the webhook will carry. Throws `PlatformReportError`. */
export async function requestUberReport(
  caller: PlatformCaller,
  { reportType, storeIds, from, to }: WantedReport,
): Promise<string> {
  const { workflow_id: id } = await callForReport(caller, {
    name: UBER_EATS_NAME,
    method: 'POST',
    path: '/v1/eats/report',
    body: {
      report_type: reportType,
      store_uuids: storeIds,
      group_uuids: [],
      start_date: from,
      end_date: to,
    },
  });
  if (typeof id !== 'string') {
    throw new PlatformReportError(
      'platform_unreadable',
      'Uber Eats answered without a workflow id.',
    );
  }
  return id;
}

/** Switches a store on with its merchant's own access. Throws `PlatformReportError`. */
export async function activateUberStore(merchant: PlatformCaller, storeId: string): Promise<void> {
  await callForReport(merchant, { name: UBER_EATS_NAME, ...switchOfStore(storeId, true) });
}

/** Parses `eats.report.success`; null for any other event (platform-apis 1.4). */
export function readUberReportEvent(body: unknown): ReportReady | null {
  const event = (body ?? {}) as {
    event_type?: unknown;
    job_id?: unknown;
    report_metadata?: { sections?: unknown };
  };
  if (event.event_type !== 'eats.report.success' || typeof event.job_id !== 'string') {
    return null;
  }
  const sections: unknown[] = Array.isArray(event.report_metadata?.sections)
    ? event.report_metadata.sections
    : [];
  const links = sections
    .map((section) => (section as { download_url?: unknown } | null)?.download_url)
    .filter((link) => typeof link === 'string');
  return { jobId: event.job_id, links };
}
