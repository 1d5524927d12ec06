import type { ReactNode } from 'react';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  midnight: 'Midnight',
  atMostCharacters: (longest: number) => `Use at most ${longest} characters`,
  dateFormat: 'Enter a date as YYYY-MM-DD, like 2026-11-01',
  noSuchDate: 'That date doesn’t exist',
  enterName: 'Enter the store’s name',
  chooseATimeZone: 'Choose a time zone',
  chooseCurrency: 'Choose the currency the platform pays in',
  enterStreet: 'Enter the street address',
  enterCity: 'Enter the city',
  enterRegion: 'Enter the state or province',
  enterPostalCode: 'Enter the ZIP or postal code',
  chooseACountry: 'Choose a country',
  taxRateRange: 'Enter a percentage between 0.0001 and 50, like 13 or 14.975',
  percentRange: 'Enter a percentage between 0 and 100, like 25 or 27.5',
  usDollarUsd: 'US dollar (USD)',
  canadianDollarCad: 'Canadian dollar (CAD)',
  name: 'Name',
  storeNumber: 'Store number',
  timeZone: 'Time zone',
  timeZoneHint: 'Decides which day a sale belongs to.',
  businessDayEndsAt: 'Business day ends at',
  cutoffHint: 'Earlier sales count toward the day before.',
  currency: 'Currency',
  currencyHint: 'The currency the platform pays in.',
  addAStoreTo: (name: string) => `Add a store to ${name}`,
  noStoreWasCreated: 'No store was created.',
  addStore: 'Add store',
  stores: 'Stores',
  intro: (name: string) => `${name} locations and the platforms each one sells on.`,
  loadingStores: 'Loading stores',
  howToAdd: 'Add your locations, or add them automatically when you match a platform’s stores.',
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
  addressHint: 'Helps match this store when names are similar.',
  saveAddress: 'Save address',
  streetAddress: 'Street address',
  suiteOrFloor: 'Suite or floor',
  city: 'City',
  stateOrProvince: 'State or province',
  zipOrPostalCode: 'ZIP or postal code',
  country: 'Country',
  connect: (platform: string) => `Connect ${platform}`,
  deliveryPlatforms: 'Delivery platforms',
  connectMeaning: 'Connect this store to a platform so its payouts are matched to it.',
  noDeliveryPlatformsYet: 'No delivery platforms yet',
  platform: 'Platform',
  platformStoreId: 'Platform store ID',
  notSet: 'Not set',
  posting: 'Posting',
  clientDefault: 'Client default',
  deactivate: (name: string) => `Deactivate ${name}`,
  deactivateMeaning: (clientName: string) =>
    `From that date, ${clientName} can’t connect this store to new platforms. Its history is kept, and you can reopen it.`,
  nothingWasChanged: 'Nothing was changed.',
  firstDayClosed: 'First day closed',
  asYyyyMmDd: 'As YYYY-MM-DD.',
  deactivateStore: 'Deactivate store',
  closeTheStore: 'Close the store',
  closeMeaning: 'A deactivated store takes no new channels; its history stays.',
  inactiveSince: (formatDay: string) =>
    `This store is inactive from ${formatDay}. Its history is kept.`,
  reopenStore: 'Reopen store',
  deleteStore: 'Delete store',
  deleteQuestion: (name: string, clientName: string) => `Delete ${name} from ${clientName}?`,
  deletedForGood: 'The store and its platform settings are deleted permanently.',
  payoutsWithoutStore: 'Payouts already read are kept, without a store.',
  typeName: 'Type the store’s name to delete it',
  keepStore: 'Keep store',
  nothingWasDeleted: 'Nothing was deleted.',
  delivery: 'Delivery',
  pickup: 'Pickup',
  storefront: 'Storefront',
  contractRates: 'Contract rates',
  ratesIntro: 'The commission each platform agreed to charge, and from when.',
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
  taxByReport: 'Each row shows whether the platform remitted its tax.',
  taxByPlatform: 'The platform remits it',
  taxByPlatformHint: 'As a marketplace facilitator, in most US states.',
  taxByStore: 'The store remits it',
  taxByStoreHint: 'The platform pays the tax out to you.',
  salesTax: 'Sales tax',
  taxIntro: 'Reports show what a platform remitted. Set what you expect here.',
  saveSalesTax: 'Save sales tax',
  whoRemits: 'Who remits the tax customers pay?',
  feesIncludeTax: 'Fees and error charges include tax',
  feesIncludeTaxHint: 'As with DoorDash in Canada. Applies to reports imported from now on.',
  taxRate: 'Tax rate (%)',
  taxRateHint: '13 in Ontario, 14.975 in Quebec. Leave empty to not separate the tax.',
  storeSetup: 'Store setup',
  loadingTheStore: 'Loading the store',
  manualEntry: 'Manual entry',
  storeReadOnly: 'You can view this store. To change it, ask a manager or owner of this client.',
  on: (name: string, platform: string) => `${name} on ${platform}`,
  accounts: 'Accounts',
  inheritsAccounts: (link: ReactNode) => (
    <>This store inherits {link} unless you override them here.</>
  ),
  defaultAccounts: 'your default accounts',
  accountsFor: (name: string) => `Accounts for ${name}`,
  tooLong: 'Use at most 200 characters',
  daysRange: 'Enter a whole number of days from 0 to 90, or leave it empty',
  reportsAndPayouts: 'Reports and payouts',
  channelTimeZoneHint: 'We use the time zone when a report has no local time.',
  getReportsBy: 'Get reports by',
  fetchingAndUploadingDefault: 'Fetching and uploading (default)',
  sameAsTheStore: 'Same as the store',
  payoutSchedule: 'Payout schedule',
  weeklyDefault: 'Weekly (default)',
  payWeekStartsOn: 'Pay week starts on',
  mondayDefault: 'Monday (default)',
  clientDefaultIs: (words: string) => `Client default: ${words}`,
  daysHint: '0 to 90. Leave empty for the client default.',
  daysHintWithDefault: (watchWindowDays: number) =>
    `0 to 90. Leave empty for the client default (${watchWindowDays}).`,
  postingIntro: 'Changes apply to entries that aren’t posted yet. Posted entries don’t change.',
  postEntries: 'Post entries',
  whatToPost: 'What to post',
  basis: 'Basis',
  split: 'Split',
  bankTransfer: 'Also post the bank transfer',
  salesInPos: 'Does your POS already record delivery sales in QuickBooks?',
  dontPostBefore: 'Don’t post before',
  lateChanges: 'Late changes',
  lateChangesIntro:
    'Platforms sometimes correct a payout after it’s posted. We compare later reports to find out.',
  watchDays: 'Check for late changes for (days)',
  whenChanged: 'When a posted payout changes',
  whenClosed: 'When the period is closed',
  nothingWasSaved: 'Nothing was saved.',
  storeId: (platform: string) => `${platform} store ID`,
  storeIdHint: 'As it appears in payment reports. We use it to match payouts to this store.',
  connectStore: 'Connect store',
  saveChanges: 'Save changes',
  disconnect: 'Disconnect',
  disconnectMeaning:
    'Payouts already read are kept. New payouts are on hold until you connect the store again.',
  disconnectPlatform: (platform: string) => `Disconnect ${platform}`,
  disconnectQuestion: (name: string, clientName: string, platform: string) =>
    `Disconnect ${name} (${clientName}) from ${platform}?`,
  payoutsKept: 'Payouts already read are kept.',
  newPayoutsHeld: 'New payouts are on hold until you connect the store again.',
  settingsDeleted: 'Its settings and account overrides are deleted.',
  keepConnected: 'Keep connected',
  stillConnected: 'The store is still connected.',
  platformSetup: 'Platform setup',
  unknownPlatform: (platform: string) => `We don’t know the platform “${platform}”`,
  and: ' and ',
  knownPlatforms: (join: string) => `A store can be on ${join}.`,
  loadingPlatformSettings: 'Loading platform settings',
  settingsReadOnly:
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
