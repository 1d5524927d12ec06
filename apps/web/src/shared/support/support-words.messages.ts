import type { components } from '@platebook/api-client';
import { messages } from '../language/messages.ts';

/** What the pages of a ticket say to its author and to support. */
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
  conversation: 'Conversation',
  you: 'You',
  support: 'Support',
  downloadFailed: 'The file wasn’t downloaded',
  tryAgain: 'Try again.',
  note: 'Note, for support only',
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
