import { NO_FIELDS, type ReportFormat, type RowFields } from '../report-format.ts';

/** Spellings of the Merchant Portal's columns in its different exports. */
export const DOORDASH_ALIASES: Readonly<Record<string, string>> = {
  'marketing fees': 'marketing fees (incl. any applicable taxes)',
  'marketing fees (incl. any applicable tax)': 'marketing fees (incl. any applicable taxes)',
  'tax subtotal': 'subtotal tax passed to merchant',
  'tax (subtotal)': 'subtotal tax passed to merchant',
  'commission tax amount': 'commission tax',
  'tax (commission)': 'commission tax',
  'staff tips': 'staff tip',
  'subtotal tax passed by doordash to merchant': 'subtotal tax passed to merchant',
  'error charge': 'error charges',
  adjustment: 'adjustments',
};

/** Splits of the tax passed to the merchant, which only Canadian files have. */
export const DOORDASH_CANADIAN_COLUMNS: readonly string[] = [
  'subtotal tax passed to merchant (federal/harmonized)',
  'subtotal tax passed to merchant (provincial)',
];

/** DoorDash's own numeric store ID; `Merchant store ID` is the restaurant's and often empty. */
export const DOORDASH_FIELDS: RowFields = {
  ...NO_FIELDS,
  payoutRef: ['payout id'],
  payoutOn: ['payout date', 'payout time'],
  storeId: ['store id'],
  storeName: ['store name'],
  channel: ['channel'],
  currency: ['currency'],
  day: ['timestamp local date', 'timestamp local time'],
  time: ['timestamp local time'],
  utcDay: ['timestamp utc date', 'timestamp utc time'],
  utcTime: ['timestamp utc time'],
};

/** Only `PAYOUT` rows differ: they are the bank transfer, and counting them would double the payout. */
export const DOORDASH_ROW_KIND: ReportFormat['kind'] = {
  columns: ['transaction type'],
  names: ['row'],
  of: ([type = '']) => ({
    name: 'row',
    dated: 'own',
    description: type.trim(),
    ...(/^\s*payout\s*$/i.test(type) ? { leftOut: 'payout_transfer' } : {}),
  }),
};
