import { inFrench } from '../../shared/language/messages.ts';
import { words } from './notifications.messages.ts';

inFrench(words, {
  allRead: 'Tous les messages de ce client ont été marqués comme lus.',
  cleared: 'Les messages de ce client ont été effacés.',
});
