import { inFrench } from '../language/messages.ts';
import { sixDigitWords } from './six-digit-code.messages.ts';

inFrench(sixDigitWords, {
  enterCode: 'Entrez le code à 6 chiffres',
});
