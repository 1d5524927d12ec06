import { formatCount } from '../../../shared/format/counted.ts';
import { inFrench } from '../../../shared/language/messages.ts';
import { decisionWords, leftOutWords, questionsWords, titles, words } from './files.messages.tsx';

inFrench(words, {
  weCouldntRead: (name) => `Nous n’avons pas pu lire ${name}`,
  weCouldntPreparePayout: (payout) => `Nous n’avons pas pu préparer le versement ${payout}`,
  file: (file) => <>Fichier {file}</>,
  fileAndColumn: (file, column) => (
    <>
      Fichier {file}, colonne {column}
    </>
  ),
  subtotalLeaveItOut: 'Sous-total, à exclure',
  subtotalMeaning: 'Son argent figure déjà dans d’autres colonnes.',
  lineItemPart: 'Partie d’un poste',
  lineItemMeaning: 'Son argent fait partie du versement et est inscrit.',
  notMoney: 'Pas de l’argent',
  notMoneyMeaning: 'Ses nombres ne font pas partie du versement.',
  ofRows: (matching, rows) => `${formatCount(matching)} lignes sur ${formatCount(rows)}`,
  isSubtotal: (columns, rows) =>
    `Elle égale ${columns} dans ${rows}\u00A0; c’est donc un sous-total.`,
  and: ' et ',
  togetherWith: (columns) => ` avec ${columns}`,
  asADeduction: ' comme retenue',
  isComponent: (turned, others, rows) =>
    `En la comptant${turned}${others}, ${rows} s’additionnent\u00A0; elle fait donc partie du versement.`,
  isUnrelated: (rows) =>
    `Elle n’égale aucune somme d’autres colonnes. Sans elle, ${rows} s’additionnent.`,
  chooseMeaning: 'Choisissez ce qu’est cette colonne.',
  chooseALineItem: 'Choisissez un poste.',
  decisionRefused: 'Cette décision ne s’additionne pas',
  decisionNotSaved: 'Cette décision n’a pas été enregistrée',
  whatIsThisColumn: 'Qu’est-ce que cette colonne?',
  whatAreTheseColumns: (columns) => `Que sont ces ${columns} colonnes?`,
  unknownColumn:
    'Platebook ne la connaît pas, et elle contient de l’argent. Rien de ce fichier n’a été lu. Votre choix est vérifié sur chaque ligne et sert aux prochains fichiers de ce client.',
  unknownColumns:
    'Platebook ne les connaît pas, et elles contiennent de l’argent. Rien de ce fichier n’a été lu. Votre choix est vérifié sur chaque ligne et sert aux prochains fichiers de ce client.',
  nothingWasSaved: (title) => `${title} Rien n’a été enregistré.`,
  saveAndRead: 'Enregistrer et relire le fichier',
  rowShows: (sentence, row, value) => (
    <>
      {sentence} La ligne {row} affiche {value}.
    </>
  ),
  lineItemOf: (column) => `Poste de ${column}`,
  lineItemPlaceholder: 'Choisir un poste',
  downloadWorkpapers: 'Télécharger les feuilles de travail',
  loadingSourceRows: 'Chargement des lignes sources',
  rowsNoun: 'lignes',
  journalEntries: 'Écritures de journal',
  previewOpenALine:
    'Aperçu. Rien n’a été comptabilisé. Ouvrez une ligne pour voir les lignes du rapport dont elle provient.',
  openALine: 'Ouvrez une ligne pour voir les lignes du rapport dont elle provient.',
  loadingJournalEntries: 'Chargement des écritures de journal',
  payoutNotReady: 'Ce versement n’est pas encore prêt',
  loadingThePayout: 'Chargement du versement',
  checks: 'Vérifications',
  aboutThisPayout: 'À propos de ce versement',
  netDeposit: 'Dépôt net',
  store: 'Établissement',
  channel: 'Canal',
  period: 'Période',
  reference: 'Référence',
  storeNotMatched:
    'Cet établissement n’est pas encore associé à l’un des vôtres. Associez-le sous Connexions.',
  payouts: (payouts) => `${payouts} versements`,
  payoutsOfThisImport: 'Versements de cette importation',
  rowsSetAside: 'Lignes mises de côté',
  rowsSetAsideMeaning:
    'Ces lignes ne s’additionnent pas; elles ne figurent donc dans aucune écriture. Toutes les autres y figurent.',
  moreInTheWorkpapers: (unlisted) => `${unlisted} de plus dans les feuilles de travail.`,
  reportsInThisFile: 'Rapports de ce fichier',
  importLabel: 'Importation',
  loadingTheImport: 'Chargement de l’importation',
  files: 'Fichiers',
  imported: (instant) => `Importé le ${instant}`,
  alreadyImportedTitle: 'Vous avez déjà importé ce fichier',
  importedBefore: (instant) =>
    `Voici l’importation du ${instant}. Rien n’a été importé ni comptabilisé deux fois.`,
  progressOf: (name) => `Progression de ${name}`,
  tryAgain: 'Réessayer',
  uploadAnotherFile: 'Téléverser un autre fichier',
  payout: 'Versement',
  paidFrom: (day) => `Versé le ${day}, de `,
  fileColumn: 'Fichier',
  importedColumn: 'Importé',
  rows: 'Lignes',
  setAside: 'Mises de côté',
  payoutsColumn: 'Versements',
  status: 'État',
  fileKinds: 'CSV ou ZIP d’Uber Eats ou de DoorDash',
  fileLimits: (kinds, report, unpacked) =>
    `${kinds}, jusqu’à ${report}\u00A0Mo chacun (un ZIP jusqu’à ${unpacked}\u00A0Mo décompressé). Vous pouvez suspendre et reprendre les gros fichiers.`,
  stored: (size) => `${size} stockés`,
  leftInPlan: (used, left, limit) => `${used}, ${left} sur ${limit} restants dans votre forfait`,
  mb: (count) => `${count}\u00A0Mo`,
  pausedAt: (percent) => `Suspendu à ${percent}\u00A0%. Reprenez dans les 24\u00A0heures.`,
  connectionLostAt: (percent) =>
    `La connexion a été perdue à ${percent}\u00A0%. Reprenez dans les 24\u00A0heures.`,
  alreadyImported: 'Déjà importé',
  unreadable: 'Nous n’avons pas pu lire ce fichier. Rien n’a été comptabilisé.',
  resumeUpload: 'Reprendre le téléversement',
  addReportFiles: 'Ajouter des fichiers de rapport',
  uploadReadOnly:
    'Seuls les gestionnaires et les propriétaires peuvent téléverser des rapports. Adressez-vous au propriétaire de ce client.',
  loadingStorage: 'Chargement de l’espace de stockage',
  imports: 'Importations',
  uploadFirst:
    'Téléversez un rapport ci-dessus. Ses versements sont lus, vérifiés et planifiés avant toute comptabilisation.',
  needs: 'Nécessite',
  needsAttention: 'Votre attention',
  noImportsYet: 'Aucune importation encore',
});

inFrench(titles, {
  unknown_money_column: 'Une colonne inconnue contient de l’argent',
  column_decision_does_not_foot: 'Une décision de colonne ne s’additionne pas',
  unsupported_report: 'Ce n’est pas un rapport de paiement',
  would_double_count: 'Ce rapport compterait des ventes deux fois',
  workbook: 'C’est un classeur Excel',
  not_a_report: 'Ce n’est pas un rapport d’Uber Eats ni de DoorDash',
  unmapped_component: 'Des postes n’ont pas de compte',
});

inFrench(questionsWords, {
  offer_tax: 'La taxe est-elle incluse dans la colonne des promotions?',
  error_tax: 'La taxe est-elle incluse dans la colonne des frais d’erreur?',
  fee_sign: 'Comment les frais sont-ils imprimés?',
  marketing_tax: 'La taxe est-elle incluse dans la colonne des frais de marketing?',
  merchant_discount: 'Le rabais à vos frais est-il en dehors du sous-total?',
});

inFrench(decisionWords, {
  inside: 'incluse',
  outside: 'à part',
  positive: 'en positif',
  negative: 'en négatif',
  all_positive: 'tous en positif',
  counted: 'compté',
  memo: 'pour mémoire',
});

inFrench(leftOutWords, {
  payout_transfer: 'Virement du versement',
  payout_not_assigned: 'Versement pas encore attribué',
  unknown_kind: 'Genre de ligne inconnu',
  in_better_report: 'Dans un rapport plus détaillé',
  used_as_check: 'Sert de vérification',
  seen_in_other_file: 'Déjà dans un autre fichier',
  same_file: 'Même fichier',
});
