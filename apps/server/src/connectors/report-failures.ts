/** Why a platform did not provide a report, as stored with the report, by response code. */
export const REPORT_FAILURES = {
  report_never_came: 'It never came. The run that asked for it says why.',
  report_not_delivered: "The platform didn't deliver the report. We'll request it again.",
  report_failed: "DoorDash couldn't create the report. Try again later.",
  report_link_expired: "The report's link has expired. We'll request the report again.",
  stores_refused_together:
    'Uber Eats refused one request for several stores, so this store is requested separately.',
} as const;

type ReportFailureCode = keyof typeof REPORT_FAILURES;

/** The code of a stored failure; null if there is none, and for texts of earlier releases. */
export function codeOfReportFailure(failure: string | null): ReportFailureCode | null {
  const codes = Object.keys(REPORT_FAILURES) as ReportFailureCode[];
  return codes.find((code) => REPORT_FAILURES[code] === failure) ?? null;
}
