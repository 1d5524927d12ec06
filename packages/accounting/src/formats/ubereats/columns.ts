import { NO_FIELDS, type RowFields } from '../report-format.ts';

/**
 * Spellings seen in other exports and, where known, other languages. A French money column that is not listed stops the
 * file and is named, which is what an unknown money column has to do.
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
};

/**
 * A store is known by the first of these that its row fills in. `Store ID` and `Store UUID` come first because Payment
 * Details and payout summary of one account both print them; a restaurant that never set ids has only its name.
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

/** An order prints once per status and payout: a refund is a row of its own with the same order id. */
export const UBEREATS_KEY = {
  ids: ['order id', 'workflow id'],
  within: ['order status', 'payout reference id'],
} as const;
