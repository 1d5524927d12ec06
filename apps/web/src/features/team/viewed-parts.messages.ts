import { messages } from '../../shared/language/messages.ts';

/** What support views of a client, by what the contract groups its operations under. */
export const viewedParts = messages({
  account_mapping: 'accounts mapping',
  channels: 'channels',
  clients: 'client',
  connections: 'connections',
  entries: 'journal entries',
  mappings: 'store mapping',
  notifications: 'notifications',
  'report-manager': 'generated reports',
  reports: 'payouts and report files',
  stores: 'stores',
  subscription: 'plan',
  support: 'support tickets',
  sync: 'sync',
  team: 'team',
});
