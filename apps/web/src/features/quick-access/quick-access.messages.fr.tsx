import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { words } from './quick-access.messages.tsx';

const entriesOf = (count: number) => counted(count, 'écriture');

inFrench(words, {
  title: 'Accès rapide',
  description: (client) => `Ce qui vous amène le plus souvent chez ${client}.`,
  done: 'Terminé',
  editPins: 'Modifier les épingles',
  today: 'À faire aujourd’hui',
  loadingToday: 'Chargement de ce qui est en attente',
  nothingToday: 'Rien ne requiert votre attention pour le moment.',
  lookAtFailed: (count) => `Voir ${entriesOf(count)} en échec`,
  mapAccounts: (count) => `Attribuer les comptes de ${entriesOf(count)}`,
  review: (count) => `Vérifier ${entriesOf(count)}`,
  post: (count) => `Comptabiliser ${entriesOf(count)}`,
  pinned: 'Épinglés',
  pinsUnchanged: 'Vos épingles n’ont pas changé.',
  loadingPins: 'Chargement de vos épingles',
  nothingPinned:
    'Rien n’est encore épinglé. Choisissez Modifier les épingles pour ajouter des pages.',
  suggested: 'Suggestions pour commencer. Choisissez Modifier les épingles pour les adapter.',
  moveUp: (pin) => `Déplacer ${pin} vers le haut`,
  moveDown: (pin) => `Déplacer ${pin} vers le bas`,
  remove: (pin) => `Retirer ${pin}`,
  addPin: 'Ajouter une épingle',
  loadingClients: 'Chargement des clients',
  favorites: 'Clients favoris',
  noFavorites: (link) => (
    <>Marquez des clients d’une étoile dans la {link('liste des clients')}. Ils apparaîtront ici.</>
  ),
});
