import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the client switcher. */
export const clientSwitcherWords = wordsOf('clientSwitcher', {
  pinned: 'Pinned',
  recent: 'Recent',
  allClients: 'All clients',
  noAccessToThis: 'You don’t have access to this client',
  clients: 'Clients',
  searchClients: 'Search clients',
  youAreOfflineAnother: 'You’re offline. You can open another client when you’re back online.',
  noAccessToThat: 'You don’t have access to that client.',
  noAccessTo: (denied: string) => `You don’t have access to ${denied}.`,
  ofClients: (count: number, count2: number) =>
    `${formatCount(count)} of ${formatCount(count2)} clients`,
  client: 'Client',
  noneYet: 'None yet',
  createTheFirstOne: 'Create the first one',
  opening: (name: undefined | string) => `Opening ${name ?? 'the client'}…`,
  chooseAClient: 'Choose a client',
  switchClient: 'Switch client',
  loadingTheClients: 'Loading the clients',
  noClientHasThis: 'No clients match.',
});
