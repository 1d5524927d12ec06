import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { whatWords, words } from './store-mapping.messages.ts';

inFrench(words, {
  addedAndMatched: (stores) =>
    stores === 1
      ? '1 établissement ajouté et associé.'
      : `${counted(stores, 'établissement')} ajoutés et associés.`,
  countOfStores: (stores) => counted(stores, 'établissement'),
  storesAddedBeforeThisOneAre:
    'Les établissements ajoutés avant celui-ci sont associés. Ajoutez les autres un à un.',
  weFoundThisStoreAddIt: (platform, client) =>
    `Nous avons trouvé cet établissement ${platform}. Ajoutez-le à ${client} pour l’associer.`,
  weFoundTheseStoresAddThem: (platform, client) =>
    `Nous avons trouvé ces établissements ${platform}. Ajoutez-les à ${client} pour les associer.`,
  add: (count) => `Ajouter ${count}`,
  addOneByOne: 'Ajouter un à un',
  enterAStoreName: 'Indiquez le nom de l’établissement.',
  atMost200Characters: 'Utilisez au plus 200 caractères.',
  addAStoreTo: (name) => `Ajouter un établissement à ${name}`,
  wellCopyTheAddressNumberAnd: (platform) =>
    `Nous copierons l’adresse, le numéro et le fuseau horaire de ${platform} quand ils y figurent.`,
  nothingWasAdded: 'Rien n’a été ajouté.',
  storeName: 'Nom de l’établissement',
  addStore: 'Ajouter l’établissement',
  enterAReason: 'Indiquez un motif.',
  atMost500Characters: 'Utilisez au plus 500 caractères.',
  nothingWasChanged: 'Rien n’a été modifié.',
  matched: (storeName) => `${storeName} est associé.`,
  weReloadedTheList: 'Nous avons rechargé la liste.',
  notOneOfOurStores: 'Pas l’un de nos établissements',
  addedAndMatched2: (storeName) => `${storeName} est ajouté et associé.`,
  setAside: (name) => `Mettre ${name} de côté?`,
  weWontAskAboutItAgain: (name) =>
    `Nous ne le proposerons plus pour ${name}, et ses versements ne seront pas comptabilisés. Vous pouvez le rétablir sous Établissements associés.`,
  reason: 'Motif',
  soldIn2025: 'Vendu en 2025',
  setAside2: 'Mettre de côté',
  anotherOfYourStores: 'Un autre de vos établissements',
  noUnmatchedStoreHasThatName: 'Aucun établissement non associé ne porte ce nom.',
  yourUnmatchedStores: 'Vos établissements non associés',
  haveNoStoreYet: (stores, client, platform) =>
    stores === 1
      ? `1 établissement de ${client} n’a pas encore d’établissement ${platform}.`
      : `${stores} établissements de ${client} n’ont pas encore d’établissement ${platform}.`,
  isntOn: (store, platform) => `${store} n’est pas sur ${platform}?`,
  wellRemoveItFromThisList:
    'Nous le retirerons de cette liste. Vous pouvez le rétablir sous Établissements associés.',
  dineInOnly: 'Salle à manger seulement',
  markAsNotOn: (platform) => `Marquer comme absent de ${platform}`,
  store: 'Établissement',
  bestMatch: 'Meilleure correspondance',
  none: 'Aucune',
  waitingSince: 'En attente depuis',
  action: 'Action',
  notOn: (platform) => `Absent de ${platform}`,
  anotherClientOfYourFirm: 'un autre client de votre cabinet',
  postingThemHereTooWouldRecord: (names) =>
    `${names}. Les comptabiliser ici aussi inscrirait les mêmes versements deux fois. Dissociez-les d’abord là-bas.`,
  postFor: (stores, platform, whose) =>
    stores === 1
      ? `1 établissement ${platform} comptabilise pour ${whose}`
      : `${stores} établissements ${platform} comptabilisent pour ${whose}`,
  matched2: 'Associés',
  ofStores: (matched, all, platform) => `${matched} établissements ${platform} sur ${all}`,
  namesAddressesAndNumbersAgreeAt:
    'Noms, adresses et numéros concordent à 90\u00A0% au moins. Vous pouvez annuler.',
  storesHaveAClearMatch: (count) => `${count} établissements ont une correspondance claire`,
  storesMatched: (count) => `${count} établissements associés.`,
  matchAll: (count) => `Associer les ${count}`,
  nothingWasMatched: 'Rien n’a été associé.',
  theStoresAreStillMatched: 'Les établissements sont toujours associés.',
  heldPayoutsAreBeingProcessed: 'Les versements en attente sont en cours de traitement.',
  undo: 'Annuler',
  storesComeFromYourConnectionOr: (platform, client) =>
    `Les établissements viennent de votre connexion ${platform}, ou des rapports que vous téléversez pour ${client}.`,
  noStoresYet: (platform) => `Aucun établissement ${platform} encore`,
  connect: (platform) => `Connecter ${platform}`,
  newStoresAppearHereAutomaticallyAnd: (platform) =>
    `Les nouveaux établissements ${platform} figurent ici automatiquement, et nous vous avisons.`,
  allStoresAreMatched: 'Tous les établissements sont associés',
  allStoresAreMatched2: (platform) => `Tous les établissements ${platform} sont associés`,
  viewMatchedStores: 'Voir les établissements associés',
  youCanStillMatchStoresFrom:
    'Vous pouvez toujours associer des établissements à partir de rapports téléversés.',
  theListBelowHasntChanged: 'La liste ci-dessous n’a pas changé.',
  gettingYourStoresFrom: (platform) => `Récupération de vos établissements de ${platform}`,
  isPreparingItsListWhichTakes: (platform) =>
    `${platform} prépare sa liste, ce qui prend quelques minutes. Cette page se met à jour à son arrivée.`,
  thisPageUpdatesWhenTheyArrive: 'Cette page se met à jour à leur arrivée.',
  didntSendItsListOfStores: (platform) => `${platform} n’a pas envoyé sa liste d’établissements`,
  tryAgain: 'Réessayer',
  matchStores: (platform) => `Associer les établissements ${platform}`,
  matchStores2: (platform) => `Associer les établissements ${platform}`,
  matchEachStoreToOneOf: (platform) =>
    `Associez chaque établissement ${platform} à l’un des vôtres. Les versements se comptabilisent une fois associés.`,
  matchedStores: 'Établissements associés',
  refreshFrom: (platform) => `Actualiser depuis ${platform}`,
  youCanSeeWhichStoresAre:
    'Vous pouvez voir les établissements en attente. Pour les associer, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
  loadingStores: (platform) => `Chargement des établissements ${platform}`,
  loadingYourStores: 'Chargement de vos établissements',
  csv: 'CSV',
  exportAsCsv: 'Exporter en CSV',
  importFromCsv: 'Importer d’un CSV',
  importMatchedStoresFor: (name) => `Importer les établissements associés de ${name}`,
  columnsToUse:
    'Utilisez les colonnes de l’exportation\u00A0: store, platform, platform_store_id, effective_from. Laissez l’établissement de la plateforme vide pour dissocier. Jusqu’à 1\u00A0Mo.',
  line: 'Ligne',
  yourStore: 'Votre établissement',
  platform: 'Plateforme',
  now: 'Maintenant',
  after: 'Après',
  from: 'À partir du',
  postedEntriesKept: 'Écritures comptabilisées conservées',
  historyOf: (storeName) => `Historique de ${storeName}`,
  itsMatchesOnNewestFirst: (platform) =>
    `Ses associations sur ${platform}, de la plus récente à la plus ancienne.`,
  loadingTheHistory: 'Chargement de l’historique',
  isWaitingToBeMatched: 'attend d’être associé',
  markedItAsNotOnThe: 'l’a marqué comme absent de la plateforme',
  matchedItWith: (name) => `l’a associé à ${name}`,
  undone: 'Annulé.',
  fromTheStart: 'Depuis le début',
  from2: (day) => `À partir du ${day}`,
  until: (since, day) => `${since} jusqu’au ${day}.`,
  on: 'Activé',
  turningOn: 'Activation',
  retrying: 'Nouvel essai',
  refused: 'Refusé',
  reports: 'Rapports',
  byUpload: 'Par téléversement',
  youCanUploadMeanwhile: (stores) =>
    stores === 1
      ? 'L’association est conservée. Vous pouvez téléverser des rapports entre-temps. Nous réessayons chaque nuit.'
      : 'Les associations sont conservées. Vous pouvez téléverser des rapports entre-temps. Nous réessayons chaque nuit.',
  uberEatsCouldntTurnOnReports: (stores) =>
    `Uber Eats n’a pas pu activer les rapports pour ${counted(stores, 'établissement')}`,
  nothingHasBeenPostedForThis: 'Rien n’a encore été comptabilisé pour cet établissement.',
  stayUnchanged: (posted) =>
    posted === 1
      ? '1 écriture comptabilisée reste inchangée.'
      : `${counted(posted, 'écriture comptabilisée', 'écritures comptabilisées')} restent inchangées.`,
  willBeRecalculated: (waiting) =>
    waiting === 1
      ? '1 écriture en attente sera recalculée.'
      : `${counted(waiting, 'écriture en attente', 'écritures en attente')} seront recalculées.`,
  laterPayoutsAreOnHoldUntil:
    'Les versements ultérieurs sont en attente jusqu’à ce que vous associiez de nouveau l’établissement.',
  theNewStoreHasNoPayouts: 'Le nouvel établissement n’a aucun versement depuis.',
  fromTheNewStoreWillBelong: (payouts) =>
    payouts === 1
      ? '1 versement du nouvel établissement lui appartiendra.'
      : `${counted(payouts, 'versement')} du nouvel établissement lui appartiendront.`,
  unlink: (storeName) => `Dissocier ${storeName}`,
  changeMatchFor: (storeName) => `Modifier l’association de ${storeName}`,
  noStore: 'aucun établissement',
  currentlyMatchedToOn: (store, platform) => `Actuellement associé à ${store} sur ${platform}.`,
  cancel: 'Annuler',
  unlinkStore: 'Dissocier l’établissement',
  changeMatch: 'Modifier l’association',
  fromThisPayoutDate: 'À partir de cette date de versement',
  earlierPayoutsKeepTheirStore: 'Les versements antérieurs gardent leur établissement.',
  chooseAnotherDateOrStore: 'Choisissez une autre date ou un autre établissement.',
  whatChangesFrom: (day) => `Ce qui change à partir du ${day}`,
  theDate: (problem) => `La date ${problem}.`,
  store2: (platform) => `Établissement ${platform}`,
  theStoreItsMatchedToFrom: 'L’établissement auquel il est associé à partir de cette date.',
  noStoreHasThatName: 'Aucun établissement ne porte ce nom.',
  alreadyMatchedTo: (taker) => `Déjà associé à ${taker}`,
  matchedStores2: (count) => `${count} établissements associés`,
  storesCsv: (client, platform) => `${client} établissements ${platform}.csv`,
  storesAreMatched: (stores) =>
    stores === 1 ? '1 établissement est associé.' : `${stores} établissements sont associés.`,
  matchedStores3: (platform) => `Établissements ${platform} associés`,
  platformStore: 'Établissement de la plateforme',
  since: 'Depuis',
  theStart: 'Le début',
  by: 'Par',
  platebook: 'Platebook',
  payouts: 'Versements',
  noneYet: 'Aucun encore',
  latest: (count, day) => `${count}, dernier le ${day}`,
  postedEntries: 'Écritures comptabilisées',
  status: 'État',
  noLongerListed: 'N’est plus répertorié',
  closedOnThePlatform: 'Fermé sur la plateforme',
  renamedFrom: (previousName) => `Anciennement ${previousName}`,
  active: 'Actif',
  actionsFor: (storeName) => `Actions pour ${storeName}`,
  history: 'Historique',
  unlink2: 'Dissocier',
  storesThatArentOnOrArent: (platform, client) =>
    `Les établissements absents de ${platform}, ou qui ne sont pas à ${client}, figurent ici.`,
  nothingSetAside: 'Rien de mis de côté',
  theStoreIsStillSetAside: 'L’établissement est toujours mis de côté.',
  storesThatArentStores: (platform, client) =>
    `Établissements ${platform} qui ne sont pas à ${client}`,
  bringBack: 'Rétablir',
  yourStoresThatArentOn: (platform) => `Vos établissements absents de ${platform}`,
  matchedStores4: (platform) => `Établissements ${platform} associés`,
  whichStoreEachOfYourLocations: (platform) =>
    `L’établissement ${platform} auquel chacun des vôtres est associé.`,
  matchStores3: 'Associer les établissements',
  youCanSeeMatchedStoresTo:
    'Vous pouvez voir les établissements associés. Pour les modifier, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
  show: 'Afficher',
  loadingMatchedStores: 'Chargement des établissements associés',
  connectOrUploadAReportThen: (platform) =>
    `Connectez ${platform} ou téléversez un rapport, puis associez ses établissements.`,
  noStoresMatchedYet: 'Aucun établissement associé encore',
  loadingStoresSetAside: 'Chargement des établissements mis de côté',
});

inFrench(whatWords, {
  name: 'Nom',
  address: 'Adresse',
  number: 'Numéro',
  time_zone: 'Fuseau horaire',
});
