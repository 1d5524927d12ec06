import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { findingTexts, levelNames, partNames, stageNames, words } from './health.messages.ts';

inFrench(words, {
  title: 'Santé du flux de données',
  about: 'L’état de chaque partie de cette installation, maintenant et dans la période.',
  loading: 'Chargement de l’état',
  pause: 'Suspendre les mises à jour',
  resume: 'Reprendre les mises à jour',
  period: 'Période',
  lastHours: (hours) =>
    hours <= 24
      ? hours === 1
        ? 'Dernière heure'
        : `${formatCount(hours)} dernières heures`
      : `${formatCount(hours / 24)} derniers jours`,
  healthy: 'Tout fonctionne',
  degraded: 'Quelque chose demande votre attention',
  down: 'Une partie de l’installation est en panne',
  parts: 'Parties',
  worked: (total, failed) =>
    `${formatCount(total)} dans la période, dont ${formatCount(failed)} en échec`,
  waits: (total, failed) =>
    `${formatCount(total)} en attente, ${counted(failed, 'échec')} dans la période`,
  answered: (duration) => `Réponse en ${duration}`,
  slowest: (duration) => `95 % ont pris au plus ${duration}`,
  oldest: (duration) => `Attente la plus longue : ${duration}`,
  stages: 'Étapes d’une exécution',
  stage: 'Étape',
  done: 'Terminées',
  failed: 'En échec',
  half: 'La moitié ont pris au plus',
  most: '95 % ont pris au plus',
  queues: 'Files d’attente',
  queue: 'File d’attente',
  waiting: 'En attente',
  age: 'Attente la plus longue',
  noQueues: 'Aucune tâche n’attend.',
  counters: 'À surveiller',
  unknownPostings: 'Comptabilisations au résultat inconnu',
  stuckRuns: 'Exécutions bloquées',
  waitingWebhooks: 'Webhooks en attente',
  browserErrors: 'Erreurs signalées par les pages',
  droppedEvents: 'Événements non enregistrés',
  migration: 'Version du schéma',
  databaseSize: 'Taille de la base de données',
  levels: 'Niveaux de service',
  loadingLevels: 'Chargement des niveaux de service',
  levelsPeriod: (days) => counted(days, 'jour'),
  noDuplicates: 'QuickBooks ne contient aucune écriture en double.',
  duplicates: (entries) => `QuickBooks contient ${counted(entries, 'écriture')} en double`,
  duplicatesMeaning: 'Chacune indique, chez son client, ce qu’il faut supprimer.',
  megabytes: (megabytes) => `${formatCount(megabytes, 1)} Mo`,
});

inFrench(findingTexts, {
  jobs_waiting:
    'Des tâches attendent depuis trop longtemps. Vérifiez qu’un exécutant est en marche.',
  postings_unknown:
    'Des comptabilisations ont un résultat inconnu depuis trop longtemps. Vérifiez que QuickBooks est joignable.',
  runs_stuck: 'Des exécutions n’ont pas avancé depuis une demi-heure.',
  webhooks_waiting: 'Des webhooks attendent depuis plus de 15 minutes.',
  mail_waiting:
    'Des courriels attendent depuis plus de 15 minutes. Vérifiez les paramètres du courriel.',
  events_dropped:
    'Des événements n’ont pas pu être enregistrés : les chiffres et les traces de la période ont des lacunes.',
});

inFrench(partNames, {
  api: 'Web et API',
  database: 'Base de données',
  queue: 'File des tâches',
  workers: 'Exécutants',
  mail: 'Courriel',
});

inFrench(stageNames, {
  fetch: 'Récupération',
  parse: 'Lecture',
  validate: 'Contrôle',
  plan: 'Planification',
  post: 'Comptabilisation',
  verify: 'Vérification',
});

inFrench(levelNames, {
  requests: 'Requêtes avec réponse',
  fast_requests: 'Requêtes avec réponse en moins d’une seconde',
  postings: 'Écritures comptabilisées, non bloquées',
  prompt_postings: 'Écritures comptabilisées dans les 5 minutes de l’approbation',
  balanced_payouts: 'Versements qui concordent',
});
