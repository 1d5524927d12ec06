import { counted } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import {
  connectionStatusNames,
  paidStateNames,
  priorityNames,
  statusNames,
  words,
} from './desk.messages.ts';

inFrench(words, {
  title: 'Assistance technique',
  about:
    'Les demandes de tous les clients. Les réponses parviennent à leurs auteurs dans l’application et par courriel.',
  ticket: 'demande',
  tickets: 'demandes',
  allTickets: 'Toutes les demandes',
  fileName: 'Tous les clients',
  waiting: 'En attente de nous',
  answered: 'En attente du client',
  solved: 'Résolues',
  all: 'Toutes',
  noWaiting: 'Aucune demande n’attend de réponse.',
  noAnswered: 'Aucune demande n’attend un client.',
  noSolved: 'Aucune demande n’est résolue.',
  none: 'Aucune demande encore',
  noneMeaning: 'Elles paraissent ici dès que quelqu’un écrit à l’assistance.',
  subject: 'Objet',
  client: 'Client',
  status: 'État',
  priority: 'Priorité',
  assignee: 'Responsable',
  mine: 'Moi',
  nobody: 'Personne',
  updated: 'Dernier message',
  number: 'Numéro',
  topic: 'Sujet',
  openedBy: 'Ouverte par',

  back: 'Assistance technique',
  ticketTitle: (number) => `Demande ${number}`,
  openedAs: (number, client, topic) => `Demande ${number} · ${client} · ${topic}`,
  loadingTicket: 'Chargement de la demande',
  sentDiagnostics: 'Envoyé avec la demande',

  reply: 'Votre réponse',
  replyHint: 'L’auteur en est avisé. Seule l’assistance voit les notes.',
  afterwards: 'Ensuite',
  afterAwaiting: 'Envoyer, et attendre le client',
  afterSolved: 'Envoyer, et résoudre la demande',
  afterNote: 'Enregistrer comme note pour l’assistance',
  send: 'Envoyer la réponse',
  saveNote: 'Enregistrer la note',
  sent: 'Réponse envoyée',
  noteSaved: 'Note enregistrée',
  notSent: 'Rien n’a été envoyé. Votre texte est toujours là.',
  enterMessage: 'Écrivez une réponse',
  tooLong: (most) => `Utilisez au plus ${most} caractères`,

  handling: 'Traitement',
  loadingStaff: 'Chargement des personnes ayant l’accès administrateur',
  save: 'Enregistrer',
  saved: 'Demande enregistrée',
  notSaved: 'Rien n’a été enregistré.',

  viewAs: 'Consulter comme le client',
  viewNotAllowed:
    'Le client ne permet pas à l’assistance de consulter ses pages. Un propriétaire peut le permettre dans la demande ou dans les paramètres du client.',
  viewAllowed: (name, until) =>
    `${name} permet à l’assistance de consulter ce client jusqu’au ${until}. Vous voyez ce qu’un Utilisateur voit, sans rien pouvoir modifier. Tout ce que vous ouvrez figure dans l’activité du client.`,
  viewClient: 'Consulter le client',
  giveUpView: 'Renoncer à l’accès',
  viewGivenUp: 'Accès abandonné',

  context: 'Le client',
  clientId: 'ID du client',
  plan: 'Forfait',
  noPlan: 'Aucun encore',
  planState: (plan, state) => `${plan}, ${state}`,
  connections: 'Connexions',
  noConnections: 'Aucune',
  connectionIs: (provider, status) => `${provider}\u00A0: ${status}`,
  runs: 'Exécutions des 7 derniers jours',
  failedRuns: (runs) => `${counted(runs, 'exécution')} en échec`,
  noFailedRuns: 'Aucun échec',
  lastRun: 'Dernière exécution',
  never: 'Jamais',
  email: 'Courriel',
});

inFrench(statusNames, {
  submitted: 'En attente de nous',
  awaiting_you: 'En attente du client',
  solved: 'Résolue',
});

inFrench(priorityNames, { low: 'Basse', normal: 'Normale', high: 'Haute', urgent: 'Urgente' });

inFrench(paidStateNames, {
  active: 'payé',
  past_due: 'paiement échoué',
  cancelled: 'annulé',
});

inFrench(connectionStatusNames, {
  connected: 'connecté',
  expiring: 'expire bientôt',
  expired: 'expiré',
  revoked: 'révoqué',
  error: 'en panne',
  disconnected: 'déconnecté',
});
