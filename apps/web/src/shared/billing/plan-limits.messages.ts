import type { Plan } from '../api/entities.ts';
import { counted } from '../format/counted.ts';
import { messages } from '../language/messages.ts';

/** What plans cost and allow, in words. */
export const words = messages({
  clients: 'Clients',
  stores: 'Stores',
  channels: 'Channels',
  people: 'People',
  clientCount: (count: number) => counted(count, 'client'),
  storeCount: (count: number) => counted(count, 'store'),
  channelCount: (count: number) => counted(count, 'channel'),
  personCount: (count: number) => counted(count, 'person', 'people'),
  noLimit: 'No limit',
  months: (count: number) => counted(count, 'month'),
  price: (amount: string, interval: Plan['interval']) => `${amount} a ${interval}`,
  over: (used: string, plan: string, limit: string) =>
    `You have ${used}; ${plan} includes ${limit}.`,
});
