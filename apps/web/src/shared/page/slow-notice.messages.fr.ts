import { inFrench } from '../language/messages.ts';
import { words } from './slow-notice.messages.ts';

inFrench(words, {
  stillWorking: 'Traitement en cours…',
  reading:
    'Le serveur met plus de temps que d’habitude. Vous pouvez attendre, réessayer ou aller à une autre page.',
  changing:
    'Le serveur n’a pas encore confirmé votre dernière modification. Gardez cette page ouverte et n’envoyez pas la modification de nouveau.',
  tryAgain: 'Réessayer',
});
