import {
  CANADA_TAX_COLUMNS,
  UBEREATS_ALIASES,
  UBEREATS_FIELDS,
  UBEREATS_US_STORE_ID,
} from '../ubereats/columns.ts';
import { UBEREATS_MONEY } from '../ubereats/money.ts';
import { UBEREATS_CANADA_MONEY } from '../ubereats/money-canada.ts';
import { UBEREATS_ROW_KIND } from '../ubereats/row-kind.ts';
import { UBEREATS_PAYMENT_DETAILS_CA } from '../ubereats-payment-details-ca/format.ts';
import type { ReportFormat } from '../report-format.ts';

/** One line per payout and store, in the United States and in Canada. */
export const UBEREATS_PAYOUT_SUMMARY: ReportFormat = {
  reportType: 'ubereats_payout_summary',
  platform: 'ubereats',
  title: 'Uber Eats payout summary',
  identifiedBy: ['order count', 'count of misc payment', 'total payout', 'payout reference id'],
  notWith: ['order id', 'workflow id'],
  rank: 4,
  use: 'summary',
  rowIdentity: 'I1',
  aliases: UBEREATS_ALIASES,
  money: [...UBEREATS_MONEY, ...UBEREATS_CANADA_MONEY],
  net: [{ name: 'total payout', factor: 1 }],
  memo: UBEREATS_PAYMENT_DETAILS_CA.memo,
  memoTaxRemitted: [],
  text: ['shop id', 'payout status', 'marketplace fee %'],
  // Payment Details do not print `Shop ID`, so it would not match rows of both.
  fields: {
    ...UBEREATS_FIELDS,
    storeId: UBEREATS_US_STORE_ID.filter((name) => name !== 'shop id'),
    day: [],
    time: [],
  },
  canadianStoreId: UBEREATS_FIELDS.storeId.filter((name) => name !== 'shop id'),
  kind: UBEREATS_ROW_KIND,
  key: { ids: [], within: [] },
  questions: UBEREATS_PAYMENT_DETAILS_CA.questions,
  defaultCurrency: 'USD',
  canadianColumns: [...CANADA_TAX_COLUMNS, 'marketplace fee discount'],
  note: 'dated_day_paid',
};
