import { inFrench } from '../language/messages.ts';
import { words } from './slow-notice.messages.ts';

inFrench(words, {
  stillWorking: 'Traitement en cours…',
  reading: 'L’opération prend plus de temps que d’habitude. Vous pouvez attendre ou réessayer.',
  changing:
    'Votre modification n’est pas encore confirmée. Attendez ici et ne l’envoyez pas de nouveau.',
  tryAgain: 'Réessayer',
});
