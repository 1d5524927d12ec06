import { counted, formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import {
  batchStatuses,
  itemStates,
  linkLabels,
  operationMeanings,
  templateNames,
  verdicts,
  words,
} from './batches.messages.ts';

inFrench(words, {
  title: 'Opérations par lot',
  intro: 'Exécutez une action pour plusieurs clients. Vérifiez-la avant de la lancer.',
  start: 'Lancer un lot',
  loadingOne: 'Chargement du lot',
  batchNoun: 'lot',
  batchesNoun: 'lots',
  allBatches: 'Tous les lots',
  allClients: 'Tous les clients',
  noneYet: 'Aucun lot encore',
  notYours:
    'Seuls les gestionnaires et les propriétaires d’un client peuvent en lancer un. Adressez-vous au propriétaire du client.',
  howItWorks:
    'Choisissez une action et des clients. Vous vérifiez ce qui se passe pour chaque client avant le lancement.',
  syncLastWeek: 'Synchroniser la semaine dernière de chaque client',
  postReady: 'Comptabiliser les écritures prêtes',
  exportLastMonth: 'Exporter les feuilles de travail du mois dernier',
  action: 'Action',
  options: 'Options',
  status: 'État',
  clients: 'Clients',
  entries: 'Écritures',
  started: 'Début',
  finished: 'Fin',
  clientCount: (clients) => counted(clients, 'client'),
  clientsOfBatch: 'Clients du lot',
  about: 'À propos de ce lot',
  technicalDetails: 'Détails techniques',
  clientsAtATime: 'Clients à la fois',
  fourAtATime: '4, pour rester dans les limites de QuickBooks',
  idempotencyKey: 'Clé d’idempotence',
  client: 'Client',
  state: 'État',
  result: 'Résultat',
  open: 'Ouvrir',
  download: 'Télécharger',
  doneAndWhy: (done, why) => `${done}\u00A0: ${why}`,
  downloadPack: (client) => `Télécharger le dossier de fin de mois de ${client}`,
  downloadPacks: (packs) => `Télécharger les ${formatCount(packs)} dossiers`,
  resultsAsCsv: 'Résultats en CSV',
  pause: 'Suspendre',
  resume: 'Reprendre',
  cancelRemaining: 'Annuler le reste',
  retryFailed: (failed) => `Relancer ${counted(failed, 'échec')}`,
  reverse: 'Contre-passer le lot',
  cancelQuestion: 'Annuler les clients restants?',
  inProgressFinish: 'Les clients en cours sont menés à terme.',
  waitingCanceled: 'Les clients en attente sont annulés. Les clients terminés restent tels quels.',
  reverseQuestion: 'Contre-passer ce lot?',
  reversedToday: 'Les écritures comptabilisées sont contre-passées à la date d’aujourd’hui.',
  schedulesRestored: 'Les planifications sont rétablies.',
  irreversibleShown: 'Ce qui ne peut pas être contre-passé en indique la raison.',
  notNow: 'Pas maintenant',
  nothingChanged: 'Rien n’a été modifié.',
  chooseAction: 'Choisir l’action',
  chooseClients: 'Choisir les clients',
  review: 'Vérifier',
  back: 'Retour',
  noClients: 'Aucun client à choisir',
  openClients: 'Ouvrir vos clients',
  searchClients: 'Rechercher des clients',
  selectAll: (clients) => `Tout sélectionner (${formatCount(clients)})`,
  selectNone: 'Tout désélectionner',
  noneMatch: 'Aucun client ne correspond',
  tooMany: (most) => `Au plus ${formatCount(most)} à la fois`,
  selected: (clients) => counted(clients, 'sélectionné'),
  name: 'Nom',
  number: 'Numéro',
  accounting: 'Comptabilité',
  salesDates: 'Dates des ventes',
  platform: 'Plateforme',
  both: 'Les deux',
  dryRun: 'Simulation',
  dryRunMeaning: 'Récupère et vérifie tout sans créer d’écriture.',
  template: 'Modèle',
  copyFrom: 'Copier la correspondance de',
  chooseClient: 'Choisir un client',
  automaticSync: 'Synchronisation automatique',
  checking: 'Vérification de chaque client',
  previewed: ({ included, total, skipped, blocked }) =>
    `${counted(included, 'client inclus', 'clients inclus')} sur ${formatCount(total)}, ${counted(skipped, 'ignoré')}, ${counted(blocked, 'bloqué')}.`,
  willBePosted: (entries) =>
    `${counted(entries, 'écriture sera comptabilisée', 'écritures seront comptabilisées')}.`,
  nothingStarted: 'Rien n’a été lancé.',
  previewByClient: 'Aperçu par client',
  startFor: (action, clients) => `${action} pour ${counted(clients, 'client')}`,
  postQuestion: (entries, clients) =>
    `Comptabiliser ${counted(entries, 'écriture')} pour ${counted(clients, 'client')}?`,
  postedOnceConfirmed:
    'Chaque écriture est marquée comptabilisée une fois que QuickBooks la confirme.',
  canBeReversed: 'Vous pourrez contre-passer les écritures comptabilisées ensuite.',
  type: (confirmation) => `Tapez ${confirmation}`,
  postEntries: 'Comptabiliser les écritures',
  whatHappens: 'Ce qui se passe',
});

inFrench(operationMeanings, {
  sync: 'Récupère les rapports d’une période auprès d’Uber Eats et de DoorDash.',
  retry_failed: 'Relance les dernières synchronisations qui ont échoué.',
  post_ready:
    'Comptabilise dans QuickBooks chaque écriture vérifiée dont les comptes sont choisis.',
  apply_mapping_template: 'Fait correspondre les postes aux comptes d’un modèle.',
  copy_mapping: 'Copie la correspondance des comptes d’un autre client.',
  set_schedule: 'Désactive ou active la synchronisation automatique.',
  export_workpapers:
    'Crée un dossier de fin de mois pour chaque client\u00A0: feuilles de travail, journal et sommaires.',
});

inFrench(templateNames, {
  us_facilitated: 'États-Unis, taxe remise par la plateforme',
  us_not_facilitated: 'États-Unis, taxe remise par le restaurant',
  canada: 'Canada',
  cash: 'Comptabilité de caisse',
  minimal: 'Modèle minimal',
});

inFrench(batchStatuses, {
  running: 'En cours',
  paused: 'Suspendu',
  completed: 'Terminé',
  partial: 'Partiellement terminé',
  failed: 'Échoué',
  cancelled: 'Annulé',
});

inFrench(itemStates, {
  queued: 'En attente',
  running: 'En cours',
  done: 'Terminé',
  skipped: 'Ignoré',
  failed: 'Échoué',
  cancelled: 'Annulé',
  undone: 'Contre-passé',
});

inFrench(verdicts, {
  will_do: 'Inclus',
  skip: 'Ignoré',
  blocked: 'Bloqué',
});

inFrench(linkLabels, {
  entries: 'Ouvrir les écritures',
  mapping: 'Ouvrir la correspondance',
  runs: 'Ouvrir les exécutions',
  sync: 'Ouvrir la synchronisation',
  download: 'Télécharger',
});
