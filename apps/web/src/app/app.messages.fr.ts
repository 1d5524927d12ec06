import { inFrench } from '../shared/language/messages.ts';
import { words } from './app.messages.ts';

inFrench(words, {
  loadingApp: 'Chargement de Platebook',
  loadingPage: 'Chargement de la page',
  notFoundTitle: 'Page introuvable – Platebook',
  notFound: 'Il n’y a pas de page à cette adresse',
  notFoundMeaning:
    'Le lien est peut-être ancien, ou l’adresse mal saisie. Rien n’a changé dans vos livres.',
  toDashboard: 'Aller au tableau de bord',
  errorTitle: 'Une erreur est survenue – Platebook',
  reload: 'Recharger',
  tryAgain: 'Réessayer',
  newVersion: 'Une nouvelle version de Platebook est disponible',
  newVersionMeaning: 'Rechargez pour ouvrir cette page. Rien n’a changé dans vos livres.',
  notLoaded: 'Cette page n’a pas pu être chargée',
  notLoadedMeaning: 'Rechargez, ou réessayez dans un moment. Rien n’a changé dans vos livres.',
  unreachable: 'Platebook est injoignable',
  unreachableMeaning: 'Vérifiez votre connexion et réessayez. Rien n’a changé dans vos livres.',
  offline: 'Vous êtes hors ligne',
  offlineMeaning:
    'Cette page n’est pas encore chargée. Elle s’ouvrira quand vous serez de nouveau en ligne. Rien n’a changé dans vos livres.',
  reportManagerRefused: (client) =>
    client === null
      ? 'Le gestionnaire de rapports est réservé aux clients de livraison seulement. Vous êtes plutôt au tableau de bord.'
      : `Le gestionnaire de rapports est réservé aux clients de livraison seulement. Les livres de ${client} sont dans QuickBooks. Vous êtes plutôt au tableau de bord.`,
});
