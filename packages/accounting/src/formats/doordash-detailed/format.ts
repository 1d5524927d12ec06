import {
  DOORDASH_ALIASES,
  DOORDASH_CANADIAN_COLUMNS,
  DOORDASH_FIELDS,
  DOORDASH_ROW_KIND,
} from '../doordash/columns.ts';
import {
  DOORDASH_FEE_INCOME,
  DOORDASH_MONEY,
  FEE_SIGN_QUESTION,
  MARKETING_TAX_QUESTION,
} from '../doordash/money.ts';
import type { ReportFormat } from '../report-format.ts';

/** `FINANCIAL_DETAILED_TRANSACTIONS` of the Merchant Portal: 41 or 48 columns, and variants of both. */
export const DOORDASH_DETAILED: ReportFormat = {
  reportType: 'doordash_detailed_transactions',
  platform: 'doordash',
  title: 'DoorDash Detailed transactions',
  identifiedBy: [
    'doordash transaction id',
    'transaction type',
    'net total',
    'payout id',
    'delivery uuid',
  ],
  notWith: [],
  rank: 1,
  use: 'detail',
  rowIdentity: 'I2',
  aliases: DOORDASH_ALIASES,
  money: [...DOORDASH_MONEY, ...DOORDASH_FEE_INCOME],
  net: [{ name: 'net total', factor: 1 }],
  memo: ['pre-adjusted subtotal', 'pre-adjusted tax subtotal', 'subtotal for tax'],
  memoTaxRemitted: ['subtotal tax remitted by doordash to tax authorities'],
  text: [
    'order received local time',
    'order pickup local time',
    'payout time',
    'business id',
    'business name',
    'merchant store id',
    'delivery uuid',
    'doordash order id',
    'merchant delivery id',
    'pos order id',
    'description',
    'final order status',
    'payout status',
  ],
  fields: DOORDASH_FIELDS,
  kind: DOORDASH_ROW_KIND,
  key: { ids: ['doordash transaction id'], within: [] },
  questions: [FEE_SIGN_QUESTION, MARKETING_TAX_QUESTION],
  defaultCurrency: 'USD',
  canadianColumns: DOORDASH_CANADIAN_COLUMNS,
};
