import {
  CANADA_TAX_COLUMNS,
  CANADA_TAX_SPLITS,
  UBEREATS_ALIASES,
  UBEREATS_FIELDS,
  UBEREATS_KEY,
  UBEREATS_SUBTOTALS,
  UBEREATS_TEXT,
} from '../ubereats/columns.ts';
import { UBEREATS_MONEY } from '../ubereats/money.ts';
import { UBEREATS_CANADA_MONEY } from '../ubereats/money-canada.ts';
import { UBEREATS_ROW_KIND } from '../ubereats/row-kind.ts';
import type { ReportFormat } from '../report-format.ts';

/**
 * Payment Details of Canada: 84 columns from the reporting API, fewer from the portal (Quebec). Its tax columns identify
 * it as Canadian.
 */
export const UBEREATS_PAYMENT_DETAILS_CA: ReportFormat = {
  reportType: 'ubereats_payment_details_ca',
  platform: 'ubereats',
  title: 'Uber Eats Payment Details (Canada)',
  identifiedBy: ['order id', 'workflow id', 'total payout'],
  withOneOf: CANADA_TAX_COLUMNS,
  notWith: ['item name'],
  rank: 1,
  use: 'detail',
  rowIdentity: 'I1',
  aliases: UBEREATS_ALIASES,
  money: [...UBEREATS_MONEY, ...UBEREATS_CANADA_MONEY],
  net: [{ name: 'total payout', factor: 1 }],
  memo: [
    ...CANADA_TAX_SPLITS,
    ...UBEREATS_SUBTOTALS,
    'subtotal',
    'total order (incl. tax)',
    'total cost of delivery (incl. tax)',
    'profit on delivery fee',
  ],
  memoTaxRemitted: [],
  text: [...UBEREATS_TEXT, 'invoice link u2r', 'invoice link c2r', 'invoice link r2e'],
  fields: UBEREATS_FIELDS,
  kind: UBEREATS_ROW_KIND,
  key: UBEREATS_KEY,
  questions: [
    { question: 'offer_tax', choices: ['inside', 'outside'] },
    { question: 'error_tax', choices: ['outside', 'inside'] },
  ],
  defaultCurrency: 'CAD',
  canadianColumns: CANADA_TAX_COLUMNS,
};
