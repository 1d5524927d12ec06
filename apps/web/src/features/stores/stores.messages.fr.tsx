import { inFrench } from '../../shared/language/messages.ts';
import {
  bankLegsWords,
  basesWords,
  closedPeriodsWords,
  lateRowsWords,
  payoutCadencesWords,
  postingModelsWords,
  postingModesWords,
  reportSourcesWords,
  salesWords,
  splitsWords,
  weekdaysWords,
  words,
} from './stores.messages.tsx';

inFrench(words, {
  midnight: 'Minuit',
  atMostCharacters: (longest) => `Utilisez au plus ${longest} caractères`,
  enterADateAsYyyyMm: 'Indiquez une date au format AAAA-MM-JJ, comme 2026-11-01',
  thatDateDoesntExist: 'Cette date n’existe pas',
  enterTheStoresName: 'Indiquez le nom de l’établissement',
  chooseATimeZone: 'Choisissez un fuseau horaire',
  chooseTheCurrencyThePlatformPays: 'Choisissez la devise dans laquelle la plateforme paie',
  enterTheStreetAddress: 'Indiquez l’adresse municipale',
  enterTheCity: 'Indiquez la ville',
  enterTheStateOrProvince: 'Indiquez l’État ou la province',
  enterTheZipOrPostalCode: 'Indiquez le code postal ou ZIP',
  chooseACountry: 'Choisissez un pays',
  enterAPercentageBetween00001: 'Indiquez un pourcentage entre 0,0001 et 50, comme 13 ou 14.975',
  enterAPercentageBetween0And: 'Indiquez un pourcentage entre 0 et 100, comme 25 ou 27.5',
  usDollarUsd: 'Dollar américain (USD)',
  canadianDollarCad: 'Dollar canadien (CAD)',
  name: 'Nom',
  storeNumber: 'Numéro d’établissement',
  timeZone: 'Fuseau horaire',
  decidesWhichDayASaleBelongs: 'Détermine le jour auquel une vente appartient.',
  businessDayEndsAt: 'Fin de la journée d’exploitation',
  earlierSalesCountTowardTheDay: 'Les ventes plus tôt comptent pour la veille.',
  currency: 'Devise',
  theCurrencyThePlatformPaysIn: 'La devise dans laquelle la plateforme paie.',
  addAStoreTo: (name) => `Ajouter un établissement à ${name}`,
  noStoreWasCreated: 'Aucun établissement n’a été créé.',
  addStore: 'Ajouter l’établissement',
  stores: 'Établissements',
  locationsAndThePlatformsEachOne: (name) =>
    `Les établissements de ${name} et les plateformes où chacun vend.`,
  loadingStores: 'Chargement des établissements',
  addYourLocationsOrAddThem:
    'Ajoutez vos établissements, ou ajoutez-les automatiquement en associant ceux d’une plateforme.',
  noStoresYet: 'Aucun établissement encore',
  number: 'Numéro',
  location: 'Lieu',
  platforms: 'Plateformes',
  businessDayEnds: 'Fin de la journée',
  lastPayout: 'Dernier versement',
  noneYet: 'Aucun encore',
  status: 'État',
  active: 'Actif',
  inactiveFrom: (day) => `Inactif à partir du ${day}`,
  details: 'Coordonnées',
  saveDetails: 'Enregistrer les coordonnées',
  unitedStates: 'États-Unis',
  canada: 'Canada',
  address: 'Adresse',
  helpsMatchThisStoreWhenNames: 'Aide à associer cet établissement quand les noms se ressemblent.',
  saveAddress: 'Enregistrer l’adresse',
  streetAddress: 'Adresse municipale',
  suiteOrFloor: 'Bureau ou étage',
  city: 'Ville',
  stateOrProvince: 'État ou province',
  zipOrPostalCode: 'Code postal ou ZIP',
  country: 'Pays',
  connect: (platform) => `Connecter ${platform}`,
  deliveryPlatforms: 'Plateformes de livraison',
  connectThisStoreToAPlatform:
    'Connectez cet établissement à une plateforme pour que ses versements lui soient associés.',
  noDeliveryPlatformsYet: 'Aucune plateforme de livraison encore',
  platform: 'Plateforme',
  platformStoreId: 'Identifiant d’établissement de la plateforme',
  notSet: 'Non défini',
  posting: 'Comptabilisation',
  clientDefault: 'Valeur du client',
  deactivate: (name) => `Désactiver ${name}`,
  fromThatDateCantConnectThis: (clientName) =>
    `À partir de cette date, ${clientName} ne peut plus connecter cet établissement à de nouvelles plateformes. Son historique est conservé, et vous pouvez le rouvrir.`,
  nothingWasChanged: 'Rien n’a été modifié.',
  firstDayClosed: 'Premier jour de fermeture',
  asYyyyMmDd: 'Au format AAAA-MM-JJ.',
  deactivateStore: 'Désactiver l’établissement',
  closeTheStore: 'Fermer l’établissement',
  aDeactivatedStoreTakesNoNew:
    'Un établissement désactivé n’accepte plus de nouveaux canaux; son historique reste.',
  thisStoreIsInactiveFromIts: (day) =>
    `Cet établissement est inactif à partir du ${day}. Son historique est conservé.`,
  reopenStore: 'Rouvrir l’établissement',
  deleteStore: 'Supprimer l’établissement',
  deleteFrom: (name, clientName) => `Supprimer ${name} de ${clientName}?`,
  theStoreAndItsPlatformSettings:
    'L’établissement et ses paramètres de plateforme sont supprimés définitivement.',
  payoutsAlreadyReadAreKeptWithout: 'Les versements déjà lus sont conservés, sans établissement.',
  typeTheStoresNameToDelete: 'Tapez le nom de l’établissement pour le supprimer',
  keepStore: 'Conserver l’établissement',
  nothingWasDeleted: 'Rien n’a été supprimé.',
  delivery: 'Livraison',
  pickup: 'Ramassage',
  storefront: 'Vitrine en ligne',
  contractRates: 'Taux contractuels',
  theCommissionEachPlatformAgreedTo:
    'La commission convenue avec chaque plateforme, et sa date de début.',
  saveContractRates: 'Enregistrer les taux contractuels',
  noRatesYet: 'Aucun taux encore.',
  addRate: 'Ajouter un taux',
  rate: (number) => `Taux ${number}`,
  orderType: 'Type de commande',
  commission: 'Commission (%)',
  from: 'À partir du',
  yyyyMmDd: 'AAAA-MM-JJ',
  remove: 'Retirer',
  removeRate: (number) => `Retirer le taux ${number}`,
  whatReportsSay: 'Suivre les rapports',
  eachRowShowsWhetherThePlatform: 'Chaque ligne indique si la plateforme a remis sa taxe.',
  thePlatformRemitsIt: 'La plateforme la remet',
  asAMarketplaceFacilitatorInMost:
    'À titre de facilitateur de marché, dans la plupart des États américains.',
  theStoreRemitsIt: 'L’établissement la remet',
  thePlatformPaysTheTaxOut: 'La plateforme vous verse la taxe.',
  salesTax: 'Taxe de vente',
  reportsShowWhatAPlatformRemitted:
    'Les rapports montrent ce qu’une plateforme a remis. Indiquez ici ce que vous attendez.',
  saveSalesTax: 'Enregistrer la taxe de vente',
  whoRemitsTheTaxCustomersPay: 'Qui remet la taxe payée par les clients?',
  feesAndErrorChargesIncludeTax: 'Les frais et les frais d’erreur incluent la taxe',
  asWithDoordashInCanadaApplies:
    'Comme avec DoorDash au Canada. S’applique aux rapports importés à partir de maintenant.',
  taxRate: 'Taux de taxe (%)',
  text13InOntario14975In:
    '13 en Ontario, 14.975 au Québec. Laissez vide pour ne pas séparer la taxe.',
  storeSetup: 'Configuration de l’établissement',
  loadingTheStore: 'Chargement de l’établissement',
  manualEntry: 'Écriture manuelle',
  youCanViewThisStoreTo:
    'Vous pouvez consulter cet établissement. Pour le modifier, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
  on: (name, platform) => `${name} sur ${platform}`,
  accounts: 'Comptes',
  thisStoreInheritsUnlessYouOverride: (link) => (
    <>Cet établissement hérite de {link}, sauf si vous les remplacez ici.</>
  ),
  defaultAccounts: 'vos comptes par défaut',
  accountsFor: (name) => `Comptes de ${name}`,
  atMost200Characters: 'Utilisez au plus 200 caractères',
  enterAWholeNumberOfDays: 'Indiquez un nombre entier de jours de 0 à 90, ou laissez vide',
  reportsAndPayouts: 'Rapports et versements',
  weUseTheTimeZoneWhen: 'Nous utilisons le fuseau horaire quand un rapport n’a pas d’heure locale.',
  getReportsBy: 'Obtenir les rapports par',
  fetchingAndUploadingDefault: 'Récupération et téléversement (par défaut)',
  sameAsTheStore: 'Comme l’établissement',
  payoutSchedule: 'Calendrier des versements',
  weeklyDefault: 'Hebdomadaire (par défaut)',
  payWeekStartsOn: 'La semaine de paie commence le',
  mondayDefault: 'Lundi (par défaut)',
  clientDefaultIs: (choice) => `Valeur du client\u00A0: ${choice}`,
  daysOrClientDefault: 'De 0 à 90. Laissez vide pour la valeur du client.',
  daysOrClientDefaultOf: (days) => `De 0 à 90. Laissez vide pour la valeur du client (${days}).`,
  changesApplyToEntriesThatArent:
    'Les modifications s’appliquent aux écritures pas encore comptabilisées. Les écritures comptabilisées ne changent pas.',
  postEntries: 'Comptabiliser les écritures',
  whatToPost: 'Quoi comptabiliser',
  basis: 'Méthode',
  split: 'Répartition',
  alsoPostTheBankTransfer: 'Comptabiliser aussi le virement bancaire',
  doesYourPosAlreadyRecordDelivery:
    'Votre PDV inscrit-il déjà les ventes de livraison dans QuickBooks?',
  dontPostBefore: 'Ne pas comptabiliser avant',
  lateChanges: 'Changements tardifs',
  platformsSometimesCorrectAPayoutAfter:
    'Les plateformes corrigent parfois un versement après sa comptabilisation. Nous comparons les rapports ultérieurs pour le déceler.',
  checkForLateChangesForDays: 'Surveiller les changements tardifs pendant (jours)',
  whenAPostedPayoutChanges: 'Quand un versement comptabilisé change',
  whenThePeriodIsClosed: 'Quand la période est fermée',
  nothingWasSaved: 'Rien n’a été enregistré.',
  storeId: (platform) => `Identifiant d’établissement ${platform}`,
  asItAppearsInPaymentReports:
    'Tel qu’il figure dans les rapports de paiement. Il sert à associer les versements à cet établissement.',
  connectStore: 'Connecter l’établissement',
  saveChanges: 'Enregistrer les modifications',
  disconnect: 'Déconnecter',
  payoutsAlreadyReadAreKeptNew:
    'Les versements déjà lus sont conservés. Les nouveaux versements sont en attente jusqu’à ce que vous reconnectiez l’établissement.',
  disconnect2: (platform) => `Déconnecter ${platform}`,
  disconnectFrom: (name, clientName, platform) =>
    `Déconnecter ${name} (${clientName}) de ${platform}?`,
  payoutsAlreadyReadAreKept: 'Les versements déjà lus sont conservés.',
  newPayoutsAreOnHoldUntil:
    'Les nouveaux versements sont en attente jusqu’à ce que vous reconnectiez l’établissement.',
  itsSettingsAndAccountOverridesAre: 'Ses paramètres et ses comptes propres sont supprimés.',
  keepConnected: 'Laisser connecté',
  theStoreIsStillConnected: 'L’établissement est toujours connecté.',
  platformSetup: 'Configuration de la plateforme',
  weDontKnowThePlatform: (platform) =>
    `Nous ne connaissons pas la plateforme «\u00A0${platform}\u00A0»`,
  and: ' et ',
  aStoreCanBeOn: (platforms) => `Un établissement peut être sur ${platforms}.`,
  loadingPlatformSettings: 'Chargement des paramètres de la plateforme',
  youCanViewTheseSettingsTo:
    'Vous pouvez consulter ces paramètres. Pour les modifier, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
});

inFrench(reportSourcesWords, {
  upload: 'Téléversement de fichiers',
  api: 'Récupération auprès de la plateforme',
});

inFrench(payoutCadencesWords, {
  weekly: 'Hebdomadaire',
  daily: 'Quotidien',
});

inFrench(postingModelsWords, {
  payout_journal: 'Une écriture de journal par versement',
  daily_journal: 'Une écriture de journal par jour',
  none: 'Rien',
});

inFrench(splitsWords, {
  month: 'À la fin du mois',
  none: 'Jamais',
});

inFrench(basesWords, {
  accrual: 'Exercice (date de vente)',
  cash: 'Caisse (date du versement)',
});

inFrench(bankLegsWords, {
  none: 'Non, utiliser le flux bancaire',
  transfer: 'Oui, comme virement',
});

inFrench(salesWords, {
  report: 'Non, comptabiliser les ventes du rapport',
  pos: 'Oui, comptabiliser seulement les frais et les ajustements',
});

inFrench(lateRowsWords, {
  amend: 'Mettre à jour l’écriture comptabilisée',
  adjust: 'Comptabiliser une écriture d’ajustement',
});

inFrench(closedPeriodsWords, {
  post_today: 'Dater l’écriture d’aujourd’hui, avec une note',
  refuse: 'Attendre la réouverture de la période',
});

inFrench(postingModesWords, {
  review: 'Après vérification',
  auto: 'Automatiquement, quand toutes les vérifications réussissent',
  paused: 'En pause',
});

inFrench(weekdaysWords, {
  1: 'Lundi',
  2: 'Mardi',
  3: 'Mercredi',
  4: 'Jeudi',
  5: 'Vendredi',
  6: 'Samedi',
  7: 'Dimanche',
});
