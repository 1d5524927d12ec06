import type { ReactNode } from 'react';
import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  isInQuickbooks: (account: string) => `${account} is in QuickBooks.`,
  createAnAccount: 'Create an account in QuickBooks',
  createdAtOnce: 'It is created at once and chosen here; the mapping is saved when you save it.',
  createAccount: 'Create account',
  noAccountWasCreated:
    'No account was created. Change the name or the type, or create it in QuickBooks and refresh the accounts.',
  name: 'Name',
  type: 'Type',
  noColonInName: 'QuickBooks takes no colon and no double quote in a name.',
  onTheWayAgain: (entries: number) => `${counted(entries, 'entry', 'entries')} on the way again.`,
  postAgainUnderTheMappingOf: 'Post again under the mapping of today',
  eachEntryIsChangedWhereIt:
    'Each entry is changed where it stands in the books. Nothing is booked a second time, and dates and amounts stay.',
  leaveThem: 'Leave them',
  postAgain: 'Post again',
  postEntriesAgain: (entries: number) => `Post ${counted(entries, 'entry', 'entries')} again`,
  nothingWasChangedInTheBooks: 'Nothing was changed in the books.',
  comparingWithTheBooks: 'Comparing with the books',
  wouldChange: (changing: number, unchanged: number, refused: number) =>
    `${counted(changing, 'entry', 'entries')} would change${
      unchanged === 0 ? '' : `, ${counted(unchanged, 'entry', 'entries')} already match the mapping`
    }${refused === 0 ? '' : `, ${counted(refused, 'entry', 'entries')} cannot be changed`}.`,
  whatMovesWithinEachEntry: 'What moves within each entry',
  date: 'Date',
  from: 'From',
  to: 'To',
  entry: 'Entry',
  amount: 'Amount',
  countOfEntries: (entries: number) => counted(entries, 'entry', 'entries'),
  newMappingCountsFromNext: (entries: number) =>
    entries === 1
      ? 'It stays as it is; the new mapping counts from the next entry on.'
      : 'They stay as they are; the new mapping counts from the next entry on.',
  holdWhatYouChanged: (entries: number) =>
    entries === 1
      ? 'One entry in the books holds what you changed'
      : `${entries} entries in the books hold what you changed`,
  dismiss: 'Dismiss',
  postAgainAsk: (entries: number) =>
    `Post ${entries === 1 ? '1 entry' : `${entries} entries`} again…`,
  cancel: 'Cancel',
  theseChangesHoldFor: 'These changes hold for',
  everyEntryThatIsNotPosted: 'Every entry that is not posted yet',
  entriesFromADayOnThose: 'Entries from a day on; those before it keep what they have',
  firstDay: 'First day',
  notSeenYet: 'Not seen yet',
  countOfPayouts: (payouts: number) => counted(payouts, 'payout'),
  countOfRows: (rows: number) => counted(rows, 'row'),
  inheritsAgainOnceItIsSaved: 'Inherits again once it is saved',
  as: (label: string) => `As ${label}`,
  labelled: (label: string, reason: string) => `${label}: ${reason}`,
  eachPlatformHasItsOwn: 'Each platform has its own',
  fromTheClientsDefault: 'From the client’s default',
  thePlatform: 'the platform',
  fromPlatform: (value: string) => `From ${value}`,
  fromTheStore: 'From the store',
  asAnotherComponentOfThisChannel: 'As another component of this channel',
  other: 'Other',
  mapping: 'Mapping',
  nothingWasSaved: 'Nothing was saved',
  whatIsSavedNowAndWhat: 'What is saved now, and what you would save over it',
  importAReportOrFetchOne:
    'Import a report or fetch one: the last payout then stands here as an entry of these accounts.',
  noPayoutYet: 'No payout yet',
  theLastPayoutUnderThisMapping: 'The last payout under this mapping',
  ofPaidNothingIsPostedFrom: (platform: string, storeName: string, formatDay: string) =>
    `${platform} of ${storeName}, paid ${formatDay}. Nothing is posted from here.`,
  openThePayout: 'Open the payout',
  noAccount: (lineItems: string, count: number) =>
    `${lineItems} ${count === 1 ? 'has' : 'have'} no account.`,
  thisPayoutCannotBePostedYet: 'This payout cannot be posted yet',
  account: 'Account',
  saved: 'Saved',
  edited: 'Edited',
  whatYourChangesMoveDebitsLess: (currency: string) =>
    `What your changes move, debits less credits in ${currency}`,
  thisIsSwitchedOffInQuickbooks:
    'This is switched off in QuickBooks, which refuses an entry that names it.',
  inherited: 'Inherited',
  classLocationAndMore: 'Class, location and more',
  whatStandsHereGoesBesideThe:
    'What stands here goes beside the account. A component’s own class comes before that of every line.',
  of: 'Of',
  everyLine: 'Every line',
  classLabel: 'Class',
  location: 'Location',
  taxCode: 'Tax code',
  inheritForEveryLine: 'Inherit for every line',
  inheritAgain: (value: string) => `Inherit ${value} again`,
  customers: 'Customers',
  vendors: 'Vendors',
  vendor: 'Vendor',
  customer: 'Customer',
  customerOrVendor: 'Customer or vendor',
  forAccountsOfReceivablesAndPayables: 'For accounts of receivables and payables.',
  inactive: (name: string) => `${name} (inactive)`,
  mappingSaved: 'Mapping saved.',
  loadingTheMapping: 'Loading the mapping',
  theMapping: 'the mapping',
  loadingThePreview: 'Loading the preview',
  showComponentsThatNoPayoutHas: 'Show components that no payout has held yet',
  saveMapping: 'Save mapping',
  savedChanges: (changes: number) => `Saved ${counted(changes, 'change')}.`,
  youSeeWhatTheFileWould: 'You see what the file would change before anything is saved.',
  save: (changes: number) => `Save ${counted(changes, 'change')}`,
  saveDisabled: 'Save',
  chooseACsvFile: 'Choose a CSV file',
  nothingWasSavedBecause: (reasonsOf: string) => `Nothing was saved. ${reasonsOf}`,
  comparing: (name: ReactNode) => <>Comparing {name}…</>,
  read: (name: string, lines: number, changes: number) =>
    `${name}: ${counted(lines, 'line')} read, ${counted(changes, 'change')}.`,
  mendTheFileAndChooseIt:
    'Mend the file and choose it again. Nothing is saved while a line is wrong.',
  ofCannotBeRead: (lines: number, name: string) =>
    `${counted(lines, 'line')} of ${name} cannot be read`,
  whatIsWrong: 'What is wrong',
  whatTheFileChanges: 'What the file changes',
  line: 'Line',
  column: 'Column',
  theLine: 'The line',
});

export const groupsWords = messages({
  sales: 'Sales',
  taxes: 'Taxes',
  promotions: 'Promotions',
  fees: 'Fees',
  marketing: 'Marketing',
  refunds: 'Refunds',
  tips: 'Tips',
  other: 'Other',
  clearing: 'Clearing and bank',
});

export const blockedWords = messages({
  account_not_posting: 'A heading: the books take no entries on it',
  account_sales_tax: 'Kept by the sales tax center of QuickBooks',
});
