import { messages } from '../language/messages.ts';

/** What follows from matching a store. */
export const words = messages({
  notFetched: 'We couldn’t fetch your payouts. The store is matched; start the sync from Sync.',
});
