import { messages } from '../language/messages.ts';

/** How sums in several currencies are listed. */
export const totals = messages({
  and: (amounts: readonly string[]) => amounts.join(' and '),
});
