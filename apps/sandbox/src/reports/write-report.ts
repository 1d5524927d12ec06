import {
  printDoorDashDetailed41,
  printDoorDashDetailed48,
  printDoorDashDetailedCanada,
} from './formats/doordash-detailed.ts';
import { printUberPaymentDetailsUs } from './formats/ubereats-payment-details-us.ts';
import type { ReportOptions } from './report-options.ts';
import type { World } from './world.ts';

const PRINTERS = {
  'ubereats-payment-details-us': printUberPaymentDetailsUs,
  'doordash-detailed-41': printDoorDashDetailed41,
  'doordash-detailed-48': printDoorDashDetailed48,
  'doordash-detailed-ca': printDoorDashDetailedCanada,
} as const satisfies Record<string, (world: World, options: ReportOptions) => Iterable<string>>;

export type ReportFormat = keyof typeof PRINTERS;

export const REPORT_FORMATS = Object.keys(PRINTERS) as readonly ReportFormat[];

/**
 * The report a platform would give out about a world, as chunks of text to be written one after another (UTF-8).
 * Throws at once when the format belongs to another platform or country, or has no column for something that happens
 * in the world.
 */
export function writeReport(
  world: World,
  format: ReportFormat,
  options: ReportOptions = {},
): Iterable<string> {
  return PRINTERS[format](world, options);
}
