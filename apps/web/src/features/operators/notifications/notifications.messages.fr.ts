import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import {
  failureReasons,
  priorityNames,
  statusNames,
  typeNames,
  words,
} from './notifications.messages.ts';

inFrench(words, {
  title: 'Notifications',
  about: 'Tout ce dont les gens ont été avisés, et ce qu’il en est advenu.',
  needs: (capability) => `Envoyer et supprimer exige ${capability}.`,
  loadingFigures: 'Chargement des chiffres',
  figures: 'Chiffres',
  allTime: 'Toutes les notifications jusqu’ici',
  between: (period) => `Envoyées ${period} (UTC)`,
  since: (day) => `Envoyées depuis le ${day} (UTC)`,
  until: (day) => `Envoyées jusqu’au ${day} (UTC)`,
  total: 'Notifications',
  totalSyncs: 'Sur les synchronisations',
  syncSuccess: 'Synchronisations : livrées au complet',
  noneYet: 'Aucune encore',
  percent: (share) => `${formatCount(Math.floor(share * 1_000) / 10, 1)} %`,
  reached: 'Personnes jointes',
  targets: 'Personnes visées',
  deletions: 'Supprimées',
  mailOff:
    'Aucun serveur de courriel n’est configuré. Les notifications ne paraissent que dans l’application.',
  mailWaiting: (mails, minutes) =>
    `${counted(mails, 'courriel')} en attente, le plus ancien depuis ${counted(minutes, 'minute')}. Vérifiez qu’un exécutant est en marche.`,
  mailFailing: (failed, total) =>
    `${formatCount(failed)} sur ${counted(total, 'courriel')} en échec dans les dernières 24 heures.`,
  broadcastStalled: 'Une diffusion s’est arrêtée. Vérifiez qu’un exécutant est en marche.',

  notification: 'notification',
  notifications: 'notifications',
  allNotifications: 'Toutes les notifications',
  fileName: 'Tous les clients',
  none: 'Aucune notification encore',
  noneMeaning: 'Elles paraissent ici dès que quelqu’un est avisé.',
  subject: 'Notification',
  client: 'Client',
  audience: 'Pour',
  everyone: 'Tout le monde',
  onePerson: 'Une personne',
  type: 'Type',
  priority: 'Priorité',
  status: 'Livraison',
  people: 'Jointes',
  reachedOf: (reached, targets) => `${formatCount(reached)} sur ${formatCount(targets)}`,
  sentAt: 'Envoyée',
  allNotificationsPart: 'Toutes',
  aboutSyncs: 'Synchronisations',
  noneAboutSyncs: 'Aucune notification sur les synchronisations',
  platform: 'Plateforme',
  actions: 'Actions',
  actionsFor: (title) => `Actions pour ${title}`,
  details: 'Afficher les détails',
  clientId: 'ID du client',
  notificationId: 'ID de la notification',
  personId: 'ID de la personne',
  emails: 'Courriels',
  emailsOf: (sent, due, failed) =>
    failed === 0
      ? `${formatCount(sent)} sur ${formatCount(due)} envoyés`
      : `${formatCount(sent)} sur ${formatCount(due)} envoyés, ${formatCount(failed)} en échec`,
  noEmails: 'Aucun',
  error: 'Cause de l’échec d’un courriel',
  message: 'Message',
  membersOnly: 'Seuls les membres du client peuvent en lire le contenu.',

  resend: 'Renvoyer',
  resendMeaning: 'Les mêmes personnes sont avisées une fois de plus.',
  forceEmail: 'Écrire à toute personne dont l’adresse est confirmée',
  forceEmailHint: 'Même à celles qui ont choisi de ne pas recevoir ceci par courriel.',
  resendFailed: 'Rien n’a été envoyé.',
  resent: (reached, targets) =>
    `Renvoyée à ${formatCount(reached)} sur ${counted(targets, 'personne')}`,
  nobody: 'Personne ne peut être joint',
  nobodyMeaning: 'Rien n’a été envoyé.',
  resendMany: (count) => `Renvoyer ${counted(count, 'notification')}`,
  resendLeftOut: (taken, selected) =>
    `${formatCount(taken)} sur ${formatCount(selected)} peuvent être renvoyées. Les autres sont encore en route.`,
  resendQuestion: (count) => `Renvoyer ${counted(count, 'notification')}?`,
  resendUnread: 'Elles redeviennent non lues pour toutes les personnes visées.',
  resendAsChosen: 'Seules les personnes qui l’ont choisi reçoivent un courriel.',
  resendKeep: 'Ne pas renvoyer',
  deleteMany: (count) => `Supprimer ${counted(count, 'notification')}`,
  deleteQuestion: (count) => `Supprimer ${counted(count, 'notification')} pour tout le monde?`,
  deleteForGood: 'Elles disparaissent de toutes les boîtes. C’est irréversible.',
  deleteMailsStay: 'Les courriels déjà envoyés restent où ils sont.',
  deleteKeep: 'Les garder',
  alreadyGone: (count) =>
    `${counted(count, 'notification n’existait', 'notifications n’existaient')} déjà plus`,

  compose: 'Nouvelle notification',
  composeFailed: 'Rien n’a été envoyé.',
  whom: 'À qui s’adresse-t-elle?',
  toClients: 'À tout le monde chez certains clients',
  toPeople: 'À certaines personnes',
  toAll: 'À tout le monde chez tous les clients',
  clientsChosen: 'Clients',
  peopleChosen: 'Personnes',
  searchClients: 'Cherchez par nom ou par ID.',
  searchPeople: 'Cherchez par nom, par courriel ou par ID.',
  noClientFound: 'Aucun client trouvé',
  noPersonFound: 'Personne de ce nom',
  peopleIn: (count) => counted(count, 'personne'),
  chooseOne: 'Choisissez-en au moins un',
  tooMany: (most) => `Choisissez-en au plus ${formatCount(most)}`,
  titleLabel: 'Titre',
  enterTitle: 'Entrez un titre',
  enterMessage: 'Entrez un message',
  tooLong: (most) => `Utilisez au plus ${formatCount(most)} caractères`,
  previewEmail: 'Aperçu du courriel',
  previewFailed: 'L’aperçu du courriel est impossible.',
  emailPreview: 'Aperçu du courriel',
  emailPreviewAbout:
    'Rien n’est envoyé. Chaque courriel nomme le client de son destinataire et suit la langue de celui-ci. Vos propres mots ne sont pas traduits.',
  emailLanguage: 'Langue',
  emailFormat: 'Format',
  emailHtml: 'Mis en forme',
  emailText: 'Texte brut',
  emailSubject: 'Objet',
  review: 'Vérifier',
  reviewTitle: (title) => `Envoyer « ${title} »?`,
  reach: (people, reached) =>
    `Elle joint ${formatCount(reached)} sur ${counted(people, 'personne')}.`,
  broadcastReach: (people, clients) =>
    `Elle s’adresse à ${counted(people, 'personne')} chez ${counted(clients, 'client')}.`,
  cannotTakeBack: 'Un courriel parti ne se rattrape pas.',
  typeToConfirm: (text) => `Tapez « ${text} » pour confirmer`,
  broadcastName: (count) => `${count} ${count < 2 ? 'client' : 'clients'}`,
  send: 'Envoyer',
  dontSend: 'Ne pas envoyer',
  sendFailed: 'L’envoi est incertain. Consultez la liste avant de réessayer.',
  nobodyTitle: 'Personne ne la recevrait',
  sent: (reached, targets) => `${formatCount(reached)} sur ${counted(targets, 'personne')} avisées`,
  broadcastSending: (sent, total) =>
    `Envoi en cours : ${formatCount(sent)} sur ${counted(total, 'client')} jusqu’ici`,
  broadcastSent: (sent, total) => `Envoyée à ${formatCount(sent)} sur ${counted(total, 'client')}`,
  loadingBroadcast: 'Chargement de la diffusion',
  dismiss: 'Ignorer',
});

inFrench(statusNames, {
  pending: 'En route',
  sent: 'Livrée',
  partial: 'Livrée en partie',
  failed: 'En échec',
});

inFrench(typeNames, {
  error: 'Erreur',
  warning: 'Avertissement',
  success: 'Réussite',
  info: 'Information',
});

inFrench(priorityNames, {
  low: 'Basse',
  normal: 'Normale',
  high: 'Haute',
  urgent: 'Urgente',
});

inFrench(failureReasons, {
  tenant_not_found: (id) => `${id} : aucun client de ce nom, ou personne chez lui`,
  user_not_found: (id) => `${id} : personne inconnue`,
  not_a_member: (id) => `${id} : n’est pas membre du client`,
  switched_off: (id) => `${id} : l’a désactivée`,
  no_confirmed_email: (id) => `${id} : aucune adresse courriel confirmée`,
});
