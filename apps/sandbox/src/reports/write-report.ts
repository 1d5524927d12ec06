import {
  printDoorDashDetailed41,
  printDoorDashDetailed48,
  printDoorDashDetailedCanada,
} from './formats/doordash-detailed.ts';
import { printDoorDashErrorCharges } from './formats/doordash-error-charges.ts';
import {
  printDoorDashPayoutSummary25,
  printDoorDashPayoutSummary28,
} from './formats/doordash-payout-summary.ts';
import { printDoorDashSimplified } from './formats/doordash-simplified.ts';
import { printDoorDashTransactionDetail } from './formats/doordash-transaction-detail.ts';
import { printUberOrdersAndItems } from './formats/ubereats-orders-and-items.ts';
import { printUberPaymentDetailsCa } from './formats/ubereats-payment-details-ca.ts';
import { printUberPaymentDetailsUs } from './formats/ubereats-payment-details-us.ts';
import {
  printUberPayoutSummaryCa,
  printUberPayoutSummaryUs,
} from './formats/ubereats-payout-summary.ts';
import { printUberStorePauses } from './formats/ubereats-store-pauses.ts';
import type { ReportOptions } from './report-options.ts';
import type { World } from './world.ts';

const PRINTERS = {
  'ubereats-payment-details-us': printUberPaymentDetailsUs,
  'ubereats-payment-details-ca': printUberPaymentDetailsCa,
  'ubereats-orders-and-items': printUberOrdersAndItems,
  'ubereats-payout-summary-us': printUberPayoutSummaryUs,
  'ubereats-payout-summary-ca': printUberPayoutSummaryCa,
  'ubereats-store-pauses': printUberStorePauses,
  'doordash-detailed-41': printDoorDashDetailed41,
  'doordash-detailed-48': printDoorDashDetailed48,
  'doordash-detailed-ca': printDoorDashDetailedCanada,
  'doordash-simplified-27': printDoorDashSimplified,
  'doordash-payout-summary-25': printDoorDashPayoutSummary25,
  'doordash-payout-summary-28': printDoorDashPayoutSummary28,
  'doordash-error-charges-17': printDoorDashErrorCharges,
  'doordash-transaction-detail-v1': printDoorDashTransactionDetail,
} as const satisfies Record<string, (world: World, options: ReportOptions) => Iterable<string>>;

export type ReportFormat = keyof typeof PRINTERS;

export const REPORT_FORMATS = Object.keys(PRINTERS) as readonly ReportFormat[];

/**
 * Streams a world's report as a platform would export it (UTF-8 chunks). Throws at once if the format belongs to
 * another platform or country, or lacks a column for an event of the world.
 */
export function writeReport(
  world: World,
  format: ReportFormat,
  options: ReportOptions = {},
): Iterable<string> {
  return PRINTERS[format](world, options);
}
