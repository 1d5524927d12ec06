import { inFrench } from '../language/messages.ts';
import { words } from './password-strength.messages.ts';

inFrench(words, {
  label: 'Force du mot de passe',
  atLeast: (characters) => `Au moins ${characters} caractères`,
  moreWords: 'Quelques mots de plus le rendent fort',
});
