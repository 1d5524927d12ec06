import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { featureNames, stepNames, words } from './analytics.messages.ts';

inFrench(words, {
  title: 'Statistiques d’utilisation',
  about:
    'Comment cette installation est adoptée et utilisée. Des nombres et des durées seulement, d’aucun client en particulier.',
  loading: 'Chargement des statistiques',
  period: 'Période',
  lastDays: (days) => counted(days, 'dernier jour', 'derniers jours'),
  download: 'Télécharger le CSV',
  downloadFailed: 'Rien n’a été téléchargé.',
  needs: (capability) => `Nécessite ${capability}`,

  figures: 'Chiffres de la période',
  firstPost: 'Délai avant la première écriture',
  firstPostOf: (clients) =>
    `La moitié de ${counted(clients, 'client')}, de leur début à leur première écriture comptabilisée`,
  firstPostMost: (time) => `90\u00A0% ont pris au plus ${time}`,
  noFirstPost: 'Aucun client n’a comptabilisé sa première écriture pendant cette période.',
  hours: (hours) => `${formatCount(hours, 1)} h`,
  days: (days) => counted(days, 'jour'),
  trials: 'Essais devenus payants',
  trialsOf: (paying, ended, started) =>
    `${formatCount(paying)} sur ${formatCount(ended)} terminés, de ${formatCount(started)} commencés`,
  visits: 'Visites sans erreur',
  visitsOf: (errorFree, total) =>
    `${formatCount(errorFree)} sur ${formatCount(total)} jours où quelqu’un a utilisé l’application, au cours des 30 derniers jours`,
  tickets: 'Demandes pour 100 versements',
  ticketsOf: (tickets, payouts) =>
    `${counted(tickets, 'demande')}, ${counted(payouts, 'versement')}`,
  columns: 'Colonnes inconnues',
  columnsAbout: 'Vues pour la première fois pendant cette période',

  funnel: 'De l’inscription à la deuxième semaine',
  funnelAbout:
    'Les personnes inscrites pendant cette période, selon l’étape atteinte jusqu’ici. Chaque étape compte celles qui ont atteint toutes les précédentes.',
  step: 'Étape',
  people: 'Personnes',
  share: 'Des inscrits',
  nobody: 'Personne ne s’est inscrit pendant cette période.',

  volume: 'Versements lus par semaine',
  volumeSummary: (weeks) => `Versements lus en ${counted(weeks, 'semaine')}, par plateforme.`,
  posted: 'Écritures comptabilisées par semaine',
  postedSummary: (weeks) =>
    `Écritures comptabilisées en ${counted(weeks, 'semaine')}, par plateforme.`,
  runs: 'Exécutions par semaine',
  runsSummary: (weeks) => `Exécutions commencées en ${counted(weeks, 'semaine')}, par plateforme.`,
  week: 'Semaine du',
  noVolume: 'Rien pendant cette période',

  payouts: 'Versements lus',
  platform: 'Plateforme',
  currency: 'Devise',
  count: 'Versements',
  gross: 'Ventes brutes',
  unbalanced: 'Ne concordent pas',
  noPayouts: 'Aucun versement n’a été lu pendant cette période.',

  matches: 'Associations d’établissements',
  matchesAbout: 'Ce que sont devenues les associations proposées pendant cette période.',
  confirmed: 'Confirmées',
  ignored: 'Ignorées',
  pending: 'En attente',
  acceptance: 'Acceptation',
  noMatches: 'Aucun établissement n’a été associé pendant cette période.',

  features: 'Utilisation des fonctionnalités',
  featuresAbout:
    'Ce que des personnes ont fait avec succès pendant cette période. Les requêtes sont conservées 90 jours; les plus anciennes ne sont pas comptées.',
  feature: 'Fonctionnalité',
  uses: 'Utilisations',

  vitals: 'Vitesse des pages',
  vitalsAbout:
    '75\u00A0% des chargements ont pris au plus ce temps. Mesuré par les navigateurs des personnes connectées, au cours des 30 derniers jours.',
  page: 'Page',
  loads: 'Chargements',
  lcp: 'Plus grand affichage',
  inp: 'Interaction',
  cls: 'Décalage',
  ttfb: 'Premier octet',
  noVitals: 'Aucune page n’a été mesurée pendant cette période.',

  cohorts: 'Clients qui comptabilisent, selon le mois de leur début',
  cohortsAbout:
    'Ce mois-ci et les cinq précédents, quelle que soit la période choisie. Les mois sont ceux de l’UTC.',
  month: 'Début',
  clients: 'Clients',
  monthAt: (at) => (at === 0 ? 'Même mois' : `Mois ${formatCount(at)}`),
  noCohorts: 'Aucun client n’a débuté au cours des six derniers mois.',
});

inFrench(stepNames, {
  registered: 'Inscription',
  client: 'Possède un client',
  reports: 'Un versement a été lu',
  books: 'QuickBooks a été connecté',
  mapped: 'Une écriture a tous ses comptes',
  posted: 'Une écriture a été comptabilisée',
  second_week: 'A comptabilisé de nouveau une semaine plus tard',
});

inFrench(featureNames, {
  uploads: 'Rapports téléversés',
  runs: 'Exécutions lancées à la main',
  schedules: 'Horaires définis',
  postings: 'Approbations et comptabilisations',
  corrections: 'Corrections et nouvelles comptabilisations',
  undo: 'Annulations',
  manual_entries: 'Écritures manuelles',
  posted_elsewhere: 'Écritures comptabilisées ailleurs',
  account_mapping: 'Comptes mis en correspondance',
  store_matches: 'Établissements associés',
  batches: 'Lots sur plusieurs clients',
  reports: 'Rapports générés',
  workpapers: 'Feuilles de travail téléchargées',
  invitations: 'Invitations envoyées',
  api_tokens: 'Jetons d’API créés',
  support: 'Demandes de soutien ouvertes',
});
