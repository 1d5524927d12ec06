import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { kindNames, statusNames, words } from './dataflow.messages.ts';

inFrench(words, {
  title: 'Flux de données',
  about: 'Chaque requête, tâche, étape d’exécution et appel de fournisseur de cette installation.',
  views: 'Vues du flux de données',
  operations: 'Opérations',
  stats: 'Statistiques',
  trace: 'Traçage',
  health: 'Santé',
  needs: (capability) => `Exige ${capability}`,
  noAccess: (capability) => `Pour voir ceci, il vous faut la capacité ${capability}.`,

  toPortal: 'Aller à la vue d’ensemble',

  follow: 'Suivre en direct',
  followed: 'Suivi en direct',
  filterOperations: 'Filtrer les opérations',
  loadingOperations: 'Chargement des opérations',
  operationsNoun: 'opérations',
  noOperations: 'Aucune opération dans la période',
  noOperationsMeaning: 'Les requêtes apparaissent ici environ une seconde après leur fin.',
  noMatches: 'Aucune opération ne correspond à ces filtres',
  clearFilters: 'Effacer les filtres',
  time: 'Moment',
  operation: 'Opération',
  kind: 'Genre',
  status: 'État',
  client: 'Client',
  duration: 'Durée',
  attempt: (attempt) => `tentative ${formatCount(attempt)}`,
  requestId: 'Identifiant de requête',
  showTrace: (operation, requestId) => `Trace de ${operation} ${requestId}`,
  milliseconds: (ms) => `${formatCount(ms)} ms`,
  seconds: (seconds) => `${formatCount(seconds, 1)} s`,
  minutes: (minutes) => `${formatCount(minutes, 1)} min`,

  days: 'Période',
  lastDays: (days) => (days === 1 ? 'Dernières 24 heures' : `${formatCount(days)} derniers jours`),
  loadingStats: 'Chargement des statistiques',
  total: 'Opérations',
  failedShare: 'En échec',
  failedOf: (failed, total) => `${formatCount(failed)} sur ${formatCount(total)}`,
  refused: 'Refusées',
  median: 'La moitié ont pris au plus',
  slowest: '95 % ont pris au plus',
  byDay: 'Opérations par jour',
  byDaySummary: (days) =>
    `Ce qui a réussi, a été refusé et a échoué sur ${counted(days, 'jour')} (UTC).`,
  day: 'Jour',
  nothingDone: 'Aucune opération dans la période',
  byOperation: 'Opérations les plus fréquentes',
  failures: 'Échecs les plus fréquents',
  noFailures: 'Rien n’a échoué dans cette période.',
  code: 'Code',
  count: 'Nombre',

  traceAbout:
    'Suivez une requête de la page jusqu’au fournisseur. L’identifiant figure dans le message d’erreur, et chaque réponse le porte dans x-request-id.',
  traceHint: 'Pour tout ce qu’une exécution a fait, entrez run- suivi de son identifiant.',
  findTrace: 'Afficher la trace',
  enterRequestId:
    'Entrez un identifiant de requête : lettres, chiffres, traits d’union et traits de soulignement',
  loadingTrace: 'Chargement de la trace',
  traceOf: (requestId) => `Trace de ${requestId}`,
  unknownTrace: 'On ne sait rien de cette requête',
  unknownTraceMeaning:
    'Vérifiez l’identifiant. Une requête apparaît environ une seconde après sa fin, et les événements sont supprimés au plus tard après 90 jours.',
  traceCut:
    'Cette trace compte plus d’événements qu’on ne peut en afficher. Voici les 1 000 premiers.',
  reload: 'Recharger',
  refusedWith: (code) => `Refusé : ${code}`,
  abortedSpan: 'Personne n’a attendu la réponse',
  failedWith: (code) => `Échec : ${code}`,
  noCode: 'aucun code',
  browserEvents: 'Signalé par la page',
  browserEventsAbout:
    'Une page peut signaler une erreur jusqu’à 30 secondes après qu’elle s’est produite.',
  error: 'Erreur',
  page: 'Page',
  severity: 'Gravité',

  exportEvents: 'Exporter',
  exportTitle: 'Exporter les événements',
  exportMeaning:
    'Tous les événements de la période dans un fichier : noms, codes, identifiants et nombres. L’exportation figure dans le journal d’audit.',
  format: 'Format',
  download: 'Télécharger',
  exportFailed: 'Rien n’a été téléchargé.',

  cleanUp: 'Supprimer les anciens événements',
  cleanUpTitle: 'Supprimer les anciens événements',
  cleanUpMeaning: 'On compte d’abord. Le journal d’audit et les livres ne sont jamais touchés.',
  olderThan: 'Plus anciens que (jours)',
  wholeDays: (least, most) =>
    `Entrez un nombre entier de ${formatCount(least)} à ${formatCount(most)}`,
  countEvents: 'Compter les événements',
  countFailed: 'Rien n’a été compté ni supprimé.',
  nothingOld: (days) => `Aucun événement n’a plus de ${counted(days, 'jour')}.`,
  cleanUpQuestion: (events) => `Supprimer ${counted(events, 'événement')}?`,
  cleanUpForecast: (events, total) =>
    `${formatCount(events)} sur ${counted(total, 'événement')} seront supprimés. Cette action est irréversible.`,
  cleanUpPeriod: (from, to) => `Le plus ancien date du ${from}, le plus récent du ${to}.`,
  tracesLost: (traces) => `${counted(traces, 'requête')} ne pourront plus être suivies.`,
  typeDays: (text) => `Tapez « ${text} » pour confirmer`,
  daysTyped: (days) => counted(days, 'jour'),
  cleanUpConfirm: 'Supprimer les événements',
  keepEvents: 'Les conserver',
  cleanUpFailed:
    'Certains événements sont peut-être déjà supprimés. Le journal d’audit indique combien.',
  cleanedUp: (events) => counted(events, 'événement supprimé', 'événements supprimés'),
});

inFrench(kindNames, {
  request: 'Requête',
  job: 'Tâche',
  stage: 'Étape d’exécution',
  provider_call: 'Appel de fournisseur',
});

inFrench(statusNames, {
  succeeded: 'Réussi',
  refused: 'Refusé',
  failed: 'En échec',
  aborted: 'Interrompu',
});
