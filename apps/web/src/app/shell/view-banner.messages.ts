import { messages } from '../../shared/language/messages.ts';

/** What the banner says while support looks at a client. */
export const words = messages({
  viewing: (client: string) => `You’re viewing ${client} as support`,
  viewingMeaning: (until: string) =>
    `Read-only, until ${until}. Everything you open is recorded in the client’s activity.`,
  stopViewing: 'Stop viewing',
});
