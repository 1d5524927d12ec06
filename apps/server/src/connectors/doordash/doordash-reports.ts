import { callForReport, PlatformReportError } from '../report-call.ts';
import type { PlatformCaller } from '../report-call.ts';
import type { ReportLink, WantedReport } from '../platform-reports.port.ts';
import { DOORDASH_NAME } from './doordash-name.ts';

export const DOORDASH_REPORT_TYPES = ['TRANSACTION_DETAIL'] as const;

/** `POST /dataexchange/v1/reports` (platform-apis 2.2). Throws `PlatformReportError`. */
export async function requestDoorDashReport(
  caller: PlatformCaller,
  { reportType, storeIds, from, to }: WantedReport,
): Promise<string> {
  const { report_id: id } = await callForReport(caller, {
    name: DOORDASH_NAME,
    method: 'POST',
    path: '/dataexchange/v1/reports',
    body: {
      business_ids: [],
      store_ids: storeIds.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id)),
      start_date: from,
      end_date: to,
      report_type: reportType,
      report_version: 1,
    },
  });
  if (typeof id !== 'string') {
    throw new PlatformReportError('platform_unreadable', 'DoorDash answered without a report id.');
  }
  return id;
}

/** A link is valid for twenty seconds: download immediately. Throws `PlatformReportError`. */
export async function findDoorDashLink(
  caller: PlatformCaller,
  reportId: string,
): Promise<ReportLink> {
  const { report_status: status, report_link: link } = await callForReport(caller, {
    name: DOORDASH_NAME,
    method: 'GET',
    path: `/dataexchange/v1/reports/${encodeURIComponent(reportId)}/reportlink`,
  });
  if (status === 'SUCCEEDED' && typeof link === 'string' && link !== '') {
    return { kind: 'ready', link };
  }
  return { kind: status === 'FAILED' ? 'failed' : 'pending' };
}
