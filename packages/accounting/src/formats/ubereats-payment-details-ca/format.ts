import { UBEREATS_ALIASES, UBEREATS_FIELDS, UBEREATS_KEY } from '../ubereats/columns.ts';
import { UBEREATS_MONEY } from '../ubereats/money.ts';
import { UBEREATS_CANADA_MONEY } from '../ubereats/money-canada.ts';
import { UBEREATS_ROW_KIND } from '../ubereats/row-kind.ts';
import type { ReportFormat } from '../report-format.ts';

const TAX_NAMES = ['gst/hst', 'pst', 'qst', 'rst'];

/** The provincial split of these columns' own "Tax on …" column, which already is the money. */
const SPLIT_OF = ['sales', 'delivery fee', 'cost of delivery', 'marketplace fee'];

/** Payment Details as the Uber Eats reporting API gives it in Canada (84 columns). */
export const UBEREATS_PAYMENT_DETAILS_CA: ReportFormat = {
  reportType: 'ubereats_payment_details_ca',
  platform: 'ubereats',
  title: 'Uber Eats Payment Details (Canada)',
  identifiedBy: ['order id', 'workflow id', 'total payout', 'currency code'],
  notWith: ['item name'],
  rank: 1,
  use: 'detail',
  rowIdentity: 'I1',
  aliases: UBEREATS_ALIASES,
  money: [...UBEREATS_MONEY, ...UBEREATS_CANADA_MONEY],
  net: [{ name: 'total payout', factor: 1 }],
  memo: [
    ...SPLIT_OF.flatMap((column) => TAX_NAMES.map((tax) => `${tax} on ${column}`)),
    'subtotal',
    'sales (incl. tax)',
    'order error adjustments (incl. tax)',
    'price adjustments (incl. tax)',
    'total order (incl. tax)',
    'total cost of delivery (incl. tax)',
    'total sales after adjustments (incl. tax)',
    'profit on delivery fee',
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
    'order completion time',
    'payout status',
    'invoice link u2r',
    'invoice link c2r',
    'invoice link r2e',
  ],
  fields: UBEREATS_FIELDS,
  kind: UBEREATS_ROW_KIND,
  key: UBEREATS_KEY,
  questions: [
    { question: 'offer_tax', choices: ['inside', 'outside'] },
    { question: 'error_tax', choices: ['outside', 'inside'] },
  ],
  defaultCurrency: 'CAD',
};
