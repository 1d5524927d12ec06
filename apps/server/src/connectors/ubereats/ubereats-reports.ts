import { askPlatform, PlatformReportError } from '../report-call.ts';
import type { PlatformCaller } from '../report-call.ts';

/** What is asked for each period: the rows, and the sums they are held against. */
export const UBER_REPORT_TYPES = ['PAYMENT_DETAILS_REPORT', 'FINANCE_SUMMARY_REPORT'] as const;

type Asked = {
  readonly reportType: string;
  readonly storeIds: readonly string[];
  readonly from: string;
  readonly to: string;
};

/** `POST /v1/eats/report`: the id under which the webhook will tell of the file. Throws `PlatformReportError`. */
export async function requestUberReport(
  caller: PlatformCaller,
  { reportType, storeIds, from, to }: Asked,
): Promise<string> {
  const { body } = await askPlatform(caller, {
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
  const { workflow_id: id } = body;
  if (typeof id !== 'string') {
    throw new PlatformReportError(
      'platform_unreadable',
      'Uber Eats answered without a workflow id.',
    );
  }
  return id;
}

/** Switches the integration of a store on, by its merchant's own access: reports are given of such stores alone (platform-apis 1.1). */
export async function activateUberStore(merchant: PlatformCaller, storeId: string): Promise<void> {
  await askPlatform(merchant, {
    method: 'POST',
    path: `/v1/eats/stores/${encodeURIComponent(storeId)}/pos_data`,
    body: { integration_enabled: true, is_order_manager: false },
  });
}

export type UberReportReady = {
  readonly jobId: string;
  /** Pre-signed; fetched without `Authorization`. */
  readonly links: readonly string[];
};

/** What `eats.report.success` says; null for any other event (platform-apis 1.4). */
export function readUberReportEvent(body: unknown): UberReportReady | null {
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
    .map((section) => (section as { download_url?: unknown }).download_url)
    .filter((link) => typeof link === 'string');
  return { jobId: event.job_id, links };
}
