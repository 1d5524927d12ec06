import { counted } from '../format/counted.ts';
import { inFrench } from '../language/messages.ts';
import { blockedWords, groupsWords, words } from './mapping.messages.tsx';

inFrench(words, {
  isInQuickbooks: (account) => `${account} est dans QuickBooks.`,
  createAnAccount: 'Créer un compte dans QuickBooks',
  createdAtOnce:
    'Il est créé et choisi ici aussitôt; la correspondance est enregistrée quand vous l’enregistrez.',
  createAccount: 'Créer le compte',
  noAccountWasCreated:
    'Aucun compte n’a été créé. Changez le nom ou le type, ou créez-le dans QuickBooks et actualisez les comptes.',
  name: 'Nom',
  type: 'Type',
  noColonInName: 'QuickBooks n’accepte ni deux-points ni guillemet droit dans un nom.',
  onTheWayAgain: (entries) =>
    `${counted(entries, 'écriture repart', 'écritures repartent')} vers QuickBooks.`,
  postAgainUnderTheMappingOf: 'Comptabiliser de nouveau avec la correspondance actuelle',
  eachEntryIsChangedWhereIt:
    'Chaque écriture est modifiée sur place dans les livres. Rien n’est inscrit une deuxième fois, et les dates et montants restent.',
  leaveThem: 'Les laisser',
  postAgain: 'Comptabiliser de nouveau',
  postEntriesAgain: (entries) => `Comptabiliser de nouveau ${counted(entries, 'écriture')}`,
  nothingWasChangedInTheBooks: 'Rien n’a été modifié dans les livres.',
  comparingWithTheBooks: 'Comparaison avec les livres',
  wouldChange: (changing, unchanged, refused) =>
    `${counted(changing, 'écriture changerait', 'écritures changeraient')}${
      unchanged === 0
        ? ''
        : `, ${counted(unchanged, 'écriture correspond', 'écritures correspondent')} déjà`
    }${
      refused === 0
        ? ''
        : `, ${counted(refused, 'écriture ne peut', 'écritures ne peuvent')} être modifiées`
    }.`,
  whatMovesWithinEachEntry: 'Ce qui change dans chaque écriture',
  date: 'Date',
  from: 'De',
  to: 'À',
  entry: 'Écriture',
  amount: 'Montant',
  countOfEntries: (entries) => counted(entries, 'écriture'),
  newMappingCountsFromNext: (entries) =>
    entries === 1
      ? 'Elle reste telle quelle; la nouvelle correspondance compte à partir de la prochaine écriture.'
      : 'Elles restent telles quelles; la nouvelle correspondance compte à partir de la prochaine écriture.',
  holdWhatYouChanged: (entries) =>
    entries === 1
      ? 'Une écriture des livres contient ce que vous avez modifié'
      : `${entries} écritures des livres contiennent ce que vous avez modifié`,
  dismiss: 'Ignorer',
  postAgainAsk: (entries) => `Comptabiliser de nouveau ${counted(entries, 'écriture')}…`,
  cancel: 'Annuler',
  theseChangesHoldFor: 'Ces changements valent pour',
  everyEntryThatIsNotPosted: 'Chaque écriture pas encore comptabilisée',
  entriesFromADayOnThose:
    'Les écritures à partir d’un jour; les précédentes gardent ce qu’elles ont',
  firstDay: 'Premier jour',
  notSeenYet: 'Pas encore vu',
  countOfPayouts: (payouts) => counted(payouts, 'versement'),
  countOfRows: (rows) => counted(rows, 'ligne'),
  inheritsAgainOnceItIsSaved: 'Hérite de nouveau une fois enregistré',
  labelled: (label, reason) => `${label}\u00A0: ${reason}`,
  as: (label) => `Comme ${label}`,
  eachPlatformHasItsOwn: 'Chaque plateforme a le sien',
  fromTheClientsDefault: 'De la valeur du client',
  thePlatform: 'la plateforme',
  fromPlatform: (platform) => `De ${platform}`,
  fromTheStore: 'De l’établissement',
  asAnotherComponentOfThisChannel: 'Comme un autre poste de ce canal',
  other: 'Autre',
  mapping: 'Correspondance',
  nothingWasSaved: 'Rien n’a été enregistré',
  whatIsSavedNowAndWhat: 'Ce qui est enregistré, et ce que vous enregistreriez à la place',
  importAReportOrFetchOne:
    'Importez ou récupérez un rapport\u00A0: le dernier versement figure alors ici comme écriture de ces comptes.',
  noPayoutYet: 'Aucun versement encore',
  theLastPayoutUnderThisMapping: 'Le dernier versement avec cette correspondance',
  ofPaidNothingIsPostedFrom: (platform, storeName, day) =>
    `${platform} de ${storeName}, versé le ${day}. Rien n’est comptabilisé d’ici.`,
  openThePayout: 'Ouvrir le versement',
  noAccount: (lineItems, count) => `${lineItems} ${count === 1 ? 'n’a' : 'n’ont'} pas de compte.`,
  thisPayoutCannotBePostedYet: 'Ce versement ne peut pas encore être comptabilisé',
  account: 'Compte',
  saved: 'Enregistré',
  edited: 'Modifié',
  whatYourChangesMoveDebitsLess: (currency) =>
    `Ce que vos changements déplacent, débits moins crédits en ${currency}`,
  thisIsSwitchedOffInQuickbooks: 'Désactivé dans QuickBooks, qui refuse une écriture qui le nomme.',
  inherited: 'Hérité',
  classLocationAndMore: 'Classe, lieu et plus',
  whatStandsHereGoesBesideThe:
    'Ce qui figure ici accompagne le compte. La classe propre à un poste prime sur celle de chaque ligne.',
  of: 'De',
  everyLine: 'Chaque ligne',
  classLabel: 'Classe',
  location: 'Lieu',
  taxCode: 'Code de taxe',
  inheritForEveryLine: 'Hériter pour chaque ligne',
  inheritAgain: (label) => `Hériter de nouveau pour ${label}`,
  customers: 'Clients',
  vendors: 'Fournisseurs',
  vendor: 'Fournisseur',
  customer: 'Client',
  customerOrVendor: 'Client ou fournisseur',
  forAccountsOfReceivablesAndPayables: 'Pour les comptes clients et fournisseurs.',
  inactive: (name) => `${name} (inactif)`,
  mappingSaved: 'Correspondance enregistrée.',
  loadingTheMapping: 'Chargement de la correspondance',
  theMapping: 'la correspondance',
  loadingThePreview: 'Chargement de l’aperçu',
  showComponentsThatNoPayoutHas: 'Afficher les postes qu’aucun versement n’a encore contenus',
  saveMapping: 'Enregistrer la correspondance',
  savedChanges: (changes) =>
    `${counted(changes, 'changement enregistré', 'changements enregistrés')}.`,
  youSeeWhatTheFileWould: 'Vous voyez ce que le fichier changerait avant tout enregistrement.',
  save: (changes) => `Enregistrer ${counted(changes, 'changement')}`,
  saveDisabled: 'Enregistrer',
  chooseACsvFile: 'Choisir un fichier CSV',
  nothingWasSavedBecause: (reasons) => `Rien n’a été enregistré. ${reasons}`,
  comparing: (name) => <>Comparaison de {name}…</>,
  read: (name, lines, changes) =>
    `${name}\u00A0: ${counted(lines, 'ligne lue', 'lignes lues')}, ${counted(changes, 'changement')}.`,
  mendTheFileAndChooseIt:
    'Corrigez le fichier et choisissez-le de nouveau. Rien n’est enregistré tant qu’une ligne est erronée.',
  ofCannotBeRead: (lines, name) => `${counted(lines, 'ligne', 'lignes')} de ${name} illisibles`,
  whatIsWrong: 'Ce qui ne va pas',
  whatTheFileChanges: 'Ce que le fichier change',
  line: 'Ligne',
  column: 'Colonne',
  theLine: 'La ligne',
});

inFrench(groupsWords, {
  sales: 'Ventes',
  taxes: 'Taxes',
  promotions: 'Promotions',
  fees: 'Frais',
  marketing: 'Marketing',
  refunds: 'Remboursements',
  tips: 'Pourboires',
  other: 'Autre',
  clearing: 'Compensation et banque',
});

inFrench(blockedWords, {
  account_not_posting: 'Un compte de regroupement\u00A0: il ne reçoit pas d’écritures',
  account_sales_tax: 'Géré par le centre de taxes de vente de QuickBooks',
});
