import {
  DOORDASH_ALIASES,
  DOORDASH_CANADIAN_COLUMNS,
  DOORDASH_FIELDS,
  DOORDASH_ROW_KIND,
} from '../doordash/columns.ts';
import { adds, type ReportFormat } from '../report-format.ts';

/**
 * `FINANCIAL_ERROR_CHARGES_AND_ADJUSTMENTS` of the Merchant Portal (17 columns). Its rows repeat rows of the Detailed
 * transactions, so they are never added to a payout.
 */
export const DOORDASH_ERROR_CHARGES: ReportFormat = {
  reportType: 'doordash_error_charges_and_adjustments',
  platform: 'doordash',
  title: 'DoorDash Error charges and adjustments',
  identifiedBy: ['doordash transaction id', 'error charges', 'adjustments', 'transaction type'],
  notWith: ['subtotal', 'net total'],
  rank: 5,
  use: 'cross_check',
  rowIdentity: 'I2',
  aliases: DOORDASH_ALIASES,
  money: [
    { names: ['error charges'], terms: adds('order_error') },
    { names: ['adjustments'], terms: adds('error_recovery') },
  ],
  net: [
    { name: 'error charges', factor: 1 },
    { name: 'adjustments', factor: 1 },
  ],
  memo: [],
  memoTaxRemitted: [],
  text: [
    'business id',
    'business name',
    'merchant store id',
    'delivery uuid',
    'doordash order id',
    'merchant delivery id',
    'pos order id',
    'description',
    'payout id',
  ],
  fields: DOORDASH_FIELDS,
  kind: DOORDASH_ROW_KIND,
  key: { ids: ['doordash transaction id'], within: [] },
  questions: [],
  defaultCurrency: 'USD',
  canadianColumns: DOORDASH_CANADIAN_COLUMNS,
};
