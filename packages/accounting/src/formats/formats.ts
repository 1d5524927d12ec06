import { DOORDASH_DETAILED } from './doordash-detailed/format.ts';
import type { RefusedReport, ReportFormat } from './report-format.ts';
import { UBEREATS_PAYMENT_DETAILS_US } from './ubereats-payment-details-us/format.ts';

/** Every report that is read; the first one that fits a header line is taken. */
export const REPORT_FORMATS: readonly ReportFormat[] = [
  UBEREATS_PAYMENT_DETAILS_US,
  DOORDASH_DETAILED,
];

/** Reports that are known and must not be read. */
export const REFUSED_REPORTS: readonly RefusedReport[] = [];
