import { counted } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What the home of a client says. */
export const words = messages({
  title: 'Home',
  createClient: 'Create a client',
  whatIsClient: 'A client is a business whose payouts you post. It can be your own.',
  uploadReport: 'Upload a report',
  loading: 'Loading your home page',
  latestPayouts: 'Latest payouts',
  allPayouts: 'All payouts and imports',

  howToStart: 'How do you want to start?',
  nothingPosted: 'Nothing is posted until you review it.',
  doorConnect: 'Connect a platform',
  doorConnectMeaning: 'We fetch your Uber Eats and DoorDash payouts for you, every day.',
  doorFile: 'Start from your own report file',
  doorFileMeaning:
    'Upload a payout report you downloaded and see its journal entries. No connection needed.',
  nothingPostedHere:
    'Nothing is posted to QuickBooks for this client. Your books stay as they are.',
  doorFileMeaningHere:
    'Upload a payout report you downloaded and see what it pays, line by line. No connection needed.',
  doorFileButton: 'Choose a report file',
  doorInvite: 'Invite someone who has access',
  doorInviteMeaning: 'A partner, a manager or your accountant can do their part from here.',
  doorInviteButton: 'Invite someone',
  loadingUpload: 'Loading the upload',
  askToSetUp: (client: string) =>
    `Only managers and owners can set up ${client}. You can follow the progress here.`,
  inviteAccountant: 'Invite my accountant',
  inviteOwner: 'Invite the owner',
  skipStep: 'Skip for now',
  resumeStep: 'Resume this step',
  platformUnused: (platform: string) => `I don’t use ${platform}`,
  platformUsed: (platform: string) => `I use ${platform} after all`,
  showSetup: 'Show the setup steps',

  unreadMeaning: (reasons: string) => `${reasons} Nothing in your books was changed.`,
  tryAgain: 'Try again',

  needsYou: 'Needs you',
  nothingNeedsYou: 'Nothing needs you right now.',
  cannotPostYet: 'These entries can’t be posted until every line item has a QuickBooks account.',
  mapAccounts: (accounts: number) => `Map ${counted(accounts, 'account')}`,
  importStopped: (reason: string) => `${reason} Nothing was posted.`,
  importStoppedPlainly: 'The import stopped. Nothing was posted.',
  unreadable: 'We couldn’t read this file. Nothing was posted.',
  rowsSetAside: (rows: number) =>
    rows === 1
      ? '1 row doesn’t add up and was set aside.'
      : `${rows} rows don’t add up and were set aside.`,
  seeWhy: 'See why',
  reviewRows: 'Review the rows',
  moreImports: (imports: number) =>
    `See all imports that need you, with ${counted(imports, 'more import', 'more imports')} to check`,

  behind: 'Store connections behind',
  needAccount: 'Need an account',
  toReview: 'To review',
  readyToPost: 'Ready to post',
  failed: 'Failed',
  waitingForConfirmation: 'Waiting for confirmation',
  lateChanges: 'Late changes',
  changedInBooks: 'Changed in QuickBooks',
  reviewEntries: (entries: number) => `Review ${counted(entries, 'entry', 'entries')}`,
  postEntries: (entries: number) => `Post ${counted(entries, 'entry', 'entries')}…`,
  figure: (label: string, count: number) => `${label}: ${count}`,
});

/** The part of home that could not be read, by section. */
export const unreadWords = messages({
  needsYou: 'We couldn’t load everything that needs you',
  trade: 'We couldn’t load your sales',
  payouts: 'We couldn’t load your latest payouts',
});
