import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What is said of several clients at once, and over the columns of their files. */
export const words = messages({
  client: 'client',
  clients: 'clients',
  allClients: 'All clients',
  yourClients: 'Your clients',
  archive: (count: number) => `Archive ${counted(count, 'client')}`,
  restore: (count: number) => `Restore ${counted(count, 'client')}`,
  mayChange: (some: number, selected: number) =>
    `You can change ${formatCount(some)} of ${formatCount(selected)}.`,
  batch: (count: number) => `Start a batch with ${counted(count, 'client')}`,
  name: 'Name',
  number: 'Number',
  books: 'Books',
  waiting: 'Waiting',
  mapping: 'Needs mapping',
  review: 'To review',
  ready: 'Ready to post',
  failed: 'Failed',
  check: 'Check QuickBooks',
  stores: 'Stores',
  lastImport: 'Last import',
});
