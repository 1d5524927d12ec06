import { counted, formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { amountNames, outcomeNames, columnUseNames, words } from './config.messages.ts';

inFrench(words, {
  title: 'Configuration',
  about:
    'Comment les rapports de tous les clients sont lus, avec quoi cette installation fonctionne, et qui a changé quoi.',
  needs: (capability) => `La modifier exige ${capability}.`,
  loadingAccess: 'Chargement de vos accès',
  views: 'Vues de la configuration',
  headers: 'En-têtes inconnus',
  formats: 'Rapports connus',
  versions: 'Versions',
  settings: 'Paramètres',

  headersAbout:
    'Noms de colonnes de rapports téléversés ou récupérés qu’aucun format ne connaît. Les lignes et les montants ne paraissent jamais ici.',
  filterHeaders: 'Filtrer les en-têtes',
  loadingHeaders: 'Chargement des en-têtes',
  headersNoun: 'en-têtes',
  noHeaders: 'Aucun en-tête inconnu',
  noHeadersMeaning:
    'Quand une plateforme livre un rapport avec une nouvelle colonne, son nom paraît ici.',
  noMatches: 'Aucun en-tête ne correspond à ces filtres',
  clearFilters: 'Effacer les filtres',
  header: 'En-tête',
  platform: 'Plateforme',
  amounts: 'Montants',
  files: 'Fichiers',
  filesOf: (stopped, files) =>
    stopped === 0
      ? counted(files, 'fichier')
      : `${counted(stopped, 'arrêté')} sur ${counted(files, 'fichier')}`,
  clients: 'Clients',
  lastSeen: 'Vu en dernier',
  readAs: 'Lu comme',
  readAsNothing: 'Non lu',
  action: 'Action',
  nameIt: 'Lire comme…',
  nameHeader: (header) => `Choisir comment « ${header} » est lu`,
  change: 'Modifier',
  changeAlias: (header) => `Modifier comment « ${header} » est lu`,
  published: 'Alias',
  withAlias: 'Publié',
  withoutAlias: 'Aucun',

  nameTitle: (header) => `Lire « ${header} » comme`,
  nameAbout: (platform) =>
    `Choisissez la colonne connue de ${platform} dont c’est un nouveau nom. Il ne compte que dans les fichiers où la colonne manque.`,
  column: 'Colonne connue',
  chooseColumn: 'Choisissez une colonne',
  tryIt: 'Essayer sur les fichiers conservés',
  tryWithout: 'Essayer sans l’alias',
  tryFailed: 'Rien n’a été publié. Les fichiers conservés restent tels qu’ils ont été lus.',

  publishTitle: (header, column) => `Lire « ${header} » comme « ${column} »?`,
  removeTitle: (header) => `Ne plus lire « ${header} » comme une colonne connue?`,
  tried: (files) => `Essayé sur ${counted(files, 'fichier conservé', 'fichiers conservés')}`,
  triedNone: 'Aucun fichier conservé n’a cet en-tête',
  triedNoneMeaning: 'L’alias comptera pour les fichiers à venir.',
  becomesReadable: (files) =>
    counted(files, 'fichier arrêté devient lisible', 'fichiers arrêtés deviennent lisibles'),
  totalsFoot: (totals) => `Leurs ${counted(totals, 'total balance', 'totaux balancent')}`,
  totalsBroken: (broken, totals) =>
    `${formatCount(broken)} de leurs ${counted(totals, 'total', 'totaux')} ne ${broken === 1 ? 'balance' : 'balancent'} pas`,
  rowsSetAside: (rows) =>
    `${counted(rows, 'de leurs lignes serait mise', 'de leurs lignes seraient mises')} de côté`,
  unchanged: (files) =>
    `${counted(files, 'fichier est lu', 'fichiers sont lus')} exactement comme avant`,
  changes: (files) =>
    `${counted(files, 'fichier serait lu', 'fichiers seraient lus')} autrement qu’avant`,
  stops: (files) =>
    counted(
      files,
      'fichier lisible aujourd’hui serait arrêté',
      'fichiers lisibles aujourd’hui seraient arrêtés',
    ),
  stillStopped: (files) => counted(files, 'fichier reste arrêté', 'fichiers restent arrêtés'),
  leftOut: (files) =>
    counted(
      files,
      'autre fichier avec cet en-tête n’a pas été essayé',
      'autres fichiers avec cet en-tête n’ont pas été essayés',
    ),
  triedFiles: 'Fichiers qui seraient lus autrement',
  file: 'Fichier',
  report: 'Rapport',
  outcome: 'Résultat',
  rows: 'Lignes',
  payouts: 'Versements',
  publishMeaning:
    'Les fichiers arrêtés devenus lisibles sont lus de nouveau. Les écritures déjà faites restent telles quelles.',
  reason: 'Raison',
  reasonHint: 'Elle paraît dans l’historique avec votre nom.',
  enterReason: 'Entrez une raison',
  accept: 'Publier même si des fichiers seraient lus autrement',
  publish: 'Publier pour tous les clients',
  publishFailed: 'Rien n’a été publié.',
  acceptNeeded: 'Cochez ceci pour publier',
  publishedVersion: (version, files) =>
    files === 0
      ? `Version ${formatCount(version)} publiée`
      : `Version ${formatCount(version)} publiée. Nouvelle lecture de ${counted(files, 'fichier')}.`,

  loadingFormats: 'Chargement des rapports',
  aliases: 'Alias publiés',
  noAliases: 'Aucun alias n’est publié. Les rapports sont lus par les noms intégrés seulement.',
  sinceVersion: 'Depuis la version',
  formatsAbout: 'Ce dont chaque rapport est fait, avec les noms intégrés.',
  columnsOf: (report, columns) => `${report} : ${counted(columns, 'colonne')}`,
  use: 'Usage',
  spellings: 'Autres noms',
  identifies: 'identifie le rapport',

  loadingVersions: 'Chargement des versions',
  versionsNoun: 'versions',
  noVersions: 'Rien n’est publié encore',
  noVersionsMeaning: 'Les rapports sont lus par les noms intégrés seulement.',
  version: 'Version',
  inForce: 'En vigueur',
  publishedBy: 'Publiée',
  unknownAuthor: 'Un compte supprimé',
  changesOf: 'Changements',
  added: (header, column) => `« ${header} » est lu comme « ${column} »`,
  removed: (header, column) => `« ${header} » n’est plus lu comme « ${column} »`,
  replaced: (header, before, after) =>
    `« ${header} » est lu comme « ${after} » au lieu de « ${before} »`,
  restoredFrom: (version) =>
    version === 0 ? 'Retour aux noms intégrés' : `Retour à la version ${formatCount(version)}`,
  restore: 'Restaurer',
  restoreVersion: (version) => `Restaurer la version ${formatCount(version)}`,
  restoreBuiltIn: 'Retirer tous les alias',
  restoreTitle: (version) =>
    version === 0 ? 'Retirer tous les alias?' : `Restaurer la version ${formatCount(version)}?`,
  restoreMeaning:
    'Ses alias deviennent une nouvelle version. Les fichiers lus restent tels qu’ils ont été lus, et les écritures restent. Les nouveaux fichiers qui ont besoin d’un alias retiré seront arrêtés.',
  removeAllMeaning:
    'Une nouvelle version lit les rapports par les noms intégrés seulement. Les fichiers lus restent tels qu’ils ont été lus, et les écritures restent. Les nouveaux fichiers qui ont besoin d’un alias seront arrêtés.',
  restoreConfirm: 'Publier',
});

inFrench(amountNames, {
  yes: 'Contient des montants',
  no: 'Sans montants',
  unknown: 'Non lu',
});

inFrench(outcomeNames, {
  becomes_readable: 'Devient lisible',
  unchanged: 'Comme avant',
  changes: 'Lu autrement',
  stops: 'Serait arrêté',
  still_stopped: 'Reste arrêté',
});

inFrench(columnUseNames, {
  money: 'Comptée',
  net: 'Total auquel les lignes sont comparées',
  subtotal: 'Sous-total, non compté',
  fact: 'Dit à quoi une ligne appartient',
  text: 'Inutilisée',
});
