import { counted } from '../format/counted.ts';
import { messages } from '../language/messages.ts';

/** What is said about support looking at a client's pages. */
export const words = messages({
  title: 'Let support view this client',
  about:
    'Support sees what a User sees and can’t change anything. Everything they open is in your team’s activity. You can end it at any time.',
  loading: 'Loading support access',
  forHowLong: 'For how long',
  hours: (hours: number) => counted(hours, 'hour'),
  days: (days: number) => counted(days, 'day'),
  allow: 'Let support view',
  allowed: (name: string, until: string) => `${name} lets support view this client until ${until}.`,
  notAllowed: 'Support can’t view this client.',
  onlyOwners: 'Only an owner can change that.',
  end: 'End now',
  notChanged: 'Nothing was changed.',
});
