import { randomUUID } from 'node:crypto';
import type { Answer, Call } from '../core/call.ts';
import { jsonOf } from '../core/body.ts';
import type { WorldClock } from '../core/clock.ts';
import type { Downloads } from '../core/downloads.ts';
import type { Journal } from '../core/journal.ts';
import type { Route } from '../core/provider-router.ts';
import { tradeSoFar, type Merchant } from '../core/trade.ts';
import type { Store } from '../reports/world.ts';
import { zipReports } from '../reports/zip.ts';
import { doorDashError, invalidField } from './doordash-error.ts';
import {
  payoutSummary,
  storeInformation,
  transactionDetail,
  type DoorDashReportRequest,
} from './doordash-files.ts';

export type DoorDashReportSettings = {
  /** From the request to SUCCEEDED; DoorDash says within five minutes. */
  readonly readyAfterMs: number;
  /** The link is valid twenty seconds. */
  readonly linkLifeMs: number;
  readonly outcome: 'SUCCEEDED' | 'FAILED';
};

export const DEFAULT_DOORDASH_REPORTS: DoorDashReportSettings = {
  readyAfterMs: 2000,
  linkLifeMs: 20_000,
  outcome: 'SUCCEEDED',
};

type StoredReport = {
  readonly readyAtMs: number;
  readonly outcome: 'SUCCEEDED' | 'FAILED';
  readonly request: DoorDashReportRequest;
  readonly file: string | null;
};

type ReportParts = {
  readonly journal: Journal;
  readonly clock: WorldClock;
  readonly downloads: Downloads;
  readonly merchants: readonly Merchant[];
  readonly settings: () => DoorDashReportSettings;
};

const WRITERS = {
  TRANSACTION_DETAIL: transactionDetail,
  PAYOUT_SUMMARY: payoutSummary,
  STORE_INFORMATION: storeInformation,
} as const;
type ReportType = keyof typeof WRITERS;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function isKnownType(value: unknown): value is ReportType {
  return typeof value === 'string' && value in WRITERS;
}

function storesOf(merchants: readonly Merchant[], clock: WorldClock): readonly Store[] {
  return merchants.flatMap((merchant) => tradeSoFar(merchant, clock).stores);
}

function readRequest(
  { merchants, clock }: ReportParts,
  call: Call,
): DoorDashReportRequest | Answer {
  const sent = jsonOf(call) ?? {};
  if (!isKnownType(sent.report_type)) {
    return invalidField('report_type', `${String(sent.report_type)} is not available`);
  }
  const [start, end] = [String(sent.start_date), String(sent.end_date)];
  if (!DATE.test(start)) {
    return invalidField('start_date', 'must be a date, YYYY-MM-DD');
  }
  if (!DATE.test(end) || end < start) {
    return invalidField('end_date', 'must be a date not before start_date');
  }
  const storeIds = Array.isArray(sent.store_ids) ? sent.store_ids.map(String) : [];
  const known = storesOf(merchants, clock).map(({ platformId }) => platformId);
  if (storeIds.some((id) => !known.includes(id))) {
    return doorDashError(403, 'authorization_error', 'A store is not assigned to this partner');
  }
  return { type: sent.report_type, start, end, storeIds: storeIds.length > 0 ? storeIds : known };
}

/** Request, poll, get a link, download within twenty seconds (platform-apis 2.2). */
export function doorDashReportRoutes(parts: ReportParts): readonly Route[] {
  const { journal, clock, downloads, merchants, settings } = parts;
  const reports = journal.collection<StoredReport>('doordash:reports');

  function request(call: Call): Answer {
    const requested = readRequest(parts, call);
    if ('status' in requested) {
      return requested;
    }
    const id = randomUUID();
    const { readyAfterMs, outcome } = settings();
    reports.set(id, {
      readyAtMs: clock.now() + readyAfterMs,
      outcome,
      request: requested,
      file: null,
    });
    return { status: 202, body: { report_id: id } };
  }

  /** Written once, on first request: a report does not change afterwards. */
  function fileOf(id: string, stored: StoredReport): string {
    if (stored.file !== null) {
      return stored.file;
    }
    const files = WRITERS[stored.request.type](merchants, clock, stored.request);
    const file = downloads.save({
      name: `${stored.request.type.toLowerCase()}.zip`,
      contentType: 'application/zip',
      content: Buffer.from(zipReports(files)),
    });
    reports.set(id, { ...stored, file });
    return file;
  }

  function link(call: Call): Answer {
    const id = call.params.report ?? '';
    const stored = reports.get(id);
    if (stored === undefined) {
      return doorDashError(404, 'not_found', 'There is no such report');
    }
    if (clock.now() < stored.readyAtMs) {
      return { status: 200, body: { report_status: 'PENDING', report_link: '' } };
    }
    if (stored.outcome === 'FAILED') {
      return { status: 200, body: { report_status: 'FAILED', report_link: '' } };
    }
    const address = downloads.link(fileOf(id, stored), call.origin, settings().linkLifeMs);
    return { status: 200, body: { report_status: 'SUCCEEDED', report_link: address } };
  }

  return [
    { method: 'post', path: '/dataexchange/v1/reports', operation: 'report', handler: request },
    {
      method: 'get',
      path: '/dataexchange/v1/reports/:report/reportlink',
      operation: 'reportlink',
      handler: link,
    },
  ];
}
