import type { ReactNode } from 'react';
import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  isInQuickbooks: (account: string) => `${account} is in QuickBooks.`,
  createAnAccount: 'Create an account in QuickBooks',
  createdAtOnce:
    'We’ll create it right away and select it here. Your mapping isn’t saved until you save it.',
  createAccount: 'Create account',
  noAccountWasCreated:
    'No account was created. Change the name or the type, or create it in QuickBooks and refresh the accounts.',
  name: 'Name',
  type: 'Type',
  noColonInName: 'QuickBooks doesn’t allow colons or double quotes in names.',
  onTheWayAgain: (entries: number) => `Reposting ${counted(entries, 'entry', 'entries')}.`,
  postAgainUnderTheMappingOf: 'Repost with today’s mapping',
  eachEntryIsChangedWhereIt:
    'We’ll update each entry in QuickBooks. Nothing is posted twice, and dates and amounts stay the same.',
  leaveThem: 'Don’t repost',
  postAgain: 'Repost',
  postEntriesAgain: (entries: number) => `Repost ${counted(entries, 'entry', 'entries')}`,
  nothingWasChangedInTheBooks: 'Nothing was changed in QuickBooks.',
  comparingWithTheBooks: 'Comparing with QuickBooks',
  wouldChange: (changing: number, unchanged: number, refused: number) =>
    `${counted(changing, 'entry', 'entries')} would change${
      unchanged === 0 ? '' : `, ${counted(unchanged, 'entry', 'entries')} already match the mapping`
    }${refused === 0 ? '' : `, ${counted(refused, 'entry', 'entries')} can’t be changed`}.`,
  whatMovesWithinEachEntry: 'What changes in each entry',
  date: 'Date',
  from: 'From',
  to: 'To',
  entry: 'Entry',
  amount: 'Amount',
  countOfEntries: (entries: number) => counted(entries, 'entry', 'entries'),
  newMappingCountsFromNext: (entries: number) =>
    entries === 1
      ? 'It stays as it is. The new mapping applies from the next entry on.'
      : 'They stay as they are. The new mapping applies from the next entry on.',
  holdWhatYouChanged: (entries: number) =>
    entries === 1
      ? '1 posted entry uses what you changed'
      : `${entries} posted entries use what you changed`,
  dismiss: 'Dismiss',
  postAgainAsk: (entries: number) => `Repost ${entries === 1 ? '1 entry' : `${entries} entries`}…`,
  cancel: 'Cancel',
  theseChangesHoldFor: 'Apply these changes to',
  everyEntryThatIsNotPosted: 'Every entry that isn’t posted yet',
  entriesFromADayOnThose: 'Entries from a certain day on; earlier ones keep what they have',
  firstDay: 'First day',
  notSeenYet: 'Not seen yet',
  countOfPayouts: (payouts: number) => counted(payouts, 'payout'),
  countOfRows: (rows: number) => counted(rows, 'row'),
  inheritsAgainOnceItIsSaved: 'Inherits again once you save',
  as: (label: string) => `Same as ${label}`,
  labelled: (label: string, reason: string) => `${label}: ${reason}`,
  eachPlatformHasItsOwn: 'Each platform has its own',
  fromTheClientsDefault: 'From the client’s default',
  thePlatform: 'the platform',
  fromPlatform: (value: string) => `From ${value}`,
  fromTheStore: 'From the store',
  asAnotherComponentOfThisChannel: 'Same as another line item here',
  other: 'Other',
  mapping: 'Mapping',
  nothingWasSaved: 'Nothing was saved',
  whatIsSavedNowAndWhat: 'What’s saved now, and what you would replace it with',
  importAReportOrFetchOne:
    'Upload or fetch a report, and you’ll see its latest payout here as an entry with these accounts.',
  noPayoutYet: 'No payout yet',
  theLastPayoutUnderThisMapping: 'The latest payout with this mapping',
  ofPaidNothingIsPostedFrom: (platform: string, storeName: string, formatDay: string) =>
    `${storeName} on ${platform}, paid ${formatDay}. Nothing is posted from here.`,
  openThePayout: 'Open the payout',
  noAccount: (lineItems: string, count: number) =>
    `${lineItems} ${count === 1 ? 'has' : 'have'} no account.`,
  thisPayoutCannotBePostedYet: 'This payout can’t be posted yet',
  account: 'Account',
  saved: 'Saved',
  edited: 'Edited',
  whatYourChangesMoveDebitsLess: (currency: string) =>
    `What your changes move, debits minus credits in ${currency}`,
  thisIsSwitchedOffInQuickbooks:
    'This is inactive in QuickBooks, so QuickBooks refuses entries that use it.',
  inherited: 'Inherited',
  classLocationAndMore: 'Class, location and more',
  whatStandsHereGoesBesideThe:
    'These are added to each line along with its account. A line item’s own class overrides the class for every line.',
  of: 'For',
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
  forAccountsOfReceivablesAndPayables: 'For accounts receivable and accounts payable.',
  inactive: (name: string) => `${name} (inactive)`,
  mappingSaved: 'Mapping saved.',
  loadingTheMapping: 'Loading the mapping',
  theMapping: 'the mapping',
  loadingThePreview: 'Loading the preview',
  showComponentsThatNoPayoutHas: 'Show line items no payout has had yet',
  saveMapping: 'Save mapping',
  savedChanges: (changes: number) => `Saved ${counted(changes, 'change')}.`,
  youSeeWhatTheFileWould: 'You’ll see what the file would change before anything is saved.',
  save: (changes: number) => `Save ${counted(changes, 'change')}`,
  saveDisabled: 'Save',
  chooseACsvFile: 'Choose a CSV file',
  nothingWasSavedBecause: (reasonsOf: string) => `Nothing was saved. ${reasonsOf}`,
  comparing: (name: ReactNode) => <>Comparing {name}…</>,
  read: (name: string, lines: number, changes: number) =>
    `${name}: ${counted(lines, 'line')} read, ${counted(changes, 'change')}.`,
  mendTheFileAndChooseIt:
    'Fix the file and choose it again. Nothing is saved until every line can be read.',
  ofCannotBeRead: (lines: number, name: string) =>
    `${counted(lines, 'line')} of ${name} can’t be read`,
  whatIsWrong: 'Problem',
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
  account_not_posting: 'A header account: QuickBooks doesn’t allow entries to it',
  account_sales_tax: 'Managed by the QuickBooks sales tax center',
});
