import {
  CANADA_TAX_COLUMNS,
  UBEREATS_ALIASES,
  UBEREATS_FIELDS,
  UBEREATS_KEY,
  UBEREATS_SUBTOTALS,
  UBEREATS_TEXT,
  UBEREATS_US_STORE_ID,
} from '../ubereats/columns.ts';
import { UBEREATS_MONEY } from '../ubereats/money.ts';
import { UBEREATS_ROW_KIND } from '../ubereats/row-kind.ts';
import type { ReportFormat } from '../report-format.ts';

/**
 * Payment Details as exported by Uber Eats Manager in the United States, all amounts signed: 49 columns, 53 since
 * September 2026.
 */
export const UBEREATS_PAYMENT_DETAILS_US: ReportFormat = {
  reportType: 'ubereats_payment_details_us',
  platform: 'ubereats',
  title: 'Uber Eats Payment Details (United States)',
  identifiedBy: ['order id', 'workflow id', 'total payout'],
  notWith: ['item name', ...CANADA_TAX_COLUMNS],
  rank: 1,
  use: 'detail',
  rowIdentity: 'I1',
  aliases: UBEREATS_ALIASES,
  money: UBEREATS_MONEY,
  net: [{ name: 'total payout', factor: 1 }],
  memo: UBEREATS_SUBTOTALS,
  memoTaxRemitted: [],
  text: UBEREATS_TEXT,
  fields: { ...UBEREATS_FIELDS, storeId: UBEREATS_US_STORE_ID },
  sameIn: { currency: 'CAD', reportType: 'ubereats_payment_details_ca' },
  kind: UBEREATS_ROW_KIND,
  key: UBEREATS_KEY,
  questions: [
    { question: 'offer_tax', choices: ['inside', 'outside'] },
    { question: 'error_tax', choices: ['outside', 'inside'] },
  ],
  defaultCurrency: 'USD',
  canadianColumns: CANADA_TAX_COLUMNS,
};
