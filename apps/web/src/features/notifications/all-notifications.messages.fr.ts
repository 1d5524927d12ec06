import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { typeNames, words } from './all-notifications.messages.ts';

inFrench(words, {
  title: 'Toutes les notifications',
  about: 'Ce qui s’est passé chez tous vos clients, du plus récent au plus ancien.',
  settings: 'Paramètres des notifications',
  notification: 'notification',
  notifications: 'notifications',
  allNotifications: 'Toutes les notifications',
  fileName: 'Tous les clients',

  subject: 'Notification',
  type: 'Type',
  client: 'Client',
  severalClients: 'Plusieurs clients',
  event: 'Sujet',
  received: 'Reçue',
  message: 'Message',
  times: 'Fois',
  state: 'État',
  read: 'Lue',
  unread: 'Non lue',

  all: 'Toutes',
  onlyUnread: 'Non lues',
  noneUnread: 'Tout est lu',
  none: 'Aucune notification',
  noneMeaning: 'Ce qui arrive aux livres de vos clients apparaît ici.',
  hidden: (clients) =>
    `${counted(clients, 'client exige', 'clients exigent')} la connexion en deux étapes`,
  hiddenMeaning:
    'Leurs notifications ne sont pas dans cette liste. Configurez la connexion en deux étapes pour les lire.',
  setUpTwoStep: 'Configurer la connexion en deux étapes',

  actions: 'Actions',
  actionsFor: (title) => `Actions pour ${title}`,
  details: 'Afficher les détails',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  clear: 'Effacer',
  markAllRead: 'Tout marquer comme lu',
  readMany: (count) =>
    `Marquer ${counted(count, 'notification comme lue', 'notifications comme lues')}`,
  readLeftOut: (taken, selected) =>
    `${counted(taken, 'non lue', 'non lues')} sur ${formatCount(selected)}.`,
  unreadMany: (count) =>
    `Marquer ${counted(count, 'notification comme non lue', 'notifications comme non lues')}`,
  unreadLeftOut: (taken, selected) => `${counted(taken, 'lue')} sur ${formatCount(selected)}.`,
  clearMany: (count) => `Effacer ${counted(count, 'notification')}`,
  allRead: 'Toutes les notifications sont lues',
  cleared: 'La notification a été effacée',
  undo: 'Annuler',
  dismiss: 'Ignorer',
  nothingChanged: 'Rien n’a changé.',
});

inFrench(typeNames, {
  error: 'Erreur',
  warning: 'Avertissement',
  success: 'Réussite',
  info: 'Information',
});
