import type { Client } from '../../shared/api/entities.ts';

/** What the two kinds of client are called. */
export const CATEGORY_NAMES: Record<Client['client_category'], string> = {
  qbo: 'QuickBooks Online',
  delivery_only: 'Delivery only, no connected books',
};
