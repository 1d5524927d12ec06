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
 * The store's key is what Uber Eats Manager itself prints (`Store ID`, `Store UUID`) before the ids a restaurant can
 * change.
 */
export const UBEREATS_FIELDS: RowFields = {
  ...NO_FIELDS,
  payoutRef: ['payout reference id'],
  payoutOn: ['payout date'],
  storeId: ['store id', 'store uuid', 'shop id', 'external store id'],
  storeName: ['store name'],
  currency: ['currency code'],
  day: ['order date'],
  time: ['order accept time'],
};

/** An order prints once per status and payout: a refund is a row of its own with the same order id. */
export const UBEREATS_KEY = ['order id', 'workflow id'] as const;
