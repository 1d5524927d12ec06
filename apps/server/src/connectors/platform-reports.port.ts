import type { PlatformCaller } from './report-call.ts';

export type WantedReport = {
  readonly reportType: string;
  readonly storeIds: readonly string[];
  /** `YYYY-MM-DD`, inclusive. */
  readonly from: string;
  readonly to: string;
};

export type ReportLink =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly link: string };

/** A report that a webhook announces. */
export type ReportReady = {
  /** The ID that the request returned. */
  readonly jobId: string;
  /** Pre-signed; fetched without `Authorization`. */
  readonly links: readonly string[];
};

/** The reports of a delivery platform. Calls throw `PlatformReportError`. */
export type PlatformReports = {
  /** The report types requested for each period. */
  readonly types: readonly string[];
  readonly fileExtension: 'csv' | 'zip';
  /** Requests a report and returns its ID. */
  readonly request: (caller: PlatformCaller, wanted: WantedReport) => Promise<string>;
  /** Polls a requested report; null if only a webhook announces it. */
  readonly findLink: ((caller: PlatformCaller, reportId: string) => Promise<ReportLink>) | null;
  /** Parses a webhook; returns null for any other event. Null if the platform sends none. */
  readonly readEvent: ((body: unknown) => ReportReady | null) | null;
};
