import { counted } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What these pages say. */
export const words = messages({
  approved: 'approved',
  skipped: 'skipped',
  onlyManagersAndOwnersCanApprove:
    'Only managers and owners can approve, post or skip entries. Ask the owner of this client.',
  reverseWithTodaysDate: 'Reverse with today’s date',
  postsASecondEntryWithDebits:
    'Posts a second entry with debits and credits swapped. Closed months stay as they are.',
  reverseWithTheOriginalDate: 'Reverse with the original date',
  postsASecondEntryWithDebits2:
    'Posts a second entry with debits and credits swapped, on the date of the first. That month changes. Not possible once the entry is matched or reconciled.',
  deleteFromQuickbooks: 'Delete from QuickBooks',
  onlyWhileTheMonthIsOpen:
    'Only while the month is open and the entry isn’t matched or reconciled. QuickBooks keeps it in its audit log.',
  andAlso: (totals: readonly string[]) => totals.join(' and '),
  itsPartOfDeposit: (total: string) =>
    `${total} is its part of the net deposit, as the platform paid it.`,
  theirPartOfDeposit: (total: string) =>
    `${total} is their part of the net deposit, as the platform paid it.`,
  isPostedOnceConfirmed: 'It is marked posted once QuickBooks confirms it.',
  eachIsPostedOnceConfirmed: 'Each is marked posted once QuickBooks confirms it.',
  youCanReverseIt: 'You can reverse it afterward.',
  youCanReverseEach: 'You can reverse each of them afterward.',
  countOfEntries: (entries: number) => counted(entries, 'entry', 'entries'),
  of: (money: string) => ` of ${money}`,
  kind: 'Kind',
  date: 'Date',
  store: 'Store',
  none: 'None',
  platform: 'Platform',
  netDeposit: 'Net deposit',
  status: 'Status',
  why: 'Why',
  posted: 'Posted',
  notYet: 'Not yet',
  number: 'Number',
  postedElsewhere: 'Posted elsewhere',
  openInQuickbooks: 'Open in QuickBooks',
  entry: 'Entry',
  post: (countOf: string, totalInWords: string) => `Post ${countOf} (${totalInWords})`,
  toInQuickbooks: (what: string, name: string) => `${what} to ${name} in QuickBooks?`,
  entriesFromAClosedMonthAre: 'Entries from a closed month are dated today instead.',
  dontPost: 'Don’t post',
  thisEntry: 'this entry',
  reverseFor: (value: string, name: string) => `Reverse ${value} for ${name}?`,
  reverseEntry: 'Reverse entry',
  untilQuickbooksConfirmsYoullFindIt: 'Until QuickBooks confirms, you’ll find it under Reconcile.',
  keepItPosted: 'Keep it posted',
  howToReverse: 'How to reverse',
  readyToPostNothingIsSent: 'Ready to post. Nothing is sent to QuickBooks until you post it.',
  nothingWasPostedYouCanRestore: 'Nothing was posted. You can restore a skipped entry.',
  markedAsPostedElsewhere: 'marked as posted elsewhere',
  platebookWontPostIt: 'Platebook won’t post it.',
  nothingWasPosted: 'Nothing was posted.',
  not: (countOf: string, word: string, length: number) => `${countOf} ${word}, ${length} not`,
  to: (amount: string, clientName: string) => `${amount} to ${clientName}`,
  quickbooksDidntConfirm: (entryTitle: string) => `QuickBooks didn’t confirm ${entryTitle}`,
  wellCheckBeforeRetryingSoNothing: 'We’ll check before retrying, so nothing posts twice.',
  posted2: (what: string) => `Posted ${what}`,
  quickbooksConfirmedItToTheCent: (entryTitle: string) =>
    `${entryTitle}. QuickBooks confirmed it to the cent.`,
  wasntPosted: (entryTitle: string) => `${entryTitle} wasn’t posted`,
  openTheEntryAndTryAgain: 'Open the entry and try again.',
  posting: (what: string) => `Posting ${what}…`,
  wellMarkItPostedOnceQuickbooks: 'We’ll mark it posted once QuickBooks confirms.',
  postingTo: (countOf: string, clientName: string) => `Posting ${countOf} to ${clientName}…`,
  postedTo: (countOf: string, clientName: string) => `Posted ${countOf} to ${clientName}`,
  ofPostedTo: (posted: number, countOf: string, clientName: string) =>
    `${posted} of ${countOf} posted to ${clientName}`,
  loadingWhatQuickbooksSaid: 'Loading what QuickBooks said',
  viewRun: 'View run',
  dismissThisMessage: 'Dismiss this message',
  showEntry: 'Show entry',
  moreActions: 'More actions',
  nothingWasChanged: 'Nothing was changed.',
  skipFor: (countOf: string, name: string) => `Skip ${countOf} for ${name}`,
  skippedEntriesArentPostedYouCan: 'Skipped entries aren’t posted. You can restore them later.',
  skip: (countOf: string) => `Skip ${countOf}`,
  reason: 'Reason',
  shownToWhoeverClosesTheMonth: 'Shown to whoever closes the month.',
  enterAReason: 'Enter a reason.',
  markAsPostedElsewhereFor: (name: string) => `Mark as posted elsewhere for ${name}`,
  platebookWontPostItAndWont: 'Platebook won’t post it and won’t check it for changes.',
  markAsPostedElsewhere: 'Mark as posted elsewhere',
  reference: 'Reference',
  itsNumberInQuickbooksOrWhere: 'Its number in QuickBooks, or where to find it.',
  enterAReference: 'Enter a reference.',
  postedOn: 'Posted on',
  enterTheDate: 'Enter the date.',
  theDepositDiffersFrom: (entryTitle: string) => `The deposit differs from ${entryTitle}`,
  enterTheDifferenceAndAReason: (name: string) =>
    `${name}: enter the difference and a reason. It's recorded with your name and stays an open item until it's resolved.`,
  theClearingAccountHoldsThisDifference:
    'The clearing account holds this difference until the rows are booked.',
  compareTheDepositOnTheBank:
    'Compare the deposit on the bank statement with the entries, and enter the difference.',
  difference: 'Difference',
  theDepositMinusTheEntriesNegative:
    'The deposit minus the entries. Negative if the deposit is smaller.',
  enterTheAmount: 'Enter the amount.',
  postAgainToInQuickbooks: (value: string, name: string) =>
    `Post ${value} again to ${name} in QuickBooks?`,
  postsANewEntryWithIts:
    'Posts a new entry with its own number. The reversed entry and its reversal stay as they are.',
  withAccountsMappedNow: 'Uses the accounts mapped now.',
  ifItsMonthIsClosedIts: 'If its month is closed, it’s dated today.',
  postAgain: 'Post again',
  dontPost2: "Don't post",
  post2: (format: string) => `Post ${format}…`,
  matchStore: 'Match store',
  mapAccounts: 'Map accounts',
  pdfPictureCsvTextDocxOr: 'PDF, picture, CSV, text, DOCX or XLSX, up to 5 MB each',
  theOtherFilesWerentChanged: 'The other files weren’t changed.',
  noFilesAttached: 'No files attached.',
  files: 'Files',
  addFiles: 'Add files',
  file: 'File',
  sizeKb: 'Size (KB)',
  inQuickbooks: 'In QuickBooks',
  refused: (failure: string) => `Refused: ${failure}`,
  keptInPlatebookOnly: 'Kept in Platebook only',
  sentWithTheEntry: 'Sent with the entry',
  remove: 'Remove',
  remove2: (visibleName: string) => `Remove ${visibleName}`,
  lineItemsNeedAccount: (lineItems: number) =>
    lineItems === 1 ? '1 line item needs an account' : `${lineItems} line items need an account`,
  nothingIsPostedUntilThen: (join: string) => `${join}. Nothing is posted until then.`,
  postedOutsidePlatebook: 'Posted outside Platebook',
  approveMarksItReadyToPost:
    'Approve marks it ready to post and sends nothing. Post sends it to QuickBooks now.',
  quickbooksDidntConfirm2: 'QuickBooks didn’t confirm',
  checkQuickbooksNowItIsntSent:
    'Check QuickBooks now. It isn’t sent again until we know, so nothing posts twice.',
  wellCheckAtBeforeRetryingSo: (formatInstant: string) =>
    `We’ll check at ${formatInstant} before retrying, so nothing posts twice.`,
  confirmedThatQuickbooksHasItExactly: 'confirmed that QuickBooks has it exactly as sent',
  savedIt: 'saved it',
  savedItAsEntry: (externalId: string) => `saved it as entry ${externalId}`,
  nothingYetItHasntBeenApproved: 'Nothing yet. It hasn’t been approved.',
  historyOfThisEntry: 'History of this entry',
  posting2: 'Posting',
  nextAttempt: 'Next attempt',
  deletedWasEntry: (number: string) => `Deleted (was entry ${number})`,
  entry2: (number: string) => `Entry ${number}`,
  run: 'Run',
  preparedFor: (name: string) => `Prepared for ${name}`,
  postingTo2: (name: string) => `Posting to ${name}`,
  stateChartOfTheRun: 'State chart of the run',
  callsToQuickbooks: 'Calls to QuickBooks',
  aRepeatedCallUsesTheSame: 'A repeated call uses the same request ID, so nothing posts twice.',
  technicalDetails: 'Technical details',
  entryId: 'Entry ID',
  requestId: 'Request ID',
  sent: 'Sent',
  lookedUp: 'Looked up',
  loadingTheEntryAsSent: 'Loading the entry as sent',
  times: (count: number) => `${count} times`,
  nothingToSendYetEveryLine:
    'Nothing to send yet. Every line item needs an account, and QuickBooks must be connected.',
  approvedQuickbooksGetsExactlyThisByte: 'Approved. QuickBooks gets exactly this, byte for byte.',
  notApprovedYetThisIsWhat:
    'Not approved yet. This is what QuickBooks would get with the accounts mapped now.',
  theJournalEntryAsQuickbooksGets: 'The journal entry as QuickBooks gets it',
  fingerprint: 'Fingerprint',
  time: 'Time',
  call: 'Call',
  result: 'Result',
  response: 'Response',
  timeMs: 'Time (ms)',
  aboutThisEntry: 'About this entry',
  journal: 'Journal',
  proof: 'Proof',
  history: 'History',
  thisEntryDoesntComeFromA:
    'This entry doesn’t come from a payout, so there’s nothing to check it against.',
  viewPayoutFromGrossToNet: 'View payout, from gross to net',
  relatedEntries: 'Related entries',
  next: (entryTitle: string) => `Next: ${entryTitle}`,
  loadingTheEntry: 'Loading the entry',
  sync: 'Sync',
  previous: 'Previous',
  next2: 'Next',
  openAsAPage: 'Open as a page',
  changeOrClearTheFilters: 'Change or clear the filters.',
  noEntriesMatch: 'No entries match',
  uploadAReportOrConnectA:
    'Upload a report or connect a delivery platform. Each payout becomes an entry here, ready or with what it still needs.',
  noPayoutsYet: 'No payouts yet',
  uploadAReport: 'Upload a report',
  approve: (countOf: string) => `Approve ${countOf}`,
  forLabel: (what: string, name: string) => `${what} for ${name}?`,
  netDepositInAllEveryCheck: (total: string) => `${total} net deposit in all. Every check passed.`,
  becomesReady: 'It becomes ready to post. Nothing is sent to QuickBooks yet.',
  becomeReady: 'They become ready to post. Nothing is sent to QuickBooks yet.',
  keepReviewing: 'Keep reviewing',
  postThem: 'Post',
  approveThem: 'Approve',
  skipThem: 'Skip',
  canBePosted: (some: number, chosen: number) => `${some} of ${chosen} can be posted`,
  needOnlyApproval: (some: number, chosen: number) =>
    `${some} of ${chosen} need only your approval`,
  canBeSkipped: (some: number, chosen: number) => `${some} of ${chosen} can be skipped`,
  openDiffering: (what: string, differing: number) =>
    `${what}. Open the ${differing === 1 ? 'one' : counted(differing, 'entry', 'entries')} whose deposit differs`,
  approveAll: (count: number, total: string) => `Approve all ${count} · ${total} net`,
  postAll: (count: number, total: string) => `Post all ${count} · ${total} net…`,
  entriesNeedOnlyYourApproval: (count: number) => `${count} entries need only your approval`,
  entriesAreReadyToPost: (count: number) => `${count} entries are ready to post`,
  loadingTheQueue: 'Loading the queue',
  partsOfTheQueue: 'Parts of the queue',
  exportLabel: 'Export…',
  filterEntries: 'Filter entries',
  journalEntries: 'Journal entries',
});

export const kindNames = messages({
  payout: 'Payout',
  bank_transfer: 'Bank transfer',
  adjustment: 'Adjustment',
  reversal: 'Reversal',
  manual: 'Manual entry',
});

export const confirmedLabels = messages({
  approve: 'Approve with this difference',
  post: 'Post with this difference',
  post_again: 'Post again with this difference',
});

export const actionLabels = messages({
  approve: 'Approve',
  resolve: 'Check QuickBooks now',
  undo: 'Reverse…',
  post_again: 'Post again…',
  skip: 'Skip…',
  unskip: 'Restore',
  posted_elsewhere: 'Mark as posted elsewhere…',
});

export const decisionsWords = messages({
  created: 'wrote it by hand',
  approved: 'approved it',
  post_requested: 'posted it',
  skipped: 'skipped it',
  unskipped: 'put it back in the queue',
  posted_elsewhere: 'marked it as posted elsewhere',
  posted_again: 'posted it again',
  undo_requested: 'asked to reverse it',
  reversed: 'reversed it',
  deleted_from_books: 'deleted it from QuickBooks',
  reversal_undone: 'undid its reversal',
});

export const operationsWords = messages({
  create: 'Post',
  update: 'Correct',
  delete: 'Delete',
});

export const statesWords = messages({
  pending: 'not sent yet',
  posting: 'sending',
  unknown: 'waiting for confirmation',
  posted: 'done',
  blocked: 'needs you',
  cancelled: 'canceled',
});

export const outcomesWords = messages({
  posted: 'Saved',
  equal: 'Matches to the cent',
  different: 'Differs from what was sent',
  no_answer: 'No response',
  asked: 'Looked up',
  absent: 'Not in QuickBooks',
  absent_so_far: 'Not in QuickBooks yet',
  present: 'In QuickBooks',
  fenced: 'Replaced by a later attempt',
});

export const actionsWords = messages({
  send: 'Sent',
  ask: 'Looked up',
  read_back: 'Confirmed',
});

export const queueViewsWords = messages({
  needs_mapping: 'Needs mapping',
  needs_review: 'Needs review',
  ready: 'Ready',
  posting: 'Posting',
  posted: 'Posted',
  failed: 'Failed',
  skipped: 'Skipped',
  reversed: 'Reversed',
});

export const nothingWords = messages({
  needs_mapping: 'Every line item has an account',
  needs_review: 'Nothing to review',
  ready: 'Nothing ready to post',
  posting: 'Nothing is posting',
  posted: 'Nothing posted yet',
  failed: 'Nothing failed',
  skipped: 'Nothing skipped',
  reversed: 'Nothing reversed',
});

export const meaningsWords = messages({
  approve: 'Approving marks them ready to post. Nothing is sent to QuickBooks until you post.',
  post: 'Each is marked posted once QuickBooks confirms it.',
});
