import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { words } from './imports-actions.messages.ts';

inFrench(words, {
  readAgain: (count) => `Relire ${counted(count, 'importation')}`,
  readAgainLeftOut: (some, selected) =>
    `${formatCount(some)} sur ${formatCount(selected)} en échec peuvent être relues.`,
});
