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
  dateFormat: 'Indiquez une date au format AAAA-MM-JJ, comme 2026-11-01',
  noSuchDate: 'Cette date n’existe pas',
  enterName: 'Indiquez le nom de l’établissement',
  chooseATimeZone: 'Choisissez un fuseau horaire',
  chooseCurrency: 'Choisissez la devise dans laquelle la plateforme paie',
  enterStreet: 'Indiquez l’adresse municipale',
  enterCity: 'Indiquez la ville',
  enterRegion: 'Indiquez l’État ou la province',
  enterPostalCode: 'Indiquez le code postal ou ZIP',
  chooseACountry: 'Choisissez un pays',
  taxRateRange: 'Indiquez un pourcentage entre 0,0001 et 50, comme 13 ou 14,975',
  percentRange: 'Indiquez un pourcentage entre 0 et 100, comme 25 ou 27,5',
  usDollarUsd: 'Dollar américain (USD)',
  canadianDollarCad: 'Dollar canadien (CAD)',
  name: 'Nom',
  storeNumber: 'Numéro d’établissement',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Détermine le jour auquel une vente appartient.',
  businessDayEndsAt: 'Fin de la journée d’exploitation',
  cutoffHint: 'Les ventes plus tôt comptent pour la veille.',
  currency: 'Devise',
  currencyHint: 'La devise dans laquelle la plateforme paie.',
  addAStoreTo: (name) => `Ajouter un établissement à ${name}`,
  noStoreWasCreated: 'Aucun établissement n’a été créé.',
  addStore: 'Ajouter l’établissement',
  stores: 'Établissements',
  intro: (name) => `Les établissements de ${name} et les plateformes où chacun vend.`,
  storeNoun: 'établissement',
  storesNoun: 'établissements',
  allStores: 'Tous les établissements',
  openToday: 'Ouvert',
  closed: 'Fermé',
  howToAdd:
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
  addressHint: 'Aide à associer cet établissement quand les noms se ressemblent.',
  saveAddress: 'Enregistrer l’adresse',
  streetAddress: 'Adresse municipale',
  suiteOrFloor: 'Bureau ou étage',
  city: 'Ville',
  stateOrProvince: 'État ou province',
  zipOrPostalCode: 'Code postal ou ZIP',
  country: 'Pays',
  connect: (platform) => `Connecter ${platform}`,
  deliveryPlatforms: 'Plateformes de livraison',
  connectMeaning:
    'Connectez cet établissement à une plateforme pour que ses versements lui soient associés.',
  noDeliveryPlatformsYet: 'Aucune plateforme de livraison encore',
  platform: 'Plateforme',
  platformStoreId: 'Identifiant d’établissement de la plateforme',
  notSet: 'Non défini',
  posting: 'Comptabilisation',
  clientDefault: 'Valeur du client',
  deactivate: (name) => `Désactiver ${name}`,
  deactivateMeaning: (clientName) =>
    `À partir de cette date, ${clientName} ne peut plus connecter cet établissement à de nouvelles plateformes. Son historique est conservé, et vous pouvez le rouvrir.`,
  nothingWasChanged: 'Rien n’a été modifié.',
  firstDayClosed: 'Premier jour de fermeture',
  asYyyyMmDd: 'Au format AAAA-MM-JJ.',
  deactivateStore: 'Désactiver l’établissement',
  closeTheStore: 'Fermer l’établissement',
  closeMeaning:
    'Un établissement désactivé n’accepte plus de nouveaux canaux; son historique reste.',
  inactiveSince: (day) =>
    `Cet établissement est inactif à partir du ${day}. Son historique est conservé.`,
  reopenStore: 'Rouvrir l’établissement',
  deleteStore: 'Supprimer l’établissement',
  deleteQuestion: (name, clientName) => `Supprimer ${name} de ${clientName}?`,
  deletedForGood: 'L’établissement et ses paramètres de plateforme sont supprimés définitivement.',
  payoutsWithoutStore: 'Les versements déjà lus sont conservés, sans établissement.',
  typeName: 'Tapez le nom de l’établissement pour le supprimer',
  keepStore: 'Conserver l’établissement',
  nothingWasDeleted: 'Rien n’a été supprimé.',
  delivery: 'Livraison',
  pickup: 'Ramassage',
  storefront: 'Vitrine en ligne',
  contractRates: 'Taux contractuels',
  ratesIntro: 'La commission convenue avec chaque plateforme, et sa date de début.',
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
  taxByReport: 'Chaque ligne indique si la plateforme a remis sa taxe.',
  taxByPlatform: 'La plateforme la remet',
  taxByPlatformHint: 'À titre de facilitateur de marché, dans la plupart des États américains.',
  taxByStore: 'L’établissement la remet',
  taxByStoreHint: 'La plateforme vous verse la taxe.',
  salesTax: 'Taxe de vente',
  taxIntro:
    'Les rapports montrent ce qu’une plateforme a remis. Indiquez ici ce que vous attendez.',
  saveSalesTax: 'Enregistrer la taxe de vente',
  whoRemits: 'Qui remet la taxe payée par les clients?',
  feesIncludeTax: 'Les frais et les frais d’erreur incluent la taxe',
  feesIncludeTaxHint:
    'Comme avec DoorDash au Canada. S’applique aux rapports importés à partir de maintenant.',
  taxRate: 'Taux de taxe (%)',
  taxRateHint: '13 en Ontario, 14,975 au Québec. Laissez vide pour ne pas séparer la taxe.',
  storeSetup: 'Configuration de l’établissement',
  loadingTheStore: 'Chargement de l’établissement',
  manualEntry: 'Écriture manuelle',
  storeReadOnly:
    'Vous pouvez consulter cet établissement. Pour le modifier, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
  on: (name, platform) => `${name} sur ${platform}`,
  accounts: 'Comptes',
  inheritsAccounts: (link) => (
    <>Cet établissement hérite de {link}, sauf si vous les remplacez ici.</>
  ),
  defaultAccounts: 'vos comptes par défaut',
  accountsFor: (name) => `Comptes de ${name}`,
  tooLong: 'Utilisez au plus 200 caractères',
  daysRange: 'Indiquez un nombre entier de jours de 0 à 90, ou laissez vide',
  reportsAndPayouts: 'Rapports et versements',
  channelTimeZoneHint: 'Nous utilisons le fuseau horaire quand un rapport n’a pas d’heure locale.',
  getReportsBy: 'Obtenir les rapports par',
  fetchingAndUploadingDefault: 'Récupération et téléversement (par défaut)',
  sameAsTheStore: 'Comme l’établissement',
  payoutSchedule: 'Calendrier des versements',
  weeklyDefault: 'Hebdomadaire (par défaut)',
  payWeekStartsOn: 'La semaine de paie commence le',
  mondayDefault: 'Lundi (par défaut)',
  clientDefaultIs: (choice) => `Valeur du client\u00A0: ${choice}`,
  daysHint: 'De 0 à 90. Laissez vide pour la valeur du client.',
  daysHintWithDefault: (days) => `De 0 à 90. Laissez vide pour la valeur du client (${days}).`,
  postingIntro:
    'Les modifications s’appliquent aux écritures pas encore comptabilisées. Les écritures comptabilisées ne changent pas.',
  postEntries: 'Comptabiliser les écritures',
  whatToPost: 'Quoi comptabiliser',
  basis: 'Méthode',
  split: 'Répartition',
  bankTransfer: 'Comptabiliser aussi le virement bancaire',
  salesInPos: 'Votre PDV inscrit-il déjà les ventes de livraison dans QuickBooks?',
  dontPostBefore: 'Ne pas comptabiliser avant',
  lateChanges: 'Changements tardifs',
  lateChangesIntro:
    'Les plateformes corrigent parfois un versement après sa comptabilisation. Nous comparons les rapports ultérieurs pour le déceler.',
  watchDays: 'Surveiller les changements tardifs pendant (jours)',
  whenChanged: 'Quand un versement comptabilisé change',
  whenClosed: 'Quand la période est fermée',
  nothingWasSaved: 'Rien n’a été enregistré.',
  storeId: (platform) => `Identifiant d’établissement ${platform}`,
  storeIdHint:
    'Tel qu’il figure dans les rapports de paiement. Il sert à associer les versements à cet établissement.',
  connectStore: 'Connecter l’établissement',
  saveChanges: 'Enregistrer les modifications',
  disconnect: 'Déconnecter',
  disconnectMeaning:
    'Les versements déjà lus sont conservés. Les nouveaux versements sont en attente jusqu’à ce que vous reconnectiez l’établissement.',
  disconnectPlatform: (platform) => `Déconnecter ${platform}`,
  disconnectQuestion: (name, clientName, platform) =>
    `Déconnecter ${name} (${clientName}) de ${platform}?`,
  payoutsKept: 'Les versements déjà lus sont conservés.',
  newPayoutsHeld:
    'Les nouveaux versements sont en attente jusqu’à ce que vous reconnectiez l’établissement.',
  settingsDeleted: 'Ses paramètres et ses comptes propres sont supprimés.',
  keepConnected: 'Laisser connecté',
  stillConnected: 'L’établissement est toujours connecté.',
  platformSetup: 'Configuration de la plateforme',
  unknownPlatform: (platform) => `Nous ne connaissons pas la plateforme «\u00A0${platform}\u00A0»`,
  and: ' et ',
  knownPlatforms: (platforms) => `Un établissement peut être sur ${platforms}.`,
  loadingPlatformSettings: 'Chargement des paramètres de la plateforme',
  settingsReadOnly:
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
