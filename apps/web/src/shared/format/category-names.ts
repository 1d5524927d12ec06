import type { Client } from '../api/entities.ts';

/** What the two kinds of client are called. */
export const CATEGORY_NAMES: Record<Client['client_category'], string> = {
  qbo: 'QuickBooks Online',
  delivery_only: 'Delivery only, no connected books',
};

/** The same in a column. */
export const SHORT_CATEGORY_NAMES: Record<Client['client_category'], string> = {
  qbo: 'QuickBooks',
  delivery_only: 'Delivery only',
};
