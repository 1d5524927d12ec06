import { messages } from '../language/messages.ts';

/** What people call the reports that can be read. */
export const reportNames = messages({
  ubereats_payment_details_us: 'Uber Eats payment details (United States)',
  ubereats_payment_details_ca: 'Uber Eats payment details (Canada)',
  ubereats_payout_summary: 'Uber Eats payout summary',
  doordash_detailed_transactions: 'DoorDash detailed transactions',
  doordash_simplified_transactions: 'DoorDash simplified transactions',
  doordash_payout_summary: 'DoorDash payout summary',
  doordash_error_charges_and_adjustments: 'DoorDash error charges and adjustments',
  doordash_transaction_detail: 'DoorDash transaction detail (API)',
});

/** The levels as people read them; spec 6's labels are the API's. */
export const levelNames = messages({
  system_admin: 'System Administrator',
  system_operator: 'System Operator',
  user_owner: 'Owner',
  user_manager: 'Manager',
  user_basic: 'User',
  no_access: 'No access',
});
