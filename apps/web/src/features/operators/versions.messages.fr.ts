import { inFrench } from '../../shared/language/messages.ts';
import { words } from './versions.messages.ts';

inFrench(words, {
  notSavedYet: 'Pas encore enregistré',
  conflictTitle: 'Quelqu’un d’autre a enregistré entre-temps',
  conflictMeaning:
    'Voici ce qui a été modifié. Ce que vous avez écrit est encore là et n’est pas enregistré.',
  conflictProblem:
    'Quelqu’un d’autre a enregistré entre-temps. Choisissez d’abord une version ci-dessus.',
  theirChanges: 'Ce qui a été modifié',
  takeTheirs: 'Reprendre l’autre version',
  keepMine: 'Garder la mienne',
});
