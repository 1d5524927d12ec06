import { messages } from '../language/messages.ts';

/** What the two kinds of client are called. */
export const names = messages({
  qbo: 'QuickBooks Online',
  delivery_only: 'Delivery only, no connected books',
});

/** The same in a column. */
export const shortNames = messages({ qbo: 'QuickBooks', delivery_only: 'Delivery only' });
