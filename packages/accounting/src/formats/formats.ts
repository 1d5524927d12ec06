import { DOORDASH_DETAILED } from './doordash-detailed/format.ts';
import { DOORDASH_DETAILED_REDUCED } from './doordash-detailed/reduced-format.ts';
import { DOORDASH_ERROR_CHARGES } from './doordash-error-charges/format.ts';
import { DOORDASH_PAYOUT_SUMMARY } from './doordash-payout-summary/format.ts';
import { DOORDASH_SIMPLIFIED } from './doordash-simplified/format.ts';
import { DOORDASH_TRANSACTION_DETAIL } from './doordash-transaction-detail/format.ts';
import type { ReportFormat } from './report-format.ts';
import { UBEREATS_PAYMENT_DETAILS_CA } from './ubereats-payment-details-ca/format.ts';
import { UBEREATS_PAYMENT_DETAILS_US } from './ubereats-payment-details-us/format.ts';
import { UBEREATS_PAYOUT_SUMMARY } from './ubereats-payout-summary/format.ts';

/** Every supported report. No header line matches two of them. */
export const REPORT_FORMATS: readonly ReportFormat[] = [
  UBEREATS_PAYMENT_DETAILS_US,
  UBEREATS_PAYMENT_DETAILS_CA,
  UBEREATS_PAYOUT_SUMMARY,
  DOORDASH_DETAILED,
  DOORDASH_DETAILED_REDUCED,
  DOORDASH_SIMPLIFIED,
  DOORDASH_PAYOUT_SUMMARY,
  DOORDASH_ERROR_CHARGES,
  DOORDASH_TRANSACTION_DETAIL,
];
