import { NO_FIELDS, type RowFields } from '../report-format.ts';

/**
 * Spellings seen in other exports and, if known, other languages. A French money column that is not listed stops the file
 * with the column's name, as an unknown money column must.
 */
export const UBEREATS_ALIASES: Readonly<Record<string, string>> = {
  restaurant: 'store name',
  'id. externe du restaurant': 'external store id',
  'uuid du processus': 'workflow id',
  'order accepted time': 'order accept time',
  'refunds (excl. tax)': 'order error adjustments',
  'other payments (incl. tax)': 'other payments',
  'payout reference': 'payout reference id',
  'capital payment': 'capital payments',
  'sub-total': 'subtotal',
  // Renamed in September 2026, in Payment Details and in the payout summary.
  'chargeback amount': 'order error adjustments',
  'tax on chargeback amount': 'tax on order error adjustments',
  'chargeback amount (incl. tax)': 'order error adjustments (incl. tax)',
  // Exports of 2020 and 2021.
  'food sales (excl. tax)': 'sales (excl. tax)',
  'tax on food sales': 'tax on sales',
  'food sales (incl. tax)': 'sales (incl. tax)',
  'adjustments (excl. tax)': 'order error adjustments',
  'tax on adjustments': 'tax on order error adjustments',
  'promo spend on food': 'offers on items (incl. tax)',
  'tax on promotion on food': 'tax on offers on items',
  'special offer - delivery': 'delivery offer redemptions (incl. tax)',
  'tax on special offer - delivery': 'tax on delivery offer redemptions',
  'promo spend on delivery': 'delivery offer redemptions (incl. tax)',
  'tax on promo spend on delivery': 'tax on delivery offer redemptions',
  'marketing service fee adjustment': 'marketing adjustment',
  'uber service fee': 'marketplace fee',
  'service fee %': 'marketplace fee %',
  gratuity: 'tips',
  'misc payment description': 'other payments description',
  'miscellaneous payments': 'other payments',
  payout: 'total payout',
  'order date/refund date': 'order date',
};

/** Canadian taxes beside an amount; no other country's files have these columns. */
const CANADA_TAX_NAMES = ['gst/hst', 'pst', 'qst', 'rst'] as const;

/** Splits of these amounts' "Tax on …" column, which already has the money. */
export const CANADA_TAX_SPLITS: readonly string[] = [
  'sales',
  'delivery fee',
  'cost of delivery',
  'marketplace fee',
].flatMap((column) => CANADA_TAX_NAMES.map((tax) => `${tax} on ${column}`));

/** Columns that make a header Canadian. A `Currency Code` does not: every country prints it since September 2026. */
export const CANADA_TAX_COLUMNS: readonly string[] = [
  ...CANADA_TAX_SPLITS,
  ...['markup', 'service fee (markup)', 'ads spend', 'ads credit'].flatMap((column) =>
    CANADA_TAX_NAMES.map((tax) => `${tax} on ${column}`),
  ),
];

/** Totals of neighboring columns, in any country: known, never added. */
export const UBEREATS_SUBTOTALS: readonly string[] = [
  'sales (incl. tax)',
  'order error adjustments (incl. tax)',
  'price adjustments (incl. tax)',
  'total sales after adjustments (incl. tax)',
];

/** Columns without money in Payment Details of any country. */
export const UBEREATS_TEXT: readonly string[] = [
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
];

/**
 * A store is identified by the first of these that its row has. `Store ID` and `Store UUID` come first because Payment
 * Details and payout summary of one account both print them; a restaurant that never set IDs has only its name.
 */
export const UBEREATS_FIELDS: RowFields = {
  ...NO_FIELDS,
  payoutRef: ['payout reference id'],
  payoutOn: ['payout date'],
  storeId: ['store id', 'store uuid', 'external store id', 'shop id', 'store name'],
  storeName: ['store name'],
  currency: ['currency code'],
  day: ['order date'],
  time: ['order accept time'],
};

/**
 * Store columns of US exports: until September 2026 only `Store ID`, which is the restaurant's own ID; since then
 * `External Store ID` beside `Store UUID`. The restaurant's own comes first, so that a store keeps its identity across
 * the renaming.
 */
export const UBEREATS_US_STORE_ID: readonly string[] = [
  'store id',
  'external store id',
  'store uuid',
  'shop id',
  'store name',
];

/** An order has one row per status and payout: a refund is its own row with the same order ID. */
export const UBEREATS_KEY = {
  ids: ['order id', 'workflow id'],
  within: ['order status', 'payout reference id'],
} as const;
