import {
  DOORDASH_ALIASES,
  DOORDASH_CANADIAN_COLUMNS,
  DOORDASH_FIELDS,
  DOORDASH_ROW_KIND,
} from '../doordash/columns.ts';
import {
  DOORDASH_MONEY,
  platformCredit,
  FEE_SIGN_QUESTION,
  MARKETING_TAX_QUESTION,
} from '../doordash/money.ts';
import { adds, type MoneyColumn, type ReportFormat } from '../report-format.ts';

const OWN_COLUMNS: readonly MoneyColumn[] = [
  { names: ['customer fees'], terms: adds('delivery_fee_income') },
  { names: ['tax (customer fees)'], terms: adds('delivery_fee_income_tax') },
  { names: ['merchant fees'], terms: adds('delivery_network_fee') },
  { names: ['tax (merchant fees)'], terms: adds('delivery_network_fee_tax') },
  { names: ['customer discounts'], terms: adds('merchant_promo') },
  { names: ['doordash marketing credit'], terms: platformCredit() },
  { names: ['third-party contribution'], terms: platformCredit() },
];

const OWN_NAMES: ReadonlySet<string> = new Set(OWN_COLUMNS.flatMap(({ names }) => names));

/** `FINANCIAL_SIMPLIFIED_TRANSACTIONS` of the Merchant Portal (27 columns). */
export const DOORDASH_SIMPLIFIED: ReportFormat = {
  reportType: 'doordash_simplified_transactions',
  platform: 'doordash',
  title: 'DoorDash Simplified transactions',
  identifiedBy: ['doordash transaction id', 'customer discounts', 'net total', 'payout id'],
  notWith: ['delivery uuid'],
  rank: 3,
  use: 'detail',
  rowIdentity: 'I2',
  aliases: DOORDASH_ALIASES,
  money: [...DOORDASH_MONEY.filter(({ names }) => !OWN_NAMES.has(names[0])), ...OWN_COLUMNS],
  net: [{ name: 'net total', factor: 1 }],
  memo: [],
  memoTaxRemitted: [],
  text: [
    'business id',
    'business name',
    'doordash order id',
    'pos order id',
    'description',
    'merchant store id',
    'payout status',
    'final order status',
  ],
  fields: DOORDASH_FIELDS,
  kind: DOORDASH_ROW_KIND,
  key: { ids: ['doordash transaction id'], within: [] },
  questions: [FEE_SIGN_QUESTION, MARKETING_TAX_QUESTION],
  defaultCurrency: 'USD',
  canadianColumns: DOORDASH_CANADIAN_COLUMNS,
  note: 'discount_funder_unknown',
};
