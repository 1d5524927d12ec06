import { UBEREATS_ALIASES, UBEREATS_FIELDS, UBEREATS_KEY } from '../ubereats/columns.ts';
import { UBEREATS_MONEY } from '../ubereats/money.ts';
import { UBEREATS_ROW_KIND } from '../ubereats/row-kind.ts';
import type { ReportFormat } from '../report-format.ts';

/** Payment Details as Uber Eats Manager exports it in the United States (49 columns, all amounts signed). */
export const UBEREATS_PAYMENT_DETAILS_US: ReportFormat = {
  reportType: 'ubereats_payment_details_us',
  platform: 'ubereats',
  title: 'Uber Eats Payment Details (United States)',
  identifiedBy: ['order id', 'workflow id', 'total payout'],
  notWith: ['item name', 'currency code'],
  rank: 1,
  use: 'detail',
  rowIdentity: 'I1',
  aliases: UBEREATS_ALIASES,
  money: UBEREATS_MONEY,
  net: [{ name: 'total payout', factor: 1 }],
  memo: [
    'sales (incl. tax)',
    'order error adjustments (incl. tax)',
    'price adjustments (incl. tax)',
    'total sales after adjustments (incl. tax)',
  ],
  memoTaxRemitted: [],
  text: [
    'dining mode',
    'payment mode',
    'order channel',
    'customer uber-membership status',
    'marketplace fee %',
    'retailer loyalty id',
    'shop id',
    'external store id',
    'store uuid',
    'order completion time',
    'payout status',
  ],
  fields: UBEREATS_FIELDS,
  kind: UBEREATS_ROW_KIND,
  key: UBEREATS_KEY,
  questions: [
    { question: 'offer_tax', choices: ['inside', 'outside'] },
    { question: 'error_tax', choices: ['outside', 'inside'] },
  ],
  defaultCurrency: 'USD',
};
