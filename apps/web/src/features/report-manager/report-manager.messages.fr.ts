import { formatCount } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import {
  datedByPayout,
  datedByTrade,
  reportMeanings,
  reportStates,
  reportTitles,
  words,
} from './report-manager.messages.ts';

inFrench(words, {
  title: 'Rapports',
  intro: (client) => `Rapports sur ce que les plateformes de livraison ont versé à ${client}.`,
  withoutQuickBooks: 'Les rapports sont pour les clients sans QuickBooks',
  openSync: 'Ouvrir la synchronisation',
  booksInQuickBooks: (client) =>
    `Les versements de ${client} sont comptabilisés dans QuickBooks, qui a ses propres rapports. Vous pouvez télécharger les feuilles de travail de chaque exécution.`,
  report: 'Rapport',
  groupBy: 'Regrouper par',
  platform: 'Plateforme',
  both: 'Les deux',
  format: 'Format',
  noneCreated: 'Aucun rapport n’a été créé.',
  create: 'Créer le rapport',
  yourReports: 'Vos rapports',
  loading: 'Chargement des rapports',
  reportsNoun: 'rapports',
  downloadAll: (count) => `Télécharger les ${formatCount(count)} rapports`,
  noneYet: 'Aucun rapport encore',
  createOne: 'Créez-en un ci-dessus. Les rapports sont conservés 30 jours.',
  technicalDetails: 'Détails techniques',
  fingerprints: 'SHA-256 de chaque fichier',
  period: 'Période',
  state: 'État',
  size: 'Taille',
  created: 'Création',
  actions: 'Actions',
  sameAsLastTime: 'Identique au précédent',
  upload: 'Téléverser un rapport',
  download: 'Télécharger',
  downloadFile: (file) => `Télécharger ${file}`,
  delete: 'Supprimer',
  deleteFile: (file) => `Supprimer ${file}`,
  bytes: (size) => `${size}\u00A0o`,
  kilobytes: (size) => `${size}\u00A0ko`,
  megabytes: (size) => `${size}\u00A0Mo`,
  missingWeek: (store, week) => `Aucun versement pour ${store} dans la semaine du ${week}`,
  missingWeeks: (store, week, more) =>
    `Aucun versement pour ${store} dans la semaine du ${week}, et ${formatCount(more)} de plus`,
});

inFrench(reportTitles, {
  payout_summary: 'Sommaire hebdomadaire des versements',
  sales: 'Ventes par établissement et plateforme',
  fees: 'Frais et part des plateformes',
  tax: 'Sommaire des taxes',
  refunds: 'Remboursements et frais d’erreur',
  journal: 'Écritures de journal',
  month_end_pack: 'Dossier de fin de mois',
});

inFrench(reportMeanings, {
  payout_summary: 'Chaque versement, des ventes brutes au dépôt net.',
  sales: 'Ventes, taxes, pourboires et dépôt net de chaque établissement.',
  fees: 'Ce que chaque plateforme garde de chaque tranche de 100\u00A0$ vendue.',
  tax: 'Taxes perçues, remises par la plateforme et laissées à votre charge, par mois.',
  refunds: 'Frais d’erreur et ce qui a été récupéré.',
  journal: 'Écritures équilibrées, à importer dans n’importe quel grand livre.',
  month_end_pack: 'Feuilles de travail et tous les rapports ci-dessus, en un seul ZIP.',
});

inFrench(datedByTrade, {
  title: 'Mois de la vente',
  meaning: 'Un versement compte dans le mois de ses ventes, comme ses écritures de journal.',
  days: 'Dates des ventes',
  period: (days) => `${days}, par date de vente`,
});

inFrench(datedByPayout, {
  title: 'Mois du versement',
  meaning: 'Un versement compte en entier le jour où il a été payé.',
  days: 'Dates des versements',
  period: (days) => `${days}, par date de versement`,
});

inFrench(reportStates, {
  queued: 'En cours',
  ready: 'Prêt',
  failed: 'Échoué',
  expired: 'Expiré',
});
