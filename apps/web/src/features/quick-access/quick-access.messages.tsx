import type { ReactNode } from 'react';
import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

const entriesOf = (count: number) => counted(count, 'entry', 'entries');

/** What the launcher of somebody's own pages says. */
export const words = messages({
  title: 'Quick access',
  description: (client: string) => `What you do most for ${client}.`,
  done: 'Done',
  editPins: 'Edit pins',
  today: 'Do today',
  loadingToday: 'Loading what’s waiting',
  nothingToday: 'Nothing needs you right now.',
  lookAtFailed: (count: number) => `Check ${entriesOf(count)} that failed`,
  mapAccounts: (count: number) => `Map accounts for ${entriesOf(count)}`,
  review: (count: number) => `Review ${entriesOf(count)}`,
  post: (count: number) => `Post ${entriesOf(count)}`,
  pinned: 'Pinned',
  pinsUnchanged: 'Your pins weren’t changed.',
  loadingPins: 'Loading your pins',
  nothingPinned: 'Nothing pinned yet. Choose Edit pins to add pages.',
  suggested: 'Suggestions to start with. Choose Edit pins to make them yours.',
  moveUp: (pin: string) => `Move ${pin} up`,
  moveDown: (pin: string) => `Move ${pin} down`,
  remove: (pin: string) => `Remove ${pin}`,
  addPin: 'Add a pin',
  loadingClients: 'Loading clients',
  favorites: 'Favorite clients',
  noFavorites: (link: (text: string) => ReactNode) => (
    <>Mark clients with a star in the {link('list of clients')}. They appear here.</>
  ),
});
