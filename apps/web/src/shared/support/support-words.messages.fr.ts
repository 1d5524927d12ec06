import { inFrench } from '../language/messages.ts';
import { topicNames, words } from './support-words.messages.ts';

inFrench(words, {
  page: 'Page',
  version: 'Version',
  browser: 'Navigateur',
  languageName: 'Langue',
  timeZone: 'Fuseau horaire',
  windowSize: 'Taille de la fenêtre',
  recentErrors: 'Erreurs récentes',
  none: 'Aucune',
  requests: 'Numéros de requête',
  conversation: 'Conversation',
  you: 'Vous',
  support: 'Assistance',
  downloadFailed: 'Le fichier n’a pas été téléchargé',
  tryAgain: 'Réessayez.',
  note: 'Note, pour l’assistance seulement',
});

inFrench(topicNames, {
  connections: 'Connexions',
  stores: 'Établissements',
  accounts: 'Correspondance des comptes',
  payouts: 'Versements et rapports',
  posting: 'Comptabilisation dans QuickBooks',
  billing: 'Forfait et facturation',
  team: 'Équipe et accès',
  other: 'Autre chose',
});
