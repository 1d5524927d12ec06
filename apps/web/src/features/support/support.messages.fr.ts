import { inFrench } from '../../shared/language/messages.ts';
import { statusNames, words } from './support.messages.ts';

inFrench(words, {
  title: 'Assistance',
  about: (client) =>
    `Vos questions sur ${client} et les articles d’aide. Les réponses arrivent aussi en notification.`,
  newTicket: 'Nouvelle demande',
  tickets: 'Demandes',
  helpTitle: 'Articles d’aide',
  ticket: 'demande',
  ticketMany: 'demandes',
  number: 'Numéro',
  subject: 'Objet',
  topic: 'Sujet',
  status: 'État',
  openedBy: 'Ouverte par',
  updated: 'Dernier message',
  unread: 'Nouvelle réponse',
  noTickets: 'Aucune demande',
  noTicketsMeaning:
    'Cherchez dans les articles d’aide ou écrivez-nous. Vos conversations apparaîtront ici.',

  newTitle: 'Écrire à l’assistance',
  newAbout: (client) =>
    `Au sujet de ${client}. Nous vous enverrons un courriel dès que nous aurons répondu.`,
  subjectHint: 'Le problème en quelques mots.',
  message: 'Message',
  messageHint: 'Qu’avez-vous fait, qu’attendiez-vous et que s’est-il passé?',
  chooseTopic: 'Choisissez un sujet',
  enterSubject: 'Entrez un objet',
  enterTopic: 'Choisissez un sujet',
  enterMessage: 'Entrez un message',
  tooLong: (most) => `Utilisez au plus ${most} caractères`,
  addFiles: 'Ajouter des fichiers',
  filesHint: 'PDF, image, CSV, texte, DOCX ou XLSX, 5 Mo par fichier et 5 fichiers au plus',
  leaveOut: (name) => `Retirer ${name}`,
  tooManyFiles: 'Cinq fichiers au plus. Envoyez les autres dans une réponse.',
  sendDiagnostics: 'Joindre les détails techniques',
  sendDiagnosticsHint:
    'Ils nous aident à trouver la cause. Ils ne contiennent ni mot de passe, ni jeton, ni rien de vos rapports.',
  showDiagnostics: 'Afficher ce qui est joint',
  send: 'Envoyer la demande',
  sendFailed: 'La demande n’a pas été envoyée',
  draftKept: 'Votre texte est toujours ici.',
  back: 'Assistance',

  ticketTitle: (number) => `Demande ${number}`,
  openedAs: (number, topic) => `Demande ${number} · ${topic}`,
  loadingTicket: 'Chargement de la demande',
  reply: 'Répondre',
  replyReopens: 'Une réponse rouvre la demande.',
  sendReply: 'Envoyer la réponse',
  replyFailed: 'La réponse n’a pas été envoyée',
  solve: 'Marquer comme résolue',
  reopen: 'Rouvrir la demande',
  notChanged: 'La demande n’a pas changé.',
  notAttached: (files) => `Fichiers non joints\u00A0: ${files}`,
  notAttachedMeaning: 'Votre message a été envoyé. Joignez le fichier à une réponse.',
  sentDiagnostics: 'Détails techniques que vous avez envoyés',
});

inFrench(statusNames, {
  submitted: 'Envoyée',
  awaiting_you: 'En attente de votre réponse',
  solved: 'Résolue',
});
