import {
  DOORDASH_ALIASES,
  DOORDASH_CANADIAN_COLUMNS,
  DOORDASH_FIELDS,
  DOORDASH_ROW_KIND,
} from '../doordash/columns.ts';
import {
  DOORDASH_FEE_INCOME,
  DOORDASH_MONEY,
  fee,
  FEE_SIGN_QUESTION,
  MARKETING_TAX_QUESTION,
} from '../doordash/money.ts';
import { adds, type MoneyColumn, type ReportFormat } from '../report-format.ts';

const API_COLUMNS: readonly MoneyColumn[] = [
  { names: ['drive charge'], terms: fee('delivery_network_fee', ['all_positive']) },
  { names: ['discounts'], terms: adds('merchant_promo') },
];

/**
 * `FINANCIAL_PAYOUT_SUMMARY` of the Merchant Portal (25 or 28 columns) and `PAYOUT_SUMMARY` of the reporting API: one
 * line per payout, store and channel.
 */
export const DOORDASH_PAYOUT_SUMMARY: ReportFormat = {
  reportType: 'doordash_payout_summary',
  platform: 'doordash',
  title: 'DoorDash payout summary',
  identifiedBy: ['payout id', 'payout date', 'payout status', 'net total', 'store id'],
  notWith: ['doordash transaction id', 'transaction type'],
  rank: 4,
  use: 'summary',
  rowIdentity: 'I2',
  aliases: {
    ...DOORDASH_ALIASES,
    'net payout': 'net total',
    'marketing fee': 'marketing fees (incl. any applicable taxes)',
  },
  money: [...DOORDASH_MONEY, ...DOORDASH_FEE_INCOME, ...API_COLUMNS],
  net: [{ name: 'net total', factor: 1 }],
  memo: [
    'subtotal for tax',
    'pre-adjusted subtotal',
    'pre-adjusted tax subtotal',
    'tax remitted by doordash on fees doordash charges to merchant',
    'total before adjustments',
  ],
  memoTaxRemitted: [
    'subtotal tax remitted by doordash to tax authorities',
    'tax remitted by doordash to state',
  ],
  text: [
    'business id',
    'business name',
    'merchant store id',
    'payout status',
    'transaction start local date',
    'transaction start utc date',
    'transaction end utc date',
  ],
  fields: {
    ...DOORDASH_FIELDS,
    day: ['transaction end local date'],
    time: [],
    utcDay: [],
    utcTime: [],
  },
  kind: DOORDASH_ROW_KIND,
  key: { ids: [], within: [] },
  questions: [FEE_SIGN_QUESTION, MARKETING_TAX_QUESTION],
  defaultCurrency: 'USD',
  canadianColumns: DOORDASH_CANADIAN_COLUMNS,
  note: 'dated_end_of_period',
};
