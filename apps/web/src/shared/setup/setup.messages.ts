import { counted } from '../format/counted.ts';
import { messages } from '../language/messages.ts';

/** What the set-up of a client says. */
export const words = messages({
  title: 'Get to your first posted payout',
  titleWithoutBooks: 'Get to your first payout',
  connectLabel: 'Connect a platform or upload a file',
  connectMeaning:
    'Connect Uber Eats or DoorDash to fetch payouts automatically, or upload a report.',
  connectOne: (platform: string) =>
    `Connect ${platform} to fetch payouts automatically, or upload a report.`,
  connectNothing: 'Nothing to connect. You can upload a report at any time.',
  matchLabel: 'Match your stores',
  matchMeaning: 'Tell us which store each payout belongs to. Payouts are on hold until then.',
  accountsLabel: 'Connect QuickBooks and map accounts',
  accountsWithoutBooks:
    'Connecting posts nothing. You review every entry before the first one is posted.',
  accountsWithBooks: 'Choose the QuickBooks account for each line item.',
  accountsMissing: (alert: string) => `Choose the QuickBooks account for each line item. ${alert}.`,
  postLabel: 'Post your first payout',
  postMeaning: 'Check the journal entry, then post it to QuickBooks.',
  readLabel: 'Read your first payout',
  readMeaning: 'Your reports are built from the payouts we read.',

  needsSkippedStep: 'This needs QuickBooks, which you skipped.',
  storesListing: (platform: string) =>
    `${platform} is sending its list of stores. This can take a few minutes; this page updates when it arrives.`,
  thePlatform: 'The platform',
  noStores:
    'We haven’t seen any stores on a delivery platform yet. They appear here when the platform lists them, or when you upload a report.',
  storesSetAside: (stores: number) =>
    `We’ve seen ${counted(stores, 'store')}, and ${
      stores === 1 ? 'it can’t' : 'none of them can'
    } be matched: skipped, matched for another client, or no longer listed by the platform. Bring one back, or upload a report for another store.`,
  payoutsFetching:
    'We’re fetching your payouts. This usually takes a minute or two; this page updates when they arrive.',
  noPayouts:
    'We found no payouts for your stores yet. Automatic sync checks again every day, or you can upload a report.',

  upload: 'Upload a report',
  uploadInstead: 'Upload a report instead',
  connectPlatform: 'Connect a delivery platform',
  seeStores: 'See these stores',
  matchStores: (stores: number) => `Match ${counted(stores, 'store')}`,
  mapAccounts: (accounts: number) => `Map ${counted(accounts, 'account')}`,
  connectBooks: 'Connect QuickBooks',
  reviewFirst: 'Review your first payout',
  accountsNotMapped: (accounts: number) =>
    `${counted(accounts, 'account')} ${accounts === 1 ? 'is' : 'are'} not mapped yet`,
  mapToUnblock: (accounts: number, entries: number) =>
    `Map ${counted(accounts, 'account')} to unblock ${counted(entries, 'entry', 'entries')}`,
  mapSomeToUnblock: (entries: number) =>
    `Map accounts to unblock ${counted(entries, 'entry', 'entries')}`,

  progress: (done: number, steps: number) => `Setup: ${done} of ${steps} steps done`,
  next: (action: string) => `Next: ${action}`,

  yourPart: 'Your part',
  ownersPart: 'The owner’s part',
  accountantsPart: 'Your accountant’s part',

  addTitle: (stores: number) =>
    stores === 1 ? 'Is this your store?' : `Are these your ${counted(stores, 'store')}?`,
  addMeaning: (client: string) =>
    `They’re named in this file. Add them to ${client} and their payouts become journal entries. Nothing is posted.`,
  addStores: (stores: number) => `Add ${counted(stores, 'store')}`,
  storesToMatch: (stores: number) =>
    `${counted(stores, 'store')} in this file ${stores === 1 ? 'isn’t' : 'aren’t'} matched to yours`,
  storesToMatchMeaning: 'Match them to see their journal entries.',
  notAllAdded: 'Stores added before this one are matched. Try the others again.',
  seenPayouts: (payouts: number) => `${counted(payouts, 'payout')} in this file`,
  storesLoading: 'Loading the stores in this file',

  journalReady: 'Your first journal entries are ready',
  journalReadyMeaning:
    'Each line below opens to the rows of your file that it comes from. Nothing was posted.',
  connectToPost: 'Connect QuickBooks to post them',
  connectForNext: (platform: string) => `Connect ${platform} so the next ones come automatically`,
  buildReport: 'Create a report',
});
