/** Why a report has no file, as stored with the report, by response code. */
export const REPORT_FAILURES = {
  report_without_sales:
    'No payout has sales in this time. Upload its reports, or choose another time.',
  report_without_payouts:
    'No payout was paid in this time. Upload its reports, or choose another time.',
  report_without_entries:
    'No journal entry is dated in this time. Choose a longer time, or see why its payouts have none.',
  report_over_limit:
    'The file would be larger than 64 MB. Nothing was saved. Choose a shorter period or one platform.',
} as const;

type ReportFailureCode = keyof typeof REPORT_FAILURES;

/** The code of a stored failure; null if there is none, and for texts of earlier releases. */
export function codeOfReportFailure(failure: string | null): ReportFailureCode | null {
  const codes = Object.keys(REPORT_FAILURES) as ReportFailureCode[];
  return codes.find((code) => REPORT_FAILURES[code] === failure) ?? null;
}
