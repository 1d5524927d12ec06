import { counted } from '../../shared/format/counted.ts';
import { inFrench } from '../../shared/language/messages.ts';
import { whatWords, words } from './store-mapping.messages.ts';

inFrench(words, {
  addedAndMatched: (stores) =>
    stores === 1
      ? '1 établissement ajouté et associé.'
      : `${counted(stores, 'établissement')} ajoutés et associés.`,
  countOfStores: (stores) => counted(stores, 'établissement'),
  addedSoFar:
    'Les établissements ajoutés avant celui-ci sont associés. Ajoutez les autres un à un.',
  foundOne: (platform, client) =>
    `Nous avons trouvé cet établissement ${platform}. Ajoutez-le à ${client} pour l’associer.`,
  foundSeveral: (platform, client) =>
    `Nous avons trouvé ces établissements ${platform}. Ajoutez-les à ${client} pour les associer.`,
  add: (count) => `Ajouter ${count}`,
  addOneByOne: 'Ajouter un à un',
  enterAStoreName: 'Indiquez le nom de l’établissement.',
  nameTooLong: 'Utilisez au plus 200 caractères.',
  addAStoreTo: (name) => `Ajouter un établissement à ${name}`,
  detailsCopied: (platform) =>
    `Nous copierons l’adresse, le numéro et le fuseau horaire de ${platform} quand ils y figurent.`,
  nothingWasAdded: 'Rien n’a été ajouté.',
  storeName: 'Nom de l’établissement',
  addStore: 'Ajouter l’établissement',
  enterAReason: 'Indiquez un motif.',
  reasonTooLong: 'Utilisez au plus 500 caractères.',
  nothingWasChanged: 'Rien n’a été modifié.',
  matched: (storeName) => `${storeName} est associé.`,
  weReloadedTheList: 'Nous avons rechargé la liste.',
  notOurs: 'Pas l’un de nos établissements',
  storeAddedAndMatched: (storeName) => `${storeName} est ajouté et associé.`,
  setAsideQuestion: (name) => `Mettre ${name} de côté?`,
  setAsideMeaning: (name) =>
    `Nous ne le proposerons plus pour ${name}, et ses versements ne seront pas comptabilisés. Vous pouvez le rétablir sous Établissements associés.`,
  reason: 'Motif',
  reasonExample: 'Vendu en 2025',
  setAside: 'Mettre de côté',
  storesSetAside: 'Mis de côté',
  anotherOfYourStores: 'Un autre de vos établissements',
  noUnmatchedStore: 'Aucun établissement non associé ne porte ce nom.',
  yourUnmatchedStores: 'Vos établissements non associés',
  haveNoStoreYet: (stores, client, platform) =>
    stores === 1
      ? `1 établissement de ${client} n’a pas encore d’établissement ${platform}.`
      : `${stores} établissements de ${client} n’ont pas encore d’établissement ${platform}.`,
  notOnQuestion: (store, platform) => `${store} n’est pas sur ${platform}?`,
  notOnMeaning:
    'Nous le retirerons de cette liste. Vous pouvez le rétablir sous Établissements associés.',
  dineInOnly: 'Salle à manger seulement',
  markAsNotOn: (platform) => `Marquer comme absent de ${platform}`,
  store: 'Établissement',
  bestMatch: 'Meilleure correspondance',
  none: 'Aucune',
  waitingSince: 'En attente depuis',
  action: 'Action',
  notOn: (platform) => `Absent de ${platform}`,
  anotherClient: 'un autre client de votre cabinet',
  postedElsewhere: (names) =>
    `${names}. Les comptabiliser ici aussi inscrirait les mêmes versements deux fois. Dissociez-les d’abord là-bas.`,
  postFor: (stores, platform, whose) =>
    stores === 1
      ? `1 établissement ${platform} comptabilise pour ${whose}`
      : `${stores} établissements ${platform} comptabilisent pour ${whose}`,
  matchedColumn: 'Associés',
  ofStores: (matched, all, platform) => `${matched} établissements ${platform} sur ${all}`,
  clearMatchMeaning:
    'Noms, adresses et numéros concordent à 90\u00A0% au moins. Vous pouvez annuler.',
  clearMatches: (count) => `${count} établissements ont une correspondance claire`,
  storesMatched: (count) => `${count} établissements associés.`,
  matchAll: (count) => `Associer les ${count}`,
  nothingWasMatched: 'Rien n’a été associé.',
  stillMatched: 'Les établissements sont toujours associés.',
  payoutsReleased: 'Les versements en attente sont en cours de traitement.',
  undo: 'Annuler',
  whereStoresComeFrom: (platform, client) =>
    `Les établissements viennent de votre connexion ${platform}, ou des rapports que vous téléversez pour ${client}.`,
  noStoresYet: (platform) => `Aucun établissement ${platform} encore`,
  connect: (platform) => `Connecter ${platform}`,
  newStoresAppear: (platform) =>
    `Les nouveaux établissements ${platform} figurent ici automatiquement, et nous vous avisons.`,
  allMatched: 'Tous les établissements sont associés',
  allMatchedOn: (platform) => `Tous les établissements ${platform} sont associés`,
  viewMatchedStores: 'Voir les établissements associés',
  matchFromReports:
    'Vous pouvez toujours associer des établissements à partir de rapports téléversés.',
  listUnchanged: 'La liste ci-dessous n’a pas changé.',
  fetchingStores: (platform) => `Récupération de vos établissements de ${platform}`,
  listBeingPrepared: (platform) =>
    `${platform} prépare sa liste, ce qui prend quelques minutes. Cette page se met à jour à son arrivée.`,
  pageUpdates: 'Cette page se met à jour à leur arrivée.',
  noListSent: (platform) => `${platform} n’a pas envoyé sa liste d’établissements`,
  tryAgain: 'Réessayer',
  matchStores: (platform) => `Associer les établissements ${platform}`,
  matchIntro: (platform) =>
    `Associez chaque établissement ${platform} à l’un des vôtres. Les versements se comptabilisent une fois associés.`,
  matchedStores: 'Établissements associés',
  refreshFrom: (platform) => `Actualiser depuis ${platform}`,
  waitingReadOnly:
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
  historyMeaning: (platform) =>
    `Ses associations sur ${platform}, de la plus récente à la plus ancienne.`,
  loadingTheHistory: 'Chargement de l’historique',
  waitsForMatch: 'attend d’être associé',
  markedAsNotOn: 'l’a marqué comme absent de la plateforme',
  matchedItWith: (name) => `l’a associé à ${name}`,
  undone: 'Annulé.',
  fromTheStart: 'Depuis le début',
  fromDay: (day) => `À partir du ${day}`,
  until: (since, day) => `${since} jusqu’au ${day}.`,
  on: 'Activé',
  turningOn: 'Activation',
  retrying: 'Nouvel essai',
  refused: 'Refusé',
  reports: 'Rapports',
  byUpload: 'Par téléversement',
  uploadMeanwhile: (stores) =>
    stores === 1
      ? 'L’association est conservée. Vous pouvez téléverser des rapports entre-temps. Nous réessayons chaque nuit.'
      : 'Les associations sont conservées. Vous pouvez téléverser des rapports entre-temps. Nous réessayons chaque nuit.',
  reportsNotOn: (stores) =>
    `Uber Eats n’a pas pu activer les rapports pour ${counted(stores, 'établissement')}`,
  nothingPosted: 'Rien n’a encore été comptabilisé pour cet établissement.',
  stayUnchanged: (posted) =>
    posted === 1
      ? '1 écriture comptabilisée reste inchangée.'
      : `${counted(posted, 'écriture comptabilisée', 'écritures comptabilisées')} restent inchangées.`,
  willBeRecalculated: (waiting) =>
    waiting === 1
      ? '1 écriture en attente sera recalculée.'
      : `${counted(waiting, 'écriture en attente', 'écritures en attente')} seront recalculées.`,
  laterPayoutsHeld:
    'Les versements ultérieurs sont en attente jusqu’à ce que vous associiez de nouveau l’établissement.',
  noPayoutsSince: 'Le nouvel établissement n’a aucun versement depuis.',
  payoutsMove: (payouts) =>
    payouts === 1
      ? '1 versement du nouvel établissement lui appartiendra.'
      : `${counted(payouts, 'versement')} du nouvel établissement lui appartiendront.`,
  unlink: (storeName) => `Dissocier ${storeName}`,
  changeMatchFor: (storeName) => `Modifier l’association de ${storeName}`,
  noStore: 'aucun établissement',
  currentMatch: (store, platform) => `Actuellement associé à ${store} sur ${platform}.`,
  cancel: 'Annuler',
  unlinkStore: 'Dissocier l’établissement',
  changeMatch: 'Modifier l’association',
  fromThisPayoutDate: 'À partir de cette date de versement',
  earlierPayoutsKept: 'Les versements antérieurs gardent leur établissement.',
  chooseOtherChange: 'Choisissez une autre date ou un autre établissement.',
  whatChangesFrom: (day) => `Ce qui change à partir du ${day}`,
  theDate: (problem) => `La date ${problem}.`,
  storeOn: (platform) => `Établissement ${platform}`,
  storeFromDate: 'L’établissement auquel il est associé à partir de cette date.',
  noSuchStore: 'Aucun établissement ne porte ce nom.',
  alreadyMatchedTo: (taker) => `Déjà associé à ${taker}`,
  matchedNoun: (platform) => `établissement ${platform}`,
  matchedNouns: (platform) => `établissements ${platform}`,
  allMatchedStores: (platform) => `Tous les établissements ${platform} associés`,
  storeId: 'ID de l’établissement',
  platformStoreId: 'ID sur la plateforme',
  matchedAt: 'Associé le',
  lastPayout: 'Dernier versement',
  storesAreMatched: (stores) =>
    stores === 1 ? '1 établissement est associé.' : `${stores} établissements sont associés.`,
  matchedOn: (platform) => `Établissements ${platform} associés`,
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
  unlinkLabel: 'Dissocier',
  setAsideAppear: (platform, client) =>
    `Les établissements absents de ${platform}, ou qui ne sont pas à ${client}, figurent ici.`,
  nothingSetAside: 'Rien de mis de côté',
  stillSetAside: 'L’établissement est toujours mis de côté.',
  notYourStores: (platform, client) => `Établissements ${platform} qui ne sont pas à ${client}`,
  bringBack: 'Rétablir',
  storesNotOn: (platform) => `Vos établissements absents de ${platform}`,
  matchedIntro: (platform) => `L’établissement ${platform} auquel chacun des vôtres est associé.`,
  matchStoresLink: 'Associer les établissements',
  matchedReadOnly:
    'Vous pouvez voir les établissements associés. Pour les modifier, adressez-vous à un gestionnaire ou au propriétaire de ce client.',
  show: 'Afficher',
  connectFirst: (platform) =>
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
