import type { PlatformCaller } from './report-call.ts';

export type WantedReport = {
  readonly reportType: string;
  readonly storeIds: readonly string[];
  /** `YYYY-MM-DD`, this day included. */
  readonly from: string;
  readonly to: string;
};

export type ReportLink =
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly link: string };

/** A report that a webhook announces. */
export type ReportReady = {
  /** What the request was answered with. */
  readonly jobId: string;
  /** Pre-signed; fetched without `Authorization`. */
  readonly links: readonly string[];
};

/** The reports of a delivery platform. Calls throw `PlatformReportError`. */
export type PlatformReports = {
  /** What is requested for each period. */
  readonly types: readonly string[];
  readonly fileExtension: 'csv' | 'zip';
  /** Orders a report and answers its id. */
  readonly request: (caller: PlatformCaller, wanted: WantedReport) => Promise<string>;
  /** Looks for an ordered report; null where a webhook alone says that it is there. */
  readonly findLink: ((caller: PlatformCaller, reportId: string) => Promise<ReportLink>) | null;
  /** What a webhook says; null for any other event. Null where the platform sends none. */
  readonly readEvent: ((body: unknown) => ReportReady | null) | null;
};
