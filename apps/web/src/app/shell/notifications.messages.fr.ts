import { inFrench } from '../../shared/language/messages.ts';
import { words } from './notifications.messages.ts';

inFrench(words, {
  allRead: 'Tous les messages ont été marqués comme lus.',
  cleared: 'Tous les messages ont été effacés.',
});
