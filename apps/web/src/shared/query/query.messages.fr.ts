import { inFrench } from '../language/messages.ts';
import { words } from './query.messages.ts';

inFrench(words, {
  nothingChanged: 'Rien n’a changé dans vos livres.',
  setUpTwoSteps: 'Configurer la connexion en deux étapes',
  chooseAClient: 'Choisir un client',
  reload: 'Recharger cette page',
  nothingAtAddress: 'Il n’y a rien à cette adresse',
  notFoundMeaning: 'Il se peut que cet élément appartienne à un autre client ou ait été supprimé.',
  toDashboard: 'Aller au tableau de bord',
  offline: 'Vous êtes hors ligne',
  offlineMeaning:
    'Cette partie n’est pas encore chargée. Elle le sera quand vous serez de nouveau en ligne.',
  outOfDate: 'Impossible de recharger ces données',
  outOfDateMeaning: (reason) => `${reason} Ce que vous voyez n’est peut-être plus à jour.`,
  partMissing: 'Une partie de cette page n’a pas pu être chargée',
  partMissingMeaning: (reasons) =>
    `${reasons} Ce qu’elle montrerait manque ici ou n’est plus à jour. Rien n’a changé dans vos livres.`,
  tryAgain: 'Réessayer',
});
