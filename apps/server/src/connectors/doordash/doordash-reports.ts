import { askPlatform, PlatformReportError } from '../report-call.ts';
import type { PlatformCaller } from '../report-call.ts';

export const DOORDASH_REPORT_TYPES = ['TRANSACTION_DETAIL'] as const;

type Asked = {
  readonly reportType: string;
  readonly storeIds: readonly string[];
  readonly from: string;
  readonly to: string;
};

/** `POST /dataexchange/v1/reports` (platform-apis 2.2). Throws `PlatformReportError`. */
export async function requestDoorDashReport(
  caller: PlatformCaller,
  { reportType, storeIds, from, to }: Asked,
): Promise<string> {
  const { body } = await askPlatform(caller, {
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
  const { report_id: id } = body;
  if (typeof id !== 'string') {
    throw new PlatformReportError('platform_unreadable', 'DoorDash answered without a report id.');
  }
  return id;
}

export type DoorDashReportLink =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  /** Valid for twenty seconds: download at once. */
  | { readonly kind: 'ready'; readonly link: string };

export async function askDoorDashLink(
  caller: PlatformCaller,
  reportId: string,
): Promise<DoorDashReportLink> {
  const { body } = await askPlatform(caller, {
    method: 'GET',
    path: `/dataexchange/v1/reports/${encodeURIComponent(reportId)}/reportlink`,
  });
  const { report_status: status, report_link: link } = body;
  if (status === 'SUCCEEDED' && typeof link === 'string' && link !== '') {
    return { kind: 'ready', link };
  }
  return { kind: status === 'FAILED' ? 'failed' : 'pending' };
}
