import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { hintsWords, words, templateMeanings, templateNames } from './account-mapping.messages.tsx';

inFrench(words, {
  lineItem: 'Poste',
  now: 'Maintenant',
  newAccount: 'Nouveau',
  why: 'Motif',
  accountsToMap: 'Comptes à choisir',
  nothingChanges: 'Rien ne change.',
  account: 'Compte',
  type: 'Type',
  notInQuickbooks: 'Absent de QuickBooks',
  unmatchedStay: 'Ces postes restent tels quels. Vous pourrez ensuite créer les comptes manquants.',
  missingInBooks: 'Comptes absents de QuickBooks',
  copied: (count) => `Comptes copiés pour ${counted(count, 'poste')}.`,
  copyAccountsTo: (name) => `Copier les comptes vers ${name}`,
  howCopied:
    'Nous associons les comptes par numéro, puis par nom. Les comptes propres aux établissements ne sont pas copiés.',
  cancel: 'Annuler',
  copyAccounts: 'Copier les comptes',
  nothingWasCopied: 'Rien n’a été copié.',
  loadingClients: 'Chargement des clients',
  from: 'De',
  chooseAClient: 'Choisir un client',
  comparingMappings: 'Comparaison des correspondances',
  createMissingFor: (name) => `Créer les comptes manquants pour ${name}`,
  createMissingMeaning:
    'Nous créerons ces comptes dans QuickBooks et les ferons correspondre. Les comptes que vous avez déjà servent tels quels.',
  done: 'Terminé',
  mapAccounts: 'Choisir les comptes',
  createInQuickbooks: (accounts) => `Créer ${counted(accounts, 'compte')} dans QuickBooks`,
  createdAreKept: 'Les comptes créés jusqu’ici sont conservés. Réessayez pour terminer.',
  loadingAccounts: 'Chargement des comptes',
  action: 'Action',
  existingOne: 'Utiliser l’existant',
  createNew: 'Créer',
  accountsToCreate: 'Comptes à créer',
  noAccountsAreMissing: 'Aucun compte ne manque.',
  accountsMapped: 'Correspondance enregistrée.',
  createdAndMapped: (accounts) =>
    `${counted(accounts, 'compte créé', 'comptes créés')} dans QuickBooks, avec leur correspondance.`,
  importAccountsFor: (name) => `Importer les comptes de ${name}`,
  columnsToUse:
    'Utilisez les colonnes de l’exportation\u00A0: platform, store, component, account. Jusqu’à 1\u00A0Mo.',
  line: 'Ligne',
  appliesTo: 'S’applique à',
  after: 'Après',
  firstDay: 'À partir du',
  everyOpenEntry: 'Chaque écriture pas encore comptabilisée',
  inherited: 'Hérité',
  inheritedAccount: 'la valeur héritée',
  accountChangesFor: (name) => `Changements de comptes de ${name}`,
  historyMeaning: 'Chaque changement est conservé. En annuler un ajoute un nouveau changement.',
  loadingTheHistory: 'Chargement de l’historique',
  changesAppearHere: 'Les changements de comptes figurent ici.',
  noChangesYet: 'Aucun changement encore',
  accountChanges: 'Changements de comptes',
  changesNoun: 'changements',
  aFormerUser: 'Un ancien utilisateur',
  changed: (label, place) => `a modifié ${label} (${place})`,
  changeTo: (label) => `Changement de ${label}`,
  forEntriesFrom: (day) => `Pour les écritures à partir du ${day}.`,
  undo: 'Annuler',
  undoOf: (label) => `Annuler ${label}`,
  allStoresPlace: 'tous les établissements',
  anotherClassOrLocation: 'une autre classe ou un autre lieu',
  changeToUndone: (label) => `Changement de ${label} annulé.`,
  undoQuestion: (label, name) => `Annuler le changement de ${label} pour ${name}?`,
  goesBackTo: (label, account) => `${label} revient à ${account}.`,
  checkingEntries: 'Vérification des écritures comptabilisées qui ont utilisé ce changement.',
  noEntriesUsedIt: 'Aucune écriture comptabilisée n’a utilisé ce changement.',
  postedEntriesStay: (entries) =>
    entries === 1
      ? '1 écriture comptabilisée reste inchangée. Choisissez ensuite si elle est comptabilisée de nouveau.'
      : `${entries} écritures comptabilisées restent inchangées. Choisissez ensuite si elles sont comptabilisées de nouveau.`,
  undoChange: 'Annuler le changement',
  keepChange: 'Garder le changement',
  nothingWasChanged: 'Rien n’a été modifié.',
  mappedFromTemplate: (count) => `Comptes du modèle choisis pour ${counted(count, 'poste')}.`,
  startFromTemplateFor: (name) => `Partir d’un modèle pour ${name}`,
  templateMeaning:
    'Fait correspondre tous les établissements à des comptes de ces noms. Vérifiez les changements avant de les appliquer.',
  createMissingAccounts: 'Créer les comptes manquants',
  applyTemplate: 'Appliquer le modèle',
  nothingWasMapped: 'Aucun compte n’a été choisi.',
  loadingTemplates: 'Chargement des modèles',
  template: 'Modèle',
  chooseATemplate: 'Choisir un modèle',
  comparingWithYourAccounts: 'Comparaison avec vos comptes',
  refreshed: (objects) => `${objects} comptes, classes et noms actualisés depuis QuickBooks.`,
  more: 'Plus',
  refreshAccounts: 'Actualiser les comptes',
  startFromTemplate: 'Partir d’un modèle',
  copyFromClient: 'Copier d’un autre client',
  history: 'Historique',
  exportAsCsv: 'Exporter en CSV',
  importFromCsv: 'Importer d’un CSV',
  repost: 'Comptabiliser de nouveau avec cette correspondance',
  on: (name, platform) => `${name} sur ${platform}`,
  allStores: 'Tous les établissements',
  onePlatform: 'Une plateforme, tous les établissements',
  oneStore: 'Un établissement sur une plateforme',
  accounts: 'Comptes',
  loadingTheStores: 'Chargement des établissements',
  intro:
    'Le compte QuickBooks auquel va chaque poste. Les établissements héritent de ces comptes, sauf si vous les remplacez.',
  connection: 'Connexion',
  readOnly:
    'Vous pouvez consulter les comptes. Pour les modifier, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
  accountsFor: 'Comptes pour',
  accountsOf: (label) => `Comptes pour ${label}`,
  suggested: 'Nous suggérons un compte pour chacun. Vérifiez-les avant toute création.',
  map: (accounts) => `Choisir ${counted(accounts, 'compte')}`,
  connectQuickbooks: 'Connecter QuickBooks',
  reconnectQuickbooks: 'Reconnecter QuickBooks',
  connectToChoose:
    'Connectez QuickBooks pour choisir des comptes ici. Rien n’est comptabilisé d’ici là.',
  quickbooksIsntConnected: 'QuickBooks n’est pas connecté',
  savedAsOf: (when) => (
    <>Votre correspondance est enregistrée. Noms des comptes en date du{when}.</>
  ),
  isDisconnected: (companyName) => `${companyName} est déconnecté`,
});

inFrench(hintsWords, {
  client: 'Valeur par défaut de tous les établissements.',
  ubereats: 'Ce qui n’est pas défini ici vient de Tous les établissements.',
  doordash: 'Ce qui n’est pas défini ici vient de Tous les établissements.',
  channel: 'Ce qui n’est pas défini ici vient de la plateforme, puis de Tous les établissements.',
});

inFrench(templateNames, {
  us_facilitated: 'États-Unis, la plateforme verse la taxe de vente',
  us_not_facilitated: 'États-Unis, le restaurant verse la taxe de vente',
  canada: 'Canada',
  cash: 'Comptabilité de caisse',
  minimal: 'Le minimum',
});

inFrench(templateMeanings, {
  us_facilitated:
    'Pour les États où la plateforme perçoit et verse la taxe de vente des commandes. Ce qui ne fait que passer revient à zéro.',
  us_not_facilitated:
    'Pour les États où la plateforme remet la taxe de vente au restaurant, qui la doit. Convient aussi à une taxe partagée.',
  canada:
    'La TPS/TVH sur les ventes est à payer, celle sur les frais est un crédit de taxe sur les intrants; les comptes de compensation sont tenus en dollars canadiens.',
  cash: 'Une écriture le jour du versement, avec le virement à la banque\u00A0: la compensation est vide le jour même.',
  minimal:
    'Aussi peu de comptes qu’en demande une écriture honnête\u00A0: un pour les ventes, un pour ce que les plateformes gardent.',
});
