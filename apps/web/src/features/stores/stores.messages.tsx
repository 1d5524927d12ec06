import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  midnight: 'Midnight',
  atMostCharacters: (longest: number) => `Use at most ${longest} characters`,
  enterADateAsYyyyMm: 'Enter a date as YYYY-MM-DD, like 2026-11-01',
  thatDateDoesntExist: 'That date doesn’t exist',
  enterTheStoresName: 'Enter the store’s name',
  chooseATimeZone: 'Choose a time zone',
  chooseTheCurrencyThePlatformPays: 'Choose the currency the platform pays in',
  enterTheStreetAddress: 'Enter the street address',
  enterTheCity: 'Enter the city',
  enterTheStateOrProvince: 'Enter the state or province',
  enterTheZipOrPostalCode: 'Enter the ZIP or postal code',
  chooseACountry: 'Choose a country',
  enterAPercentageBetween00001: 'Enter a percentage between 0.0001 and 50, like 13 or 14.975',
  enterAPercentageBetween0And: 'Enter a percentage between 0 and 100, like 25 or 27.5',
  usDollarUsd: 'US dollar (USD)',
  canadianDollarCad: 'Canadian dollar (CAD)',
  name: 'Name',
  storeNumber: 'Store number',
  timeZone: 'Time zone',
  decidesWhichDayASaleBelongs: 'Decides which day a sale belongs to.',
  businessDayEndsAt: 'Business day ends at',
  earlierSalesCountTowardTheDay: 'Earlier sales count toward the day before.',
  currency: 'Currency',
  theCurrencyThePlatformPaysIn: 'The currency the platform pays in.',
  addAStoreTo: (name: string) => `Add a store to ${name}`,
  noStoreWasCreated: 'No store was created.',
  addStore: 'Add store',
  stores: 'Stores',
  locationsAndThePlatformsEachOne: (name: string) =>
    `${name} locations and the platforms each one sells on.`,
  loadingStores: 'Loading stores',
  addYourLocationsOrAddThem:
    'Add your locations, or add them automatically when you match a platform’s stores.',
  noStoresYet: 'No stores yet',
  number: 'Number',
  location: 'Location',
  platforms: 'Platforms',
  businessDayEnds: 'Business day ends',
  lastPayout: 'Last payout',
  noneYet: 'None yet',
  status: 'Status',
  active: 'Active',
  inactiveFrom: (formatDay: string) => `Inactive from ${formatDay}`,
  details: 'Details',
  saveDetails: 'Save details',
  unitedStates: 'United States',
  canada: 'Canada',
  address: 'Address',
  helpsMatchThisStoreWhenNames: 'Helps match this store when names are similar.',
  saveAddress: 'Save address',
  streetAddress: 'Street address',
  suiteOrFloor: 'Suite or floor',
  city: 'City',
  stateOrProvince: 'State or province',
  zipOrPostalCode: 'ZIP or postal code',
  country: 'Country',
  connect: (platformnames: string) => `Connect ${platformnames}`,
  deliveryPlatforms: 'Delivery platforms',
  connectThisStoreToAPlatform: 'Connect this store to a platform so its payouts are matched to it.',
  noDeliveryPlatformsYet: 'No delivery platforms yet',
  platform: 'Platform',
  platformStoreId: 'Platform store ID',
  notSet: 'Not set',
  posting: 'Posting',
  clientDefault: 'Client default',
  deactivate: (name: string) => `Deactivate ${name}`,
  fromThatDateCantConnectThis: (clientName: string) =>
    `From that date, ${clientName} can’t connect this store to new platforms. Its history is kept, and you can reopen it.`,
  nothingWasChanged: 'Nothing was changed.',
  firstDayClosed: 'First day closed',
  asYyyyMmDd: 'As YYYY-MM-DD.',
  deactivateStore: 'Deactivate store',
  closeTheStore: 'Close the store',
  aDeactivatedStoreTakesNoNew: 'A deactivated store takes no new channels; its history stays.',
  thisStoreIsInactiveFromIts: (formatDay: string) =>
    `This store is inactive from ${formatDay}. Its history is kept.`,
  reopenStore: 'Reopen store',
  deleteStore: 'Delete store',
  deleteFrom: (name: string, clientName: string) => `Delete ${name} from ${clientName}?`,
  theStoreAndItsPlatformSettings: 'The store and its platform settings are deleted permanently.',
  payoutsAlreadyReadAreKeptWithout: 'Payouts already read are kept, without a store.',
  typeTheStoresNameToDelete: 'Type the store’s name to delete it',
  keepStore: 'Keep store',
  nothingWasDeleted: 'Nothing was deleted.',
  delivery: 'Delivery',
  pickup: 'Pickup',
  storefront: 'Storefront',
  contractRates: 'Contract rates',
  theCommissionEachPlatformAgreedTo:
    'The commission each platform agreed to charge, and from when.',
  saveContractRates: 'Save contract rates',
  noRatesYet: 'No rates yet.',
  addRate: 'Add rate',
  rate: (value: number) => `Rate ${value}`,
  orderType: 'Order type',
  commission: 'Commission (%)',
  from: 'From',
  yyyyMmDd: 'YYYY-MM-DD',
  remove: 'Remove',
  removeRate: (value: number) => `Remove rate ${value}`,
  whatReportsSay: 'Use what reports say',
  eachRowShowsWhetherThePlatform: 'Each row shows whether the platform remitted its tax.',
  thePlatformRemitsIt: 'The platform remits it',
  asAMarketplaceFacilitatorInMost: 'As a marketplace facilitator, in most US states.',
  theStoreRemitsIt: 'The store remits it',
  thePlatformPaysTheTaxOut: 'The platform pays the tax out to you.',
  salesTax: 'Sales tax',
  reportsShowWhatAPlatformRemitted:
    'Reports show what a platform remitted. Set what you expect here.',
  saveSalesTax: 'Save sales tax',
  whoRemitsTheTaxCustomersPay: 'Who remits the tax customers pay?',
  feesAndErrorChargesIncludeTax: 'Fees and error charges include tax',
  asWithDoordashInCanadaApplies:
    'As with DoorDash in Canada. Applies to reports imported from now on.',
  taxRate: 'Tax rate (%)',
  text13InOntario14975In: '13 in Ontario, 14.975 in Quebec. Leave empty to not separate the tax.',
  storeSetup: 'Store setup',
  loadingTheStore: 'Loading the store',
  manualEntry: 'Manual entry',
  youCanViewThisStoreTo:
    'You can view this store. To change it, ask a manager or owner of this client.',
  on: (name: string, platformnames: string) => `${name} on ${platformnames}`,
  accounts: 'Accounts',
  thisStoreInheritsUnlessYouOverride: (link: ReactNode) => (
    <>This store inherits {link} unless you override them here.</>
  ),
  defaultAccounts: 'your default accounts',
  accountsFor: (name: string) => `Accounts for ${name}`,
  atMost200Characters: 'Use at most 200 characters',
  enterAWholeNumberOfDays: 'Enter a whole number of days from 0 to 90, or leave it empty',
  reportsAndPayouts: 'Reports and payouts',
  weUseTheTimeZoneWhen: 'We use the time zone when a report has no local time.',
  getReportsBy: 'Get reports by',
  fetchingAndUploadingDefault: 'Fetching and uploading (default)',
  sameAsTheStore: 'Same as the store',
  payoutSchedule: 'Payout schedule',
  weeklyDefault: 'Weekly (default)',
  payWeekStartsOn: 'Pay week starts on',
  mondayDefault: 'Monday (default)',
  clientDefaultIs: (words: string) => `Client default: ${words}`,
  daysOrClientDefault: '0 to 90. Leave empty for the client default.',
  daysOrClientDefaultOf: (watchWindowDays: number) =>
    `0 to 90. Leave empty for the client default (${watchWindowDays}).`,
  changesApplyToEntriesThatArent:
    'Changes apply to entries that aren’t posted yet. Posted entries don’t change.',
  postEntries: 'Post entries',
  whatToPost: 'What to post',
  basis: 'Basis',
  split: 'Split',
  alsoPostTheBankTransfer: 'Also post the bank transfer',
  doesYourPosAlreadyRecordDelivery: 'Does your POS already record delivery sales in QuickBooks?',
  dontPostBefore: 'Don’t post before',
  lateChanges: 'Late changes',
  platformsSometimesCorrectAPayoutAfter:
    'Platforms sometimes correct a payout after it’s posted. We compare later reports to find out.',
  checkForLateChangesForDays: 'Check for late changes for (days)',
  whenAPostedPayoutChanges: 'When a posted payout changes',
  whenThePeriodIsClosed: 'When the period is closed',
  nothingWasSaved: 'Nothing was saved.',
  storeId: (platformnames: string) => `${platformnames} store ID`,
  asItAppearsInPaymentReports:
    'As it appears in payment reports. We use it to match payouts to this store.',
  connectStore: 'Connect store',
  saveChanges: 'Save changes',
  disconnect: 'Disconnect',
  payoutsAlreadyReadAreKeptNew:
    'Payouts already read are kept. New payouts are on hold until you connect the store again.',
  disconnect2: (platform: string) => `Disconnect ${platform}`,
  disconnectFrom: (name: string, clientName: string, platform: string) =>
    `Disconnect ${name} (${clientName}) from ${platform}?`,
  payoutsAlreadyReadAreKept: 'Payouts already read are kept.',
  newPayoutsAreOnHoldUntil: 'New payouts are on hold until you connect the store again.',
  itsSettingsAndAccountOverridesAre: 'Its settings and account overrides are deleted.',
  keepConnected: 'Keep connected',
  theStoreIsStillConnected: 'The store is still connected.',
  platformSetup: 'Platform setup',
  weDontKnowThePlatform: (platform: string) => `We don’t know the platform “${platform}”`,
  and: ' and ',
  aStoreCanBeOn: (join: string) => `A store can be on ${join}.`,
  loadingPlatformSettings: 'Loading platform settings',
  youCanViewTheseSettingsTo:
    'You can view these settings. To change them, ask a manager or owner of this client.',
});

export const reportSourcesWords = messages({
  upload: 'Uploading files',
  api: 'Fetching from the platform',
});

export const payoutCadencesWords = messages({
  weekly: 'Weekly',
  daily: 'Daily',
});

export const postingModelsWords = messages({
  payout_journal: 'One journal entry per payout',
  daily_journal: 'One journal entry per day',
  none: 'Nothing',
});

export const splitsWords = messages({
  month: 'At month end',
  none: 'Never',
});

export const basesWords = messages({
  accrual: 'Accrual (sale date)',
  cash: 'Cash (payout date)',
});

export const bankLegsWords = messages({
  none: 'No, use the bank feed',
  transfer: 'Yes, as a transfer',
});

export const salesWords = messages({
  report: 'No, post sales from the report',
  pos: 'Yes, post only fees and adjustments',
});

export const lateRowsWords = messages({
  amend: 'Update the posted entry',
  adjust: 'Post an adjusting entry',
});

export const closedPeriodsWords = messages({
  post_today: 'Date the entry today, with a note',
  refuse: 'Wait until the period is reopened',
});

export const postingModesWords = messages({
  review: 'After review',
  auto: 'Automatically, when all checks pass',
  paused: 'Paused',
});

export const weekdaysWords = messages({
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
});
