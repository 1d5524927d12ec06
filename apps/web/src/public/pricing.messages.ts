import { counted } from '../shared/format/counted.ts';
import { messages } from '../shared/language/messages.ts';

/** What the prices say. */
export const words = messages({
  title: 'Pricing',
  freeTitle: 'Free on your own machine',
  freeLead: 'No card, and no trial that runs out.',
  unavailable: 'Prices aren’t available right now. Reload this page in a minute.',
  unlimitedClients: 'Unlimited clients',
  unlimitedStores: 'Unlimited stores',
  unlimitedUsers: 'Unlimited team members',
  clients: (count: number) => `Up to ${counted(count, 'client')}`,
  stores: (count: number) => `Up to ${counted(count, 'store')}`,
  users: (count: number) => `Up to ${counted(count, 'team member')}`,
  allHistory: 'All the history you have',
  history: (months: number) => `${counted(months, 'month')} of history`,
  trial: (days: number) => `${days}-day free trial`,
});
