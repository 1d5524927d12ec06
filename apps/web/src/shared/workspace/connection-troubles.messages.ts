import { messages } from '../language/messages.ts';

/** What keeps connections from working. */
export const words = messages({
  expired: (service: string) => `The ${service} connection expired`,
  revoked: (service: string) => `The ${service} connection was revoked`,
  error: (service: string) => `The ${service} connection isn’t working`,
  expiring: (service: string) => `The ${service} connection expires soon`,
  paused: (service: string) => `${service} is paused`,
  later: 'Everything works until then. Reconnect now so no day is missed.',
  nothingPostedUntilReconnected: 'Nothing is posted until you reconnect it.',
  nothingFetchedUntilReconnected:
    'Nothing is fetched until you reconnect it. You can still upload files.',
  nothingPostedUntilResumed: 'Nothing is posted until you resume it.',
  nothingFetchedUntilResumed: 'Nothing is fetched until you resume it. You can still upload files.',
  reconnect: (service: string) => `Reconnect ${service}`,
  resume: (service: string) => `Resume ${service}`,
  noBooks: 'QuickBooks isn’t connected',
  noBooksMeaning: 'Payouts are imported, but nothing can be posted.',
  connectBooks: 'Connect QuickBooks',
});
