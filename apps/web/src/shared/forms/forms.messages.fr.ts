import { inFrench } from '../language/messages.ts';
import { words } from './forms.messages.ts';

inFrench(words, {
  all: (names) => names.join(' et '),
  nothingSaved: 'Rien n’a été enregistré',
  restored: 'Nous avons rétabli ce que vous aviez saisi ici.',
  notSavedYet: 'Ce n’est pas encore enregistré.',
  discardDraft: 'Supprimer le brouillon',
  enterCode: 'Entrez le code à 6 chiffres',
});
