import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  addedAndMatched: (stores: number) => `${counted(stores, 'store')} added and matched.`,
  countOfStores: (stores: number) => counted(stores, 'store'),
  storesAddedBeforeThisOneAre:
    'Stores added before this one are matched. Add the others one by one.',
  weFoundThisStoreAddIt: (name: string, name2: string) =>
    `We found this ${name} store. Add it to ${name2} to match it.`,
  weFoundTheseStoresAddThem: (name: string, name2: string) =>
    `We found these ${name} stores. Add them to ${name2} to match them.`,
  add: (count: string) => `Add ${count}`,
  addOneByOne: 'Add one by one',
  enterAStoreName: 'Enter a store name.',
  atMost200Characters: 'Use at most 200 characters.',
  addAStoreTo: (name: string) => `Add a store to ${name}`,
  wellCopyTheAddressNumberAnd: (platformnames: string) =>
    `We’ll copy the address, number and time zone from ${platformnames} where it has them.`,
  nothingWasAdded: 'Nothing was added.',
  storeName: 'Store name',
  addStore: 'Add store',
  enterAReason: 'Enter a reason.',
  atMost500Characters: 'Use at most 500 characters.',
  nothingWasChanged: 'Nothing was changed.',
  matched: (storeName: string) => `${storeName} matched.`,
  weReloadedTheList: 'We reloaded the list.',
  notOneOfOurStores: 'Not one of our stores',
  addedAndMatched2: (storeName: string) => `${storeName} added and matched.`,
  setAside: (name: string) => `Set aside ${name}?`,
  weWontAskAboutItAgain: (name: string) =>
    `We won’t ask about it again for ${name}, and its payouts won’t be posted. You can bring it back under Matched stores.`,
  reason: 'Reason',
  soldIn2025: 'Sold in 2025',
  setAside2: 'Set aside',
  anotherOfYourStores: 'Another of your stores',
  noUnmatchedStoreHasThatName: 'No unmatched store has that name.',
  yourUnmatchedStores: 'Your unmatched stores',
  haveNoStoreYet: (stores: number, client: string, platform: string) =>
    `${stores} ${client} ${stores === 1 ? 'store has' : 'stores have'} no ${platform} store yet.`,
  isntOn: (value: string, name: string) => `${value} isn’t on ${name}?`,
  wellRemoveItFromThisList:
    'We’ll remove it from this list. You can bring it back under Matched stores.',
  dineInOnly: 'Dine-in only',
  markAsNotOn: (name: string) => `Mark as not on ${name}`,
  store: 'Store',
  bestMatch: 'Best match',
  none: 'None',
  waitingSince: 'Waiting since',
  action: 'Action',
  notOn: (platformName: string) => `Not on ${platformName}`,
  anotherClientOfYourFirm: 'another client of your firm',
  postingThemHereTooWouldRecord: (join: string) =>
    `${join}. Posting them here too would record the same payouts twice. Unlink them there first.`,
  postFor: (stores: number, platform: string, whose: string) =>
    `${stores} ${platform} ${stores === 1 ? 'store posts' : 'stores post'} for ${whose}`,
  matched2: 'Matched',
  ofStores: (matched: number, value: number, name: string) =>
    `${matched} of ${value} ${name} stores`,
  namesAddressesAndNumbersAgreeAt:
    'Names, addresses and numbers agree at least 90%. You can undo this.',
  storesHaveAClearMatch: (count: number) => `${count} stores have a clear match`,
  storesMatched: (length: number) => `${length} stores matched.`,
  matchAll: (count: number) => `Match all ${count}`,
  nothingWasMatched: 'Nothing was matched.',
  theStoresAreStillMatched: 'The stores are still matched.',
  heldPayoutsAreBeingProcessed: 'Held payouts are being processed.',
  undo: 'Undo',
  storesComeFromYourConnectionOr: (name: string, name2: string) =>
    `Stores come from your ${name} connection, or from reports you upload for ${name2}.`,
  noStoresYet: (name: string) => `No ${name} stores yet`,
  connect: (name: string) => `Connect ${name}`,
  newStoresAppearHereAutomaticallyAnd: (name: string) =>
    `New ${name} stores appear here automatically, and we’ll notify you.`,
  allStoresAreMatched: 'All stores are matched',
  allStoresAreMatched2: (name: string) => `All ${name} stores are matched`,
  viewMatchedStores: 'View matched stores',
  youCanStillMatchStoresFrom: 'You can still match stores from uploaded reports.',
  theListBelowHasntChanged: 'The list below hasn’t changed.',
  gettingYourStoresFrom: (name: string) => `Getting your stores from ${name}`,
  isPreparingItsListWhichTakes: (name: string) =>
    `${name} is preparing its list, which takes a few minutes. This page updates when it arrives.`,
  thisPageUpdatesWhenTheyArrive: 'This page updates when they arrive.',
  didntSendItsListOfStores: (name: string) => `${name} didn’t send its list of stores`,
  tryAgain: 'Try again',
  matchStores: (platformnames: string) => `Match ${platformnames} stores`,
  matchStores2: (name: string) => `Match ${name} stores`,
  matchEachStoreToOneOf: (name: string) =>
    `Match each ${name} store to one of your locations. Payouts post once matched.`,
  matchedStores: 'Matched stores',
  refreshFrom: (name: string) => `Refresh from ${name}`,
  youCanSeeWhichStoresAre:
    'You can see which stores are waiting. To match them, ask a manager or owner of this client.',
  loadingStores: (name: string) => `Loading ${name} stores`,
  loadingYourStores: 'Loading your stores',
  csv: 'CSV',
  exportAsCsv: 'Export as CSV',
  importFromCsv: 'Import from CSV',
  importMatchedStoresFor: (name: string) => `Import matched stores for ${name}`,
  columnsToUse:
    'Use the columns of the export: store, platform, platform_store_id, effective_from. Leave the platform store empty to unlink. Up to 1 MB.',
  line: 'Line',
  yourStore: 'Your store',
  platform: 'Platform',
  now: 'Now',
  after: 'After',
  from: 'From',
  postedEntriesKept: 'Posted entries kept',
  historyOf: (storeName: string) => `History of ${storeName}`,
  itsMatchesOnNewestFirst: (platformnames: string) =>
    `Its matches on ${platformnames}, newest first.`,
  loadingTheHistory: 'Loading the history',
  isWaitingToBeMatched: 'is waiting to be matched',
  markedItAsNotOnThe: 'marked it as not on the platform',
  matchedItWith: (name: string) => `matched it with ${name}`,
  undone: 'Undone.',
  fromTheStart: 'From the start',
  from2: (formatDay: string) => `From ${formatDay}`,
  until: (since: string, formatDay: string) => `${since} until ${formatDay}.`,
  on: 'On',
  turningOn: 'Turning on',
  retrying: 'Retrying',
  refused: 'Refused',
  reports: 'Reports',
  byUpload: 'By upload',
  youCanUploadMeanwhile: (stores: number) =>
    stores === 1
      ? 'The match is kept. You can upload reports in the meantime. We try again every night.'
      : 'The matches are kept. You can upload reports in the meantime. We try again every night.',
  uberEatsCouldntTurnOnReports: (stores: number) =>
    `Uber Eats couldn’t turn on reports for ${stores === 1 ? '1 store' : `${stores} stores`}`,
  nothingHasBeenPostedForThis: 'Nothing has been posted for this store yet.',
  stayUnchanged: (posted: number) =>
    `${counted(posted, 'posted entry', 'posted entries')} ${posted === 1 ? 'stays' : 'stay'} unchanged.`,
  willBeRecalculated: (waitingEntries: number) =>
    `${counted(waitingEntries, 'waiting entry', 'waiting entries')} will be recalculated.`,
  laterPayoutsAreOnHoldUntil: 'Later payouts are on hold until you match the store again.',
  theNewStoreHasNoPayouts: 'The new store has no payouts since then.',
  fromTheNewStoreWillBelong: (payouts: number) =>
    `${counted(payouts, 'payout', 'payouts')} from the new store will belong to it.`,
  unlink: (storeName: string) => `Unlink ${storeName}`,
  changeMatchFor: (storeName: string) => `Change match for ${storeName}`,
  noStore: 'no store',
  currentlyMatchedToOn: (value: string, name: string) =>
    `Currently matched to ${value} on ${name}.`,
  cancel: 'Cancel',
  unlinkStore: 'Unlink store',
  changeMatch: 'Change match',
  fromThisPayoutDate: 'From this payout date',
  earlierPayoutsKeepTheirStore: 'Earlier payouts keep their store.',
  chooseAnotherDateOrStore: 'Choose another date or store.',
  whatChangesFrom: (formatDay: string) => `What changes from ${formatDay}`,
  theDate: (string: string) => `The date ${string}.`,
  store2: (platformnames: string) => `${platformnames} store`,
  theStoreItsMatchedToFrom: 'The store it’s matched to from that date.',
  noStoreHasThatName: 'No store has that name.',
  alreadyMatchedTo: (taker: string) => `Already matched to ${taker}`,
  matchedStores2: (length: number) => `${length} matched stores`,
  storesCsv: (name: string, name2: string) => `${name} ${name2} stores.csv`,
  storesAreMatched: (stores: number) =>
    `${stores} ${stores === 1 ? 'store is' : 'stores are'} matched.`,
  matchedStores3: (name: string) => `Matched ${name} stores`,
  platformStore: 'Platform store',
  since: 'Since',
  theStart: 'The start',
  by: 'By',
  platebook: 'Platebook',
  payouts: 'Payouts',
  noneYet: 'None yet',
  latest: (count: number, formatDay: string) => `${count}, latest ${formatDay}`,
  postedEntries: 'Posted entries',
  status: 'Status',
  noLongerListed: 'No longer listed',
  closedOnThePlatform: 'Closed on the platform',
  renamedFrom: (previousName: string) => `Renamed from ${previousName}`,
  active: 'Active',
  actionsFor: (storeName: string) => `Actions for ${storeName}`,
  history: 'History',
  unlink2: 'Unlink',
  storesThatArentOnOrArent: (name: string, name2: string) =>
    `Stores that aren’t on ${name}, or aren’t ${name2} stores, appear here.`,
  nothingSetAside: 'Nothing set aside',
  theStoreIsStillSetAside: 'The store is still set aside.',
  storesThatArentStores: (name: string, name2: string) =>
    `${name} stores that aren’t ${name2} stores`,
  bringBack: 'Bring back',
  yourStoresThatArentOn: (name: string) => `Your stores that aren’t on ${name}`,
  matchedStores4: (platformnames: string) => `Matched ${platformnames} stores`,
  whichStoreEachOfYourLocations: (name: string) =>
    `Which ${name} store each of your locations is matched to.`,
  matchStores3: 'Match stores',
  youCanSeeMatchedStoresTo:
    'You can see matched stores. To change them, ask a manager or owner of this client.',
  show: 'Show',
  loadingMatchedStores: 'Loading matched stores',
  connectOrUploadAReportThen: (name: string) =>
    `Connect ${name} or upload a report, then match its stores.`,
  noStoresMatchedYet: 'No stores matched yet',
  loadingStoresSetAside: 'Loading stores set aside',
});

export const whatWords = messages({
  name: 'Name',
  address: 'Address',
  number: 'Number',
  time_zone: 'Time zone',
});
