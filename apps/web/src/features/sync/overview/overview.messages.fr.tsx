import { counted } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import {
  channelStatesWords,
  exportFormatsWords,
  exportRangesWords,
  owedStatesWords,
  owedWords,
  words,
} from './overview.messages.tsx';

inFrench(words, {
  noneConnected: 'Aucun établissement connecté à une plateforme de livraison encore.',
  storeConnections: (connections) =>
    counted(connections, 'connexion d’établissement', 'connexions d’établissements'),
  connectionsByState: (connections, states) => `${connections}\u00A0: ${states}.`,
  syncScheduleFor: (name) => `Planification de la synchronisation pour ${name}`,
  connectionsIntro:
    'Chaque établissement se synchronise automatiquement sur chaque plateforme. En pause, il se synchronise seulement quand vous le lancez.',
  theScheduleWasntChanged: 'La planification n’a pas changé.',
  connectionsTitle: 'Connexions d’établissements',
  automaticSync: 'Synchronisation automatique',
  syncOnAutomatically: (storeName, platform) =>
    `Synchroniser ${storeName} sur ${platform} automatiquement`,
  store: 'Établissement',
  state: 'État',
  lastPayout: 'Dernier versement',
  none: 'Aucun',
  nextSync: 'Prochaine synchronisation',
  notScheduled: 'Non planifiée',
  syncNow: (name) => `Synchroniser ${name} maintenant`,
  syncIntro:
    'Récupère les rapports de vos plateformes de livraison et prépare les écritures. Vous choisissez ce qui est comptabilisé.',
  nothingWasFetched: 'Rien n’a été récupéré.',
  stores: 'Établissements',
  allStores: (stores) => `Les ${stores} établissements`,
  chooseStore: 'Choisissez au moins un établissement.',
  platform: 'Plateforme',
  allPlatforms: 'Toutes les plateformes',
  days: 'Jours',
  daysHint: 'Si vide\u00A0: la semaine de paie en cours et les jours qui peuvent encore changer.',
  longPeriodHint: 'Récupérés par exécutions de 30 jours, du plus ancien au plus récent.',
  dryRun: 'Simulation',
  dryRunHint: 'Récupère et vérifie tout sans créer d’écritures.',
  startDryRun: 'Lancer la simulation',
  owedDays: (days) => counted(days, 'jour'),
  owedHours: (hours) => counted(hours, 'heure'),
  owedMinutes: (minutes) => counted(minutes, 'min', 'min'),
  syncNowConfirmed: 'Synchroniser maintenant',
  nothingWasChanged: 'Rien n’a été modifié.',
  nothingCouldBeFetched: 'Rien n’a pu être récupéré',
  alreadyRunning: ' (déjà en cours)',
  mayLeave: 'Vous pouvez quitter cette page. La synchronisation continue.',
  close: 'Fermer',
  matchToUnblock: (stores, entries) =>
    `Associez ${counted(stores, 'établissement')} pour débloquer ${counted(entries, 'écriture')}`,
  unmatchedHeld:
    'Les versements se comptabilisent une fois leur établissement associé à l’un des vôtres.',
  matchStores: 'Associer les établissements',
  accountsNeeded:
    'Chaque poste doit avoir un compte dans QuickBooks avant que son écriture puisse être comptabilisée.',
  mapAccounts: 'Choisir les comptes',
  queue: 'File',
  payouts: 'Versements',
  runs: 'Exécutions',
  calendar: 'Calendrier',
  reconcile: 'Rapprochement',
  files: 'Fichiers',
  sync: 'Synchronisation',
  partsOfSync: 'Parties de la synchronisation',
  syncNow3: 'Synchroniser maintenant…',
  uploadFiles: 'Téléverser des fichiers',
  schedule: 'Planification',
  scheduleUnread: 'L’état de vos connexions d’établissements n’a pas pu être chargé.',
  automaticSyncIsOff: 'La synchronisation automatique est désactivée.',
  nextSyncAt: (instant) => `Prochaine synchronisation le ${instant}.`,
  exportEntriesFor: (name) => `Exporter les écritures de ${name}`,
  exportMeaning: 'Chaque ligne de chaque écriture de la période, quel que soit son état.',
  cancel: 'Annuler',
  download: 'Télécharger',
  nothingWasDownloaded: 'Rien n’a été téléchargé.',
  period: 'Période',
  customRange: 'Période personnalisée',
  exportTooLong: '366 jours au plus.',
  format: 'Format',
  postTheEntry: 'Comptabiliser l’écriture.',
  lessThanAMinute: 'moins d’une minute',
  pendingInQuickbooks: 'En attente dans QuickBooks',
  loadingWhatIsPending: 'Chargement de ce qui est en attente',
  nothingPending: 'Rien en attente. QuickBooks est à jour.',
  action: 'Action',
  waitingFor: 'En attente depuis',
  nextAttempt: 'Prochaine tentative',
  lastResponse: 'Dernière réponse',
  changedInQuickbooks: 'Modifiées dans QuickBooks',
  checkNow: 'Vérifier maintenant',
  nothingWasChecked: 'Rien n’a été vérifié.',
  loadingWhatChanged: 'Chargement des modifications',
  notCheckedYet: 'Pas encore vérifié.',
  checked: (when) => <>Vérifié le {when}.</>,
  checkedAndMatches: (when) => (
    <>Vérifié le {when}. Tout dans QuickBooks correspond à ce qui a été comptabilisé.</>
  ),
  change: 'Modification',
  deletedInQuickbooks: 'Supprimée dans QuickBooks',
  differences: 'Différences',
  found: 'Constatée',
  inQuickbooks: 'Dans QuickBooks',
  deleted: 'Supprimée',
  openInQuickbooks: 'Ouvrir dans QuickBooks',
  lateChanges: 'Changements tardifs',
  loadingLateChanges: 'Chargement des changements tardifs',
  lateChangesAppear:
    'Si une plateforme corrige un versement après sa comptabilisation, l’écart figure ici pour vérification.',
  noLateChanges: 'Aucun changement tardif',
  entry: 'Écriture',
});

inFrench(channelStatesWords, {
  never_synced: 'Sans synchronisation',
  up_to_date: 'À jour',
  working: 'Synchronisation en cours',
  waiting: 'En attente de la plateforme',
  behind: 'En retard',
  failed: 'Échec',
  paused: 'En pause',
});

inFrench(exportRangesWords, {
  last_month: 'Le mois dernier',
  this_month: 'Ce mois-ci',
  last_week: 'La semaine dernière',
  this_week: 'Cette semaine',
  last_7_days: 'Les 7 derniers jours',
  last_30_days: 'Les 30 derniers jours',
  last_quarter: 'Le trimestre dernier',
  this_quarter: 'Ce trimestre',
  last_year: 'L’an dernier',
  this_year: 'Cette année',
  yesterday: 'Hier',
  today: 'Aujourd’hui',
});

inFrench(exportFormatsWords, {
  csv: 'CSV',
  xlsx: 'Classeur Excel',
  json: 'JSON',
});

inFrench(owedWords, {
  create: 'Comptabiliser',
  update: 'Corriger',
  delete: 'Supprimer',
});

inFrench(owedStatesWords, {
  pending: 'Pas encore envoyée',
  posting: 'Envoi en cours',
  unknown: 'En attente de confirmation',
  unconfirmed: 'En attente de confirmation',
  blocked: 'Demande votre intervention',
});
