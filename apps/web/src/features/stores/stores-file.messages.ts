import { messages } from '../../shared/language/messages.ts';

/** What stands over the columns of files of stores. */
export const words = messages({
  store: 'store',
  stores: 'stores',
  allStores: 'All stores',
  name: 'Name',
  number: 'Number',
  location: 'Location',
  platforms: 'Platforms',
  zone: 'Time zone',
  cutoff: 'Business day ends',
  lastPayout: 'Last payout',
  inactiveFrom: 'Inactive from',
});
