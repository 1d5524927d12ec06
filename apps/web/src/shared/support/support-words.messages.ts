import type { components } from '@platebook/api-client';
import { messages } from '../language/messages.ts';

/** What the page says of what a ticket was sent with. */
export const words = messages({
  page: 'Page',
  version: 'Version',
  browser: 'Browser',
  languageName: 'Language',
  timeZone: 'Time zone',
  windowSize: 'Window size',
  recentErrors: 'Recent errors',
  none: 'None',
  requests: 'Request numbers',
});

/** What people call each topic. */
export const topicNames = messages({
  connections: 'Connections',
  stores: 'Stores',
  accounts: 'Accounts mapping',
  payouts: 'Payouts and reports',
  posting: 'Posting to QuickBooks',
  billing: 'Plan and billing',
  team: 'Team and sign-in',
  other: 'Something else',
});

/** The name of a ticket's topic. */
export const topicName = (topic: components['schemas']['SupportTopic']): string =>
  topicNames[topic];
