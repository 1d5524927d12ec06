import { inFrench } from '../language/messages.ts';
import { personWords } from './person-name.messages.ts';

inFrench(personWords, {
  formerUser: 'Un ancien utilisateur',
  support: 'Assistance Platebook',
});
