import {
  DOORDASH_ALIASES,
  DOORDASH_CANADIAN_COLUMNS,
  DOORDASH_FIELDS,
} from '../doordash/columns.ts';
import { DOORDASH_FEE_INCOME, DOORDASH_MONEY, MARKETING_TAX_QUESTION } from '../doordash/money.ts';
import type { CellContext, MoneyColumn, ReportFormat, RowKind, Term } from '../report-format.ts';

/**
 * Rows of these types have their money only in CREDIT and DEBIT; rows of orders have it in their parts, which must add up
 * to CREDIT less DEBIT.
 */
const COMPONENT_OF_TYPE: Readonly<Record<string, Term['component']>> = {
  'error charge': 'order_error',
  adjustment: 'error_recovery',
  other: 'other_unclassified',
};

const ORDER_TYPES: ReadonlySet<string> = new Set(['delivery', 'order', 'pickup', '']);

const CREDIT_AND_DEBIT: readonly MoneyColumn[] = [
  { names: ['credit'], terms: ({ kind }) => lumpSum(kind, 1) },
  { names: ['debit'], terms: ({ kind }) => lumpSum(kind, -1) },
];

const OTHER_COLUMNS: readonly MoneyColumn[] = [
  { names: ['drive charge'], terms: () => [{ component: 'delivery_network_fee', factor: -1 }] },
  { names: ['merchant funded subtotal discount amount'], terms: merchantDiscount },
];

/** `TRANSACTION_DETAIL` of the reporting API: upper-case names, costs printed positive. */
export const DOORDASH_TRANSACTION_DETAIL: ReportFormat = {
  reportType: 'doordash_transaction_detail',
  platform: 'doordash',
  title: 'DoorDash TRANSACTION_DETAIL (reporting API)',
  identifiedBy: ['transaction type', 'transaction id', 'credit', 'debit', 'payout id'],
  notWith: ['net total'],
  rank: 2,
  use: 'detail',
  rowIdentity: 'I2',
  aliases: DOORDASH_ALIASES,
  money: [...DOORDASH_MONEY, ...DOORDASH_FEE_INCOME, ...OTHER_COLUMNS, ...CREDIT_AND_DEBIT],
  net: [
    { name: 'credit', factor: 1 },
    { name: 'debit', factor: -1 },
  ],
  memo: [
    'subtotal for tax',
    'doordash funded subtotal discount amount',
    'pre-adjusted subtotal',
    'preadjusted subtotal',
    'courier tip',
  ],
  memoTaxRemitted: ['tax remitted by doordash to state'],
  text: [
    'business id',
    'merchant store id',
    'doordash order id',
    'merchant delivery id',
    'external id',
    'description',
    'final order status',
    'doordash transaction id',
    'payout time',
    'order cart id',
    'organization franchise id',
    'organization franchise name',
  ],
  fields: DOORDASH_FIELDS,
  kind: {
    columns: ['transaction type'],
    names: ['order', ...Object.keys(COMPONENT_OF_TYPE)],
    of: ([type = '']) => transactionKind(type),
  },
  key: { ids: ['transaction id'], within: [] },
  questions: [
    { question: 'fee_sign', choices: ['positive', 'negative', 'all_positive'] },
    { question: 'merchant_discount', choices: ['counted', 'memo'] },
    MARKETING_TAX_QUESTION,
  ],
  defaultCurrency: 'USD',
  canadianColumns: DOORDASH_CANADIAN_COLUMNS,
};

function transactionKind(printed: string): RowKind {
  const type = printed.trim().toLowerCase().replaceAll('_', ' ');
  if (type === 'payout') {
    return { name: 'order', dated: 'own', description: printed, leftOut: 'payout_transfer' };
  }
  if (ORDER_TYPES.has(type)) {
    return { name: 'order', dated: 'own', description: printed };
  }
  const name = type in COMPONENT_OF_TYPE ? type : 'other';
  return { name, dated: 'own', description: printed.trim() };
}

function lumpSum(kind: string, factor: 1 | -1): readonly Term[] {
  const component = COMPONENT_OF_TYPE[kind];
  return component === undefined ? [] : [{ component, factor }];
}

// Printed positive in this report; whether SUBTOTAL already excludes this discount varies, so the file decides.
function merchantDiscount({ choice }: CellContext): readonly Term[] {
  return choice.merchant_discount === 'memo' ? [] : [{ component: 'merchant_promo', factor: -1 }];
}
