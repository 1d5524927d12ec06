import type { Client, PayoutSummary } from '../api/entities.ts';

export const PLATFORM_NAMES: Record<PayoutSummary['platform'], string> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
};

/** What people call the reports that can be read. */
const REPORT_NAMES: Record<string, string> = {
  ubereats_payment_details_us: 'Uber Eats payment details (United States)',
  ubereats_payment_details_ca: 'Uber Eats payment details (Canada)',
  ubereats_payout_summary: 'Uber Eats payout summary',
  doordash_detailed_transactions: 'DoorDash detailed transactions',
  doordash_simplified_transactions: 'DoorDash simplified transactions',
  doordash_payout_summary: 'DoorDash payout summary',
  doordash_error_charges_and_adjustments: 'DoorDash error charges and adjustments',
  doordash_transaction_detail: 'DoorDash transaction detail (API)',
};

/** The name of a report type; a type this page does not know yet reads as its words. */
export function reportName(reportType: string): string {
  return REPORT_NAMES[reportType] ?? toWords(reportType);
}

/** A code as words: `seen_in_other_file` reads "seen in other file". */
export function toWords(code: string): string {
  return code.replaceAll('_', ' ');
}

/** The levels as people read them; spec 6's labels are the API's. */
export const LEVEL_LABELS: Record<Client['level'], string> = {
  system_admin: 'System Administrator',
  system_operator: 'System Operator',
  user_owner: 'Owner',
  user_manager: 'Manager',
  user_basic: 'User',
  no_access: 'No access',
};
