import { DOORDASH_CANADIAN_COLUMNS } from '../doordash/columns.ts';
import { DOORDASH_DETAILED } from './format.ts';
import type { ReportFormat } from '../report-format.ts';

/**
 * The Detailed transactions as some Canadian accounts export them: without transaction IDs, delivery IDs and currency.
 * Rows are distinguished by their whole content, because an order ID is not unique.
 */
export const DOORDASH_DETAILED_REDUCED: ReportFormat = {
  ...DOORDASH_DETAILED,
  identifiedBy: [
    'timestamp local date',
    'transaction type',
    'doordash order id',
    'subtotal',
    'net total',
    'payout id',
  ],
  notWith: ['doordash transaction id', 'delivery uuid', 'customer discounts'],
  key: { ids: [], within: [], orders: ['doordash order id'] },
  canadianColumns: [...DOORDASH_CANADIAN_COLUMNS, 'commission tax'],
  note: 'no_transaction_ids',
};
